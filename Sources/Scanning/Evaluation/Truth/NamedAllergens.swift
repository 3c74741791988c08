import LabelModel

/// The allergens that a label names, or that a record says it names.
package struct NamedAllergens: Hashable, Sendable {
  /// The ingredients.
  var contained: Set<Allergen>
  /// The allergens that the label warns of; an ingredient is not among them.
  var warnedOf: Set<Allergen>

  /// Creates a set of allergens; what is both an ingredient and warned of is an ingredient.
  init(contained: Set<Allergen>, warnedOf: Set<Allergen> = []) {
    self.contained = contained
    self.warnedOf = warnedOf.subtracting(contained)
  }

  /// Creates the allergens of a list of declarations.
  init(_ declared: [(allergen: Allergen, presence: DeclaredAllergen.Presence)]) {
    self.init(
      contained: Set(declared.filter { $0.presence == .contains }.map(\.allergen)),
      warnedOf: Set(declared.filter { $0.presence == .mayContain }.map(\.allergen)))
  }
}
