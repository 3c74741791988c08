import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Rows whose print is damaged")
struct RowTests {
  private func grams(_ lines: [[(String, Int, Int)]], _ nutrient: Nutrient) -> [Decimal] {
    LabelParser().parse(page(lines)).readings
      .filter { $0.nutrient == nutrient && $0.quantity.unit == .gram }.map(\.quantity.value)
  }

  private let table: [[(String, Int, Int)]] = [
    [("per", 300, 20), ("100g", 340, 20)],
    [("Energy", 20, 50)], [("382kcal", 320, 50)],
    [("8", 20, 80)], [("1.9g", 320, 80)],
    [("of", 40, 110), ("which", 70, 110), ("saturates", 130, 110)], [("0.9g", 320, 110)],
    [("Carbohydrate", 20, 140)], [("84g", 320, 140)],
    [("of", 40, 170), ("which", 70, 170), ("sugars", 130, 170)], [("17g", 320, 170)],
    [("Protein", 20, 200)], [("6.3g", 320, 200)],
  ]

  @Test("Takes the one value between energy and saturates for fat, as a doubtful reading")
  func unreadName() throws {
    let label = LabelParser().parse(page(table))
    let fat = try #require(label.readings.first { $0.nutrient == .fat })
    #expect(fat.quantity == Quantity(1.9, .gram))
    #expect(fat.confidence.value < 0.7)
    #expect(fat.evidence.text == "1.9g")
  }

  @Test("A name within a list of ingredients is no row without a value")
  func ingredient() {
    let panel = """
      Nutrition per 100 g
      Energy 1500 kJ / 356 kcal
      Fat 5 g
      Carbohydrate 60 g
      of which sugars 20 g
      Protein 10 g

      """
    let list = "Ingredients: wheat flour, sugar,\nsalt, yeast"
    func unreadable(_ text: String) -> Set<Nutrient> {
      Set(
        LabelParser().parse(RecognizedPage(plainText: text, source: "label.txt")).unreadable
          .map(\.nutrient))
    }
    #expect(!unreadable(panel + list).contains(.salt))
    #expect(unreadable(panel + "Salt\n" + list).contains(.salt))
  }

  @Test("Names no row where more than one may be missing")
  func twoUnreadNames() {
    let apart = table.map { row in
      row.map { word in (word.0, word.1, word.2 >= 110 ? word.2 + 30 : word.2) }
    }
    #expect(grams(apart, .fat).isEmpty)
  }

  @Test("Keeps both readings of a print that was read twice")
  func samePrint() {
    let lines: [[(String, Int, Int)]] = [
      [("per", 300, 20), ("100g", 340, 20)],
      [("Protein", 20, 80)], [("4.3g", 320, 80)],
      [("Salt", 20, 110), ("2a", 320, 110)], [("0.2g", 318, 112)],
    ]
    #expect(Set(grams(lines, .salt)) == [2, 0.2])
  }

  @Test("Keeps both of two rows of one name that contradict each other")
  func contradiction() {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: "Per 100 g\nFat 5 g\nProtein 18 g\nSalt 0.5 g\nSalt 1.5 g", source: ""))
    let salts = label.readings.filter { $0.nutrient == .salt }
    #expect(Set(salts.map(\.quantity.value)) == [Decimal(string: "0.5"), Decimal(string: "1.5")])
    // Neither is the more likely one, so that none is accepted.
    #expect(salts.allSatisfy { abs($0.confidence.value - salts[0].confidence.value) < 0.1 })
  }

  @Test("Gives the amounts of one line to one row")
  func sameLine() {
    let lines: [[(String, Int, Int)]] = [
      [("per", 300, 10), ("125g", 340, 10)], [("per", 460, 10), ("100g", 500, 10)],
      [("Amidon", 20, 60), ("transforme,", 100, 60)],
      [("Glucides", 120, 90)], [("16g", 320, 96), ("6%", 380, 96), ("13g", 480, 96)],
      [("Protéines", 120, 120)], [("4,8g", 320, 126), ("10%", 380, 126), ("3,8g", 480, 126)],
    ]
    #expect(Set(grams(lines, .carbohydrates)) == [16, 13])
    #expect(grams(lines, .starch).isEmpty)
  }

  @Test("Places a value between a name and its translation in a language it does not know")
  func translation() {
    let lines: [[(String, Int, Int)]] = [
      [("Total", 20, 80), ("Fat", 86, 80), ("/", 130, 80)], [("6.6g", 320, 94)],
      [("Jumlah", 20, 108), ("Lemak", 97, 108)],
      [("Saturated", 20, 136), ("Fat", 130, 136), ("/", 174, 136)], [("2.1g", 320, 150)],
      [("Lemak", 20, 164), ("Tepu", 86, 164)],
    ]
    #expect(grams(lines, .fat) == [6.6])
    #expect(grams(lines, .saturatedFat) == [2.1])
  }

  @Test("Gives the added sugars' amount, which stands before its name, to no other row")
  func addedSugars() {
    let lines: [[(String, Int, Int)]] = [
      [("Total", 20, 80), ("Sugars", 86, 80), ("14g", 163, 80)],
      [("Includes", 40, 108), ("7g", 139, 108), ("Added", 172, 108), ("Sugars", 238, 108)],
      [("Protein", 20, 136), ("5B0", 108, 136)],
    ]
    #expect(grams(lines, .addedSugars) == [7])
    #expect(!grams(lines, .protein).contains(7))
  }

  @Test("Reads both columns of a table below a list of ingredients")
  func ingredientsAbove() {
    let lines: [[(String, Int, Int)]] = [
      [
        ("Suiker,", 20, 10), ("stroop", 108, 10), ("(6", 185, 10), ("%),", 218, 10),
        ("zout.", 262, 10),
      ],
      [("per", 300, 50), ("100g", 340, 50), ("per", 460, 50), ("portie", 504, 50)],
      [("Vetten", 20, 80)], [("1,9g", 320, 80)], [("0,8g", 480, 80)],
      [("Koolhydraten", 20, 110)], [("70,5g", 320, 110)], [("28,2g", 480, 110)],
      [("Zout", 20, 140)], [("0,70g", 320, 140)], [("0,28g", 480, 140)],
    ]
    #expect(Set(grams(lines, .salt)) == [0.7, Decimal(28) / 100])
    #expect(Set(grams(lines, .fat)) == [1.9, 0.8])
  }

  @Test("Takes neither a vitamin's number nor a portion in brackets for an amount")
  func numbersInNames() {
    let lines: [[(String, Int, Int)]] = [
      [("Protein", 20, 80)], [("7.1g", 320, 80)], [("Salt", 20, 110)], [("(21g)", 320, 112)],
      [("Vitamin", 20, 140), ("D3", 110, 140), ("200", 143, 140), ("IU", 190, 140)],
    ]
    let label = LabelParser().parse(page(lines))
    #expect(label.readings.map(\.nutrient) == [.protein])
  }
}

@Suite("Columns of running text")
struct TextColumnTests {
  /// A mark is dirt in the gap, or the hyphen of a word that wraps.
  @Test(
    "Takes a wrapped name's value from its own column, where both were read as one line",
    arguments: [nil, "-"])
  func mergedColumns(mark: String?) {
    var lines: [[(String, Int, Int)]] = []
    func add(_ left: String?, _ right: String?, merged: Bool) {
      let top = 40 + 26 * lines.count / 2 * 2
      var words: [(String, Int, Int)] = []
      for (text, start) in [(left, 20), (right, 520)] {
        guard let text else { continue }
        var x = start
        for word in text.split(separator: " ") {
          words.append((String(word), x, top))
          x += 11 * word.count + 8
        }
        if merged, start == 20, let mark { words.append((mark, 500, top)) }
        if !merged {
          lines.append(words)
          words = []
        }
      }
      if merged { lines.append(words) }
    }
    add("Alimento completo para gatos adultos", "Alleinfuttermittel für Katzen", merged: true)
    add(nil, "Zusammensetzung: Fleisch, Fisch", merged: false)
    add(nil, "Analytische Bestandteile: Protein", merged: false)
    add("Proteína min. 7,9%, matéria gorda", "min. 7,9 %, Fettgehalt min. 8 %,", merged: true)
    add("mín. 8%, cinzas máx. 2,3%, cálcio", "Rohasche max. 2,3 %, Rohfaser", merged: true)
    add("0,78%, ácidos gordos ómega-6 1,6%", "max. 0,3 %, Feuchtigkeit 77 %", merged: true)
    add(nil, "Calcium 0,78 %, Magnesium 0,08 %", merged: false)
    let label = LabelParser().parse(page(lines))
    #expect(
      Set(label.readings.filter { $0.nutrient == .fiber }.map(\.quantity.value)) == [0.3])
    #expect(
      Set(label.readings.filter { $0.nutrient == .fat }.map(\.quantity.value)) == [8])
  }
}
