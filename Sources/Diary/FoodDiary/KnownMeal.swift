public import Foundation

/// Something that was eaten before, to be eaten again with few words.
public struct KnownMeal: Hashable, Sendable, Codable {
  /// What was eaten last under this name, and how much.
  public var food: EatenFood
  /// When it was logged last.
  public var lastUsed: Date
  /// How often it was logged; 0 for one that was only imported.
  public var uses: Int

  /// Creates a known meal.
  public init(food: EatenFood, lastUsed: Date, uses: Int) {
    self.food = food
    self.lastUsed = lastUsed
    self.uses = uses
  }

  /// What tells meals apart: the name without case, accents and signs; of a name that is all signs, the
  /// name.
  public var key: String { Self.key(of: food.name) }

  /// Returns the ``key`` of a meal of that name.
  public static func key(of name: String) -> String {
    let key = nameKey(name)
    return key.isEmpty ? name : key
  }
}
