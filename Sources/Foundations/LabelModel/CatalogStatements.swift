/// What a product database says of a product beside its amounts, as it says it.
///
/// None of it is read off the label or computed here: the record's own Nutri-Score, NOVA group and allergens
/// stand apart, so that nobody takes the one for the other.
public struct CatalogStatements: Hashable, Sendable, Codable {
  /// The database, such as `openfoodfacts`.
  public var service: String
  /// The database's Nutri-Score, `a` to `e`; `nil` where it has none.
  public var nutriScoreGrade: String?
  /// The database's NOVA group, 1 to 4; `nil` where it has none.
  public var novaGroup: Int?
  /// Tags of the allergens that contributors named, such as `en:milk`.
  public var allergenTags: [String]
  /// Tags of the allergens that may be in it as traces.
  public var traceTags: [String]
  /// Addresses of photos, by what they show: `front`, `ingredients`, `nutrition`.
  public var images: [String: String]

  /// Creates statements; `nil` where the database says nothing.
  public init?(
    service: String, nutriScoreGrade: String? = nil, novaGroup: Int? = nil,
    allergenTags: [String] = [], traceTags: [String] = [], images: [String: String] = [:]
  ) {
    guard
      nutriScoreGrade != nil || novaGroup != nil || !allergenTags.isEmpty || !traceTags.isEmpty
        || !images.isEmpty
    else { return nil }
    self.service = service
    self.nutriScoreGrade = nutriScoreGrade
    self.novaGroup = novaGroup
    self.allergenTags = allergenTags
    self.traceTags = traceTags
    self.images = images
  }
}
