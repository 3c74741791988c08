import Foundation

/// A code that lets one device in, once, for five minutes.
package struct PairingOffer: Hashable, Sendable {
  /// The name in paths; it opens nothing.
  let id: String
  /// The code: ten letters and digits of Crockford's Base32, 50 bits.
  let code: String
  /// The time from which the code is worth nothing.
  let end: Date

  /// The letters and digits: without I, L, O and U, which are misread or spell words.
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
  private static let length = 10
  private static let validity: TimeInterval = 300

  /// Draws a code that nobody can guess.
  init(at now: Date) {
    id = randomHexadecimal(bytes: 8)
    code = String((0..<Self.length).map { _ in Self.alphabet.randomElement() ?? "0" })
    end = now.addingTimeInterval(Self.validity)
  }

  /// The code in two groups, easier to type: `7GK3M-Q9XVA`.
  package var groups: String { code.prefix(5) + "-" + code.dropFirst(5) }

  /// Returns a typed code without spaces and hyphens, with O read as 0, and I and L read as 1.
  static func plain(_ typed: String) -> String {
    String(
      typed.prefix(40).uppercased().compactMap { letter -> Character? in
        switch letter {
        case "O": "0"
        case "I", "L": "1"
        default: alphabet.contains(letter) ? letter : nil
        }
      })
  }
}

/// Returns hexadecimal digits of the system's cryptographic random numbers.
func randomHexadecimal(bytes: Int) -> String {
  (0..<bytes).map { _ in
    let byte = UInt8.random(in: .min ... .max)
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }.joined()
}
