/// A sentence that the stages say in English and that is said to a person in their language.
///
/// The record keeps the English one, whole; what varies in it (`{1}`, `{2}`, …) is found by what stands around it. A
/// sentence that is not among these is shown as it is. A new one is a case here and, where it can be said, an
/// entry in each language's ``RecordWords/sentences``.
package enum RecordSentence: String, Hashable, Sendable, CaseIterable {
  case valueIsUnreadable =
    #"{1} is printed ("{2}") but its value could not be read: {3}"#
  case ingredientsAreBadlyRead =
    "the list of ingredients is badly read, only {1} % of its letters are certain; compare it with the label before relying on it or on the allergens"
  case boundsAreGuaranteed =
    "the label guarantees bounds of {1}; the carbohydrate calculated from them can be several points off"
  case carbohydrateIsHigh = "the carbohydrate is {1} % of dry matter, above 30 %"
  case valueIsOutOfRange = "{1} {2} % is outside {3} %, the range for {4} food"
  case basisIsUnknown =
    "what the amounts refer to could not be read: they may be per 100 g, per 100 ml or per serving"
  case fruitIsTakenAsZero = "fruit, vegetables and legumes not stated, taken as 0"
  case fiberIsTakenAsZero = "fibre not stated, taken as 0"
  case certainty = "{1} % certain"
  case amountsArePerServing = "amounts are stated per serving only"
  case noIngredientsWereRead = "no list of ingredients was read"
  case ingredientsAreTooBadlyRead = "the list of ingredients is too badly read"

  /// What stands for `{1}`, `{2}` and so on in `sentence`; `nil` when it is another sentence.
  package func arguments(in sentence: String) -> [String]? {
    let pieces = Self.pieces(of: rawValue)
    guard let first = pieces.first, let last = pieces.last, sentence.hasPrefix(first) else {
      return nil
    }
    guard pieces.count > 1 else { return sentence == first ? [] : nil }
    var rest = sentence.dropFirst(first.count)
    guard rest.hasSuffix(last), rest.count >= last.count else { return nil }
    rest = rest.dropLast(last.count)
    var arguments: [String] = []
    for piece in pieces.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: piece) else { return nil }
      arguments.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return arguments + [String(rest)]
  }

  /// The text before, between and behind `{1}`, `{2}` and so on, which stand in order.
  private static func pieces(of template: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = template[...]
    while let range = rest.firstRange(of: "{\(pieces.count + 1)}") {
      pieces.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return pieces + [rest]
  }
}
