import Foundation
import LabelModel
import LabelParsing
import Testing

/// Lists of ingredients as text; the labels are invented.
@Suite struct IngredientListTests {
  private func lists(_ text: String) -> [IngredientList] {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).lists
  }

  private func names(_ text: String) -> [String] {
    lists(text).first?.ingredients.map(\.name) ?? []
  }

  /// A tree in one line: `sauce{water; salt 2 %}`.
  private func outline(_ ingredients: [Ingredient]) -> String {
    ingredients.map { ingredient in
      var text = ingredient.name
      if let bound = ingredient.bound { text += bound == .minimum ? " >=" : " <=" }
      if let percent = ingredient.percent { text += " \(percent) %" }
      if let kind = ingredient.additiveClass { text += " <\(kind.rawValue)>" }
      if let number = ingredient.eNumber { text += " #\(number)" }
      if !ingredient.remarks.isEmpty { text += " \"\(ingredient.remarks.joined(separator: "|"))\"" }
      if !ingredient.ingredients.isEmpty { text += "{\(outline(ingredient.ingredients))}" }
      return text
    }.joined(separator: "; ")
  }

  @Test(
    "Finds the list behind its heading in every language, and names the language",
    arguments: [
      ("bg", "Съставки: вода, захар, пшенично брашно, сол."),
      ("cs", "Složení: pitná voda, cukr, pšeničná mouka, jedlá sůl."),
      ("da", "Ingredienser: vand, sukker, hvedemel, rapsolie, salt."),
      ("de", "Zutaten: Wasser, Zucker, Weizenmehl, Speisesalz."),
      ("el", "Συστατικά: νερό, ζάχαρη, αλεύρι σίτου, αλάτι."),
      ("en", "Ingredients: water, sugar, wheat flour, salt."),
      ("es", "Ingredientes: agua, azúcar, harina de trigo, aceite de oliva, sal."),
      ("et", "Koostisosad: vesi, suhkur, nisujahu, rapsiõli, sool."),
      ("fi", "Ainekset: vesi, sokeri, vehnäjauho, suola."),
      ("fr", "Ingrédients : eau, sucre, farine de blé, sel."),
      ("ga", "Comhábhair: uisce, siúcra, plúr cruithneachta, salann."),
      ("hr", "Sastojci: voda, šećer, pšenično brašno, sol."),
      ("hu", "Összetevők: víz, cukor, búzaliszt, étkezési só."),
      ("is", "Innihaldsefni: vatn, sykur, hveiti, repjuolía, salt."),
      ("it", "Ingredienti: acqua, zucchero, farina di frumento, sale."),
      ("lt", "Sudedamosios dalys: vanduo, cukrus, kvietiniai miltai, druska."),
      ("lv", "Sastāvdaļas: ūdens, cukurs, kviešu milti, sāls."),
      ("mt", "Ingredjenti: ilma, zokkor, dqiq tal-qamħ, melħ."),
      ("nl", "Ingrediënten: water, suiker, tarwebloem, zout."),
      ("no", "Ingredienser: vann, sukker, hvetemel, rapsolje, salt."),
      ("pl", "Składniki: woda, cukier, mąka pszenna, sól."),
      ("pt", "Ingredientes: água, açúcar, farinha de trigo, óleo de girassol, sal."),
      ("ro", "Ingrediente: apă, zahăr, făină de grâu, sare."),
      ("sk", "Zloženie: pitná voda, cukor, pšeničná múka, jedlá soľ."),
      ("sl", "Sestavine: voda, sladkor, pšenična moka, sol."),
      ("sv", "Ingredienser: vatten, socker, vetemjöl, rapsolja, salt."),
    ])
  func languages(language: String, text: String) throws {
    let found = findIngredients(
      on: RecognizedPage(plainText: "Cakes\n\(text)\n", source: "label.txt"))
    let list = try #require(found.lists.first)
    #expect(found.lists.count == 1)
    #expect(list.language == language)
    #expect(list.ingredients.count >= 4)
    #expect(list.needsReview == false && list.confidence == nil)
    #expect(found.allergens.map(\.allergen) == [.gluten])
    #expect(found.allergens.map(\.presence) == [.contains])
  }

  @Test("A parser that reads no ingredients reads the same amounts")
  func amountsAlone() {
    let page = RecognizedPage(
      plainText: "Ingredients: milk, sugar.\nEnergy 350 kJ/83 kcal\nFat 3.5 g\nProtein 3.3 g",
      source: "label.txt")
    let whole = LabelParser().parse(page)
    let amounts = LabelParser(readsIngredients: false).parse(page)
    #expect(!whole.readings.isEmpty && !whole.ingredientLists.isEmpty)
    #expect(amounts.readings == whole.readings)
    #expect(amounts.ingredientLists.isEmpty && amounts.allergens.isEmpty)
  }

  @Test("Splits a list into its tree")
  func tree() throws {
    let text = """
      Zutaten: Weizenmehl 51 %, Kakaocremefüllung (26,5%) [Zucker, Palmfett, fettarmer Kakao 4 %,
      Emulgator: Sojalecithin (E322)], Käse (min. 12 % Gouda, Salz), Säuerungsmittel
      Citronensäure, Emulgatoren (E 471, E 472 e), Stabilisatoren: E339, E407, Speisesalz*.
      *aus dem Mittelmeer.
      """
    let list = try #require(lists(text).first)
    #expect(
      outline(list.ingredients) == """
        Weizenmehl 51 %; Kakaocremefüllung 26.5 %{Zucker; Palmfett; fettarmer Kakao 4 %; \
        Sojalecithin <emulsifier> #E322}; Käse{Gouda >= 12 %; Salz}; \
        Säuerungsmittel Citronensäure; E 471 <emulsifier> #E471; E 472 e <emulsifier> #E472e; \
        E339 <stabiliser> #E339; E407 <stabiliser> #E407; Speisesalz "aus dem Mittelmeer"
        """)
  }

  @Test(
    "Numbers of additives are parted where a word or a sign joins them",
    arguments: [
      ("Ingredients: water, sugar, sweeteners (E950 & E951), salt.", "water; sugar; "),
      ("Ingredients: water, sugar, sweeteners: E950 and E951, salt.", "water; sugar; "),
      ("Zutaten: Wasser, Zucker, Süßungsmittel (E950 und E951), Salz.", "Wasser; Zucker; "),
      ("Ingredienti: acqua, zucchero, edulcoranti: E950 e E951, sale.", "acqua; zucchero; "),
      ("Ingrédients : eau, sucre, édulcorants : E950/E951, sel.", "eau; sucre; "),
    ])
  func joinedNumbers(text: String, before: String) throws {
    let list = try #require(lists(text).first)
    #expect(
      outline(list.ingredients).hasPrefix(
        before + "E950 <sweetener> #E950; E951 <sweetener> #E951; "))
  }

  @Test("A letter behind a number of an additive and a name beside it part nothing")
  func oneNumber() throws {
    let list = try #require(
      lists("Ingredients: water, sugar, emulsifier (E472e), E 330 citric acid, salt.").first)
    #expect(list.ingredients.map(\.eNumber) == [nil, nil, "E472e", "E330", nil])
  }

  @Test("Reads what is of an ingredient, and keeps a remark a remark")
  func parts() throws {
    let text = """
      Zusammensetzung: Fleisch und tierische Nebenerzeugnisse (davon 4 % Ente, Lachs 30 %),
      Getreide, Vanille (Madagaskar), Kulturen (enthält Milch).
      """
    let list = try #require(lists(text).first)
    #expect(
      outline(list.ingredients) == """
        Fleisch und tierische Nebenerzeugnisse{Ente 4 %; Lachs 30 %}; Getreide; \
        Vanille "Madagaskar"; Kulturen "enthält Milch"
        """)
  }

  @Test("A comma in a number parts nothing, and a share above 100 % is none")
  func numbers() {
    #expect(names("Ingredients: milk 7,6%, cream 1,5 %, water") == ["milk", "cream", "water"])
    #expect(
      lists("Ingredients: water, juice 250 %, salt").first?.ingredients.map(\.percent)
        == [nil, nil, nil])
  }

  @Test("Dashes part a list that has hardly a comma")
  func dashes() {
    #expect(
      names("Ingrédients : Lait entier 75,4% - eau - sucre 7,6% - crème - amidon de maïs.")
        == ["Lait entier", "eau", "sucre", "crème", "amidon de maïs"])
  }

  @Test(
    "Ends where something else begins",
    arguments: [
      "Kann Spuren von Nüssen enthalten.", "Nach dem Öffnen kühl lagern.",
      "Kühl und trocken lagern, vor Wärme schützen.", "Mindestens haltbar bis: siehe Deckel",
      "Nährwerte pro 100 g: Energie 400 kJ, Fett 3 g", "Hergestellt in Österreich",
      "Ingrédients : eau, sel, poivre", "Frei von Milch und Soja.", "Pasteurisiert.",
      "* aus biologischem Anbau", "Enthält Milch.",
    ])
  func ends(rest: String) {
    for text in [
      "Zutaten: Wasser, Salz, Pfeffer. \(rest)", "Zutaten: Wasser, Salz, Pfeffer\n\(rest)",
    ] {
      #expect(names(text) == ["Wasser", "Salz", "Pfeffer"], "\(text)")
    }
  }

  @Test("A wrapped line and a hyphenated word are one")
  func wrapped() {
    #expect(
      names("Zutaten: Wasser, Gewürz-\nzubereitung, geräucherter\nPaprika, Salz.")
        == ["Wasser", "Gewürzzubereitung", "geräucherter Paprika", "Salz"])
  }

  @Test("A point that stands for a comma ends no list")
  func misreadComma() {
    #expect(
      names("Ingredients: Sugar, Maltodextrin. Vitamin A Palmitate, Salt, Natural Flavor.")
        == ["Sugar", "Maltodextrin", "Vitamin A Palmitate", "Salt", "Natural Flavor"])
  }

  @Test("A damaged heading is found, and an ordinary word is none")
  func damagedHeadings() {
    #expect(names("\\NGREDlENTS: WATER, SUGAR, SALT") == ["WATER", "SUGAR", "SALT"])
    #expect(names("Inqrédients : eau, sucre, sel") == ["eau", "sucre", "sel"])
    #expect(lists("Innerhalb von 3 Tagen verbrauchen").isEmpty)
    #expect(lists("*Ingrédients certifiés bio, conformes au commerce équitable").isEmpty)
  }

  @Test("Each language of a label has its own list")
  func severalLanguages() {
    let text = """
      Zutaten: Wasser, Hafer 10 %, Salz. Ingrédients : eau, avoine 10 %, sel.
      Ingredienti: acqua, avena 10 %, sale.
      """
    #expect(lists(text).map(\.language) == ["de", "fr", "it"])
    #expect(lists(text).allSatisfy { $0.ingredients.count == 3 })
  }

  @Test("A list in a column takes nothing from the column beside it")
  func columns() throws {
    func line(_ text: String, left: Int, row: Int) -> TextLine {
      var left = left
      var words: [Word] = []
      for word in text.split(separator: " ").map(String.init) {
        let box = BoundingBox(
          left: left, top: row * 30, right: left + word.count * 10, bottom: row * 30 + 20)
        words.append(Word(text: word, box: box, confidence: Confidence(0.9)))
        left = box.right + 6
      }
      return TextLine(words: words)
    }
    let page = RecognizedPage(
      source: "tin.jpg", size: PixelSize(width: 900, height: 400),
      lines: [
        line("Zutaten: Wasser, Mais,", left: 20, row: 1),
        line("Braten Sie den Inhalt, dann", left: 420, row: 1),
        line("Zucker, Essig, Salz,", left: 20, row: 2),
        line("wenden Sie ihn, bis er bräunt", left: 420, row: 2),
        line("Pfeffer.", left: 20, row: 3),
        line("und servieren", left: 420, row: 3),
      ])
    let list = try #require(findIngredients(on: page).lists.first)
    #expect(
      list.ingredients.map(\.name) == ["Wasser", "Mais", "Zucker", "Essig", "Salz", "Pfeffer"])
    #expect(list.confidence == Confidence(1))
    #expect(list.evidence.image == "tin.jpg")
    #expect(list.evidence.box == BoundingBox(left: 20, top: 30, right: 232, bottom: 110))
  }

  @Test("A list of which too much is badly read needs review")
  func badlyRead() throws {
    func page(_ confidence: Double) -> RecognizedPage {
      let words = ["Zutaten:", "Wasser,", "Zucker,", "Essig,", "Salz"]
      return RecognizedPage(
        source: "tin.jpg",
        lines: [
          TextLine(
            words: words.enumerated().map { number, word in
              Word(
                text: word,
                box: BoundingBox(
                  left: number * 100, top: 0, right: number * 100 + 90, bottom: 20),
                confidence: Confidence(number.isMultiple(of: 2) ? 0.9 : confidence))
            })
        ])
    }
    #expect(try #require(findIngredients(on: page(0.9)).lists.first).needsReview == false)
    #expect(try #require(findIngredients(on: page(0.3)).lists.first).needsReview)
  }

  @Test(
    "Hostile texts are read in bounds",
    arguments: [
      "Zutaten: " + String(repeating: "(", count: 100_000),
      "Zutaten: " + String(repeating: "Salz (", count: 100_000),
      "Zutaten: " + String(repeating: "a", count: 1_000_000),
      "Zutaten: " + String(repeating: "a, ", count: 400_000),
      String(repeating: "Zutaten: Salz, ", count: 40_000),
      String(repeating: "kann Spuren von ", count: 60_000),
      "Zutaten: " + String(repeating: "* ", count: 300_000),
      "Zutaten: " + String(repeating: ":", count: 300_000) + "% (%) E 1",
      "Zutaten: Salz [" + String(repeating: "Wasser: (E", count: 50_000) + ")",
    ])
  func hostile(text: String) {
    for list in lists(text) {
      #expect(list.flattened.count <= 1_000)
      #expect(list.text.count <= 8_000)
      #expect(depth(list.ingredients) <= Ingredient.deepest)
    }
  }

  private func depth(_ ingredients: [Ingredient]) -> Int {
    ingredients.map { 1 + depth($0.ingredients) }.max() ?? 0
  }

  @Test(
    "Finds a list behind a rarer heading", arguments: ["Hozzávalók: víz, cukor, búzaliszt, só."])
  func rareHeading(text: String) {
    let found = findIngredients(on: RecognizedPage(plainText: text, source: "label.txt"))
    #expect(found.lists.map(\.language) == ["hu"])
    #expect(found.allergens.map(\.allergen) == [.gluten])
  }
}
