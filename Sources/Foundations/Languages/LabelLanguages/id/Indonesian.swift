extension LabelLanguage {
  /// Indonesian.
  static let indonesian = LabelLanguage(
    "id", panel: .indonesian, ingredients: .indonesian, identity: .indonesian, petFood: .indonesian,
    foodKinds: .indonesian)
}
