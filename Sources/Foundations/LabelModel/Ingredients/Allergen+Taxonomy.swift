extension Allergen {
  /// Creates an allergen from its name in Open Food Facts' taxonomy of allergens, such as
  /// `sesame-seeds`. `nil` for a name outside the 14.
  ///
  /// Source: `taxonomies/allergens.txt` of openfoodfacts-server.
  public init?(taxonomyName name: String) {
    switch name {
    case "eggs": self = .egg
    case "soybeans": self = .soy
    case "sesame-seeds": self = .sesame
    case "sulphur-dioxide-and-sulphites": self = .sulphites
    default:
      guard let allergen = Allergen(rawValue: name) else { return nil }
      self = allergen
    }
  }

  /// Creates an allergen from a tag such as `en:sesame-seeds`; `nil` for a tag of anything else.
  public init?(tag: String) {
    guard tag.hasPrefix("en:") else { return nil }
    self.init(taxonomyName: String(tag.dropFirst("en:".count)))
  }
}
