import Foundation

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

  /// Creates the standard table with `changes`, by the names of profiles that exist.
  init(naming changes: [String: [Nutrient: AllowedRange]]) throws(FieldLimitsError) {
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
}
