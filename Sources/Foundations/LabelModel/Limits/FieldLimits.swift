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

  /// Returns whether `amount` is between the ends or equals one.
  public func contains(_ amount: Decimal) -> Bool { amount >= minimum && amount <= maximum }
}

/// A fault of a file of limits.
public enum FieldLimitsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file is not a JSON object of the expected shape.
  case malformed(String)
  /// The file names an unknown food type or profile.
  case unknownProfile(String)
  /// The file names an unknown nutrient.
  case unknownNutrient(String, profile: String)
  /// The minimum is above the maximum, or an end is outside 0–100 %.
  case badRange(Nutrient, profile: String, AllowedRange)

  /// The fault, then the remedy.
  public var description: String {
    switch self {
    case .malformed(let detail):
      "limits are not readable (\(detail)); write "
        + #"{"wet": {"ash": {"minimum": 0, "maximum": 8}}} with numbers in percent"#
    case .unknownProfile(let name):
      "limits name the food type \"\(name)\"; use "
        + FoodType.allCases.map(\.rawValue).joined(separator: ", ")
        + ", or of one audience " + LimitProfile.all.map(\.name).joined(separator: ", ")
    case .unknownNutrient(let name, let profile):
      "limits for \(profile) name the nutrient \"\(name)\"; use "
        + Nutrient.petFoodCore.map(\.rawValue).joined(separator: ", ")
        + " or another key of a record"
    case .badRange(let nutrient, let profile, let range):
      "limits for \(profile) allow \(nutrient.rawValue) from \(range.minimum) to "
        + "\(range.maximum); give a minimum that is not above the maximum, both from 0 to 100"
    }
  }
}

/// The allowed amounts of a pet food's nutrients, in percent as fed, for each profile.
///
/// A person can replace the table, since real diet foods exceed some ranges.
public struct FieldLimits: Hashable, Sendable {
  /// The allowed percentages; a nutrient without an entry may have any possible amount.
  public private(set) var ranges: [LimitProfile: [Nutrient: AllowedRange]]

  /// The table that is used unless a person gives another.
  public static let standard = FieldLimits(checked: standardRanges)

  private init(checked ranges: [LimitProfile: [Nutrient: AllowedRange]]) { self.ranges = ranges }

  /// Creates the standard table with `changes` in place of its entries, for every audience.
  ///
  /// - Throws: ``FieldLimitsError/badRange(_:profile:_:)``.
  public init(
    replacing changes: [FoodType: [Nutrient: AllowedRange]]
  ) throws(FieldLimitsError) {
    try self.init(
      naming: Dictionary(uniqueKeysWithValues: changes.map { ($0.key.rawValue, $0.value) }))
  }

  /// Reads a table from JSON: `{"wet": {"ash": {"minimum": 0, "maximum": 8}}}`, in percent.
  ///
  /// A food type alone means every audience; `dogDry` means dry dog food and outweighs `dry`. Entries that the file
  /// leaves out are those of ``standard``.
  ///
  /// - Throws: ``FieldLimitsError`` that names what is wrong.
  public init(json: Data) throws(FieldLimitsError) {
    let named: [String: [String: AllowedRange]]
    do {
      named = try JSONDecoder().decode([String: [String: AllowedRange]].self, from: json)
    } catch {
      throw .malformed(Self.detail(of: error))
    }
    var changes: [String: [Nutrient: AllowedRange]] = [:]
    for (profile, nutrients) in named.sorted(by: { $0.key < $1.key }) {
      guard !LimitProfile.named(profile).isEmpty else { throw .unknownProfile(profile) }
      for (name, range) in nutrients.sorted(by: { $0.key < $1.key }) {
        guard let nutrient = Nutrient(rawValue: name) else {
          throw .unknownNutrient(name, profile: profile)
        }
        changes[profile, default: [:]][nutrient] = range
      }
    }
    try self.init(naming: changes)
  }

  /// Creates the standard table with `changes`, by the names of profiles that exist.
  private init(naming changes: [String: [Nutrient: AllowedRange]]) throws(FieldLimitsError) {
    var ranges = FieldLimits.standard.ranges
    // The names that mean most profiles come first, so that narrower ones outweigh them.
    let inOrder = changes.map { (name: $0.key, nutrients: $0.value, LimitProfile.named($0.key)) }
      .sorted { ($1.2.count, $0.name) < ($0.2.count, $1.name) }
    for (name, nutrients, profiles) in inOrder {
      for (nutrient, range) in nutrients.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        guard range.minimum >= 0, range.minimum <= range.maximum, range.maximum <= 100 else {
          throw .badRange(nutrient, profile: name, range)
        }
        for profile in profiles { ranges[profile, default: [:]][nutrient] = range }
      }
    }
    self.init(checked: ranges)
  }

  /// Returns the allowed percentages of `nutrient`, `nil` when every possible amount is allowed.
  public func range(
    of nutrient: Nutrient, in foodType: FoodType, for audience: LimitAudience = .cat
  ) -> AllowedRange? {
    ranges[LimitProfile(audience, foodType)]?[nutrient]
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
