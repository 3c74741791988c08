/// Words and phrases written one after another with commas between, as printed and in lower case.
///
/// In a phrase that is searched as a pattern, a star is any letters of the same word. `*milch*` is in
/// `Magermilchpulver`. Diacritics do not matter. ` … ` joins two phrases of one sentence with others between:
/// `kann … enthalten`.
package struct WordList: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The phrases.
  package var phrases: [String]

  /// Creates a list.
  package init(_ phrases: [String]) {
    self.phrases = phrases
  }

  /// Splits `value` at commas and line ends.
  ///
  /// Never inlined: a copy of it for each of the 2,000 lists takes the compiler six minutes.
  @inline(never)
  package init(stringLiteral value: String) {
    let space = UInt8(ascii: " ")
    phrases = value.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }
      .map { Array($0.split(separator: space).joined(separator: CollectionOfOne(space))) }
      .filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }
}
