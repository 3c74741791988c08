/// The statements of a product database beside the amounts, unchanged.
///
/// Nothing here is read off the label or computed. The record's own Nutri-Score and NOVA group are
/// apart, so that nobody confuses the two.
public struct CatalogStatements: Hashable, Sendable {
  /// The database, such as `openfoodfacts`.
  public var service: String
  /// The database's Nutri-Score, `a` to `e`; `nil` where it has none.
  public var nutriScoreGrade: String?
  /// The database's NOVA group, 1 to 4; `nil` where it has none.
  public var novaGroup: Int?
  /// The tags of allergens that contributors named, such as `en:milk`.
  public var allergenTags: [String]
  /// The tags of allergens that may be in it as traces.
  public var traceTags: [String]
  /// The tags of additives, such as `en:e322`.
  public var additiveTags: [String]
  /// The tags of claims and certificates, such as `en:organic`.
  public var labelTags: [String]
  /// The tags of the packaging's shapes and materials, such as `en:glass`.
  public var packagingTags: [String]
  /// The tags of the places that the ingredients are from, such as `en:france`.
  public var originTags: [String]
  /// The names of shops that sell it.
  public var stores: [String]
  /// The tags of countries where it is sold, such as `en:germany`.
  public var countryTags: [String]
  /// The content of the package as contributors typed it, such as `6 x 85 g`.
  public var quantity: String?
  /// The share of the database's form that is filled in, `0 ... 1`.
  public var completeness: Double?
  /// The day when the entry was made, in the form of ISO 8601.
  public var created: String?
  /// The day when the entry was changed last, in the form of ISO 8601.
  public var changed: String?
  /// Addresses of photos, by what they show: `front`, `ingredients`, `nutrition`.
  public var images: [String: String]

  /// Creates statements; `nil` where the database says nothing.
  public init?(
    service: String, nutriScoreGrade: String? = nil, novaGroup: Int? = nil,
    allergenTags: [String] = [], traceTags: [String] = [], additiveTags: [String] = [],
    labelTags: [String] = [], packagingTags: [String] = [], originTags: [String] = [],
    stores: [String] = [], countryTags: [String] = [], quantity: String? = nil,
    completeness: Double? = nil, created: String? = nil, changed: String? = nil,
    images: [String: String] = [:]
  ) {
    let lists = [
      allergenTags, traceTags, additiveTags, labelTags, packagingTags, originTags, stores,
      countryTags,
    ]
    let isSilent =
      nutriScoreGrade == nil && novaGroup == nil && lists.allSatisfy(\.isEmpty) && images.isEmpty
      && quantity == nil && completeness == nil && created == nil && changed == nil
    guard !isSilent else { return nil }
    self.service = service
    self.nutriScoreGrade = nutriScoreGrade
    self.novaGroup = novaGroup
    self.allergenTags = allergenTags
    self.traceTags = traceTags
    self.additiveTags = additiveTags
    self.labelTags = labelTags
    self.packagingTags = packagingTags
    self.originTags = originTags
    self.stores = stores
    self.countryTags = countryTags
    self.quantity = quantity
    self.completeness = completeness
    self.created = created
    self.changed = changed
    self.images = images
  }
}

// Records of earlier versions lack the lists that came later. Only the lists that were always there
// are written empty.

extension CatalogStatements: Codable {
  private enum CodingKeys: String, CodingKey {
    case service, nutriScoreGrade, novaGroup, allergenTags, traceTags, additiveTags, labelTags
    case packagingTags, originTags, stores, countryTags, quantity, completeness, created, changed
    case images
  }

  /// Reads the record's form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func list(_ key: CodingKeys) throws -> [String] {
      try container.decodeIfPresent([String].self, forKey: key) ?? []
    }
    service = try container.decode(String.self, forKey: .service)
    nutriScoreGrade = try container.decodeIfPresent(String.self, forKey: .nutriScoreGrade)
    novaGroup = try container.decodeIfPresent(Int.self, forKey: .novaGroup)
    allergenTags = try container.decode([String].self, forKey: .allergenTags)
    traceTags = try container.decode([String].self, forKey: .traceTags)
    additiveTags = try list(.additiveTags)
    labelTags = try list(.labelTags)
    packagingTags = try list(.packagingTags)
    originTags = try list(.originTags)
    stores = try list(.stores)
    countryTags = try list(.countryTags)
    quantity = try container.decodeIfPresent(String.self, forKey: .quantity)
    completeness = try container.decodeIfPresent(Double.self, forKey: .completeness)
    created = try container.decodeIfPresent(String.self, forKey: .created)
    changed = try container.decodeIfPresent(String.self, forKey: .changed)
    images = try container.decode([String: String].self, forKey: .images)
  }

  /// Writes what the database says, and the lists of allergens and traces always.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func write(_ list: [String], _ key: CodingKeys) throws {
      if !list.isEmpty { try container.encode(list, forKey: key) }
    }
    try container.encode(service, forKey: .service)
    try container.encodeIfPresent(nutriScoreGrade, forKey: .nutriScoreGrade)
    try container.encodeIfPresent(novaGroup, forKey: .novaGroup)
    try container.encode(allergenTags, forKey: .allergenTags)
    try container.encode(traceTags, forKey: .traceTags)
    try write(additiveTags, .additiveTags)
    try write(labelTags, .labelTags)
    try write(packagingTags, .packagingTags)
    try write(originTags, .originTags)
    try write(stores, .stores)
    try write(countryTags, .countryTags)
    try container.encodeIfPresent(quantity, forKey: .quantity)
    try container.encodeIfPresent(completeness, forKey: .completeness)
    try container.encodeIfPresent(created, forKey: .created)
    try container.encodeIfPresent(changed, forKey: .changed)
    try container.encode(images, forKey: .images)
  }
}
