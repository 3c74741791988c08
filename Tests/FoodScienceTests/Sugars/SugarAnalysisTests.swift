import FoodScience
import Foundation
import LabelModel
import Languages
import Testing

@Suite struct SugarAnalysisTests {
  @Test(
    "Knows each kind of sugar in the language of the label",
    arguments: [
      ("sugar", "en", SugarType.sucrose), ("florida crystals", "en", .brownSugar),
      ("malted barley extract", "en", .maltose), ("coconut blossom nectar", "en", .fructose),
      ("fruit juice crystals", "en", .fructose), ("Traubensüße", "de", .fructose),
      ("Apfelsüße", "de", .fructose), ("mascabado", "es", .brownSugar),
      ("miel de agave", "es", .fructose), ("mosto cotto", "it", .fructose),
      ("succo d'agave", "it", .fructose), ("melado de cana", "pt", .brownSugar),
      ("geleia de milho", "pt", .glucose), ("néctar de agave", "pt", .fructose),
      ("Zucker", "de", .sucrose),
      ("Puderzucker", "de", .sucrose),
      ("sucre", "fr", .sucrose), ("azúcar", "es", .sucrose), ("zucchero", "it", .sucrose),
      ("suiker", "nl", .sucrose), ("cukier", "pl", .sucrose), ("açúcar", "pt", .sucrose),
      ("socker", "sv", .sucrose), ("sokeri", "fi", .sucrose), ("cukor", "hu", .sucrose),
      ("zahăr", "ro", .sucrose), ("захар", "bg", .sucrose), ("ζάχαρη", "el", .sucrose),
      ("šećer", "hr", .sucrose), ("suhkur", "et", .sucrose), ("cukurs", "lv", .sucrose),
      ("cukrus", "lt", .sucrose), ("sukker", "da", .sucrose), ("sladkor", "sl", .sucrose),
      ("glucose syrup", "en", .glucose), ("Traubenzucker", "de", .glucose),
      ("dextrose", "fr", .glucose), ("syrop glukozowy", "pl", .glucose),
      ("glukózszirup", "hu", .glucose), ("maltodextrin", "en", .glucose),
      ("fructose", "en", .fructose), ("Agavendicksaft", "de", .fructose),
      ("Traubensaftkonzentrat", "de", .fructose), ("jus de raisin concentré", "fr", .fructose),
      ("lactose", "en", .lactose), ("Milchzucker", "de", .lactose), ("laktoosi", "fi", .lactose),
      ("barley malt extract", "en", .maltose), ("Gerstenmalzextrakt", "de", .maltose),
      ("high fructose corn syrup", "en", .highFructoseCornSyrup),
      ("Glukose-Fruktose-Sirup", "de", .highFructoseCornSyrup),
      ("sirop de glucose-fructose", "fr", .highFructoseCornSyrup),
      ("syrop glukozowo-fruktozowy", "pl", .highFructoseCornSyrup),
      ("brown sugar", "en", .brownSugar), ("Rohrohrzucker", "de", .brownSugar),
      ("cassonade", "fr", .brownSugar), ("zucchero di canna", "it", .brownSugar),
      ("sirap", "sv", .glucose), ("syrup", "en", .glucose), ("honey", "en", .honeyMaple),
      ("Ahornsirup", "de", .honeyMaple), ("miel", "es", .honeyMaple),
      ("aspartame", "en", .artificialSweetener), ("Steviolglycoside", "de", .artificialSweetener),
      ("sucralose", "fr", .artificialSweetener), ("сукралоза", "bg", .artificialSweetener),
      ("xylitol", "en", .sugarAlcohol), ("Maltit", "de", .sugarAlcohol),
      ("ksylitoli", "fi", .sugarAlcohol),
      // University of California San Francisco, SugarScience, "Hidden in Plain Sight".
      ("cane juice", "en", .brownSugar), ("dehydrated cane juice", "en", .brownSugar),
      ("cane juice crystals", "en", .brownSugar), ("rapadura", "en", .brownSugar),
      ("rapadura", "pt", .brownSugar), ("corn sweetener", "en", .glucose),
      ("barley malt", "en", .maltose), ("diastatic malt", "en", .maltose),
      ("sucanat", "en", .brownSugar), ("fondant", "en", .sucrose), ("Fondant", "de", .sucrose),
      ("dulce de leche", "es", .sucrose), ("doce de leite", "pt", .sucrose),
      ("dulce de leche", "en", .sucrose), ("confiture de lait", "fr", .sucrose),
      ("gezuckerte Kondensmilch", "de", .sucrose), ("latte condensato zuccherato", "it", .sucrose),
      ("leche condensada azucarada", "es", .sucrose),
      ("leite condensado açucarado", "pt", .sucrose),
      ("mleko zagęszczone słodzone", "pl", .sucrose),
      ("slazené kondenzované mléko", "cs", .sucrose),
      ("sötad kondenserad mjölk", "sv", .sucrose), ("sødet kondenseret mælk", "da", .sucrose),
      ("flormelis", "da", .sucrose), ("cukraus pudra", "lt", .sucrose),
      ("pūdercukurs", "lv", .sucrose), ("árpamaláta-kivonat", "hu", .maltose),
      ("екстракт от ечемичен малц", "bg", .maltose), ("ekstrakt ječmenog slada", "hr", .maltose),
      ("ekstrakt ječmenovega slada", "sl", .maltose), ("odralinnaseekstrakt", "et", .maltose),
      // A syrup of a polyol is no sugar.
      ("maltitol syrup", "en", .sugarAlcohol), ("sirop de maltitol", "fr", .sugarAlcohol),
      ("Maltitsirup", "de", .sugarAlcohol), ("jarabe de sorbitol", "es", .sugarAlcohol),
      ("σιρόπι μαλτιτόλης", "el", .sugarAlcohol), ("maltitolisiirappi", "fi", .sugarAlcohol),
    ])
  func kinds(name: String, language: String, type: SugarType) throws {
    let found = try analysis("\(name), salt", language: language).sugarTypes
    #expect(found.map(\.type) == [type])
    #expect(found.first?.sources == [name])
  }

  @Test(
    "Takes nothing for sugar that is none",
    arguments: [
      ("wheat flour, water, salt", "en"), ("Zuckerrüben", "de"), ("Zuckermais, Wasser", "de"),
      ("sweetcorn, milk", "en"),
      ("water, colour: caramel E150d", "en"), ("lait non sucré", "fr"),
      ("kukurydza cukrowa, groszek cukrowy", "pl"), ("fibre de canne à sucre", "fr"),
      ("latte non zuccherato", "it"), ("brez sladkorja", "sl"),
      ("sugar-free syrup, water", "en"), ("zuckerfreier Sirup", "de"),
      ("sirop sans sucre", "fr"), ("suikervrije siroop", "nl"), ("sockerfri sirap", "sv"),
      ("melon miel", "fr"), ("honey melon", "en"),
      ("honey flavour", "en"), ("caramel flavouring", "en"), ("arôme naturel de miel", "fr"),
      ("aroma di miele", "it"), ("polydextrose", "en"), ("polidextrosa", "es"),
      ("Polydextrose", "de"), ("sugar cane fibre", "en"), ("cane fibre", "en"),
      ("resistant dextrin", "en"), ("diastatic malt flour", "en"),
    ])
  func noSugar(list: String, language: String) throws {
    let result = try analysis(list, language: language)
    #expect(result.sugarTypes == [])
    #expect(!result.containsSugar)
    #expect(result.totalSugarIndicators == 0)
    #expect(result.healthImpact == .low)
  }

  @Test(
    "A syrup without added sugar, and honey beside a melon, are sugars",
    arguments: [("sirop sans sucre ajouté", "fr"), ("melon au miel", "fr"), ("honey", "en")])
  func sugarOfItsOwn(list: String, language: String) throws {
    #expect(try analysis(list, language: language).containsSugar)
  }

  @Test(
    "The concentrate of any fruit's juice is a sugar in every language",
    arguments: [
      ("orange juice concentrate", "en"), ("concentrated orange juice", "en"),
      ("concentrated white grape juice", "en"), ("juice concentrate of pears", "en"),
      ("Orangensaftkonzentrat", "de"), ("konzentrierter Kirschsaft", "de"),
      ("jus d'orange concentré", "fr"), ("jus concentré de poire", "fr"),
      ("concentré de jus d'ananas", "fr"), ("succo di arancia concentrato", "it"),
      ("succo concentrato di pera", "it"), ("concentrato di succo d'uva", "it"),
      ("zumo de naranja concentrado", "es"), ("concentrado de zumo de pera", "es"),
      ("sumo de laranja concentrado", "pt"), ("sumo concentrado de pera", "pt"),
      ("sinaasappelsapconcentraat", "nl"), ("geconcentreerd perensap", "nl"),
      ("koncentreret æblejuice", "da"), ("koncentrerad äppeljuice", "sv"),
      ("konsentrert eplejuice", "no"), ("sok pomarańczowy zagęszczony", "pl"),
      ("koncentrovaná jablečná šťáva", "cs"), ("koncentrovaná jablková šťava", "sk"),
      ("suc de portocale concentrat", "ro"), ("концентриран ябълков сок", "bg"),
      ("συμπυκνωμένος χυμός", "el"), ("almalésűrítmény", "hu"), ("sűrített almalé", "hu"),
      ("koncentrirani jabučni sok", "hr"), ("zgoščeni jabolčni sok", "sl"),
      ("koncentrēta ābolu sula", "lv"), ("koncentruotos obuolių sultys", "lt"),
      ("kontsentreeritud õunamahl", "et"), ("meraq tal-larinġ ikkonċentrat", "mt"),
    ])
  func concentrates(name: String, language: String) throws {
    let result = try analysis("salt, \(name)", language: language)
    #expect(result.containsSugar)
    #expect(result.sugarTypes.map(\.type) == [.fructose])
  }

  @Test(
    "A concentrate of tomatoes is no sugar",
    arguments: [
      ("concentré de tomate", "fr"), ("concentrated tomato puree", "en"),
      ("concentrato di pomodoro", "it"),
    ])
  func tomatoes(name: String, language: String) throws {
    try #expect(!analysis("salt, \(name)", language: language).containsSugar)
  }

  @Test(
    "A juice of which no amount of sugars is stated has no analysis",
    arguments: [
      ("Fruchtsaft aus naturreinem Orangensaftkonzentrat", "de"), ("Apfelsaft", "de"),
      ("Apfelsaft aus Apfelsaftkonzentrat", "de"),
      ("orange juice from concentrate", "en"), ("jus de pomme à base de concentré", "fr"),
      ("Jus de fruits à base de concentré d'orange", "fr"),
      ("succo di frutta di puro concentrato d'arancia", "it"),
      ("zumo de naranja a partir de concentrado", "es"),
      ("appelsiinimehu tiivisteestä", "fi"), ("almalé sűrítményből", "hu"),
      ("õunamahl kontsentraadist", "et"), ("sok jabłkowy z zagęszczonego soku", "pl"),
    ])
  func juice(name: String, language: String) {
    var record = ProductRecord(
      status: .needsReview, subject: .food, basis: .per100ml,
      ingredients: ingredientList(name, language: language))
    #expect(sugarAnalysis(of: record) == nil)
    record.nutrients[.sugars] = NutrientValue(Quantity(9, .gram), source: .ocr)
    #expect(sugarAnalysis(of: record)?.containsSugar == true)
    #expect(sugarAnalysis(of: record)?.totalSugarIndicators == 0)
  }

  // EU 1333/2008, Annex II, Part C, group IV.
  @Test(
    "Polyols are known by their numbers alone",
    arguments: ["E420", "E421", "E953", "E964", "E965", "E966", "E967", "E968"])
  func polyolNumbers(number: String) throws {
    let result = try analysis("flour, sweetener: \(number), salt")
    #expect(result.sugarTypes.map(\.type) == [.sugarAlcohol])
    #expect(result.sugarAlternatives == [number])
    #expect(result.warnings.contains { $0.text.contains("laxative") })
    try #expect(
      analysis("flour, sweetener: E951, salt").sugarTypes.map(\.type) == [.artificialSweetener])
  }

  // EU 1169/2011, Annex I, 8: all monosaccharides and disaccharides.
  @Test(
    "Rare sugars are sugars, though the services have no type for them",
    arguments: ["trehalose", "galactose", "allulose", "tagatose", "isomaltulose"])
  func rareSugars(name: String) throws {
    let result = try analysis("flour, \(name), salt")
    #expect(result.containsSugar && result.totalSugarIndicators == 1)
    #expect(result.hiddenSugars == [name] && result.sugarTypes.isEmpty)
    #expect(result.sugarAlternatives.isEmpty)
  }

  @Test("Malt is a grain in beer and in flour")
  func maltOfBeer() throws {
    try #expect(!analysis("water, barley malt, hops, yeast").containsSugar)
    try #expect(!analysis("barley malt flour, salt").containsSugar)
    try #expect(analysis("oats, barley malt").containsSugar)
  }

  @Test("Unrefined sugar is hidden where its name has no word for sugar")
  func hiddenUnrefined() throws {
    let english = try analysis("oats, muscovado sugar, evaporated cane juice, molasses, treacle")
    #expect(english.hiddenSugars == ["evaporated cane juice", "molasses", "treacle"])
    #expect(english.recommendations.contains { $0.contains("molasses") })
    for (language, list, hidden) in [
      ("de", "Hafer, Rohrzucker, Melasse", ["Melasse"]),
      ("fr", "blé, sucre de canne, cassonade", ["cassonade"]),
      ("es", "trigo, azúcar moreno, panela", ["panela"]),
      ("el", "βρώμη, καστανή ζάχαρη, μελάσα", ["μελάσα"]),
    ] {
      try #expect(analysis(list, language: language).hiddenSugars == hidden, "\(language)")
    }
  }

  @Test("Tells hidden sugars and alternatives apart, and counts the sugars")
  func hidden() throws {
    let result = try analysis("oats, sugar, honey, dextrose, barley malt extract, sweetener: E951")
    #expect(result.containsSugar)
    #expect(result.totalSugarIndicators == 4)
    #expect(result.hiddenSugars == ["dextrose", "barley malt extract"])
    #expect(result.sugarAlternatives == ["E951"])
    #expect(result.warnings.contains { $0.text.contains("phenylalanine") })
    #expect(result.recommendations.contains { $0.contains("dextrose") })
    #expect(result.provider == .local)
  }

  @Test(
    "Knows sweeteners without the word for them, and warns of aspartame and of polyols",
    arguments: [
      ("aspartame, acesulfame K, saccharin, steviol glycosides, sorbitol", "en"),
      ("aspartaam, acesulfaam-K, natriumcyclamaat, steviolglycosiden, sorbitol", "nl"),
      ("aspartamo, acesulfamo K, sacarina, glucósidos de esteviol, sorbitol", "es"),
      ("aspartame, acessulfame K, sacarina, glicosídeos de esteviol, sorbitol", "pt"),
      ("aspartame, ciclammato di sodio, saccarina, glicosidi steviolici, sorbitolo", "it"),
      ("aspartam, cyklaminian sodu, sacharyna, glikozydy stewiolowe, sorbitol", "pl"),
      ("aszpartám, aceszulfám-K, szacharin, szteviol-glikozidok, szorbit", "hu"),
      ("aspartaami, asesulfaami K, natriumsakariini, stevioliglykosidit, sorbitoli", "fi"),
      ("aspartaam, atsesulfaam-K, sahhariin, stevioolglükosiidid, sorbitool", "et"),
      ("aspartāms, acesulfāms K, saharīns, steviola glikozīdi, sorbīts", "lv"),
      ("aspartam, acesulfam K, zaharină, sucraloză, sorbitol", "ro"),
      ("aspartam, acesulfam K, natriumcyklamat, sackarin, sorbitol", "sv"),
      ("аспартам, ацесулфам К, цикламат, захарин, сорбитол", "bg"),
      ("ασπαρτάμη, ακεσουλφάμη Κ, σακχαρίνη, σουκραλόζη, σορβιτόλη", "el"),
    ])
  func sweeteners(list: String, language: String) throws {
    let result = try analysis(list, language: language)
    #expect(result.sugarAlternatives.count == 5, "\(result.sugarAlternatives)")
    #expect(!result.containsSugar)
    #expect(
      Set(result.warnings.flatMap(\.clauses).map(\.code)).isSuperset(of: [
        .aspartameIsNamed, .polyolsAreLaxative,
      ]))
  }

  @Test(
    "A name that only holds a sugar's is none",
    arguments: [
      ("water, sugar snap peas", "en"), ("flour, sugar beet fibre", "en"),
      ("sugar-free chocolate", "en"), ("lactose-free milk", "en"), ("milk, glucose oxidase", "en"),
      ("potatoes, barley malt vinegar powder", "en"), ("water, caramel color", "en"),
      ("chocolat sans sucres ajoutés", "fr"), ("cioccolato senza zucchero", "it"),
    ])
  func noSugar(text: String, language: String) throws {
    try #expect(analysis(text, language: language).totalSugarIndicators == 0)
  }

  @Test("Barley malt is a sweetener in Italian, too")
  func italianMalt() throws {
    try #expect(analysis("farina, malto d'orzo", language: "it").totalSugarIndicators == 1)
  }

  @Test("Says when it knows no names of sugars in the list's language")
  func unknownLanguage() throws {
    try #expect(analysis("цукар", language: "be").warnings.contains { $0.text.contains("(be)") })
  }
}
