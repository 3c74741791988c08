/// The part that a pet food has in an animal's diet.
public enum PetFoodKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// Alone enough for a daily ration (EU 767/2009, article 3: complete feed).
  case complete
  /// Enough only beside other food (EU 767/2009, article 3: complementary feed).
  case complementary
  /// A snack, biscuit or chew.
  case treat
  /// A broth or soup.
  case broth
}
