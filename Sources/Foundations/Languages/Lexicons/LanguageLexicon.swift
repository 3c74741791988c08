package import LabelModel

/// The words of one language that a label's analysis is printed with.
///
/// Phrases are written as printed, in lower case. Diacritics, case, spaces and hyphens do not matter for finding them,
/// and small damage is tolerated.
package struct LanguageLexicon: Hashable, Sendable {
  /// The language, ISO 639-1.
  package var code: String
  /// Names printed on food and pet-food labels alike.
  package var nutrients: [Nutrient: [String]]
  /// Assay names that only pet food carries ("crude protein"): they tell the subject as well.
  package var assays: [Nutrient: [String]]
  /// Names of the energy row whose unit says whether it is kJ or kcal.
  package var energy: [String]
  /// Words for a vitamin. A letter behind or before them names it: "vitamin C", "C-vitamin".
  package var vitamins: [String]
  /// Names of measured things that records do not keep; their values must go to nobody else.
  package var others: [String]
  /// Phrases that contain a nutrient's name and are none: slogans, ingredients.
  package var distractions: [String]
  /// Words of a least content.
  package var minimum: [String]
  /// Words of a greatest content.
  package var maximum: [String]
  /// Words for the sign `<`.
  package var lessThan: [String]
  /// Words for traces.
  package var traces: [String]
  /// Words before the amount that a column refers to: "per", "pro".
  package var per: [String]
  /// Words of a portion: "serving", "per portion".
  package var servings: [String]
  /// Words before a portion's size that head no column: "serving size".
  package var servingSizes: [String]
  /// Headings of a pet food's analysis, and feeding words that only pet food carries.
  package var petHeadings: [String]
  /// Headings of a food's nutrition table.
  package var foodHeadings: [String]
  /// Beginnings of footnotes on reference intakes and on milk that is added, whose numbers are not the product's.
  package var footnotes: [String]
  /// Words for food as it is eaten after preparing, beside what a column refers to.
  package var prepared: [String]
  /// Words for food as it is sold, beside what a column refers to.
  package var asSold: [String]
  /// Words for food without its water, which some pet foods' analyses refer to.
  package var dryMatter: [String]
  /// Drinks, and the request to shake before use: they show a product to be a liquid.
  ///
  /// Milk, water, oil and syrup are not among them, since lists of ingredients of solid foods name these.
  package var drinks: [String]
  /// Juices, which solid foods may name among their ingredients.
  package var juices: [String]
  /// The reason why this language lacks words that every other one has.
  package var gaps: [Topic: String]

  /// The topics of every language, unless its ``gaps`` say why not.
  package enum Topic: Hashable, Sendable {
    case nutrient(Nutrient)
    case assay(Nutrient)
    case energy, vitamins, others, distractions, minimum, maximum, lessThan, traces
    case per, servings, servingSizes, petHeadings, foodHeadings, footnotes
    case prepared, asSold, dryMatter, drinks, juices

    /// The nutrients of EU 1169/2011 article 30, and the minerals and the amino acid that pet food
    /// states. Vitamins differ by their letter alone: see ``LanguageLexicon/vitamins``.
    package static let requiredNutrients: [Nutrient] = [
      .fat, .saturatedFat, .monounsaturatedFat, .polyunsaturatedFat, .carbohydrates, .sugars,
      .polyols, .starch, .fiber, .protein, .salt, .sodium, .taurine, .calcium, .phosphorus,
      .magnesium, .potassium, .iron,
    ]

    /// The constituents of EU 767/2009 annex VI.
    package static let requiredAssays: [Nutrient] = [.protein, .fat, .fiber, .ash, .moisture]
  }

  /// The topics that this language has no word for.
  package var missingTopics: [Topic] {
    let lists: [(Topic, [String])] = [
      (.energy, energy), (.vitamins, vitamins), (.others, others),
      (.distractions, distractions), (.minimum, minimum),
      (.maximum, maximum), (.lessThan, lessThan), (.traces, traces), (.per, per),
      (.servings, servings), (.servingSizes, servingSizes), (.petHeadings, petHeadings),
      (.foodHeadings, foodHeadings), (.footnotes, footnotes), (.prepared, prepared),
      (.asSold, asSold), (.dryMatter, dryMatter), (.drinks, drinks), (.juices, juices),
    ]
    let named =
      Topic.requiredNutrients.map { (Topic.nutrient($0), nutrients[$0] ?? []) }
      + Topic.requiredAssays.map { (Topic.assay($0), assays[$0] ?? nutrients[$0] ?? []) }
    return (named + lists).filter(\.1.isEmpty).map(\.0)
  }

  /// Creates a lexicon; a list that is left out is empty.
  package init(
    code: String, nutrients: [Nutrient: [String]], assays: [Nutrient: [String]] = [:],
    energy: [String] = [], vitamins: [String] = [], others: [String] = [],
    distractions: [String] = [],
    minimum: [String] = [], maximum: [String] = [], lessThan: [String] = [],
    traces: [String] = [], per: [String] = [], servings: [String] = [],
    servingSizes: [String] = [], petHeadings: [String] = [], foodHeadings: [String] = [],
    footnotes: [String] = [], prepared: [String] = [], asSold: [String] = [],
    dryMatter: [String] = [],
    drinks: [String] = [], juices: [String] = [], gaps: [Topic: String] = [:]
  ) {
    self.code = code
    self.nutrients = nutrients
    self.assays = assays
    self.energy = energy
    self.vitamins = vitamins
    self.others = others
    self.distractions = distractions
    self.minimum = minimum
    self.maximum = maximum
    self.lessThan = lessThan
    self.traces = traces
    self.per = per
    self.servings = servings
    self.servingSizes = servingSizes
    self.petHeadings = petHeadings
    self.foodHeadings = foodHeadings
    self.footnotes = footnotes
    self.prepared = prepared
    self.asSold = asSold
    self.dryMatter = dryMatter
    self.drinks = drinks
    self.juices = juices
    self.gaps = gaps
  }
}
