import FoodDiary
import FoodFinding
import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import ProductStore
import Testing

extension DraftComposerTests {
  @Test("A bowl of something is the language model's to weigh, and nobody's without one")
  func bowl() async throws {
    let service = Service(found: [Self.food("Cereal", 380)])
    let declined = try #require(await composer(service).draft("a bowl of cereal").items.first)
    #expect(declined.confidence == .incomplete && declined.food.amounts.energyKcal == nil)
    #expect(
      declined.notes.contains { $0.description.contains("how much 1 bowl holds is not known") })
    // Grams in place of the bowl have the amounts of the food that was found; another bowl has not.
    var weighed = Draft(summary: "cereal", items: [declined])
    try weighed.apply("portion=2 bowls")
    #expect(weighed.items[0].confidence == .incomplete && !weighed.items[0].notes.isEmpty)
    try weighed.apply("portion=50 g")
    #expect(weighed.foods[0].amounts.energyKcal == 190)
    #expect(weighed.items[0].confidence == .sure && weighed.items[0].notes.isEmpty)
    let guess = GuessedFood(name: "Cereal", grams: 40, energyKcal: nil)
    let draft = await composer(service, phrases: Service(guesses: [guess])).draft(
      "a bowl of cereal")
    #expect(draft.items.first?.food.amounts.energyKcal == 152)
    #expect(draft.items.first?.confidence == .unsure)
    // A bowl that was eaten before is known.
    let known = EatenFood(
      name: "porridge", portion: try Portion(1, .bowl), amounts: FoodAmounts(energyKcal: 250))
    _ = try diary.add([known], on: LocalDay(of: now, in: .gmt), at: now, now: now)
    let again = try #require(await composer().draft("2 bowls of porridge").items.first)
    #expect(again.confidence == .sure && again.food.amounts.energyKcal == 500)
  }

  @Test("Own products come before what was eaten before, and that before services")
  func order() async throws {
    let food = EatenFood(
      name: "skyr", portion: try Portion(100, .gram), amounts: FoodAmounts(energyKcal: 60))
    let day = LocalDay(of: now, in: .gmt)
    _ = try diary.add([food], on: day, at: now, now: now)
    let service = Service(found: [Self.food("Skyr", 70)])
    var item = try #require(await composer(service).draft("50 g skyr").items.first)
    #expect(item.food.source == .knownMeal && item.food.amounts.energyKcal == 30)
    try scan("Skyr", [.energyKcal: Quantity(64, .kilocalorie)])
    item = try #require(await composer(service).draft("50 g skyr").items.first)
    #expect(item.food.source == .label && item.food.amounts.energyKcal == 32)
  }

  @Test("What is not known, or known without calories, is to be finished by hand, and says so")
  func unknown() async throws {
    try scan("Bread", [.protein: Quantity(8, .gram)])
    let failing = Service(error: .timedOut(host: "example.org", limit: .seconds(10)))
    var draft = await composer(failing).draft("100 g bread, 2 eggs")
    #expect(draft.items.map(\.confidence) == [.incomplete, .incomplete])
    #expect(draft.items[0].notes.contains(.lacksCalories(title: "Bread", .label)))
    #expect(draft.items[1].notes.contains(.nothingIsKnown(of: "eggs")))
    #expect(draft.items.allSatisfy { $0.notes.contains { $0.description.contains("example.org") } })
    #expect(throws: InvalidEntry.self) { try validate(draft.foods) }
    try draft.apply(["1.calories=250", "2.calories=156", "2.fat=10,6"])
    #expect(draft.items.map(\.confidence) == [.sure, .sure])
    #expect(draft.foods[1].amounts.fat == 10.6 && draft.foods[1].source == .manual)
    try validate(draft.foods)
  }

  @Test("A sentence that is not understood is one item to be finished by hand, with the reason")
  func declined() async throws {
    let draft = await composer().draft("2-3 eggs")
    #expect(draft.items.count == 1 && draft.items[0].confidence == .incomplete)
    #expect(draft.foods[0].name == "2-3 eggs" && draft.items[0].notes.count == 1)
    let failing = Service(error: .rateLimited(host: "example.org", retryAfter: nil))
    let asked = await composer(phrases: failing).draft("2-3 eggs")
    #expect(asked.items[0].notes.count == 2 && asked.items[0].confidence == .incomplete)
    let nothing = await composer(phrases: Service()).draft("2-3 eggs")
    #expect(nothing.items[0].notes.last == .modelFoundNothing)
  }

  @Test("What a language model guessed is never sure until a person says how much it was")
  func guessed() async throws {
    try scan("Egg", [.energyKcal: Quantity(140, .kilocalorie)])
    let model = Service(guesses: [
      GuessedFood(name: "egg", grams: 150, energyKcal: 999),
      GuessedFood(name: "sauce", grams: 20, energyKcal: 90), GuessedFood(name: "salt"),
    ])
    var draft = await composer(phrases: model).draft("2-3 eggs")
    #expect(draft.items.map(\.confidence) == [.unsure, .unsure, .incomplete])
    #expect(draft.foods.map(\.amounts.energyKcal) == [210, 90, nil])
    #expect(draft.foods.map(\.source) == [.label, .languageModel, .manual])
    try draft.apply("1.portion=100 g")
    #expect(draft.items[0].confidence == .sure && draft.foods[0].amounts.energyKcal == 140)
  }

  @Test("Feature: calorie-tracking, Property 4: Search Results Relevance")
  func relevance() async throws {
    // A query of several words fits names that have all of them: "Egg, whole, raw" for "raw egg". Of a query
    // of one word this is the property as it is written.
    let words = ["egg", "Raw", "WHOLE", "Brühe", "bruhe", "chicken", "7up", "85", "%"]
    func some(_ most: Int, using generator: inout SeededGenerator) -> [String] {
      (0..<Int.random(in: 1...most, using: &generator)).compactMap { _ in
        words.randomElement(using: &generator)
      }
    }
    var results = 0
    try await checkAsyncProperty(
      seed: 4,
      make: { generator -> (query: [String], foods: [CatalogFood]) in
        let foods = (0..<8).map { _ in
          let brand = generator.chance(1, in: 2) ? some(1, using: &generator)[0] : nil
          return Self.food(some(4, using: &generator).joined(separator: ", "), 100, brand: brand)
        }
        return (some(2, using: &generator), foods)
      }, shrink: { one in withOneLess(one.foods).map { (one.query, $0) } }
    ) { query, foods in
      let found = try await SearchedFoods(Service(found: foods), source: .usda)
        .foods(named: query.joined(separator: " "))
      results += found.count
      let stray = found.first { food in
        let title = " \(nameKey(food.title)) "
        return !query.allSatisfy { title.contains(" \(nameKey($0)) ") }
      }
      return stray.map { "\(query): \($0.title)" }
    }
    #expect(results > 100)
  }

  @Test("Feature: calorie-tracking, Property 6: API Selection Preserves Data")
  func selection() async throws {
    let day = LocalDay(of: now, in: .gmt)
    var number = 0
    try await checkAsyncProperty(
      seed: 6, count: 120,
      make: { generator -> (name: String, energy: Int, serving: Int) in
        // Less energy would contradict the 5 g of protein.
        let energy = Int.random(in: 20...900, using: &generator)
        let name = "food \(generator.chance(1, in: 2) ? "Ä" : "a")"
        return (name, energy, Int.random(in: 1...400, using: &generator))
      },
      shrink: { one in
        [("a", one.energy, one.serving), (one.name, 100, one.serving), (one.name, one.energy, 50)]
          .filter { $0 != one }
      }
    ) { name, energy, serving in
      number += 1
      let name = "\(name) \(number)"
      let service = Service(found: [
        Self.food(name, energy, serving: Quantity(Decimal(serving), .gram))
      ])
      guard let found = try await SearchedFoods(service, source: .usda).foods(named: name).first,
        found.name == name, found.amounts.energyKcal == Double(energy),
        found.serving?.amount == Double(serving)
      else { return "found otherwise" }
      let item = DraftItem(name: name, asked: found.per, found: found)
      let meal = try diary.add([item.food], on: day, at: now, now: now)
      guard let kept = try diary.entry(meal.entries[0].id)?.entries.first?.food,
        kept.name == name, kept.amounts == found.amounts, kept.portion == found.per
      else { return "kept otherwise" }
      let served = DraftItem(name: name, asked: try Portion(1, .portion), found: found)
      let expected = Double(energy * serving) / 100
      let isScaled = abs((served.food.amounts.energyKcal ?? -1) - expected) < 1e-9
      return isScaled && served.confidence == .sure ? nil : "\(served)"
    }
  }
}
