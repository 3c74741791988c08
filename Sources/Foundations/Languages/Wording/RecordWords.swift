package import LabelModel

/// The words of one language that a record is shown with.
///
/// A word that is left out is shown in English (see ``Wording``).
package struct RecordWords: Hashable, Sendable {
  /// The language, ISO 639-1.
  package var code: String
  /// The form of numbers and dates.
  package var numbers: NumberForm
  /// The words of answers to a person's profile.
  package var profile: ProfileWords
  /// Nutrients as EU 1169/2011 annex XV names them, pet food's without "crude".
  package var nutrients: [Nutrient: String]
  /// The bases of values.
  package var bases: [Basis: String]
  /// The statuses of a record.
  package var statuses: [RecordStatus: String]
  /// The levels of carbohydrate in a pet food.
  package var levels: [CarbohydrateLevel: String]
  /// The sources of a value.
  package var sources: [Source: String]
  /// Kinds of pet food.
  package var foodTypes: [FoodType: String]
  /// The 14 of EU 1169/2011 annex II.
  package var allergens: [Allergen: String]
  /// The groups of NOVA, by their numbers.
  package var novaGroups: [Int: String]
  /// The foods that the Nutri-Score has rules of their own for.
  package var nutriScoreCategories: [NutriScoreCategory: String]
  /// The impacts of sugar on health.
  package var impacts: [SugarAnalysis.HealthImpact: String]
  /// The severities of findings.
  package var severities: [Finding.Severity: String]
  /// The doubts about a reading.
  package var doubts: [ReadingDoubt: String]
  /// Animals and uses of pet food that limits are for; only languages whose messages name them have these.
  package var audiences: [LimitAudience: String]
  /// Names of nutrients that are other than ``nutrients`` in a sentence.
  package var nutrientsInSentences: [Nutrient: String]
  /// Names of categories that are other than ``nutriScoreCategories`` in a sentence.
  package var categoriesInSentences: [NutriScoreCategory: String]
  /// The clauses of messages, with their arguments in braces; see ``ClauseTemplate``.
  package var messages: [MessageCode: String]
  /// All other words.
  package var phrases: [Phrase: String]

  /// A phrase of a record beside names and values.
  package enum Phrase: Hashable, Sendable, CaseIterable {
    case missing, values, computedEnergy, toBeChecked, rejected, findings, petFood, food
    case about, assuming
    case ingredients, allergens, noneNamed, mayContain
    case score, assumed, notComputable, notApplicable
    case noSugarAdded, noSugar, ofTheIngredients, underOtherNames, sweetenedWith, impact
    case unknownProduct, unknownBrand, unknownKind, unknownBasis, barcode, badlyRead
    case name, brand, netQuantity, drainedWeight, bestBefore, lot
    case labels, packaging, origins, stores, countries, additives, completeness, changed
  }

  /// Creates a language's words.
  package init(
    code: String, numbers: NumberForm, profile: ProfileWords,
    nutrients: [Nutrient: String], bases: [Basis: String] = [:],
    statuses: [RecordStatus: String] = [:], levels: [CarbohydrateLevel: String] = [:],
    sources: [Source: String] = [:], foodTypes: [FoodType: String] = [:],
    allergens: [Allergen: String] = [:], novaGroups: [Int: String] = [:],
    nutriScoreCategories: [NutriScoreCategory: String] = [:],
    impacts: [SugarAnalysis.HealthImpact: String] = [:],
    severities: [Finding.Severity: String] = [:], doubts: [ReadingDoubt: String] = [:],
    phrases: [Phrase: String] = [:], audiences: [LimitAudience: String] = [:],
    nutrientsInSentences: [Nutrient: String] = [:],
    categoriesInSentences: [NutriScoreCategory: String] = [:],
    messages: [MessageCode: String] = [:]
  ) {
    self.code = code
    self.numbers = numbers
    self.profile = profile
    self.nutrients = nutrients
    self.bases = bases
    self.statuses = statuses
    self.levels = levels
    self.sources = sources
    self.foodTypes = foodTypes
    self.allergens = allergens
    self.novaGroups = novaGroups
    self.nutriScoreCategories = nutriScoreCategories
    self.impacts = impacts
    self.severities = severities
    self.doubts = doubts
    self.phrases = phrases
    self.audiences = audiences
    self.nutrientsInSentences = nutrientsInSentences
    self.categoriesInSentences = categoriesInSentences
    self.messages = messages
  }
}
