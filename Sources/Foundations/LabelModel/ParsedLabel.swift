public import Foundation

/// The place of a value on a photo or in a text.
public struct Evidence: Hashable, Sendable, Codable {
  /// The photo's or text's file as it was named.
  public var image: String
  /// The text that was read there.
  public var text: String
  /// The place in the upright photo, `nil` for text without a picture.
  public var box: BoundingBox?

  /// Creates evidence.
  public init(image: String, text: String, box: BoundingBox? = nil) {
    self.image = image
    self.text = text
    self.box = box
  }

  /// Writes every key; a missing box is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(image, forKey: .image)
    try container.encode(text, forKey: .text)
    try container.encode(box, forKey: .box)
  }
}

/// One reading of one nutrient: a candidate for a record's value.
public struct NutrientReading: Hashable, Sendable, Codable {
  /// The nutrient that the amount is of.
  public var nutrient: Nutrient
  /// The amount as printed.
  public var quantity: Quantity
  /// A least or greatest content, if the label states one.
  public var bound: Bound?
  /// A sign printed with the number.
  public var modifier: Modifier?
  /// The basis that the amount refers to, `nil` when the label names none or it could not be read.
  public var basis: Basis?
  /// The probability that the label prints exactly this amount, `0 ... 1`.
  public var confidence: Confidence
  /// The place of the reading.
  public var evidence: Evidence
  /// The doubts about the reading.
  public var doubts: [ReadingDoubt]

  /// Creates a reading.
  public init(
    nutrient: Nutrient, quantity: Quantity, bound: Bound? = nil, modifier: Modifier? = nil,
    basis: Basis? = nil, confidence: Confidence, evidence: Evidence, doubts: [ReadingDoubt] = []
  ) {
    self.nutrient = nutrient
    self.quantity = quantity
    self.bound = bound
    self.modifier = modifier
    self.basis = basis
    self.confidence = confidence
    self.evidence = evidence
    self.doubts = doubts
  }

  /// Whether the number differs from the printed digits. Its decimal point was restored, or its
  /// last digit taken for a unit.
  ///
  /// Such a number may be accepted, but nothing else is decided by it.
  public var hasShiftedPoint: Bool { !Self.shifts.isDisjoint(with: doubts) }

  private static let shifts: Set<ReadingDoubt> = [
    .decimalPointRestored, .decimalMarkLost, .unitReadAsDigit,
  ]
}

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
