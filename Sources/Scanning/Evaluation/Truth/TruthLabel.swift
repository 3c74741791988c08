package import LabelModel

/// The facts that one photo or text prints: a line of a `truth.jsonl`.
package struct TruthLabel: Hashable, Sendable {
  /// The photo's or text's file name, relative to the truth file's folder.
  package var file: String
  /// The kind of product that the label is about.
  package var subject: Subject
  /// The basis that the values refer to, `nil` when any basis is right.
  package var basis: Basis?
  /// The printed values by nutrient key.
  package var nutrients: [String: PrintedValue]
  /// The values printed beside them for one serving; empty when the truth does not say.
  package var perServing: [String: PrintedValue]
  /// Nutrients that are neither credited nor blamed.
  package var ambiguous: Set<String>
  /// The nutrients that are judged, in order.
  package var scored: [String]
  /// The allergens that are printed; `nil` when the truth does not say.
  package var allergens: NamedAllergens?
  /// The package's facts that the truth states.
  package var facts: [PackageFact: FactValue]
  /// The languages of the label, ISO 639-1; empty when the truth does not say.
  package var languages: [String]

  /// Creates a truth; without `scored`, the subject's core nutrients are judged.
  package init(
    file: String, subject: Subject, basis: Basis? = nil, nutrients: [String: PrintedValue],
    perServing: [String: PrintedValue] = [:], ambiguous: Set<String> = [], scored: [String]? = nil,
    allergens: NamedAllergens? = nil, facts: [PackageFact: FactValue] = [:],
    languages: [String] = []
  ) {
    self.file = file
    self.subject = subject
    self.basis = basis
    self.nutrients = nutrients
    self.perServing = perServing
    self.ambiguous = ambiguous
    self.scored = scored ?? subject.coreNutrients.map(\.rawValue)
    self.allergens = allergens
    self.facts = facts
    self.languages = languages
  }

  /// Whether the label prints no nutrient values, not even illegible ones.
  var printsNoValues: Bool {
    nutrients.isEmpty && perServing.isEmpty && ambiguous.isEmpty
  }

  /// Whether nothing of the label may be accepted, as of a cosmetic's.
  ///
  /// Such a truth says that no values and no allergens are printed, and states no fact of the package.
  var printsNothing: Bool {
    printsNoValues && facts.isEmpty && allergens == NamedAllergens(contained: [])
  }

  /// Whether the truth knows if `nutrient` is printed.
  func judges(_ nutrient: String) -> Bool {
    !ambiguous.contains(nutrient)
      && (scored.contains(nutrient) || nutrients[nutrient] != nil || perServing[nutrient] != nil)
  }

  /// Whether a record's main value is the serving's printed one, and is said to be the serving's.
  ///
  /// Such a value is neither right nor wrong: it is true, but the main column is still missed.
  func isOfServing(_ nutrient: String, _ value: PrintedValue, recordBasis: String?) -> Bool {
    guard let basis, basis != .perServing, recordBasis == Basis.perServing.rawValue else {
      return false
    }
    return perServing[nutrient].map(value.isSameAmount(as:)) ?? false
  }
}
