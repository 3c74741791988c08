import FoodDiary
import Foundation
import LabelTestSupport
import ProductStore
import Testing

@Suite("Meals that are moved") struct DiaryMoveTests {
  private let folder: TemporaryFolder
  private let store: DiaryStore
  private let now = Date(timeIntervalSince1970: 1_795_000_000)

  init() throws {
    folder = try TemporaryFolder()
    store = DiaryStore(try RecordStore(folder.file("a.db")))
  }

  @Test("A meal goes to another day with its entries and their numbers, and comes back by undo")
  func moves() throws {
    let day = LocalDay(of: now, in: .gmt)
    let foods = ["egg", "toast"].map {
      EatenFood(name: $0, amounts: FoodAmounts(energyKcal: 100), source: .manual)
    }
    let meal = try store.add(foods, on: day, at: now, now: now)
    let earlier = day.advanced(by: -1)
    let time = now.addingTimeInterval(-90_000)
    let moved = try #require(try store.move(meal: meal.id, to: earlier, at: time, now: now))
    #expect(moved.day == earlier && moved.time == time && moved.entries == meal.entries)
    #expect(try store.day(day).meals.isEmpty && store.day(earlier).meals == [moved])
    #expect(try store.knownMeals().map(\.uses) == [1, 1])
    let undone = try #require(try store.undo(now: now))
    #expect(undone.what == "edit" && undone.names == ["egg", "toast"])
    #expect(try store.day(day).meals == [meal] && store.loggedDays() == [day])
    #expect(try store.move(meal: meal.id + 1, to: earlier, at: time, now: now) == nil)
  }

  @Test("An entry that is changed while its meal is moved comes back by one undo")
  func changesAndMoves() throws {
    let day = LocalDay(of: now, in: .gmt)
    func food(_ name: String, _ calories: Double) -> EatenFood {
      EatenFood(name: name, amounts: FoodAmounts(energyKcal: calories), source: .manual)
    }
    let meal = try store.add([food("egg", 100)], on: day, at: now, now: now)
    let known = try store.knownMeals()
    let entry = meal.entries[0].id
    let earlier = day.advanced(by: -1)
    let time = now.addingTimeInterval(-90_000)
    let moved = try #require(
      try store.update(
        entry: entry, to: food("fried egg", 150), movingMealTo: earlier, at: time, now: now))
    #expect(moved.id == meal.id && moved.day == earlier && moved.time == time)
    #expect(moved.entries.map(\.food) == [food("fried egg", 150)])
    #expect(try store.day(day).meals.isEmpty && store.day(earlier).meals == [moved])
    let undone = try #require(try store.undo(now: now))
    #expect(undone.what == "edit" && undone.names == ["egg"], "named once, as it was")
    #expect(try store.day(day).meals == [meal] && store.loggedDays() == [day])
    #expect(try store.knownMeals() == known)
    let unknown = try store.update(
      entry: entry + 1, to: food("egg", 90), movingMealTo: earlier, at: time, now: now)
    #expect(try unknown == nil && store.day(day).meals == [meal])
  }
}
