import LabelModel
import LabelParsing
import Testing

@Suite("Names behind a false point, alone in a list, or near another food")
struct NamesAtPlacesTests {
  private func lists(in text: String) -> [IngredientList] {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).lists
  }

  @Test(
    "A point before a small \"and\" and an allergen's name ends no warning",
    arguments: [
      "Ingredienti: acqua. Può contenere\ntracce di SOIA. e SENAPE.\nCOTTURA: 11 minuti.",
      "Ingredients: water. May contain soy. and mustard.",
    ])
  func falsePoint(text: String) {
    #expect(declaredPresences(in: text) == [.soy: .mayContain, .mustard: .mayContain])
  }

  @Test("A point before an \"and\" without an allergen ends the warning")
  func truePoint() {
    let text = "Ingredients: water. May contain soy. and serve with mustard."
    #expect(declaredPresences(in: text) == [.soy: .mayContain])
  }

  @Test(
    "A list of one known food of four letters is a list",
    arguments: [
      ("INGREDIENTS: MILK.", [.milk: .contains]), ("Ingredients: eggs", [.egg: .contains]),
      ("Zutaten: Salz", [:]),
    ] as [(String, [Allergen: DeclaredAllergen.Presence])])
  func oneFood(text: String, allergens: [Allergen: DeclaredAllergen.Presence]) {
    #expect(lists(in: text).map(\.ingredients.count) == [1])
    #expect(declaredPresences(in: text) == allergens)
  }

  @Test("A few letters behind a heading that are no food are no list")
  func noFood() {
    #expect(lists(in: "Ingredients: xyz.").isEmpty)
  }

  @Test("A damaged word that may be another food names no allergen, and its list is for review")
  func otherFood() {
    let text = "Ainesosat: vesi, sirappi, suola."
    #expect(declaredPresences(in: text).isEmpty)
    #expect(lists(in: text).map(\.needsReview) == [true])
    #expect(declaredPresences(in: "Ainesosat: vesi, siirappi, sinappi.") == [.mustard: .contains])
  }

  /// The allergens of `lines`, printed from `left` on and read with `confidence`.
  private func found(
    _ lines: [String], left: Int = 40, confidence: Double = 0.95
  ) -> [Allergen: DeclaredAllergen.Presence] {
    let lines = lines.enumerated().map { row, line in
      var left = left
      var words: [Word] = []
      for text in line.split(separator: " ").map(String.init) {
        let box = BoundingBox(
          left: left, top: row * 30, right: left + text.count * 10, bottom: row * 30 + 20)
        // An underscore is a word that was not read.
        if text.contains(where: { $0 != "_" }) {
          words.append(Word(text: text, box: box, confidence: Confidence(confidence)))
        }
        left = box.right + 10
      }
      return TextLine(words: words)
    }
    let page = RecognizedPage(
      source: "bag.jpg", size: PixelSize(width: 900, height: 400), lines: lines)
    return Dictionary(
      findIngredients(on: page).allergens.map { ($0.allergen, $0.presence) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(
    "A name at the picture's left edge may be the end of a longer word",
    arguments: [
      ["Zutaten: Wasser, Zucker, Salz,", "nüsse 12 %, Reismehl, Kakao"],
      ["Składniki: woda, cukier, mleko", "kosowe 8 %, mąka ryżowa, sól"],
    ])
  func leftEdge(lines: [String]) {
    #expect(found(lines, left: 0).isEmpty)
    #expect(found(lines).count == 1)
  }

  @Test("A cut word behind a name that no other food has changes nothing")
  func cutNextWord() {
    let lines = ["Ingredients: rice, oil, Sesame", "eeds 12 %, salt, sugar, vinegar"]
    #expect(found(lines, left: 0) == [.sesame: .contains])
  }

  @Test("A capital at the left edge begins its word")
  func capitalAtEdge() {
    let lines = ["Zutaten: Wasser, Zucker, Salz,", "Haselnüsse 12 %, Reismehl, Kakao"]
    #expect(found(lines, left: 0) == [.nuts: .contains])
  }

  @Test("Wide spaces above a column of values are within the text")
  func spacesAboveValues() {
    let lines = [
      "Ingredienti: acqua, riso, sale,", "zuccherosi, __ mandorle, sesamo,",
      "cacao magro, _ olio, zucchero.", "______________ 12 g", "______________ 9 g",
    ]
    #expect(found(lines) == [.nuts: .contains, .sesame: .contains])
  }

  @Test("Behind the room of a word a warning does not go on")
  func room() {
    let line = "Съставки: захар, сол. Може да съдържа мляко. ____ глутен."
    #expect(found([line]) == [.milk: .mayContain])
    #expect(
      found([line.replacing("____ ", with: "")]) == [.milk: .mayContain, .gluten: .mayContain])
  }

  @Test("A word with a certain diacritic is no name without it")
  func diacritic() {
    let list = ["Sastojci: voda, pileća kožica, šećer, začini, sol"]
    #expect(found(list).isEmpty)
    #expect(found(list, confidence: 0.7) == [.crustaceans: .contains])
    #expect(found(["Sastojci: voda, kozica, šećer, začini, sol"]) == [.crustaceans: .contains])
    // Endings change a stem's last letter.
    let ending = ["Összetevők: víz, cukor, só. Nyomokban szóját tartalmazhat."]
    #expect(found(ending) == [.soy: .mayContain])
  }

  @Test("A certain small l at the end of a longer word is no i")
  func stroke() {
    let list = ["Zutaten: Wasser, Hefe, Zucker, Naturmiich, Salz"]
    #expect(found(list, confidence: 0.7) == [.milk: .contains])
    #expect(found(list).isEmpty)
    #expect(found(["ZUTATEN: WASSER, ZUCKER, VOLLMlLCH, SALZ"]) == [.milk: .contains])
    #expect(found(["Zutaten: Wasser, Zucker, Miichpulver, Salz"]) == [.milk: .contains])
  }

  @Test("An ingredient that the lists of two other languages lack is doubtful")
  func contradicted() {
    let others = [
      "Zutaten: Wasser, Reis, Zucker, Salz.", "Ingrédients: eau, riz, sucre, sel.",
      "Ingredienti: acqua, latte, zucchero, sale.",
    ]
    #expect(found(others).isEmpty)
    #expect(found(Array(others.dropFirst())) == [.milk: .contains])
  }

  @Test("A name behind the room of an unread word is doubtful")
  func indented() {
    let rows = [
      "Съставки: вода, захар,", "________ мляко, сол,", "елда, ванилия, олио,", "какао, мая",
    ]
    #expect(found(rows).isEmpty)
    #expect(found(rows.map { $0.replacing("________ ", with: "") }) == [.milk: .contains])
  }

  @Test("Milk of something unread is of a plant")
  func unreadPlant() {
    let list = ["Ingredienti: farina di riso, zucchero, latte di rsa, sale"]
    #expect(found(list, confidence: 0.7).isEmpty)
    #expect(found(["Ingredienti: farina di riso, zucchero, latte, sale"]) == [.milk: .contains])
  }

  @Test("A word in capitals is hyphenated, too")
  func hyphenatedCapitals() {
    #expect(
      declaredPresences(in: "Zutaten: Wasser, SESA-\nMÖL, Zucker, Salz.") == [.sesame: .contains])
    #expect(
      declaredPresences(in: "Zutaten: Wasser, Soja-\nSenf, Zucker, Salz.")
        == [.soy: .contains, .mustard: .contains])
  }
}
