public import Foundation

/// A nutrient whose name was read but whose value could not be.
public struct UnreadableNutrient: Hashable, Sendable, Codable {
  /// The nutrient that the row is about.
  public var nutrient: Nutrient
  /// The reason for the missing value.
  public var reason: MessageClause
  /// The place of the row.
  public var evidence: Evidence

  /// Creates an unreadable nutrient.
  public init(nutrient: Nutrient, reason: MessageClause, evidence: Evidence) {
    self.nutrient = nutrient
    self.reason = reason
    self.evidence = evidence
  }
}

/// The parser's understanding of one page.
///
/// Readings are candidates: a nutrient may have several (languages, columns, re-readings), each
/// with its basis. Choosing among them is a later stage's work.
public struct ParsedLabel: Hashable, Sendable, Codable {
  /// The kind of product that the label is about, `nil` when unknown.
  public var subject: Subject?
  /// The basis that the main readings share.
  public var basis: Basis?
  /// Every reading found, best first within a nutrient and basis.
  public var readings: [NutrientReading]
  /// Rows whose value could not be read.
  public var unreadable: [UnreadableNutrient]
  /// The serving size, as printed.
  public var servingSize: Quantity?
  /// The state of the food that the values of 100 g or 100 ml refer to. `nil` when the label names
  /// no state.
  public var preparation: Preparation?
  /// A drink's alcoholic strength in percent of the volume, `nil` when none is printed.
  public var alcoholByVolume: Decimal?
  /// Languages seen, ISO 639-1, most text first.
  public var languages: [String]
  /// The lists of ingredients, in reading order.
  public var ingredientLists: [IngredientList]
  /// The allergens that lists and sentences name, each once.
  public var allergens: [DeclaredAllergen]
  /// The sentences about allergens in which no allergen was understood.
  public var unreadStatements: [Evidence]

  /// Creates a parsed label.
  public init(
    subject: Subject? = nil, basis: Basis? = nil, readings: [NutrientReading] = [],
    unreadable: [UnreadableNutrient] = [], servingSize: Quantity? = nil,
    preparation: Preparation? = nil, alcoholByVolume: Decimal? = nil, languages: [String] = [],
    ingredientLists: [IngredientList] = [], allergens: [DeclaredAllergen] = [],
    unreadStatements: [Evidence] = []
  ) {
    self.subject = subject
    self.basis = basis
    self.readings = readings
    self.unreadable = unreadable
    self.servingSize = servingSize
    self.preparation = preparation
    self.alcoholByVolume = alcoholByVolume
    self.languages = languages
    self.ingredientLists = ingredientLists
    self.allergens = allergens
    self.unreadStatements = unreadStatements
  }
}
