import Foundation

/// Reads a number as a person types it, with a point or a comma before its decimals.
///
/// - Parameter text: the text, such as `250`, `6.5` or `6,5`.
/// - Returns: `nil` for any other text, and for one of two meanings, such as `1,250`.
package func typedNumber(_ text: String) -> Double? {
  let number = text.trimmingCharacters(in: .whitespaces).replacing(",", with: ".")
  let isPlain = number.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
  return isPlain && meanings(ofNumber: text) == nil ? Double(number) : nil
}

/// The two numbers that a text may mean whose only mark is before three digits: `1,250` is 1250 or 1.25.
///
/// - Returns: `nil` for a text of one meaning, and for one that is no number.
package func meanings(ofNumber text: String) -> (whole: String, fraction: String)? {
  let parts = text.trimmingCharacters(in: .whitespaces)
    .split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
  guard parts.count == 2, (1...3).contains(parts[0].count), parts[1].count == 3,
    parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }), parts[0].first != "0"
  else { return nil }
  let decimals = String(parts[1].reversed().drop { $0 == "0" }.reversed())
  return (parts.joined(), decimals.isEmpty ? String(parts[0]) : "\(parts[0]).\(decimals)")
}

/// The reason why a text is no number (``typedNumber(_:)``), with the remedy.
package func numberProblem(_ text: String) -> String {
  guard let (whole, fraction) = meanings(ofNumber: text) else {
    return "\"\(text)\" is no number; give one like 250 or 6.5"
  }
  return "\"\(text)\" may be \(whole) or \(fraction); write the one that is meant"
}
