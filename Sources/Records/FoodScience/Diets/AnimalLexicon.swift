import Synchronization

/// The names of meat, gelatine and honey in lists of ingredients.
///
/// A language's words are only looked for in lists of that language. Of a list without a known language only gelatine is
/// found, whose names are alike in most languages. Species of animals come from ``IngredientLexicon``.
enum AnimalLexicon {
  /// The meaning of a phrase.
  private enum Meaning: Sendable {
    case animal(AnimalIngredient.Kind)
    /// The flesh of a fruit.
    case plant
  }

  /// Returns the kinds of animal ingredients that `name` names, each once.
  static func kinds(of name: String, language: String?) -> [AnimalIngredient.Kind] {
    let words = foldedWords(name)
    var kinds: [AnimalIngredient.Kind] = []
    for match in table(for: language ?? anyLanguage).matches(in: words) {
      if case .animal(let kind) = match.meaning, !kinds.contains(kind) { kinds.append(kind) }
    }
    guard let language, IngredientLexicon.languages.contains(language) else { return kinds }
    let species = IngredientLexicon.kinds(of: name, language: language)
    if species.contains(where: { [.redMeat, .poultry].contains($0) }), !kinds.contains(.meat) {
      kinds.append(.meat)
    }
    if species.contains(.fish), !kinds.contains(.seafood) { kinds.append(.seafood) }
    return kinds
  }

  /// The key of words that are looked for in every list.
  private static let anyLanguage = "*"

  /// The tables of the languages that were asked for.
  private static let tables = Mutex<[String: PhraseTable<Meaning>]>([:])

  private static func table(for language: String) -> PhraseTable<Meaning> {
    tables.withLock { tables in
      if let table = tables[language] { return table }
      var phrases: [(phrase: String, meaning: Meaning)] = []
      for (words, meaning) in [
        (plantFlesh, Meaning.plant), (meat, .animal(.meat)), (honey, .animal(.bees)),
      ] {
        for key in Set([language, anyLanguage]) {
          let listed = words[key]?.split(separator: ",") ?? []
          phrases += listed.map { (phrase: $0.trimmed, meaning: meaning) }
        }
      }
      let table = PhraseTable(phrases)
      tables[language] = table
      return table
    }
  }

  private static let plantFlesh = [
    "da": "frugtkod", "de": "fruchtfleisch, kokosfleisch", "es": "carne de membrillo",
    "et": "viljaliha", "fi": "hedelmaliha", "nl": "vruchtvlees", "no": "fruktkjott",
    "sv": "fruktkott",
  ]

  /// Meat in general, lard, tallow and gelatine.
  private static let meat = [
    // Not by its beginning: gelatinised starch is of plants.
    "*": """
    gelatin, gelatine, *gelatine, gelatina, zelatyna, zelatyny, zelatina, zelatiny, zelatins, zelatiin, zselatin,
    желатин, ζελατινη, ζελατινα
    """,
    "bg": "месо, месен*, месн*, мас свинска, свинска мас",
    "cs": "maso, masa, masov*, sadlo, luj",
    "da": "kod, *kod, svinefedt, talg",
    "de": "fleisch, *fleisch, *schweineschmalz, ganseschmalz, rindertalg, *wurst, knochenbruhe",
    "el": "κρεας, κρεατος, λαρδι",
    "en": "meat, *meat, lard, tallow, suet, meat extract, bone broth, collagen",
    "es": "carne, carnes, manteca de cerdo, sebo, colageno",
    "et": "liha, *liha, seapekk, searasv",
    "fi": "liha, *liha, *lihaa, laardi, tali, liivate, liivatetta",
    "fr":
      "viande, viandes, saindoux, suif, graisse de boeuf, graisse de porc, graisse de canard, collagene",
    "ga": "feoil*, geilitin",
    "hr": "meso, mesa, mesn*, svinjska mast",
    "hu": "hus, *hus, *husa, sertes*, zsirszalonna, faggyu",
    "it": "carne, carni, strutto, sego, lardo",
    "lt": "mesa, mesos, lajus",
    "lv": "gala, galas, *gala, *galas, cukgalas",
    "mt": "laham, xaham tal majjal",
    "nl": "vlees, *vlees, reuzel, rundvet",
    "no": "kjott, *kjott, svinefett, talg",
    "pl": "mieso, miesa, miesn*, smalec, loj",
    "pt": "carne, carnes, banha, sebo",
    "ro": "carne, untura, seu",
    "sk": "maso, masa, masov*, mast bravcova, bravcova mast, loj",
    "sl": "meso, mesa, mesn*, svinjska mast",
    "sv": "kott, *kott, ister, talg",
  ]

  private static let honey = [
    "bg": "мед, меден*", "cs": "med, medov*", "da": "honning, *honning", "de": "honig, *honig",
    "el": "μελι", "en": "honey, *honey", "es": "miel", "et": "mesi, *mesi",
    "fi": "hunaja, *hunaja*",
    "fr": "miel", "ga": "mil", "hr": "med, medn*", "hu": "mez, *mez", "it": "miele", "lt": "medus",
    "lv": "medus", "mt": "ghasel", "nl": "honing, *honing", "no": "honning, *honning",
    "pl": "miod, miodu, miodow*", "pt": "mel", "ro": "miere", "sk": "med, medov*",
    "sl": "med, medu, meden*", "sv": "honung, *honung",
  ]
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
