import FoodScience
import LabelModel
import Testing

@Suite struct NovaGroupTests {
  private func nova(
    _ list: String?, language: String? = "en", tags: [String] = [], needsReview: Bool = false
  ) -> NovaGroup? {
    scoreFood(
      ProductRecord(
        status: .valid, subject: .food,
        ingredients: list.map { ingredientList($0, language: language, needsReview: needsReview) }),
      categoriesTags: tags
    ).nova
  }

  @Test(
    "Groups foods by their ingredients",
    arguments: [
      ("rolled oats", "en", 1), ("Apfelsaft aus Apfelsaftkonzentrat", "de", 1),
      ("milk, lactic cultures", "en", 1), ("hazelnuts, raisins", "en", 1),
      ("durum wheat semolina, water", "en", 1), ("cream, salt, lactic cultures", "en", 2),
      ("Zucker", "de", 2), ("sunflower oil", "en", 2), ("Kirschen, Wasser, Zucker", "de", 3),
      ("water, sugar, E330", "en", 3), ("Wasser, Salz", "de", 3), ("sugar, water", "en", 2),
      ("water, vinegar", "en", 2), ("flour, trehalose", "en", 4),
      ("water, barley malt, hops, yeast", "en", 3),
      ("Weizenmehl, Wasser, Salz, Hefe", "de", 3), ("lait, sel, ferments lactiques", "fr", 3),
      ("pomodori, sale, olio di oliva", "it", 3), ("peanuts, salt", "en", 3),
      ("Kichererbsen, Tahin, Rapsöl, Salz", "de", 3), ("cocoa, sugar", "en", 3),
      ("Kakao, Sojalecithine", "de", 4), ("oats, syrup", "en", 3),
      ("wheat flour, sugar, palm oil, glucose syrup, salt", "en", 4),
      ("Joghurt, Zucker, Himbeeren, Aroma", "de", 4),
      ("yaourt, sucre, aromes", "fr", 4), ("water, sugar, colour: E150d", "en", 4),
      ("mleko, cukier, serwatka w proszku", "pl", 4), ("water, sweetener: E951", "en", 4),
      ("cocoa mass, sugar, soy lecithin", "en", 4), ("agua, azucar, jarabe de glucosa", "es", 4),
      ("tomaten, gemodificeerd zetmeel, zout", "nl", 4),
    ])
  func groups(list: String, language: String, group: Int) {
    #expect(nova(list, language: language)?.outcome == .group(group))
  }

  @Test(
    "What a name denies is no marker",
    arguments: [
      ("gluten free oats, non-hydrogenated palm oil, salt", "en"),
      ("nicht gehärtetes Palmfett, Salz", "de"), ("huile de palme non hydrogénée, sel", "fr"),
      ("olio di palma non idrogenato, avena senza glutine, sale", "it"),
      ("aceite de palma no hidrogenado, avena sin gluten, sal", "es"),
      ("óleo de palma não hidrogenado, aveia sem glúten, sal", "pt"),
      ("niet gehard palmvet, zout", "nl"), ("nem hidrogénezett pálmazsír, só", "hu"),
      ("fulgi de ovăz fără gluten, sare", "ro"),
      ("μη υδρογονωμένο φοινικέλαιο, νιφάδες βρώμης χωρίς γλουτένη, αλάτι", "el"),
    ])
  func denied(list: String, language: String) {
    #expect(nova(list, language: language)?.markers.contains { $0.group == 4 } == false)
  }

  @Test("Nuts without salt are not processed")
  func unsalted() {
    #expect(nova("peanuts without salt")?.outcome == .group(1))
    #expect(nova("cacahuètes sans sel", language: "fr")?.outcome == .group(1))
  }

  @Test("Names every marker of the group that it gives")
  func markers() {
    let result = nova("water, sugar, emulsifier: soy lecithin E322, flavouring, salt")
    #expect(
      result?.markers == [
        NovaMarker(group: 4, kind: .additive, text: "soy lecithin E322"),
        NovaMarker(group: 4, kind: .ingredient, text: "flavouring"),
      ])
    #expect(
      nova("peanuts, salt")?.markers == [NovaMarker(group: 3, kind: .ingredient, text: "salt")])
  }

  @Test(
    "Colours and thickeners that the United States state without a class mark group 4",
    arguments: [
      "Red 40", "FD&C Blue No. 1", "Yellow 6 Lake", "Blue #2", "annatto", "artificial colors",
      "color added", "caramel color", "guar gum", "cellulose gum", "sodium alginate",
    ])
  func namedAdditives(name: String) {
    var list = ingredientList("water, cream, sugar, x")
    list.ingredients[3].name = name
    let record = ProductRecord(status: .valid, subject: .food, ingredients: list)
    let result = scoreFood(record, categoriesTags: []).nova
    #expect(result?.outcome == .group(4) && result?.markers.map(\.text) == [name])
    #expect(nova("water, red peppers, yellow beans")?.outcome == .group(1))
  }

  @Test("Names an additive's number once, however it is printed")
  func additiveNumbers() {
    for printed in ["E 471", "E-471", "e471", "INS 471", "SIN 471"] {
      var list = ingredientList("flour, water, emulsifier: E471")
      list.ingredients[2].name = printed
      let record = ProductRecord(status: .valid, subject: .food, ingredients: list)
      let markers = scoreFood(record, categoriesTags: []).nova?.markers
      #expect(markers?.map(\.text) == [printed], "\(printed)")
    }
  }

  @Test("Finds markers within compound ingredients")
  func nested() {
    #expect(nova("oats, chocolate (cocoa mass, dextrose)")?.outcome == .group(4))
  }

  @Test("A category of snacks does not make nuts processed, nor cultures yoghurt")
  func noFalseMarkers() {
    #expect(nova("almonds", tags: ["en:snacks", "en:salty-snacks"])?.outcome == .group(1))
    #expect(nova("milk, lactic cultures, rennet")?.outcome == .group(1))
  }

  @Test("Is not computable without a list, but for water and pure culinary ingredients")
  func withoutList() {
    #expect(
      nova(nil)?.outcome == .notComputable(reason: Message(text: "no list of ingredients was read"))
    )
    #expect(nova(nil, tags: ["en:beverages", "en:waters"])?.outcome == .group(1))
    #expect(nova(nil, tags: ["en:honeys"])?.outcome == .group(2))
  }

  @Test("An unknown ingredient may be anything: it keeps a food out of group 1")
  func unknown() {
    let result = nova("oats, xyzzy")
    #expect(
      result?.outcome == .notComputable(reason: Message(text: "nothing is known about xyzzy")))
    #expect(result?.unknownIngredients == ["xyzzy"])
    #expect(nova("oats, xyzzy, salt, sugar")?.outcome == .group(3))
    #expect(nova("xyzzy, plugh, dextrose")?.outcome == .group(4))
  }

  @Test("What a badly read list names is there; what it does not name may be there too")
  func badlyRead() {
    #expect(
      nova("oats, salt", needsReview: true)?.outcome
        == .notComputable(reason: Message(text: "the list of ingredients is too badly read")))
    #expect(nova("oats, dextrose", needsReview: true)?.outcome == .group(4))
  }

  @Test("Pet food has no group")
  func petFood() {
    #expect(
      scoreFood(ProductRecord(status: .valid, subject: .petFood), categoriesTags: []).nova == nil)
  }
}
