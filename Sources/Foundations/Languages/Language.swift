/// A language: everything of it that the program knows.
///
/// A new language is a folder beside this file and an entry in ``all``. Its tables are built at their first use.
/// Languages that no record is shown in are a `LabelLanguage`.
package struct Language: Sendable {
  /// The language, ISO 639-1.
  package let code: String
  let panel: @Sendable () -> LanguageLexicon
  let ingredients: @Sendable () -> IngredientLexicon
  let petFood: @Sendable () -> PetFoodWords
  let identity: @Sendable () -> IdentityLexicon
  let foodKinds: @Sendable () -> FoodKindWords
  let words: @Sendable () -> RecordWords
  let pages: @Sendable () -> PageWords
  let diary: @Sendable () -> DiaryWords

  init(
    _ code: String, panel: @autoclosure @escaping @Sendable () -> LanguageLexicon,
    ingredients: @autoclosure @escaping @Sendable () -> IngredientLexicon,
    petFood: @autoclosure @escaping @Sendable () -> PetFoodWords,
    identity: @autoclosure @escaping @Sendable () -> IdentityLexicon,
    foodKinds: @autoclosure @escaping @Sendable () -> FoodKindWords,
    words: @autoclosure @escaping @Sendable () -> RecordWords,
    pages: @autoclosure @escaping @Sendable () -> PageWords,
    diary: @autoclosure @escaping @Sendable () -> DiaryWords
  ) {
    self.code = code
    self.panel = panel
    self.ingredients = ingredients
    self.petFood = petFood
    self.identity = identity
    self.foodKinds = foodKinds
    self.words = words
    self.pages = pages
    self.diary = diary
  }
}

extension Language {
  /// Every language.
  package static let all: [Language] = [
    .english, .german, .french, .italian, .spanish, .portuguese, .dutch, .polish, .czech,
    .hungarian, .swedish, .danish, .croatian, .romanian, .norwegian, .finnish, .estonian, .latvian,
    .lithuanian, .slovak, .slovenian, .bulgarian, .greek, .maltese, .irish, .icelandic,
  ]
}

extension LanguageLexicon {
  /// The words of panels in every language that labels are read in.
  package static let all: [LanguageLexicon] =
    Language.all.map { $0.panel() } + LabelLanguage.all.map { $0.panel() }
}

extension IngredientLexicon {
  /// The words of lists of ingredients in every language that they are read in.
  package static let all: [IngredientLexicon] =
    Language.all.map { $0.ingredients() } + LabelLanguage.all.map { $0.ingredients() }
}

extension PetFoodWords {
  /// The words of pet food in every language that they are known in.
  package static let all: [PetFoodWords] =
    Language.all.map { $0.petFood() } + LabelLanguage.all.compactMap { $0.petFood() }
}

extension IdentityLexicon {
  /// The words of a package's facts in every language that they are read in.
  package static let all: [IdentityLexicon] =
    Language.all.map { $0.identity() } + LabelLanguage.all.map { $0.identity() }
}

extension FoodKindWords {
  /// The names of ingredients in every language that they are known in.
  package static let all: [FoodKindWords] = Language.all.map { $0.foodKinds() } + ofLabelLanguages
}

extension RecordWords {
  /// The words that a record is shown with in every language.
  package static let all: [RecordWords] = Language.all.map { $0.words() }
}

extension PageWords {
  /// The words of the pages in every language.
  package static let all: [PageWords] = Language.all.map { $0.pages() }
}

extension DiaryWords {
  /// The words of the diary on a terminal in every language.
  package static let all: [DiaryWords] = Language.all.map { $0.diary() }
}
