import Foundation

/// Reads a number as a person types it, with a point or a comma before its decimals.
///
/// - Parameter text: the text, such as `250`, `6.5` or `6,5`.
/// - Returns: `nil` for any other text.
public func typedNumber(_ text: String) -> Double? {
  let number = text.trimmingCharacters(in: .whitespaces).replacing(",", with: ".")
  let isPlain = number.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
  return isPlain ? Double(number) : nil
}
