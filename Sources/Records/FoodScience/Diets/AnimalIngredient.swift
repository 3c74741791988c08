package import LabelModel

/// An ingredient that is of an animal, or may be.
package struct AnimalIngredient: Hashable, Sendable {
  /// The part of an animal that it is, or the product of an animal.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Meat, poultry, lard and gelatine.
    case meat
    /// Fish, crustaceans and molluscs.
    case seafood
    case milk, egg
    /// Honey and beeswax.
    case bees
    /// Carmine and shellac.
    case insects
    /// A substance that is made of animal fat or of plant oil; no label says which.
    case fatOrOil
  }

  /// The kind.
  package var kind: Kind
  /// The words that name it, as they are printed or in the database.
  package var text: String
  /// The source of the words: `ocr` or `api`.
  package var source: Source
  /// Whether it is in the product; a trace, or an additive of either origin, only may be.
  package var isCertain: Bool

  /// Creates an ingredient.
  package init(_ kind: Kind, text: String, source: Source, isCertain: Bool = true) {
    self.kind = kind
    self.text = text
    self.source = source
    self.isCertain = isCertain
  }
}
