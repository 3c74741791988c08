import FoodDiary
import Foundation
import LabelTestSupport
import ProductStore
import Testing

/// Names of meals whose only entry is changed.
struct MealNameTests {
  private let folder: TemporaryFolder
  private let store: DiaryStore
  private let day: LocalDay
  private let now = Date(timeIntervalSince1970: 1_795_000_000)

  init() throws {
    folder = try TemporaryFolder()
    store = DiaryStore(try RecordStore(folder.file("a.db")))
    day = LocalDay(of: now, in: .gmt)
  }

  private func food(_ name: String, grams: Double) throws -> EatenFood {
    EatenFood(
      name: name, portion: try Portion(grams, .gram), amounts: FoodAmounts(energyKcal: 100))
  }

  private func add(_ foods: [EatenFood], called summary: String? = nil) throws -> Meal {
    try store.add(foods, summary: summary, on: day, at: now, now: now)
  }

  private func edit(_ meal: Meal, to food: EatenFood) throws -> String? {
    _ = try store.update(entry: meal.entries[0].id, now: now, to: food)
    return try store.meal(meal.id)?.summary
  }

  @Test("A meal that is called like its only food is renamed with it, and the name can be undone")
  func renames() throws {
    let oats = try food("oats", grams: 60)
    let named = try add([oats], called: "oats")
    #expect(try edit(named, to: food("rye", grams: 60)) == "rye")
    let before = try store.day(day)
    let plain = try add([oats])
    #expect(plain.summary == "60 g oats")
    #expect(try edit(plain, to: food("oats", grams: 80)) == "80 g oats")
    #expect(try store.undo(now: now)?.what == "edit")
    #expect(try store.meal(plain.id) == plain)
    #expect(try store.undo(now: now)?.what == "add")
    #expect(try store.day(day) == before)
  }

  @Test("A meal with a name of its own, or with several foods, keeps its name")
  func keeps() throws {
    let oats = try food("oats", grams: 60)
    let rye = try food("rye", grams: 60)
    #expect(try edit(add([oats], called: "breakfast"), to: rye) == "breakfast")
    let both = try add([oats, food("milk", grams: 200)])
    #expect(try edit(both, to: rye) == "60 g oats, 200 g milk")
    #expect(try store.meal(both.id)?.entries.count == 2)
    #expect(try store.undo(now: now)?.what == "edit")
    #expect(try store.meal(both.id) == both)
  }
}
