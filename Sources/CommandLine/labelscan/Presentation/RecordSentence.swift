/// A sentence that the stages say in English and that is said to a person in their language.
///
/// The record keeps the English one, whole; what varies in it (`{1}`, `{2}`, …) is found by what stands around it. A
/// sentence that is not among these is shown as it is. A new one is a case here and an entry in each language's
/// ``RecordWords/sentences``, or a ``formula`` for all.
package enum RecordSentence: String, Hashable, Sendable, CaseIterable {
  case valueIsUnreadable =
    #"{1} is printed ("{2}") but its value could not be read: {3}"#
  case ingredientsAreBadlyRead =
    "the list of ingredients is badly read, only {1} % of its letters are certain; compare it with the label before relying on it or on the allergens"
  case boundsAreGuaranteed =
    "the label guarantees bounds of {1}; the carbohydrate calculated from them can be several points off"
  case carbohydrateIsHigh = "the carbohydrate is {1} % of dry matter, above 30 %"
  case valueIsOutOfRange = "{1} {2} % is outside {3} %, the range for {4}"
  case animalIsUnknown = "the label does not say for which animal it is, and {1} may hold as much"
  case basisIsUnknown =
    "what the amounts refer to could not be read: they may be per 100 g, per 100 ml or per serving"
  case fruitIsTakenAsZero = "fruit, vegetables and legumes not stated, taken as 0"
  case fiberIsTakenAsZero = "fibre not stated, taken as 0"
  case certainty = "{1} % certain"
  case readingsDiffer = "{1} different readings"
  case amountsArePerServing = "amounts are stated per serving only"
  case noIngredientsWereRead = "no list of ingredients was read"
  case ingredientsAreTooBadlyRead = "the list of ingredients is too badly read"
  case referenceIsUnknown = "it is not known what the amounts refer to"
  case barcodeIsUnknown = "no product is known under {1}"
  case saturatedFatIsMore = "saturated fat {1} g is more than fat {2} g"
  case sugarsAreMore = "sugars {1} g is more than carbohydrates {2} g"
  case addedSugarsAreMore = "added sugars {1} g are more than sugars {2} g"
  case saltIsNotSodium = "salt {1} g is not 2.5 × sodium {2} g"
  case energiesDiffer =
    "{1} kJ and {2} kcal do not state the same energy: {3} kJ are {4} kcal, {5} kcal are {6} kJ"
  case energiesAreSwapped = "{1} kJ and {2} kcal are swapped"
  case energyIsNotItsParts =
    "the printed energy is {1} kJ, but fat {2} g, carbohydrates {3} g and protein {4} g give {5} kJ"
  case kilocaloriesAreNotTheirParts =
    "the printed energy is {1} kcal, but fat {2} g, carbohydrates {3} g and protein {4} g give {5} kcal"
  case gramsAreTooMany = "{1} of 100 g add up to {2} g, above 105 g"
  case percentsAreTooMany =
    "{1} add up to {2} %, above 102 %"
  case moistureIsOutOfBand = "moisture {1} % is outside {2} %, the band of {3}"
  case decimalPointIsLost =
    "{1} was read as {2}; only {3} agrees with the label's other numbers"
  case databaseIsOutOfRange =
    "{1} {2} % is outside {3} %, what a database entry can be trusted with"
  case carbohydrateIsZero =
    "protein, fat, fiber, moisture and ash add up to {1} %; within the margin of 2 points the carbohydrate is taken as 0"

  /// What needs no words but the nutrients' names, which stand by their keys; `nil` for a sentence that needs some.
  package var formula: String? {
    switch self {
    case .saturatedFatIsMore: "{saturatedFat} {1} g > {fat} {2} g"
    case .sugarsAreMore: "{sugars} {1} g > {carbohydrates} {2} g"
    case .addedSugarsAreMore: "{addedSugars} {1} g > {sugars} {2} g"
    case .saltIsNotSodium: "{salt} {1} g ≠ 2.5 × {sodium} {2} g"
    case .energiesDiffer: "{1} kJ ≠ {2} kcal ({3} kJ = {4} kcal, {5} kcal = {6} kJ)"
    case .energiesAreSwapped: "{2} kJ ↔ {1} kcal"
    case .energyIsNotItsParts:
      "{energyKJ}: {1} ≠ {5} kJ ({fat} {2} g, {carbohydrates} {3} g, {protein} {4} g)"
    case .kilocaloriesAreNotTheirParts:
      "{energyKcal}: {1} ≠ {5} kcal ({fat} {2} g, {carbohydrates} {3} g, {protein} {4} g)"
    case .gramsAreTooMany: "{1}: {2} g > 105 g"
    case .percentsAreTooMany: "{1}: {2} % > 102 %"
    case .moistureIsOutOfBand: "{moisture} {1} % ∉ {2} %"
    case .decimalPointIsLost: "{1}: {2} → {3}"
    case .databaseIsOutOfRange: "{1} {2} % ∉ {3} %"
    case .carbohydrateIsZero:
      "{protein} + {fat} + {fiber} + {moisture} + {ash} = {1} %; {carbohydrates} = 0 %"
    default: nil
    }
  }

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
    arguments.append(String(rest))
    // What is printed may hold anything; a sentence of one clause does not reach over two.
    if self != .valueIsUnreadable, !rawValue.contains("; "),
      arguments.contains(where: { $0.contains("; ") })
    {
      return nil
    }
    let isFitting = zip(arguments, pieces.dropFirst()).allSatisfy { argument, behind in
      !Self.units.contains { behind.hasPrefix($0) } || Self.isNumber(argument)
    }
    return isFitting ? arguments : nil
  }

  /// What stands behind a number: "sugars and polyols 6 g" is no "sugars {1} g".
  private static let units = [" g", " %", " kJ", " kcal"]

  /// Whether it is a number or a range of two.
  private static func isNumber(_ text: String) -> Bool {
    text.contains(where: \.isNumber) && text.allSatisfy { $0.isNumber || ".,–-".contains($0) }
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
