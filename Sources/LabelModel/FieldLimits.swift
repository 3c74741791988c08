public import Foundation

/// The amounts that a field may hold, ends included.
public struct AllowedRange: Hashable, Sendable, Codable {
  /// The least allowed amount.
  public var minimum: Decimal
  /// The greatest allowed amount.
  public var maximum: Decimal

  /// Creates a range.
  public init(_ minimum: Decimal, _ maximum: Decimal) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Returns whether `amount` lies between the ends or on one.
  public func contains(_ amount: Decimal) -> Bool { amount >= minimum && amount <= maximum }
}

/// Why a file of limits cannot be used.
public enum FieldLimitsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It is no JSON object of the expected shape.
  case malformed(String)
  /// It names a food type that does not exist.
  case unknownFoodType(String)
  /// It names a nutrient that does not exist.
  case unknownNutrient(String, foodType: FoodType)
  /// The minimum is above the maximum, or an end lies outside 0–100 %.
  case badRange(Nutrient, foodType: FoodType, AllowedRange)

  /// What is wrong, then what to do.
  public var description: String {
    switch self {
    case .malformed(let detail):
      "limits are not readable (\(detail)); write "
        + #"{"wet": {"ash": {"minimum": 0, "maximum": 8}}} with numbers in percent"#
    case .unknownFoodType(let name):
      "limits name the food type \"\(name)\"; use "
        + FoodType.allCases.map(\.rawValue).joined(separator: ", ")
    case .unknownNutrient(let name, let foodType):
      "limits for \(foodType.rawValue) name the nutrient \"\(name)\"; use "
        + Nutrient.petFoodCore.map(\.rawValue).joined(separator: ", ")
        + " or another key of a record"
    case .badRange(let nutrient, let foodType, let range):
      "limits for \(foodType.rawValue) allow \(nutrient.rawValue) from \(range.minimum) to "
        + "\(range.maximum); give a minimum that is not above the maximum, both from 0 to 100"
    }
  }
}

/// What a pet food's nutrients may be, in percent as fed, for each food type.
///
/// One table that a person can replace, since real diet foods exceed some of it.
public struct FieldLimits: Hashable, Sendable {
  /// The allowed percentages; a nutrient that is not there may be anything possible.
  public private(set) var ranges: [FoodType: [Nutrient: AllowedRange]]

  /// The table of DESIGN, rule 4: wet and dry from the FitCat specification, semi-moist our own.
  public static let standard = FieldLimits(checked: [
    .wet: [
      .protein: AllowedRange(0, 20), .fat: AllowedRange(0, 15), .fiber: AllowedRange(0, 3),
      .moisture: AllowedRange(70, 90), .ash: AllowedRange(0, 5),
    ],
    .dry: [
      .protein: AllowedRange(0, 60), .fat: AllowedRange(0, 30), .fiber: AllowedRange(0, 5),
      .moisture: AllowedRange(6, 12), .ash: AllowedRange(0, 12),
    ],
    .semiMoist: [
      .protein: AllowedRange(0, 45), .fat: AllowedRange(0, 25), .fiber: AllowedRange(0, 5),
      .moisture: AllowedRange(15, 30), .ash: AllowedRange(0, 10),
    ],
  ])

  private init(checked ranges: [FoodType: [Nutrient: AllowedRange]]) { self.ranges = ranges }

  /// Creates the standard table with `changes` in place of its entries.
  ///
  /// - Throws: ``FieldLimitsError/badRange(_:foodType:_:)``.
  public init(
    replacing changes: [FoodType: [Nutrient: AllowedRange]]
  ) throws(FieldLimitsError) {
    var ranges = FieldLimits.standard.ranges
    for (foodType, nutrients) in changes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      for (nutrient, range) in nutrients.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        guard range.minimum >= 0, range.minimum <= range.maximum, range.maximum <= 100 else {
          throw .badRange(nutrient, foodType: foodType, range)
        }
        ranges[foodType, default: [:]][nutrient] = range
      }
    }
    self.init(checked: ranges)
  }

  /// Reads a table from JSON: `{"wet": {"ash": {"minimum": 0, "maximum": 8}}}`, in percent.
  ///
  /// What the file leaves out stays as in ``standard``.
  ///
  /// - Throws: ``FieldLimitsError`` that names what is wrong.
  public init(json: Data) throws(FieldLimitsError) {
    let named: [String: [String: AllowedRange]]
    do {
      named = try JSONDecoder().decode([String: [String: AllowedRange]].self, from: json)
    } catch {
      throw .malformed(Self.detail(of: error))
    }
    var changes: [FoodType: [Nutrient: AllowedRange]] = [:]
    for (foodTypeName, nutrients) in named.sorted(by: { $0.key < $1.key }) {
      guard let foodType = FoodType(rawValue: foodTypeName) else {
        throw .unknownFoodType(foodTypeName)
      }
      for (name, range) in nutrients.sorted(by: { $0.key < $1.key }) {
        guard let nutrient = Nutrient(rawValue: name) else {
          throw .unknownNutrient(name, foodType: foodType)
        }
        changes[foodType, default: [:]][nutrient] = range
      }
    }
    try self.init(replacing: changes)
  }

  /// Returns the allowed percentages of `nutrient`, `nil` when anything possible is allowed.
  public func range(of nutrient: Nutrient, in foodType: FoodType) -> AllowedRange? {
    ranges[foodType]?[nutrient]
  }

  private static func detail(of error: any Error) -> String {
    let context: DecodingError.Context
    switch error {
    case DecodingError.typeMismatch(_, let found), DecodingError.valueNotFound(_, let found),
      DecodingError.keyNotFound(_, let found), DecodingError.dataCorrupted(let found):
      context = found
    default: return String(describing: error)
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
  }
}
