/// The name of a file, or its path, as the system has it and as it is shown.
///
/// A name is any bytes, and records, messages and JSON hold text. In a name that is not UTF-8 each
/// byte from 0x80 on is shown as `\xFF`. Backslashes before a seeming byte of that form are
/// doubled, so that no two names are shown alike. A file named `\xFF` is thus shown as `\\xFF`. All
/// other names are shown as they are, those with backslashes too.
package struct FileName: Hashable, Sendable {
  /// The name, to open the file by; `nil` when it is not UTF-8.
  package let text: String?
  /// The name in records and messages, another one for each name.
  package let shown: String

  /// Creates a name of the bytes that the system gives.
  package init(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    text = String(validating: bytes, as: UTF8.self)
    shown = Self.shown(bytes, text)
  }

  /// Creates a name of text.
  package init(_ text: String) {
    self.text = text
    shown = Self.shown(Array(text.utf8), text)
  }

  private static let backslash = UInt8(ascii: "\\")

  private static func shown(_ bytes: [UInt8], _ text: String?) -> String {
    if let text, !bytes.contains(backslash) { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var shown: [UInt8] = []
    var backslashes = 0
    for (place, byte) in bytes.enumerated() {
      guard byte != backslash else {
        backslashes += 1
        continue
      }
      let isEscaped = text == nil && byte >= 0x80
      let isAmbiguous = isEscaped || readsAsByte(bytes[place...])
      shown += [UInt8](repeating: backslash, count: isAmbiguous ? 2 * backslashes : backslashes)
      backslashes = 0
      shown +=
        isEscaped
        ? [backslash, UInt8(ascii: "x"), digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
    }
    shown += [UInt8](repeating: backslash, count: backslashes)
    return String(decoding: shown, as: UTF8.self)
  }

  /// Whether the text after a backslash makes it look like a byte from 0x80 on.
  private static func readsAsByte(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.prefix(3)
    guard start.count == 3, start.first == UInt8(ascii: "x") else { return false }
    return "89ABCDEF".utf8.contains(start[start.startIndex + 1])
      && "0123456789ABCDEF".utf8.contains(start[start.startIndex + 2])
  }
}
