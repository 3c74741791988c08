package import Foundation

/// Something that was eaten before, to be eaten again with few words.
package struct KnownMeal: Hashable, Sendable, Codable {
  /// The last food under this name, and its amount.
  package var food: EatenFood
  /// The time of its last log.
  package var lastUsed: Date
  /// The number of times that it was logged; 0 for one that was only imported.
  package var uses: Int

  /// Creates a known meal.
  package init(food: EatenFood, lastUsed: Date, uses: Int) {
    self.food = food
    self.lastUsed = lastUsed
    self.uses = uses
  }

  /// The key of a meal: the name without case, accents and signs. A name of signs alone is its own
  /// key.
  package var key: String { Self.key(of: food.name) }

  /// Returns the ``key`` of a meal of that name.
  package static func key(of name: String) -> String {
    let key = nameKey(name)
    return key.isEmpty ? name : key
  }
}
