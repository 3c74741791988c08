import LabelModel
import LabelParsing
import Testing

@Suite("The name before the list of ingredients")
struct LegalNameTests {
  private func names(_ lines: [PrintedLine]) -> [IdentityReading<String>] {
    IdentityReader().read(printedPage(lines)).names
  }

  private func sure(_ lines: [PrintedLine]) -> [String] {
    names(lines).filter { $0.confidence >= .leastOfIdentity }.map(\.value)
  }

  @Test("The line above a list in each language is a name, the first language's first")
  func languages() {
    let found = sure([
      "Bio Rohzucker", "Zutaten: Rohrzucker aus Paraguay.", "",
      "Sucre brut bio", "Ingrédients: sucre de canne du Paraguay.",
    ])
    #expect(found == ["Bio Rohzucker", "Sucre brut bio"])
  }

  @Test("A name that the picture's edge may cut is doubtful")
  func cutName() {
    let name = PrintedLine(text: "Bio Rohzucker", left: 0)
    #expect(sure([name, "Zutaten: Rohrzucker aus Paraguay."]) == [])
    #expect(names([name, "Zutaten: Rohrzucker aus Paraguay."]).map(\.value) == ["Bio Rohzucker"])
  }

  @Test("A name on the heading's line begins behind the sentence before")
  func sameLine() {
    #expect(
      sure(["Kann Eier enthalten. Vanillezucker. Zutaten: Zucker, Vanille."]) == ["Vanillezucker"])
  }

  @Test("A name of two lines is joined, also inside a word")
  func wrapped() {
    #expect(
      sure([
        "Teigwaren aus Hartweizen mit Buch-", "weizen und Roggen",
        "Zutaten: Hartweizen, Buchweizen, Roggen.",
      ]) == ["Teigwaren aus Hartweizen mit Buchweizen und Roggen"])
    #expect(
      sure(["Gemüsesaft mit Meersalz und", "Kräutern.", "Zutaten: Tomatensaft, Salz."])
        == ["Gemüsesaft mit Meersalz und Kräutern"])
  }

  @Test("A treatment behind the name is no part of it")
  func treatment() {
    #expect(
      sure(["Sirup aus Beeren. Pasteurisiert. Zutaten: Zucker, Beeren."]) == ["Sirup aus Beeren"])
    #expect(sure(["Konserwa sterylizowana", "Składniki: woda, mięso, sól."]).isEmpty)
  }

  @Test(
    "What is printed above a list and is no name is not taken for one",
    arguments: [
      "Kühl und trocken lagern", "Nach dem Öffnen gekühlt aufbewahren", "Can contain milk",
      "calories a day is used for general advice", "www.example.com", "Niacin / Niacine",
      "Ready in 12 minutes", "50% der Referenzmenge)", "Salz", "Muster GmbH Wien",
      "* aus biologischer Landwirtschaft", "Do not use on damaged skin", "Sodium (mg)",
      "Vitamina D", "MILK, SESAME",
    ])
  func noName(line: String) {
    #expect(sure([PrintedLine(text: line), "Zutaten: Wasser, Zucker, Milch, Salz."]).isEmpty)
  }

  @Test(
    "A claim above a list is no name, and a name with a word of claims is one",
    arguments: [
      ("Recette traditionnelle", false), ("Nouvelle recette", false), ("Gluten-free", false),
      ("Gluten free", false), ("Ready to eat", false), ("Prêt à déguster", false), ("Vegan", false),
      ("Limited Edition", false), ("Source of fibre", false), ("Premium Qualität", false),
      ("Organic Sugar", true), ("Vegan Protein", true), ("Fat Free Milk", true),
      ("Soupe maison", true), ("Original", true), ("Bio Dinkel", true),
    ])
  func claims(line: String, isName: Bool) {
    let found = sure([PrintedLine(text: line), "Zutaten: Wasser, Zucker, Milch, Salz."])
    #expect(found == (isName ? [line] : []))
  }

  @Test("A badly read name is a candidate, not a sure one")
  func badlyRead() throws {
    let found = names([
      PrintedLine(text: "Getreideriegel mit Honig", confidence: 0.5),
      "Zutaten: Hafer, Honig, Zucker.",
    ])
    #expect(found.map(\.value) == ["Getreideriegel mit Honig"])
    #expect(try #require(found.first).confidence < .leastOfIdentity)
  }

  @Test("A name cut off at the line's end or inside its first word is not sure")
  func cutOff() {
    #expect(sure(["Reisgericht mit Gemüse und", "Zutaten: Reis, Gemüse, Salz."]).isEmpty)
    #expect(sure(["(t Lachs. Zutaten: Lachs, Salz, Rauch."]).isEmpty)
  }

  @Test("The kind of pet food is no sure name; the line in larger letters above it is")
  func petFood() throws {
    let found = names([
      PrintedLine(text: "Ente & Lachs", height: 30), "Alleinfuttermittel für ausgewachsene Katzen",
      "Zusammensetzung: Fleisch und tierische Nebenerzeugnisse.",
    ])
    #expect(found.map(\.value) == ["Ente & Lachs", "Alleinfuttermittel für ausgewachsene Katzen"])
    #expect(try #require(found.first).confidence >= .leastOfIdentity)
    #expect(try #require(found.last).confidence < .leastOfIdentity)
  }

  @Test("The subject of AAFCO's statement is the name")
  func adequacy() {
    #expect(
      sure([
        "NUTRITION STATEMENT: Red Meadow Beef Feast", "is formulated to meet the nutritional",
        "levels established by the AAFCO Cat Food Nutrient Profiles.",
      ]) == ["Red Meadow Beef Feast"])
    #expect(
      sure(["NUTRITION STATEMENT: This product is formulated to meet the nutritional levels"])
        .isEmpty)
  }

  @Test("A mark of a language is no part of a name, and ends the language before")
  func languageMark() {
    #expect(sure(["DE Bienenhonig", "Zutaten: Honig, Zucker."]) == ["Bienenhonig"])
    #expect(sure(["GB Cane Sugar", "Ingredients: cane sugar."]) == ["Cane Sugar"])
    #expect(sure(["DK Rørsukker", "Ingredienser: rørsukker."]) == ["Rørsukker"])
    #expect(sure(["Roggebloem, suiker, honing FR Ingrédients: farine, sucre."]).isEmpty)
    #expect(sure(["Roggebloem, suiker, honing GB Ingredients: flour, sugar."]).isEmpty)
  }

  @Test("The end of a footnote's last sentence is no name")
  func footnote() {
    #expect(
      sure([
        "*RECOMMENDED DIETARY INTAKE. ALL QUANTITIES ABOVE ARE", "AVERAGES ONLY.",
        "Ingredients: milk, sugar.",
      ]).isEmpty)
    #expect(
      sure(["* from organic farming in the Union", "Cane Sugar", "Ingredients: cane sugar."])
        == ["Cane Sugar"])
  }

  @Test(
    "The end of the list before is no name",
    arguments: [
      ["Ingredients: water, Preservative: Sodium Sorbate,", "Sugar", "ZUTATEN: Wasser, Zucker."],
      ["Składniki: Aromat, Gorczyca, Ingrediente: apă, zahăr."],
      ["Съставки: Захар, вода, сол", "SASTOJCI: šećer, voda, sol."],
    ] as [[PrintedLine]])
  func endOfList(lines: [PrintedLine]) {
    #expect(names(lines).isEmpty)
  }

  @Test("Large letters alone are a candidate, never a sure name")
  func prominence() throws {
    let found = names([PrintedLine(text: "Sonnige Zeiten", height: 60)] + runningText)
    #expect(found.map(\.value) == ["Sonnige Zeiten"])
    #expect(try #require(found.first).confidence < .leastOfIdentity)
  }

  @Test("The evidence of a name is its words and their place")
  func evidence() throws {
    let found = try #require(names(["Vanillezucker", "Zutaten: Zucker, Vanille."]).first)
    #expect(found.evidence.image == "front.jpg")
    #expect(found.evidence.text == "Vanillezucker")
    #expect(found.evidence.box == BoundingBox(left: 10, top: 10, right: 140, bottom: 30))
    #expect(found.clue == .beforeIngredients)
  }

  @Test("A text without places has no name")
  func withoutPlaces() {
    let lines = ["Vanillezucker", "Zutaten: Zucker, Vanille."].map { text in
      TextLine(words: text.split(separator: " ").map { Word(text: String($0)) })
    }
    #expect(IdentityReader().read(RecognizedPage(source: "a.txt", lines: lines)).names.isEmpty)
  }
}
