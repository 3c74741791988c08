extension LabelLanguage {
  /// Mongolian.
  static let mongolian = LabelLanguage(
    "mn", panel: .mongolian, ingredients: .mongolian, identity: .mongolian)
}
