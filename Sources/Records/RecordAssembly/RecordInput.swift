public import LabelModel

/// The facts about one product before its record is made.
public struct RecordInput: Hashable, Sendable {
  /// The label by photos or texts; `nil` when there were none.
  public var label: DecidedLabel?
  /// The ingredients by the photos or texts.
  public var ingredients: JoinedIngredients
  /// The photos' or texts' words for an animal and a pet food's part in its diet.
  public var petFoodWords: [PetFoodMention]
  /// The facts that the photos or texts give about the package: name, brand, contents, dates.
  public var identity: DecidedIdentity
  /// The product by a product database; `nil` when none was asked or it knows nothing.
  public var product: CatalogProduct?
  /// The outcome of asking product databases; `nil` when none was asked.
  public var lookup: LookupState?
  /// The languages, ISO 639-1, that a database's list of ingredients is wanted in, the first preferred.
  public var languages: [String]
  /// The person's statements.
  public var manual: ManualValues
  /// The numbers read from barcodes on the photos.
  public var barcodes: [GTIN]
  /// The limits of a pet food's nutrients.
  public var limits: FieldLimits
  /// The earlier findings: services that are down, photos that could not be read.
  public var findings: [Finding]
  /// The origin of the label.
  public var origin: RecordOrigin
  /// The engine that read the label.
  public var engine: EngineInfo?
  /// Whether a person asked for a pet food's carbohydrate with an assumed ash.
  public var estimates: Bool
  /// Whether a food's readings stay in the record though what they refer to is unknown; see
  /// `MergeInput`.
  public var keepsUnknownBasis: Bool

  /// Creates an input.
  public init(
    label: DecidedLabel? = nil, ingredients: JoinedIngredients = .none,
    petFoodWords: [PetFoodMention] = [], identity: DecidedIdentity = .none,
    product: CatalogProduct? = nil, lookup: LookupState? = nil, languages: [String] = [],
    manual: ManualValues = .none,
    barcodes: [GTIN] = [], limits: FieldLimits = .standard, findings: [Finding] = [],
    origin: RecordOrigin = .images([]), engine: EngineInfo? = nil,
    estimates: Bool = false, keepsUnknownBasis: Bool = false
  ) {
    self.label = label
    self.ingredients = ingredients
    self.petFoodWords = petFoodWords
    self.identity = identity
    self.product = product
    self.lookup = lookup
    self.languages = languages
    self.manual = manual
    self.barcodes = barcodes
    self.limits = limits
    self.findings = findings
    self.origin = origin
    self.engine = engine
    self.estimates = estimates
    self.keepsUnknownBasis = keepsUnknownBasis
  }
}
