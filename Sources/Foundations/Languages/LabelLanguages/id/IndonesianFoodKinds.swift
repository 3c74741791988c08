extension FoodKindWords {
  /// Names of ingredients in Indonesian.
  static let indonesian = malayanKinds(code: "id")
}
