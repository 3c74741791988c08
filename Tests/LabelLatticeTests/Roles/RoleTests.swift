import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Roles that a value may have")
struct RoleTests {
  @Test(
    "Compares amounts in grams, in the energy's unit and in percent",
    arguments: [
      ("Sodium 160 mg", LatticeNutrient.sodium, 0.16), ("Salt 0,52 g", LatticeNutrient.salt, 0.52),
      ("Protein 250 g/kg", LatticeNutrient.protein, 25),
      ("Sodium 2000 mg/kg", LatticeNutrient.sodium, 0.2),
      ("Protein 25 %", LatticeNutrient.protein, 25),
      ("Fat 18,2 g", LatticeNutrient.fat, 18.2),
      ("Energy 1976 kJ", LatticeNutrient.energyKJ, 1976),
      ("Energy 471 kcal", LatticeNutrient.energyKcal, 471),
    ])
  func amounts(text: String, key: Int, amount: Double) {
    #expect(Lattice(text: text).amounts(of: key) == [amount])
  }

  @Test("A bare number of an energy row may be kJ or kcal, with a unit only its own")
  func energies() {
    let bare = Lattice(text: "Energy 471")
    #expect(bare.amounts(of: LatticeNutrient.energyKJ) == [471])
    #expect(bare.amounts(of: LatticeNutrient.energyKcal) == [471])
    #expect(Lattice(text: "Energy 471 kcal").amounts(of: LatticeNutrient.energyKJ).isEmpty)
  }

  @Test("No mass is an energy, and no energy is a mass")
  func kinds() {
    let lattice = Lattice(text: "Energy 471 g")
    #expect(lattice.amounts(of: LatticeNutrient.energyKcal).isEmpty)
    #expect(Lattice(text: "Fat 471 kcal").amounts(of: LatticeNutrient.fat).isEmpty)
  }

  @Test(
    "Offers a number with the decimal mark that may be lost",
    arguments: [
      ("Fat 182 g", LatticeNutrient.fat, 18.2), ("Salt 052 g", LatticeNutrient.salt, 0.52),
    ])
  func lostMark(text: String, key: Int, amount: Double) {
    #expect(Lattice(text: text).amounts(of: key, isLiteral: false).contains(amount))
  }

  @Test("Notes a number between words")
  func sentence() {
    let sentence = Lattice(text: "Protein within 7 days")
    #expect(greatest(.isInSentence, sentence) == 0.5)
    #expect(greatest(.noneInSentence, sentence) == 0.5)
    let row = Lattice(text: "Protein 7 g")
    #expect(greatest(.isInSentence, row) == 0)
    #expect(greatest(.noneInSentence, row) == 0)
  }

  @Test("Notes a name that is surely read and spelt otherwise")
  func misspelling() {
    #expect(greatest(.misspelling, Lattice(text: "Protein 7 g")) == 0)
    #expect(greatest(.misspelling, Lattice(text: "Protexn 7 g")) > 0.5)
  }

  @Test(
    "Takes a percent sign behind a pet food's name, or alone below it, for its unit",
    arguments: [
      (["Crude ash / Rohasche (%):"], 1), (["Crude ash, %"], 1), (["Crude ash", "(%)"], 1),
      (["Crude ash / Rohasche"], 0), (["Crude ash", "max (%)"], 0),
      // Of food, a percentage is a share of the reference intake.
      (["Fat, %"], 0),
    ])
  func percentInName(_ cell: [String], _ isUnit: Int) {
    func line(_ text: String, left: Int, row: Int) -> TextLine {
      let box = BoundingBox(
        left: left, top: 60 * row, right: left + 20 * text.count, bottom: 60 * row + 40)
      return TextLine(words: [Word(text: text, box: box, confidence: Confidence(0.9))])
    }
    let names = cell.enumerated().map { line($0.element, left: 0, row: $0.offset) }
    let page = RecognizedPage(
      source: "analysis.jpg", lines: names + [line("7.1", left: 700, row: 0)])
    #expect(greatest(.unitInName, Lattice(page)) == Float(isUnit))
  }

  private func greatest(_ feature: RoleFeature, _ lattice: Lattice) -> Float {
    lattice.items.flatMap { item in
      item.roles.indices.map { item.row($0)[item.row($0).startIndex + feature.rawValue] }
    }.max() ?? 0
  }

  @Test("Puts no second mark into a number that has one")
  func onlyMark() {
    let lattice = Lattice(text: "Fat 18,2 g")
    #expect(lattice.amounts(of: LatticeNutrient.fat, isLiteral: false).isEmpty)
  }

  @Test("Keeps a value apart from a blot twice as high over it", arguments: [40, 80, 160])
  func blot(height: Int) throws {
    var page = LabelSheet(
      columns: [.init(heading: "per 100 g", basis: .per100g)],
      rows: [.init("Protein", "<0,5 g", of: .protein)]
    ).page
    let place = try #require(
      page.lines.flatMap(\.words).first { $0.text.contains("0,5") }?.box)
    page.lines.insert(
      TextLine(words: [
        Word(
          text: "8g",
          box: BoundingBox(
            left: place.left, top: place.top - (height - 40) / 2, right: place.right,
            bottom: place.bottom + (height - 40) / 2), confidence: Confidence(0.1))
      ]), at: 0)
    let spots = Set(Lattice(page).items.filter { [0.5, 8].contains($0.option.value) }.map(\.spot))
    #expect(spots.count == (height < 80 ? 1 : 2))
  }

  @Test("Offers a last 9 without unit as the unit g")
  func tail() {
    #expect(
      Lattice(text: "Protein 79").amounts(of: LatticeNutrient.protein, isLiteral: false).contains(7)
    )
    #expect(
      Lattice(text: "Protein 7,39").amounts(of: LatticeNutrient.protein, isLiteral: false)
        .contains(7.3))
    #expect(
      !Lattice(text: "Protein 79 g").amounts(of: LatticeNutrient.protein, isLiteral: false)
        .contains(7))
  }

  @Test(
    "Offers no last 9 as the unit g where numbers are printed without units",
    arguments: [
      ("Protein", ["42.9", "16.5", "1.2"], false), ("Protein", ["42.9 g", "16.5", "1.2"], true),
      ("Protein", ["42.9", "16.9 g", "1.2 g"], true), ("Protein (g)", ["42.9 g"], false),
    ])
  func bareColumn(_ name: String, _ others: [String], _ isOffered: Bool) {
    let names = ["Fat", "Carbohydrate", "Salt"].map { name.contains("(g)") ? $0 + " (g)" : $0 }
    let nutrients: [Nutrient] = [.fat, .carbohydrates, .salt]
    let sheet = LabelSheet(
      columns: [.init(heading: "per 100 g", basis: .per100g)],
      rows: [.init(name, "4.99", of: .protein)]
        + others.indices.map { .init(names[$0], others[$0], of: nutrients[$0]) })
    let offered = Lattice(sheet.page).amounts(of: LatticeNutrient.protein, isLiteral: false)
    #expect(offered.contains(4.9) == isOffered)
  }

  @Test("Offers two numbers within a cell as one whose decimal mark was lost")
  func tornNumber() {
    func amounts(gap: Int) -> Set<Double> {
      let words = [("Protein", 100, 300), ("3", 400, 420), ("5g", 420 + gap, 460 + gap)]
      let line = TextLine(
        words: words.map { text, left, right in
          Word(text: text, box: BoundingBox(left: left, top: 100, right: right, bottom: 140))
        })
      return Lattice(RecognizedPage(source: "torn.png", lines: [line]))
        .amounts(of: LatticeNutrient.protein, isLiteral: false)
    }
    #expect(amounts(gap: 10).contains(3.5))
    #expect(!amounts(gap: 60).contains(3.5))
  }

  @Test("Offers a number with the letter before it as its first 1, and without it")
  func stroke() {
    let lattice = Lattice(text: "Protein l7 g")
    #expect(lattice.amounts(of: LatticeNutrient.protein, isLiteral: false).contains(17))
    #expect(lattice.amounts(of: LatticeNutrient.protein) == [7])
    #expect(
      !Lattice(text: "Protein |7 g").amounts(of: LatticeNutrient.protein, isLiteral: false)
        .contains(17))
  }

  @Test("Keeps the place of the mark before a 0 behind a letter that may be a 1")
  func strokeBeforeZero() {
    let amounts = Lattice(text: "Protein l2,0 g").amounts(
      of: LatticeNutrient.protein, isLiteral: false)
    #expect(amounts.contains(12))
    #expect(!amounts.contains(120))
  }

  @Test("Scores are probabilities, whatever the weights")
  func score() {
    var random = SplitMix64(seed: 1)
    let items = Lattice(LabelSheet.twoColumns.page).items
    #expect(!items.isEmpty)
    for _ in 0..<100 {
      let weights = (0..<RoleFeature.count).map { _ in Double.random(in: -40...40, using: &random) }
      for var item in items {
        item.score(weights, ScoreTrees())
        #expect(item.logP.count == item.roles.count)
        #expect(abs(item.logP.reduce(0) { $0 + exp($1) } - 1) < 1e-9)
        let none = zip(item.roles, item.logP).filter { $0.0.key == nil }.reduce(0) {
          $0 + exp($1.1)
        }
        #expect(abs(exp(item.logNone) - none) < 1e-9)
      }
    }
  }

  @Test("A name on the value's line is likelier than one three rows away")
  func nearness() throws {
    let lattice = Lattice(LabelSheet.perHundredGrams.page).laidOut()
    let item = try #require(lattice.items.first { $0.isLiteral && $0.option.value == 18.2 })
    func logP(_ key: Int) -> Double {
      zip(item.roles, item.logP).filter { $0.0.key == key }.map(\.1).max() ?? -.infinity
    }
    #expect(logP(LatticeNutrient.fat) > logP(LatticeNutrient.saturatedFat))
    #expect(logP(LatticeNutrient.fat) > logP(LatticeNutrient.protein))
  }

  @Test("Adds exponentials without overflow")
  func logarithms() {
    #expect(abs(logSumExp([1_000, 1_000]) - (1_000 + log(2))) < 1e-9)
    #expect(abs(logSumExp([0, -2_000])) < 1e-9)
    #expect(logSumExp([Double]()) == -.infinity)
  }

  @Test("Two prints of one amount are the same amount")
  func sameAmount() {
    #expect(isSameAmount(0.1 + 0.2, 0.3))
    #expect(!isSameAmount(0.31, 0.3))
    #expect(!isSameAmount(1976, 1975))
  }
}

@Suite("Usual amounts")
struct AmountHabitTests {
  /// The distance feature of 10 g of fat, for a habit of fat.
  private func distance(_ habit: AmountHabit) throws -> Double {
    let items = Lattice(text: "Fat 10,0 g").items
    var item = try #require(items.first { $0.isLiteral })
    var habits = LatticeWeights.byHand.habits
    habits[LatticeNutrient.fat] = habit
    item.setHabits(habits)
    let row = try #require(item.roles.firstIndex { $0.key == LatticeNutrient.fat })
    return Double(Array(item.row(row))[RoleFeature.unusualAmount.rawValue])
  }

  @Test("The usual amount has no distance, and farther ones have the square of their spreads")
  func squares() throws {
    let usual = log(10.05)
    let one = try distance(AmountHabit(mean: usual - 0.5, spread: 0.5))
    let two = try distance(AmountHabit(mean: usual + 1, spread: 0.5))
    let none = try distance(AmountHabit(mean: usual, spread: 0.5))
    #expect(abs(none) < 1e-6)
    #expect(one > 0)
    #expect(abs(two - 4 * one) < 1e-4)
  }

  @Test("A distance of three spreads is the greatest")
  func greatest() throws {
    let three = try distance(AmountHabit(mean: log(10.05) - 3, spread: 1))
    let more = try distance(AmountHabit(mean: log(10.05) - 30, spread: 1))
    #expect(abs(three - more) < 1e-4)
  }
}
