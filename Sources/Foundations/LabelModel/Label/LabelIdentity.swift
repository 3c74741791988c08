public import Foundation

/// A unit of a package's content; the raw value is its canonical spelling.
public enum PackageUnit: String, Hashable, Sendable, Codable, CaseIterable {
  case gram = "g"
  case kilogram = "kg"
  case millilitre = "ml"
  case centilitre = "cl"
  case litre = "l"
  case ounce = "oz"
  case fluidOunce = "fl oz"
  case pound = "lb"
  case piece = "pieces"
}

/// A package's content, such as 400 g or 6 x 85 g.
public struct PackageQuantity: Hashable, Sendable, Codable {
  /// The content of one unit of the package, as printed.
  public var value: Decimal
  /// Its unit.
  public var unit: PackageUnit
  /// The number of equal units in a multipack, `nil` for a single one.
  public var count: Int?

  /// Creates a quantity.
  public init(_ value: Decimal, _ unit: PackageUnit, count: Int? = nil) {
    self.value = value
    self.unit = unit
    self.count = count
  }

  /// The quantity as a person reads it: `6 x 85 g`.
  public var text: String {
    (count.map { "\($0) x " } ?? "") + "\(value) \(unit.rawValue)"
  }
}

/// A text or amount that may be one of a package's facts, with where it was read.
public struct IdentityReading<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The fact.
  public var value: Value
  /// The estimated share of such readings that are right.
  public var confidence: Confidence
  /// The place it was read.
  public var evidence: Evidence
  /// The clue that the reading rests on.
  public var clue: IdentityClue

  /// Creates a reading.
  public init(
    _ value: Value, confidence: Confidence, evidence: Evidence, clue: IdentityClue
  ) {
    self.value = value
    self.confidence = confidence
    self.evidence = evidence
    self.clue = clue
  }
}

/// The clue that a package's fact is recognized by.
public enum IdentityClue: String, Hashable, Sendable, Codable, CaseIterable {
  /// The text before the list of ingredients: the name that the law prescribes.
  case beforeIngredients
  /// The subject of a pet food's statement of adequacy.
  case adequacyStatement
  /// Large letters.
  case prominence
  /// A web address, a company's name, a trademark or large letters that agree.
  case agreeingMentions
  /// Words such as "net weight" or "best before" beside the fact.
  case printedLabel
  /// The sign ℮ beside a quantity.
  case estimatedSign
  /// The form alone, such as that of a date.
  case form
}

/// The facts that identify a package, as read from one page: candidates, best first.
public struct LabelIdentity: Hashable, Sendable {
  /// The product's names.
  public var names: [IdentityReading<String>]
  /// The brands.
  public var brands: [IdentityReading<String>]
  /// The contents of the package.
  public var netQuantities: [IdentityReading<PackageQuantity>]
  /// The contents without the liquid.
  public var drainedWeights: [IdentityReading<PackageQuantity>]
  /// The best-before or use-by dates.
  public var bestBeforeDates: [IdentityReading<PrintedDate>]
  /// The codes of the lot.
  public var lots: [IdentityReading<String>]

  /// Creates an identity.
  public init(
    names: [IdentityReading<String>] = [], brands: [IdentityReading<String>] = [],
    netQuantities: [IdentityReading<PackageQuantity>] = [],
    drainedWeights: [IdentityReading<PackageQuantity>] = [],
    bestBeforeDates: [IdentityReading<PrintedDate>] = [], lots: [IdentityReading<String>] = []
  ) {
    self.names = names
    self.brands = brands
    self.netQuantities = netQuantities
    self.drainedWeights = drainedWeights
    self.bestBeforeDates = bestBeforeDates
    self.lots = lots
  }
}

extension Confidence {
  /// The confidence from which on a reading of a package's fact is accepted.
  ///
  /// Below it a reading is a suggestion for a person, never the record's value.
  public static let leastOfIdentity = Confidence(0.75)
}

extension PackageQuantity {
  /// Whether both state one content, in whatever units: `12 oz` and `340 g`.
  ///
  /// Figures in two systems are rounded; 3 % is what is allowed for.
  public func isSameContent(as other: PackageQuantity) -> Bool {
    guard let one = content, let two = other.content, one.isVolume == two.isVolume else {
      return self == other
    }
    return abs(one.amount - two.amount) <= 0.03 * max(one.amount, two.amount)
  }

  /// The content of the whole package in grams or millilitres; `nil` for pieces.
  private var content: (amount: Double, isVolume: Bool)? {
    let factor: Double
    switch unit {
    case .gram, .millilitre: factor = 1
    case .kilogram, .litre: factor = 1_000
    case .centilitre: factor = 10
    case .ounce: factor = 28.35
    case .pound: factor = 453.6
    case .fluidOunce: factor = 29.57
    case .piece: return nil
    }
    let amount = NSDecimalNumber(decimal: value).doubleValue * factor * Double(count ?? 1)
    return (amount, [.millilitre, .centilitre, .litre, .fluidOunce].contains(unit))
  }

  /// Whether the unit is of the metric system.
  public var isMetric: Bool { ![.ounce, .fluidOunce, .pound].contains(unit) }
}
