/// A row of the table of limits: an audience with a class of water content.
public struct LimitProfile: Hashable, Sendable {
  /// The animal or part of a diet.
  public var audience: LimitAudience
  /// The class by content of water.
  public var foodType: FoodType

  /// Creates a profile.
  public init(_ audience: LimitAudience, _ foodType: FoodType) {
    self.audience = audience
    self.foodType = foodType
  }

  /// The profile's name in a file of limits: `dogDry`.
  public var name: String {
    audience.rawValue + foodType.rawValue.prefix(1).uppercased() + foodType.rawValue.dropFirst()
  }

  /// Returns the profiles that `name` in a file of limits means, empty for an unknown name.
  ///
  /// A food type alone means every audience, as in files made before audiences were distinguished.
  public static func named(_ name: String) -> [LimitProfile] {
    if let foodType = FoodType(rawValue: name) {
      return LimitAudience.allCases.map { LimitProfile($0, foodType) }
    }
    return all.filter { $0.name == name }
  }

  /// Every profile.
  public static let all: [LimitProfile] = LimitAudience.allCases.flatMap { audience in
    FoodType.allCases.map { LimitProfile(audience, $0) }
  }
}
