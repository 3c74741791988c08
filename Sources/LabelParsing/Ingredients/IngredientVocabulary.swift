import LabelModel

/// The words of all languages, ready for searching.
final class IngredientVocabulary: Sendable {
  /// The languages' codes.
  let languages: [String]
  let trie: PatternTrie
  /// The words alone that begin a sentence about what a food contains or may contain, or where that comes from.
  let statements: PatternTrie
  /// The longer names of allergens, and what only looks like them, as strokes (``FoodSymbols/strokes(_:)``).
  let damaged: PatternTrie
  /// Letters from which on a name is told by its strokes alone: "avellana" from "aveiiana".
  private static let leastDamaged = 6
  /// For each language the names of allergens that are one word.
  let names: [[AllergenName]]
  /// The headings, searched with tolerance for damage.
  let headings: PhraseTrie
  /// For each heading the languages that write it so.
  let headingLanguages: [[Int]]

  init(_ lexicons: [IngredientLexicon]) {
    var trie = PatternTrie()
    var statements = PatternTrie()
    var damaged = PatternTrie()
    var headings: [String] = []
    var numbers: [[UInt16]: Int] = [:]
    var headingLanguages: [[Int]] = []
    for (language, lexicon) in lexicons.enumerated() {
      func add(_ list: WordList?, _ meaning: PatternMeaning, joined: Bool = false) {
        for phrase in list?.phrases ?? [] {
          trie.insert(phrase, meaning, language: language, joined: joined)
          if meaning == .contains || meaning == .mayContain || meaning == .origin {
            statements.insert(phrase, meaning, language: language, joined: joined)
          }
        }
      }
      for phrase in lexicon.headings.phrases {
        let letters = LetterFolding.fold(phrase)
        if let number = numbers[letters] {
          headingLanguages[number].append(language)
        } else {
          numbers[letters] = headingLanguages.count
          headings.append(phrase)
          headingLanguages.append([language])
        }
      }
      add(lexicon.headings, .heading)
      add(lexicon.common, .common)
      add(lexicon.ends, .end)
      add(lexicon.contains, .contains, joined: true)
      add(lexicon.mayContain, .mayContain, joined: true)
      add(lexicon.freeOf, .freeOf, joined: true)
      add(lexicon.ofWhich, .ofWhich)
      add(lexicon.origins, .origin)
      for (number, kind) in AdditiveClass.allCases.enumerated() {
        add(lexicon.additiveClasses[kind], .additiveClass(number))
      }
      for (number, allergen) in Allergen.allCases.enumerated() {
        for phrase in lexicon.allergens[allergen]?.phrases ?? [] {
          damaged.insert(
            phrase, .allergen(number), language: language, asStrokes: true,
            least: Self.leastDamaged)
        }
        for phrase in lexicon.falseFriends[allergen]?.phrases ?? [] {
          damaged.insert(
            phrase, .falseFriend(number), language: language, joined: true, asStrokes: true)
        }
        add(lexicon.allergens[allergen], .allergen(number))
        add(lexicon.falseFriends[allergen], .falseFriend(number), joined: true)
        add(IngredientLexicon.international[allergen], .allergen(number))
      }
    }
    names = lexicons.map { lexicon in
      Allergen.allCases.enumerated().flatMap { number, allergen in
        (lexicon.allergens[allergen]?.phrases ?? []).compactMap { AllergenName($0, number) }
      }
    }
    languages = lexicons.map(\.code)
    self.trie = trie
    self.statements = statements
    self.damaged = damaged
    self.headings = PhraseTrie(headings)
    self.headingLanguages = headingLanguages
  }

  static let standard = IngredientVocabulary(IngredientLexicon.all)
}

extension IngredientLexicon {
  /// Every language; a new one is one file and one entry here.
  public static let all: [IngredientLexicon] = [
    .english, .german, .french, .italian, .spanish, .portuguese, .dutch, .polish, .czech, .slovak,
    .hungarian, .swedish, .danish, .norwegian, .finnish, .croatian, .slovene, .romanian,
    .bulgarian, .greek, .estonian, .latvian, .lithuanian, .maltese, .irish,
  ]

  /// What is called the same in every language.
  static let international: [Allergen: WordList] = [
    .gluten: "gluten, kamut, bulgur, couscous, seitan, triticale",
    .milk: """
    mozzarella, parmigiano*, parmesan, cheddar, gouda, emmental*, ricotta, mascarpone, gorgonzola,
    pecorino, grana padano, camembert, roquefort, skyr, kefir, ghee, paneer, halloumi
    """,
    .soy: "tofu, tempeh, miso, edamame, tamari, shoyu",
    .fish: "surimi",
    .sesame: "tahini, tahin, gomasio",
    .nuts: "gianduja, macadamia",
    .sulphites: "*metabisulfit*",
  ]
}
