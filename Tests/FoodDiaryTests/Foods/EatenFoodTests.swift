import FoodDiary
import Foundation
import LabelModel
import Testing

@Suite("Entries") struct EatenFoodTests {
  @Test("Every wrong field is named at once")
  func namesAll() {
    let food = EatenFood(
      name: " ", amounts: FoodAmounts(energyKcal: -1, protein: .nan, carbohydrates: 2_000, fat: 3))
    #expect(food.problems.map(\.field) == ["name", "calories", "protein", "carbohydrates"])
    #expect(
      throws: InvalidEntry(problems: [
        .init("name", "empty; say what was eaten"),
        .init("calories", "-1 is negative; give 0 or more"),
        .init("protein", "no number; give one from 0 on"),
        .init(
          "carbohydrates",
          "2000 g is too much for one entry; give at most 1500, and check the unit"),
      ])
    ) { try food.validate() }
  }

  @Test(
    "Long names and control characters are refused",
    arguments: [String(repeating: "a", count: 201), "a\nb", "a\u{1B}[2J"])
  func names(name: String) {
    let food = EatenFood(name: name, amounts: FoodAmounts(energyKcal: 1))
    #expect(food.problems.map(\.field) == ["name"])
  }

  @Test("Calories that contradict the macros are told, and may be kept")
  func contradiction() {
    func rules(_ energy: Double?, _ protein: Double?, _ carbohydrates: Double, _ fat: Double)
      -> [String]
    {
      let food = EatenFood(
        name: "a",
        amounts: FoodAmounts(
          energyKcal: energy, protein: protein, carbohydrates: carbohydrates, fat: fat))
      if energy != nil { #expect(food.problems.isEmpty) }
      return food.findings.map(\.rule.rawValue)
    }
    #expect(rules(100, 10, 10, 10) == ["EnergyFitsMacros"])
    #expect(rules(900, 10, 10, 10) == ["EnergyFitsMacros"])
    #expect(rules(165, 31, 0, 3.6).isEmpty)
    // Beer and bran: alcohol and fibre.
    #expect(rules(215, 2, 18, 0).isEmpty && rules(216, 15.6, 21, 4.3).isEmpty)
    // Macros that are too much already, whatever the others are; energy may be that of unknown ones.
    #expect(rules(1, nil, 10, 10) == ["EnergyFitsMacros"])
    #expect(rules(nil, 10, 10, 10).isEmpty && rules(900, nil, 10, 10).isEmpty)
  }

  @Test("A portion that nothing can be scaled to is the one that was typed, once its calories are")
  func typedPortion() throws {
    let food = EatenFood(
      name: "biscuits", portion: try Portion(85, .gram),
      amounts: FoodAmounts(energyKcal: 371, fat: 10), source: .label)
    func edited(_ changes: String...) throws -> DraftItem {
      var draft = Draft(summary: "", items: [DraftItem(changing: food)])
      try draft.apply(changes)
      return draft.items[0]
    }
    let unknown = try edited("portion=2 portions")
    #expect(unknown.food.portion == food.portion && unknown.asked?.unit == .portion)
    for typed in [
      try edited("portion=2 portions", "calories=300"),
      try edited("calories=300", "portion=2 portions"),
    ] {
      #expect(
        typed.food.portion == typed.asked && typed.food.amounts == FoodAmounts(energyKcal: 300))
      #expect(typed.food.source == .manual && typed.confidence == .sure)
    }
  }

  @Test("An item that is not there is named", arguments: ["0", "2", "-1", "\(Int.min)"])
  func missingItem(number: String) {
    var draft = Draft(
      summary: "",
      items: [DraftItem(changing: EatenFood(name: "tea", amounts: FoodAmounts(energyKcal: 1)))])
    #expect(throws: InvalidEntry.self) { try draft.apply("\(number).calories=5") }
  }

  @Test("Scaled and summed amounts are decimal numbers, as labels have them")
  func decimals() throws {
    // What a label states of 100 g: 7.6 g of protein and 71.6 g of carbohydrates.
    let label = FoodAmounts(energyKcal: 437, protein: 7.6, carbohydrates: 71.6, fat: 12.8)
    let found = FoundFood(
      name: "biscuits", amounts: label, per: try Portion(100, .gram), source: .label, match: .same)
    let item = DraftItem(name: "biscuits", asked: try Portion(85, .gram), found: found)
    #expect(
      item.food.amounts
        == FoodAmounts(energyKcal: 371.45, protein: 6.46, carbohydrates: 60.86, fat: 10.88))
    for (portion, carbohydrates) in [("100 g", 71.6), ("30 g", 21.48), ("7 g", 5.012)] {
      var draft = Draft(summary: "", items: [DraftItem(changing: item.food)])
      try draft.apply("portion=\(portion)")
      #expect("\(draft.foods[0].amounts.carbohydrates ?? 0)" == "\(carbohydrates)")
    }
    // A third is no decimal number, and three of them are the whole.
    let third = FoodAmounts(fat: 10).scaled(by: 1 / 3.0)
    #expect(third.fat == 10 * (1 / 3.0) && third.scaled(by: 3).fat == 10)
    #expect(total(.fat, of: [FoodAmounts(fat: 0.1), FoodAmounts(fat: 0.2)]).value == 0.3)
    #expect(try Portion(3 * 0.1, .kilogram).amount == 0.3)
    let noisy = try JSONDecoder().decode(
      FoodAmounts.self, from: Data(#"{"protein": 7.6000000000000005, "fat": null}"#.utf8))
    #expect(noisy == FoodAmounts(protein: 7.6))
  }

  @Test("A typed portion may have a unit of any language of phrases")
  func typedPortions() throws {
    let portions: [(String, Double, PortionUnit)] = [
      ("2 Scheiben", 2, .slice), ("1,5 tranches", 1.5, .slice), ("1 etto", 100, .gram),
      ("3 slices", 3, .slice), ("2 łyżki", 2, .tablespoon), ("150 g", 150, .gram),
    ]
    for (text, amount, unit) in portions {
      #expect(try Portion(typed: text) == Portion(amount, unit), "\(text)")
    }
    for text in ["2 Katzen", "2", "Scheiben", "1.510 Scheiben", "-1 Scheibe"] {
      #expect(Portion(typed: text) == nil, "\(text)")
    }
  }

  @Test("A typed number has a decimal point or a decimal comma")
  func typedNumbers() {
    for (text, number) in [("4", 4.0), ("4,5", 4.5), (" 4.5 ", 4.5), ("-3", -3), ("0,25", 0.25)] {
      #expect(typedNumber(text) == number)
    }
    for text in ["", "4;5", "1,2,3", "1e3", "nan", "４", "4 5", "-"] {
      #expect(typedNumber(text) == nil, "\(text)")
    }
    for text in ["2,000", "1.250", "12,500", " 4.500"] {
      #expect(typedNumber(text) == nil && Portion(text: text + " g") == nil, "\(text)")
    }
    for (text, number) in [
      ("0.125", 0.125), ("1.25", 1.25), ("1.2500", 1.25), ("1000.125", 1000.125),
    ] {
      #expect(typedNumber(text) == number)
    }
    #expect(numberProblem("1,250") == "\"1,250\" may be 1250 or 1.25; write the one that is meant")
    #expect(numberProblem("2.000") == "\"2.000\" may be 2000 or 2; write the one that is meant")
    #expect(numberProblem("x") == "\"x\" is no number; give one like 250 or 6.5")
    #expect(Portion(text: "2,5 g") == (try? Portion(2.5, .gram)) && Portion(text: "-2 g") == nil)
  }

  @Test("What looks wrong is never sure, though a person typed it")
  func contradictionIsUnsure() {
    func confidence(_ protein: Double) -> DraftConfidence {
      DraftItem(
        byHand: EatenFood(
          name: "a", amounts: FoodAmounts(energyKcal: 100, protein: protein))
      ).confidence
    }
    #expect(confidence(500) == .unsure && confidence(20) == .sure)
  }

  @Test("Names are compared without case, accents, order and signs")
  func matches() {
    #expect(nameKey(" CRÈME-Brûlée ") == "creme brulee" && nameKey("Weißkäse") == "weisskase")
    #expect(nameKey("łosoś") == "losos")
    #expect(
      nameWords("Ben & Jerry's 2.5% Fat-Free\n") == ["ben", "jerry", "s", "2", "5%", "fat", "free"])
    // With one letter more the other way of folding is taken.
    #expect(
      nameWords("Ben & Jerry's 2.5% Fat-Free é").dropLast()
        == nameWords("BEN & jerry's 2.5% fat free")[...])
    #expect(NameMatch(typed: "natur skyr", name: "Skyr Natur", brand: "Arla") == .same)
    #expect(NameMatch(typed: "arla skyr natur", name: "Skyr Natur", brand: "Arla") == .same)
    for (many, one) in [
      ("eggs", "egg"), ("berries", "Berry"), ("tomatoes", "tomato"), ("turkeys", "turkey"),
      ("candies", "candy"), ("slices", "slice"),
    ] { #expect(NameMatch(typed: many, name: one) == .same) }
    #expect(NameMatch(typed: "bas", name: "ba") == .none)
    #expect(NameMatch(typed: "press", name: "pres") == .none)
    #expect(NameMatch(typed: "skyr", name: "Skyr Natur", brand: "Arla") == .alike)
    #expect(NameMatch(typed: "milk", name: "Milk chocolate") == .alike)
    #expect(NameMatch(typed: "milk", name: "Buttermilk") == .none)
    #expect(NameMatch(typed: "", name: "Milk") == .none && NameMatch(typed: "…", name: "") == .none)
    #expect(NameMatch(typed: "85 % chocolate", name: "85 chocolate") == .none)
  }

  @Test("A unit is typed in any language of phrases")
  func typedUnit() throws {
    let food = EatenFood(
      name: "Brot", portion: try Portion(2, .piece), amounts: FoodAmounts(energyKcal: 70))
    for (word, portion) in [
      ("Scheiben", try Portion(2, .slice)), ("tranche", try Portion(2, .slice)),
      ("łyżka", try Portion(2, .tablespoon)), ("etti", try Portion(200, .gram)),
      ("slice", try Portion(2, .slice)),
    ] {
      var draft = Draft(summary: "Brot", items: [DraftItem(byHand: food)])
      try draft.apply("unit=\(word)")
      #expect(draft.items[0].food.portion == portion, "\(word)")
    }
    var draft = Draft(summary: "Brot", items: [DraftItem(byHand: food)])
    #expect(throws: InvalidEntry.self) { try draft.apply("unit=zorp") }
    // The amount is the typed one, not that of the amounts that were taken as saved.
    let found = FoundFood(
      name: "Keks", amounts: FoodAmounts(energyKcal: 400), per: try Portion(100, .gram),
      source: .label, match: .same)
    let item = DraftItem(name: "Keks", asked: try Portion(2, .piece), found: found)
    draft = Draft(summary: "Keks", items: [item])
    try draft.apply(["unit=Scheiben", "calories=50"])
    #expect(draft.items[0].food.portion == (try Portion(2, .slice)))
  }

  @Test("Forms of a word are alike, and those of the tables' foods the same")
  func forms() {
    for (typed, name) in [
      ("Eier", "Ei"), ("jajek", "jajko"), ("mleka", "Mleko"), ("œufs", "œuf"), ("chleba", "Chleb"),
      ("Bananen", "Banane"),
    ] { #expect(NameMatch(formsOf: typed, in: name) == .same, "\(typed)") }
    for (typed, name) in [
      ("twarogu", "Twaróg"), ("bułek", "bułka"), ("kurczaka", "kurczak pieczony"),
      ("Nüsse", "Nuss"), ("Kartoffelklößen", "Kartoffelklöße"), ("pomodorini", "pomodorino"),
      ("płatków owsianych", "Płatki owsiane"), ("tofu", "Tofu"),
    ] { #expect(NameMatch(formsOf: typed, in: name) == .alike, "\(typed)") }
    for (typed, name) in [
      ("ser", "serek"), ("sera", "serek"), ("Eis", "Ei"), ("press", "pres"), ("mleka", "milk"),
      ("kawy", "kawior"), ("masło", "masa"), ("Reis", "Rest"), ("", "Ei"),
    ] { #expect(NameMatch(formsOf: typed, in: name) == .none, "\(typed)") }
  }

  @Test("A day has its own meals, the earliest first, each named after its foods")
  func meals() throws {
    let day = try #require(LocalDay("2026-11-21"))
    let egg = EatenFood(name: "egg", amounts: FoodAmounts(energyKcal: 70))
    func meal(_ id: Int64, at seconds: Double, on day: LocalDay) -> Meal {
      Meal(
        id: id, day: day, time: Date(timeIntervalSince1970: seconds), summary: "",
        entries: [DiaryEntry(id: id, food: egg)])
    }
    let log = DayLog(
      day: day,
      meals: [
        meal(1, at: 50, on: day), meal(2, at: 10.7, on: day), meal(3, at: 10, on: day),
        meal(4, at: 0, on: day.advanced(by: 1)),
      ])
    #expect(log.meals.map(\.id) == [2, 3, 1] && log.entries.map(\.id) == [2, 3, 1])
    #expect(mealSummary(of: [egg, egg]) == "egg, egg")
  }

  @Test("A zone needs an end, and its ends in order")
  func zones() {
    #expect(Goals.Zone(minimum: nil, maximum: nil) == nil)
    #expect(
      Goals.Zone(minimum: 5, maximum: 4) == nil && Goals.Zone(minimum: -1, maximum: nil) == nil)
    #expect(Goals.Zone(minimum: .nan, maximum: nil) == nil)
    #expect(
      Goals.Zone(minimum: 4, maximum: 4) != nil && Goals.Zone(minimum: nil, maximum: 0) != nil)
  }

  @Test("A portion may be a fraction as people write it, and no other text with a slash")
  func fractions() throws {
    for (text, amount) in [
      ("½ piece", 0.5), ("1/2 piece", 0.5), ("1½ pieces", 1.5), (" ¼ piece", 0.25),
      ("3/4piece", 0.75), ("1 1/2 pieces", 1.5), ("2 ½ pieces", 2.5),
    ] {
      #expect(Portion(text: text) == (try? Portion(amount, .piece)), "\(text)")
    }
    for text in [
      "1/0 piece", "2/1 pieces", "0/2 piece", "1/2/3 piece", "/2 piece", "1/ piece", "½½ piece",
      "1.5½ pieces", "² pieces", "½", "1.5 1/2 pieces", "1 1½ pieces", "½ ½ piece",
    ] {
      #expect(Portion(text: text) == nil, "\(text)")
    }
  }
}
