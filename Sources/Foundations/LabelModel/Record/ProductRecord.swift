/// All known facts about one product: the project's result.
///
/// A missing fact is `nil` here and `null` in JSON, never 0 (docs/rules.md, rule 1).
/// `schema/product-record-1.schema.json` describes the JSON form.
public struct ProductRecord: Hashable, Sendable {
  /// Names and versions the JSON form.
  public static let schema = "labelscan/product-record/1"

  /// The usability of the record.
  public var status: RecordStatus
  /// The kind of product, `nil` when unknown.
  public var subject: Subject?
  /// The product's number.
  public var barcode: RecordBarcode?
  /// The product's name.
  public var name: SourcedText?
  /// The product's brand.
  public var brand: SourcedText?
  /// The content of the package.
  public var netQuantity: SourcedQuantity?
  /// The content of the package without its liquid.
  public var drainedWeight: SourcedQuantity?
  /// The best-before or use-by date in the form of ISO 8601, a day or a month.
  public var bestBefore: SourcedText?
  /// The code of the lot.
  public var lot: SourcedText?
  /// Readings of the name and the package's other facts that a person should look at.
  public var suggestions: [IdentitySuggestion]
  /// The product database's tags of categories, such as `en:biscuits`.
  ///
  /// The list is empty where no database was asked or none knows a category. The categories select the rules by which a
  /// food is scored, also when it is scored again.
  public var categories: [String]
  /// The product database's statements beside amounts, unchanged; `nil` where no database was asked or none has any.
  public var catalog: CatalogStatements?
  /// The outcome of looking the product up; `nil` where no database was asked.
  public var lookup: LookupState?
  /// The class of a pet food by its content of water; `nil` for food for people.
  public var foodType: DecidedFoodType?
  /// The animal that a pet food is for and the part of its diet that it is.
  ///
  /// `nil` for food for people, and where no word names either.
  public var petFood: PetFoodUse?
  /// The basis that ``nutrients`` refer to.
  public var basis: Basis?
  /// The state of the food that ``nutrients`` refer to; `nil` when the label names none, mostly food as sold.
  public var preparation: Preparation?
  /// The accepted values on ``basis``.
  ///
  /// A missing value is written as `null` when its nutrient is one of the subject's core nutrients.
  public var nutrients: [Nutrient: NutrientValue]
  /// The accepted values a serving, when ``basis`` is another one.
  public var perServing: [Nutrient: NutrientValue]
  /// The amount of one serving, as printed.
  public var servingSize: Quantity?
  /// Values too doubtful to be accepted without a person's look.
  public var forReview: [ReviewValue]
  /// Values that a rule or a person refused.
  public var rejected: [RejectedValue]
  /// The findings about the record: faults and notes.
  public var findings: [Finding]
  /// The energy of a kilogram that a pet food's label states, in kcal/kg (AAFCO's "calorie content").
  ///
  /// `nil` when the label states none, and for food, whose energy is one of its ``nutrients``.
  public var calorieContent: NutrientValue?
  /// A pet food's carbohydrate, when all five core nutrients are there (docs/rules.md, rule 7).
  public var carbohydrates: Carbohydrates?
  /// A pet food's carbohydrate with an assumed ash, when only ash is missing (docs/rules.md, rule 7).
  public var estimate: CarbohydrateEstimate?
  /// Energy by calculation (docs/rules.md, rule 8).
  public var energy: ComputedEnergy?
  /// The list of ingredients: the label's in its best-read language, else the product database's.
  ///
  /// A label's list too badly read to be used gives way to the database's. `nil` where neither has one.
  public var ingredients: IngredientList?
  /// The allergens that the label and the product database name, `nil` when unknown.
  ///
  /// An allergen that both name is there twice, the label's mention first. The list is empty only when a whole list of
  /// ingredients was read and names none.
  public var allergens: [DeclaredAllergen]?
  /// A food's Nutri-Score; `nil` for pet food and unknown products.
  public var nutriScore: NutriScore?
  /// The NOVA group of a food, its degree of processing; `nil` for pet food and unknown products.
  public var nova: NovaGroup?
  /// The analysis of a food's ingredients for sugar; `nil` for other products and without ingredients.
  public var sugarAnalysis: SugarAnalysis?
  /// The photos or the text that the label was read from.
  public var origin: RecordOrigin
  /// The engine that read the label.
  public var engine: EngineInfo?

  /// Creates a record.
  public init(
    status: RecordStatus, subject: Subject? = nil, barcode: RecordBarcode? = nil,
    name: SourcedText? = nil, brand: SourcedText? = nil, netQuantity: SourcedQuantity? = nil,
    drainedWeight: SourcedQuantity? = nil, bestBefore: SourcedText? = nil,
    lot: SourcedText? = nil, suggestions: [IdentitySuggestion] = [], categories: [String] = [],
    catalog: CatalogStatements? = nil, lookup: LookupState? = nil,
    foodType: DecidedFoodType? = nil,
    petFood: PetFoodUse? = nil, basis: Basis? = nil, preparation: Preparation? = nil,
    nutrients: [Nutrient: NutrientValue] = [:],
    perServing: [Nutrient: NutrientValue] = [:], servingSize: Quantity? = nil,
    forReview: [ReviewValue] = [], rejected: [RejectedValue] = [], findings: [Finding] = [],
    calorieContent: NutrientValue? = nil, carbohydrates: Carbohydrates? = nil,
    estimate: CarbohydrateEstimate? = nil,
    energy: ComputedEnergy? = nil, ingredients: IngredientList? = nil,
    allergens: [DeclaredAllergen]? = nil, nutriScore: NutriScore? = nil,
    nova: NovaGroup? = nil, sugarAnalysis: SugarAnalysis? = nil,
    origin: RecordOrigin = .images([]), engine: EngineInfo? = nil
  ) {
    self.status = status
    self.subject = subject
    self.barcode = barcode
    self.name = name
    self.brand = brand
    self.netQuantity = netQuantity
    self.drainedWeight = drainedWeight
    self.bestBefore = bestBefore
    self.lot = lot
    self.suggestions = suggestions
    self.categories = categories
    self.catalog = catalog
    self.lookup = lookup
    self.foodType = foodType
    self.petFood = petFood
    self.basis = basis
    self.preparation = preparation
    self.nutrients = nutrients
    self.perServing = perServing
    self.servingSize = servingSize
    self.forReview = forReview
    self.rejected = rejected
    self.findings = findings
    self.calorieContent = calorieContent
    self.carbohydrates = carbohydrates
    self.estimate = estimate
    self.energy = energy
    self.ingredients = ingredients
    self.allergens = allergens
    self.nutriScore = nutriScore
    self.nova = nova
    self.sugarAnalysis = sugarAnalysis
    self.origin = origin
    self.engine = engine
  }
}

extension ProductRecord {
  /// The facts of the package that the record has a value of.
  public var knownIdentity: Set<IdentityField> {
    let known: [(field: IdentityField, isKnown: Bool)] = [
      (.name, name != nil), (.brand, brand != nil), (.netQuantity, netQuantity != nil),
      (.drainedWeight, drainedWeight != nil), (.bestBefore, bestBefore != nil), (.lot, lot != nil),
    ]
    return Set(known.lazy.filter(\.isKnown).map(\.field))
  }
}
