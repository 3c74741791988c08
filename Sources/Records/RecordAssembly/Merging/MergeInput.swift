public import LabelModel

/// The statements of the sources about one product, each value already checked on its own.
public struct MergeInput: Hashable, Sendable {
  /// The label by photos or texts; `nil` when there were none.
  public var label: DecidedLabel?
  /// The product by a product database; `nil` when none was asked or it knows nothing.
  public var product: CatalogProduct?
  /// The person's statements.
  public var manual: ManualValues
  /// The numbers read from barcodes on the photos.
  public var barcodes: [GTIN]
  /// The facts that the photos give about the package: name, brand, contents, dates.
  public var identity: DecidedIdentity
  /// A pet food's type.
  public var foodType: DecidedFoodType?
  /// The animal of a pet food, and the food's part of its diet.
  public var petFood: PetFoodUse?
  /// Values that were refused before.
  public var rejected: [RejectedValue]
  /// The earlier findings: services that are down, photos that could not be read.
  public var findings: [Finding]
  /// The origin of the label.
  public var origin: RecordOrigin
  /// The engine that read the label.
  public var engine: EngineInfo?
  /// Whether a food's readings without a stated basis stay in the record, with a finding. They stay
  /// only if no other source has amounts. It is for texts whose heading was cut off. Otherwise they
  /// are for review.
  public var keepsUnknownBasis: Bool

  /// Creates an input.
  public init(
    label: DecidedLabel? = nil, product: CatalogProduct? = nil, manual: ManualValues = .none,
    barcodes: [GTIN] = [], identity: DecidedIdentity = .none, foodType: DecidedFoodType? = nil,
    petFood: PetFoodUse? = nil, rejected: [RejectedValue] = [], findings: [Finding] = [],
    origin: RecordOrigin = .images([]), engine: EngineInfo? = nil, keepsUnknownBasis: Bool = false
  ) {
    self.label = label
    self.product = product
    self.manual = manual
    self.barcodes = barcodes
    self.identity = identity
    self.foodType = foodType
    self.petFood = petFood
    self.rejected = rejected
    self.findings = findings
    self.origin = origin
    self.engine = engine
    self.keepsUnknownBasis = keepsUnknownBasis
  }
}
