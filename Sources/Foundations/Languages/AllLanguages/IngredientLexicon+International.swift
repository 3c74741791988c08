package import LabelModel

/// Words of lists of ingredients that one table has for all languages.
extension IngredientLexicon {
  /// The words between alternatives, of which a food has one or more.
  package static let alternatives: WordList = """
    and/or, and / or, und/oder, und / oder, et/ou, et / ou, e/o, e / o, y/o, y / o, e/ou, e / ou, en/of, en / of,
    och/eller, og/eller, ja/tai, i/lub, a/nebo, a/alebo, i/ili, in/ali, és/vagy, și/sau, и/или, και/ή, ja/või,
    un/vai, ir/arba, ve/veya, та/або, і/або, dhe/ose, dan/atau, và/hoặc, i/o,
    və/və ya, va/yoki, және/немесе, жана/же, і/ці, eta/edo
    """

  /// The languages whose sentences end with the verb, ISO 639-1: "süt içerir", "tejet tartalmaz".
  package static let verbFinal: Set<String> = ["az", "eu", "hu", "kk", "ky", "mn", "tr", "uz"]

  /// The signs before an additive's number in the Codex (CXG 36-1989), whose numbers are those of the EU: "INS 330".
  package static let codexSigns: WordList = "ins, sin"
  /// The words before the last of several names: "milk and soy".
  package static let conjunctions: WordList = """
    and, or, und, oder, et, ou, e, o, ed, y, en, of, och, eller, og, ja, tai, i, lub, oraz, a, nebo, alebo, és, vagy,
    și, sau, и, или, και, ή, ili, in, ali, või, un, vai, ir, arba, u, agus, nó,
    ve, veya, та, і, або, dhe, ose, dan, atau, serta, và, hoặc, və, va, yoki, және, немесе, жана, болон, эсвэл,
    eta, edo
    """

  /// The names that are the same in every language.
  package static let international: [Allergen: WordList] = [
    .gluten: "gluten, kamut, bulgur, couscous, seitan, triticale",
    .milk: """
    mozzarella, parmigiano*, parmesan, cheddar, gouda, emmental*, ricotta, mascarpone, gorgonzola,
    pecorino, grana padano, camembert, roquefort, skyr, kefir, ghee, paneer, halloumi
    """,
    .soy: "tofu, tempeh, miso, edamame, tamari, shoyu",
    .crustaceans: "krill",
    .fish: "surimi, pangasius, tilapia",
    .sesame: "tahini, tahin, gomasio",
    .nuts: "gianduja, macadamia",
    .sulphites: "*metabisulfit*",
  ]

  /// Words before a share that is a minimum: "min. 70 %".
  package static let atLeast: WordList = "min, mind, mindestens, minimum, minst, least"
  /// Words before a share that is a maximum.
  package static let atMost: WordList = "max, maximum, maximal, höchstens, most"

  /// Beginnings of verbs that a "not" makes a warning: "cannot be excluded".
  package static let exclusions: WordList = """
    gwarant, gegarant, zagwarant, zaruč, taata, exclu, escl, ausschl, ausgeschl, auszuschl, uitgesl, uitslu, udeluk, utelukk, utesl, uteslut, poissulj, vylouč,
    vylúč, wyklucz, kizár, izključ, isključ, изключ, αποκλ, исключ, искључ, исклуч, виключ, guarant, garant, välist, izslēg, atmes, útilok
    """
  /// Beginnings of verbs for "guarantee", which a "not" refuses.
  package static let guarantees: WordList =
    "guarant, garant, gegarant, gwarant, zagwarant, zaruč, taata"

  /// Beginnings of the name of lecithin, which lists have and warnings have not.
  package static let lecithin: WordList = "lecit, lezit, lesit, λεκιθ, лецит"
}
