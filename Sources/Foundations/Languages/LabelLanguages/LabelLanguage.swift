/// A language that labels are read in, and that no record is shown in.
///
/// These are official languages outside the EU and the EEA, with Latin or Cyrillic letters and two million speakers.
/// Basque and Catalan are beside Spanish on labels of Spain. A new one is a folder beside this file and an entry in
/// ``all``. Its tables are built at their first use.
struct LabelLanguage: Sendable {
  /// The language, ISO 639-1.
  let code: String
  let panel: @Sendable () -> LanguageLexicon
  let ingredients: @Sendable () -> IngredientLexicon
  let identity: @Sendable () -> IdentityLexicon
  /// `nil` where none are known. Words of up to four letters are only in phrases, since other words may be written so.
  let petFood: @Sendable () -> PetFoodWords?
  /// `nil` where none are known. The names are only looked for in lists of this language.
  let foodKinds: @Sendable () -> FoodKindWords?

  init(
    _ code: String, panel: @autoclosure @escaping @Sendable () -> LanguageLexicon,
    ingredients: @autoclosure @escaping @Sendable () -> IngredientLexicon,
    identity: @autoclosure @escaping @Sendable () -> IdentityLexicon,
    petFood: @autoclosure @escaping @Sendable () -> PetFoodWords? = nil,
    foodKinds: @autoclosure @escaping @Sendable () -> FoodKindWords? = nil
  ) {
    self.code = code
    self.panel = panel
    self.ingredients = ingredients
    self.identity = identity
    self.petFood = petFood
    self.foodKinds = foodKinds
  }
}

extension LabelLanguage {
  /// Every language that labels alone are read in.
  static let all: [LabelLanguage] = [
    .albanian, .azerbaijani, .basque, .belarusian, .catalan, .indonesian, .kazakh, .kyrgyz,
    .macedonian, .malay, .mongolian, .russian, .serbian, .turkish, .ukrainian, .uzbek, .vietnamese,
  ]
}

extension FoodKindWords {
  /// The names of ingredients in the languages that labels alone are read in.
  package static let ofLabelLanguages: [FoodKindWords] =
    LabelLanguage.all.compactMap { $0.foodKinds() }
}
