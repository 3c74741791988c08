package import LabelModel

/// The allergens, diets and limits that a person wants to be warned of.
package struct FoodProfile: Hashable, Sendable {
  /// The allergens, each once, in the order of the law.
  package private(set) var allergens: [Allergen]
  /// The diets, each once.
  package private(set) var diets: [Diet]
  /// The limits, one a nutrient at most, in the order of labels.
  package private(set) var limits: [ContentLimit]

  /// Creates a profile; of two limits of a nutrient the last one holds.
  package init(allergens: [Allergen] = [], diets: [Diet] = [], limits: [ContentLimit] = []) {
    let byNutrient = Dictionary(limits.map { ($0.nutrient, $0) }) { _, last in last }
    self.allergens = Allergen.allCases.filter { allergens.contains($0) }
    self.diets = Diet.allCases.filter { diets.contains($0) }
    self.limits = ContentLimit.nutrients.compactMap { byNutrient[$0] }
  }

  /// Whether the profile asks for no warning.
  package var isEmpty: Bool { allergens.isEmpty && diets.isEmpty && limits.isEmpty }

  /// Returns the profile with the entries of `other` added.
  package func adding(_ other: FoodProfile) -> FoodProfile {
    FoodProfile(
      allergens: allergens + other.allergens, diets: diets + other.diets,
      limits: limits + other.limits)
  }

  /// Returns the profile without those allergens, diets and limits of nutrients.
  package func removing(
    allergens: [Allergen], diets: [Diet], nutrients: [Nutrient]
  ) -> FoodProfile {
    FoodProfile(
      allergens: self.allergens.filter { !allergens.contains($0) },
      diets: self.diets.filter { !diets.contains($0) },
      limits: limits.filter { !nutrients.contains($0.nutrient) })
  }
}

extension FoodProfile: Codable {
  private enum CodingKeys: String, CodingKey { case allergens, diets, limits }

  /// Reads a profile.
  ///
  /// - Throws: `DecodingError` for an entry of a later version, too. A warning omitted in silence
  ///   would look like no warning.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      allergens: try container.decode([Allergen].self, forKey: .allergens),
      diets: try container.decode([Diet].self, forKey: .diets),
      limits: try container.decode([ContentLimit].self, forKey: .limits))
  }
}
