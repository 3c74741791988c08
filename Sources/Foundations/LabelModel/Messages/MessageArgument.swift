public import Foundation

/// An argument of a message's clause.
public enum MessageArgument: Hashable, Sendable {
  /// A number.
  case number(Decimal)
  /// A calculated number.
  case real(Double)
  /// Words that are not the program's: what is printed, a file, a number of a product, an error.
  case text(String)
  /// Several such words.
  case texts([String])
  /// A nutrient.
  case nutrient(Nutrient)
  /// Several nutrients.
  case nutrients([Nutrient])
  /// Several nutrients with their amounts.
  case amounts([Amount])
  /// An amount with its unit.
  case quantity(Quantity)
  /// A unit.
  case unit(NutrientUnit)
  /// The basis of amounts.
  case basis(Basis)
  /// A source of values.
  case source(Source)
  /// The food type of a pet food.
  case foodType(FoodType)
  /// The animals or the use that limits are for.
  case audience(LimitAudience)
  /// A fact about the package.
  case field(IdentityField)
  /// A category of the Nutri-Score.
  case category(NutriScoreCategory)
  /// The doubts about a reading.
  case doubts([ReadingDoubt])
  /// The reason, a clause of its own.
  indirect case clause(MessageClause)

  /// A nutrient with its amount.
  public struct Amount: Hashable, Sendable, Codable {
    /// The nutrient.
    public var nutrient: Nutrient
    /// The amount in ``unit``.
    public var value: Decimal
    /// The unit.
    public var unit: NutrientUnit

    /// Creates an amount.
    public init(_ nutrient: Nutrient, _ value: Decimal, _ unit: NutrientUnit) {
      self.nutrient = nutrient
      self.value = value
      self.unit = unit
    }
  }

  /// Returns a whole number as an argument.
  public static func count(_ number: Int) -> MessageArgument { .number(Decimal(number)) }
}

/// A place in a clause that an argument fills; the raw value is the key in records.
public enum MessageParameter: String, Hashable, Sendable, CaseIterable {
  case nutrient, nutrients, scored, amounts
  case quantity, typed, unit
  case percent, otherPercent, least, most, count, days
  case part, whole, sum, read, value
  case kilojoules, kilocalories, otherKilojoules, otherKilocalories
  case fat, carbohydrates, protein
  case carbohydrate
  case basis, otherBasis, column
  case source, foodType, audience, field, category, doubts
  case printed, coded, key, spelling, reason, rule, grade, otherGrade
  case service, gtin, otherGtin, gtins, file, otherFile, folder, language, ingredients
  case because

  /// The kind of its argument.
  package enum Kind {
    case number, real, text, texts, nutrient, nutrients, amounts, quantity, unit, basis, source
    case foodType, audience, field, category, doubts, clause
  }

  /// The kind of its argument.
  package var kind: Kind {
    switch self {
    case .nutrient: .nutrient
    case .nutrients, .scored: .nutrients
    case .amounts: .amounts
    case .quantity, .typed: .quantity
    case .unit: .unit
    case .percent, .otherPercent, .least, .most, .count, .days, .part, .whole, .sum, .value,
      .kilojoules, .kilocalories, .otherKilojoules, .otherKilocalories, .fat, .carbohydrates,
      .protein:
      .number
    case .carbohydrate: .real
    case .basis, .otherBasis, .column: .basis
    case .source: .source
    case .foodType: .foodType
    case .audience: .audience
    case .field: .field
    case .category: .category
    case .doubts: .doubts
    case .read, .printed, .coded, .key, .spelling, .reason, .rule, .grade, .otherGrade, .service,
      .gtin, .otherGtin, .file, .otherFile, .folder, .language:
      .text
    case .gtins, .ingredients: .texts
    case .because: .clause
    }
  }
}
