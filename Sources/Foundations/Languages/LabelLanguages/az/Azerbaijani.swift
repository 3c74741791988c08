extension LabelLanguage {
  /// Azerbaijani.
  static let azerbaijani = LabelLanguage(
    "az", panel: .azerbaijani, ingredients: .azerbaijani, identity: .azerbaijani,
    petFood: .azerbaijani)
}
