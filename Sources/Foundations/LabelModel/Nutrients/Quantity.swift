public import Foundation

/// A unit as a label prints it; the raw value is its canonical spelling.
public enum NutrientUnit: String, Hashable, Sendable, Codable, CaseIterable {
  case gram = "g"
  case milligram = "mg"
  case microgram = "µg"
  case percent = "%"
  case gramPerKilogram = "g/kg"
  case milligramPerKilogram = "mg/kg"
  case internationalUnit = "IU"
  case internationalUnitPerKilogram = "IU/kg"
  case kilocalorie = "kcal"
  case kilojoule = "kJ"
  case kilocaloriePerKilogram = "kcal/kg"
  case millilitre = "ml"
}

/// A printed amount: a decimal number with its unit.
///
/// `Decimal` keeps what was printed: 2.9 stays 2.9.
public struct Quantity: Hashable, Sendable, Codable {
  /// The number, as printed.
  public var value: Decimal
  /// Its unit.
  public var unit: NutrientUnit

  /// Creates a quantity.
  public init(_ value: Decimal, _ unit: NutrientUnit) {
    self.value = value
    self.unit = unit
  }

  /// The amount in the unit that comparisons use, `nil` when the unit has no such unit. Masses are
  /// in grams, and energy is unchanged. A percentage is grams per 100 g; g/kg and mg/kg are per 100
  /// g, too.
  public var normalized: Decimal? {
    switch unit {
    case .gram, .percent, .kilocalorie, .kilojoule, .millilitre: value
    case .milligram: value / 1_000
    case .microgram: value / 1_000_000
    case .gramPerKilogram: value / 10
    case .milligramPerKilogram: value / 10_000
    case .kilocaloriePerKilogram: value / 10
    case .internationalUnit, .internationalUnitPerKilogram: nil
    }
  }
}

/// Whether a guarantee is a least or a greatest content.
public enum Bound: String, Hashable, Sendable, Codable {
  /// At least: `min`, `not less than`.
  case minimum
  /// At most: `max`, `not more than`.
  case maximum
}

/// A sign printed with a number; the raw value is the sign.
public enum Modifier: String, Hashable, Sendable, Codable {
  /// Less than the number: `<0.5 g`.
  case lessThan = "<"
  /// More than the number.
  case greaterThan = ">"
  /// About the number: `~`, `ca.`
  case about = "~"
  /// Present in traces; the number is 0.
  case traces = "traces"
}

/// The reference of an amount. It is stored with the values, never implied.
public enum Basis: String, Hashable, Sendable, Codable {
  /// The food as it is, water included: percent of mass.
  case asFed
  /// The food without its water.
  case dryMatter
  case per100g
  case per100ml
  case perServing
}

/// In which state a food is that amounts refer to (EU 1169/2011, article 31).
public enum Preparation: String, Hashable, Sendable, Codable, CaseIterable {
  /// As it is in the package.
  case asSold
  /// Made ready to eat as the label says.
  case prepared
}

/// The origin of a value.
public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
  /// Read from a photo.
  case ocr
  /// From a product database.
  case api
  /// Typed in by a person.
  case manual

  /// The order in which sources win: OCR > API > manual (docs/rules.md, rule 3).
  public static let byPriority: [Source] = [.ocr, .api, .manual]
}
