import FoodDiary
import Foundation
import LabelTestSupport
import ProductStore
import Testing

/// The meals that the diary knows from earlier entries.
extension DiaryStoreTests {
  @Test("What is logged is known from then on, under its name without case and accents")
  func learns() throws {
    _ = try store.add([food("Crème brûlée", 300, grams: 100)], on: day, at: now, now: now)
    let later = now.addingTimeInterval(60)
    _ = try store.add(
      [food("creme BRULEE", 450, grams: 150, source: .knownMeal)], on: day, at: later, now: later)
    let known = try #require(try store.knownMeal(named: "CRÈME  brulee"))
    #expect(known.uses == 2 && known.lastUsed == later && known.food.amounts.energyKcal == 450)
    #expect(known.food.source == .manual)
    _ = try store.add([food("pizza", 800, source: .fatSecret)], on: day, at: now, now: now)
    #expect(try store.knownMeals().count == 1)
    _ = try store.add([food("🍕", 800)], on: day, at: now, now: now)
    #expect(try store.knownMeal(named: "🍕")?.food.name == "🍕")
    #expect(try store.knownMeals(beginning: "🍕").count == 1)
  }

  @Test("A food that was known by a removed or renamed entry alone is no longer known")
  func unlearns() throws {
    func names() throws -> [String] { try store.knownMeals().map(\.food.name).sorted() }
    let meal = try store.add([food("aple"), food("toast")], on: day, at: now, now: now)
    #expect(try store.delete(entry: meal.entries[0].id, now: now) && names() == ["toast"])
    #expect(try store.undo(now: now) != nil && names() == ["aple", "toast"])
    #expect(
      try store.update(entry: meal.entries[0].id, now: now, to: food("apple")) != nil
        && names() == ["apple", "toast"])
    #expect(try store.delete(meal: meal.id, now: now) && names().isEmpty)
    // A change of amounts is no further use.
    let egg = try store.add([food("egg")], on: day, at: now, now: now).entries[0].id
    #expect(try store.update(entry: egg, now: now, to: food("egg", 70)) != nil)
    #expect(try store.knownMeal(named: "egg")?.uses == 1)
    #expect(try store.delete(entry: egg, now: now) && names().isEmpty)
  }

  @Test("A removed entry leaves known meals that others made known, with amounts of theirs")
  func keepsKnown() throws {
    _ = try store.add([food("tea", 2)], on: day, at: now, now: now)
    let later = now.addingTimeInterval(60)
    let wrong = try store.add([food("tea", 200)], on: day, at: later, now: later)
    #expect(try store.delete(meal: wrong.id, now: later))
    #expect(try store.knownMeals() == [KnownMeal(food: food("tea", 2), lastUsed: now, uses: 1)])
    // A copied entry taught nothing.
    let copied = try store.copy(day, to: day.advanced(by: 1), now: later) { $0 }
    #expect(try store.delete(meal: copied[0].id, now: later))
    #expect(try store.knownMeals() == [KnownMeal(food: food("tea", 2), lastUsed: now, uses: 1)])
    let rice = KnownMeal(food: try food("rice", 130), lastUsed: now, uses: 0)
    _ = try store.importKnownMeals([rice], now: now)
    let eaten = try store.add(
      [food("rice", 260, source: .knownMeal)], on: day, at: later, now: later)
    #expect(try store.delete(meal: eaten.id, now: later))
    #expect(try store.knownMeal(named: "rice")?.food.source == .manual)
  }

  @Test("Known meals are found by how a word of them begins, those used last first")
  func suggests() throws {
    for (number, name) in ["chicken breast", "Bread", "Brötchen", "100% juice"].enumerated() {
      let time = now.addingTimeInterval(Double(number))
      _ = try store.add([food(name)], on: day, at: time, now: time)
    }
    func names(_ prefix: String, _ limit: Int = 9) throws -> [String] {
      try store.knownMeals(beginning: prefix, limit: limit).map(\.food.name)
    }
    #expect(try names("BR") == ["Brötchen", "Bread", "chicken breast"])
    #expect(try names("brot") == ["Brötchen"] && names("br", 1) == ["Brötchen"])
    #expect(try names("chicken b") == ["chicken breast"] && names("reast").isEmpty)
    #expect(try names("%").isEmpty && names("_").isEmpty && names("100%") == ["100% juice"])
    #expect(try names("").count == 4 && names("!").isEmpty)
  }

  @Test("Known meals are renamed, replaced, forgotten and imported")
  func knownMeals() throws {
    _ = try store.add([food("egg"), food("eggs")], on: day, at: now, now: now)
    #expect(try store.update(knownMeal: "EGG", now: now, to: food("eggs", 70)))
    #expect(try store.knownMeals().map(\.food) == [food("eggs", 70)])
    #expect(try !store.update(knownMeal: "egg", now: now, to: food("egg")))
    #expect(try store.undo(now: now)?.what == "meals" && store.knownMeals().count == 2)
    #expect(try store.delete(knownMeal: "egg", now: now))
    #expect(try store.undo(now: now)?.names == ["egg"])
    #expect(
      try store.delete(knownMeal: "egg", now: now) && !store.delete(knownMeal: "egg", now: now))
    let old = KnownMeal(food: try food("eggs", 1), lastUsed: .distantPast, uses: 9)
    let new = KnownMeal(food: try food("Eggs", 75), lastUsed: .distantFuture, uses: 9)
    let other = KnownMeal(food: try food("rice", 130), lastUsed: now, uses: 0)
    let counts = try store.importKnownMeals([old, new, other], now: now)
    #expect(counts == (1, 1))
    #expect(try store.knownMeals() == [new, other])
    #expect(try store.undo(now: now) != nil && store.knownMeals().map(\.food) == [food("eggs")])
    #expect(try store.day(day).entries.count == 2)
  }
}
