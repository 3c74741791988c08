extension LabelLanguage {
  /// Albanian.
  static let albanian = LabelLanguage(
    "sq", panel: .albanian, ingredients: .albanian, identity: .albanian, petFood: .albanian,
    foodKinds: .albanian)
}
