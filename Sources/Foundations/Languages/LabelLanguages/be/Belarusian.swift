extension LabelLanguage {
  /// Belarusian.
  static let belarusian = LabelLanguage(
    "be", panel: .belarusian, ingredients: .belarusian, identity: .belarusian, petFood: .belarusian)
}
