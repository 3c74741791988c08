import FoodDiary
import Foundation
import LabelTestSupport
import ProductChoice
import ProductStore
import Testing

@Suite("The diary's database") struct DiaryStoreTests {
  let folder: TemporaryFolder
  let store: DiaryStore
  let day: LocalDay
  let now = Date(timeIntervalSince1970: 1_795_000_000)

  init() throws {
    folder = try TemporaryFolder()
    store = DiaryStore(try RecordStore(folder.file("a.db")))
    day = LocalDay(of: now, in: .gmt)
  }

  func reopened() throws -> DiaryStore { DiaryStore(try RecordStore(store.path)) }

  func food(
    _ name: String, _ energy: Double = 100, grams: Double? = nil, source: FoodSource = .manual
  ) throws -> EatenFood {
    EatenFood(
      name: name, portion: try grams.map { try Portion($0, .gram) },
      amounts: FoodAmounts(energyKcal: energy, protein: 5), source: source)
  }

  @Test("What cannot be kept leaves nothing behind")
  func refused() throws {
    let foods = try [food("egg"), food(" ", -1)]
    do {
      _ = try store.add(foods, on: day, at: now, now: now)
      Issue.record("it was kept")
    } catch {
      guard case .invalidEntry(let invalid) = error else { throw error }
      #expect(invalid.problems.map(\.field) == ["2.name", "2.calories"])
    }
    let meal = try store.add([food("egg")], on: day, at: now, now: now)
    #expect(throws: ProductStoreError.self) {
      try store.update(entry: meal.entries[0].id, now: now, to: food("egg", .nan))
    }
    #expect(throws: ProductStoreError.self) {
      try store.importKnownMeals(
        [
          KnownMeal(food: food("a"), lastUsed: now, uses: 0),
          KnownMeal(food: food(""), lastUsed: now, uses: 0),
        ], now: now)
    }
    #expect(try store.day(day).entries.map(\.food) == [food("egg")])
    #expect(try store.knownMeals().map(\.food.name) == ["egg"])
  }

  @Test("Nothing is logged for a day more than ten years ahead")
  func refusesFarDays() throws {
    let meal = try store.add([food("egg")], on: day, at: now, now: now)
    try store.set(Pet(name: "Mia", weight: 4), now: now)
    let last = day.advanced(by: 3_653)
    let far = last.advanced(by: 1)
    let fed = Feeding(
      day: far, product: "salmon", grams: 85, energyKcal: nil, carbohydrateKcal: nil)
    let attempts: [() throws -> Void] = [
      { _ = try store.add([food("egg")], on: far, at: now, now: now) },
      { _ = try store.copy(day, to: far, now: now) { $0 } },
      { _ = try store.move(meal: meal.id, to: far, at: now, now: now) },
      {
        _ = try store.update(
          entry: meal.entries[0].id, to: food("tea"), movingMealTo: far, at: now, now: now)
      },
      { try store.mark(far, complete: true, now: now) },
      { try store.setGoals(Goals(energyKcal: 2_000), from: far, now: now) },
      { _ = try store.feed("Mia", fed, now: now) },
    ]
    for attempt in attempts {
      do {
        try attempt()
        Issue.record("it was kept")
      } catch ProductStoreError.invalidEntry(let invalid) {
        #expect(invalid.problems.map(\.field) == ["date"])
      }
    }
    #expect(try store.loggedDays() == [day] && store.completeDays().isEmpty)
    _ = try store.add([food("egg")], on: last, at: now, now: now)
    #expect(try store.loggedDays() == [day, last])
  }

  @Test("Entries and meals are changed and removed; a meal goes with its last entry")
  func changes() throws {
    let meal = try store.add([food("egg"), food("toast")], on: day, at: now, now: now)
    let (egg, toast) = (meal.entries[0].id, meal.entries[1].id)
    #expect(try store.update(entry: egg, now: now, to: food("egg", 77))?.food == food("egg", 77))
    #expect(try store.entry(egg)?.entries.map(\.food) == [food("egg", 77)])
    #expect(try store.update(entry: 999, now: now, to: food("egg")) == nil)
    #expect(try store.delete(entry: egg, now: now) && !store.delete(entry: egg, now: now))
    #expect(try store.meal(meal.id)?.entries.map(\.id) == [toast])
    #expect(try store.delete(entry: toast, now: now))
    #expect(try store.meal(meal.id) == nil && store.loggedDays().isEmpty)
    let other = try store.add([food("egg"), food("toast")], on: day, at: now, now: now)
    #expect(try store.delete(meal: other.id, now: now) && store.entry(other.entries[1].id) == nil)
    #expect(try !store.delete(meal: other.id, now: now))
  }

  @Test("The number of a removed entry is given to no other one")
  func numbersOnce() throws {
    let gone = try store.add([food("egg")], on: day, at: now, now: now)
    #expect(try store.delete(meal: gone.id, now: now))
    let next = try store.add([food("toast")], on: day, at: now, now: now)
    #expect(next.id > gone.id && next.entries[0].id > gone.entries[0].id)
    // It comes back under its own number.
    #expect(try store.undo(now: now) != nil && store.undo(now: now) != nil)
    #expect(try store.day(day).meals == [gone])
    #expect(try store.add([food("rice")], on: day, at: now, now: now).id > next.id)
    let item = try store.addShoppingItem("milk", nil, now: now)
    #expect(try store.removeShoppingItems([item.id], now: now) == [item.id])
    #expect(try store.addShoppingItem("tea", nil, now: now).id > item.id)
  }

  @Test("Each change can be undone, the last first, to the very state before it")
  func undo() throws {
    struct State: Equatable {
      var days: [DayLog]
      var known: [KnownMeal]
    }
    func state() throws -> State {
      State(
        days: try store.days(day.advanced(by: -3)...day.advanced(by: 3)),
        known: try store.knownMeals())
    }
    var generator = SeededGenerator(seed: 44)
    for _ in 0..<4 {
      var states: [State] = []
      for step in 0..<25 {
        let before = try state()
        let entries = before.days.flatMap(\.entries)
        let entry = entries.randomElement(using: &generator)?.id ?? 1
        let today = day.advanced(by: Int.random(in: -3...3, using: &generator))
        let time = now.addingTimeInterval(Double(step))
        switch Int.random(in: 0...9, using: &generator) {
        case 0: _ = try store.delete(entry: entry, now: time)
        case 1:
          _ = try store.update(entry: entry, now: time, to: .random(using: &generator))
        case 2:
          if let meal = before.days.flatMap(\.meals).randomElement(using: &generator) {
            _ = try store.delete(meal: meal.id, now: time)
          }
        case 3:
          try store.setGoals(
            Goals(energyKcal: time.timeIntervalSince1970 / 1e6), from: today, now: time)
        case 4: _ = try store.copy(today, to: day, now: time) { $0 }
        case 5:
          if let known = before.known.randomElement(using: &generator) {
            _ = try store.delete(knownMeal: known.food.name, now: time)
          }
        case 6:
          if let known = before.known.randomElement(using: &generator) {
            _ = try store.update(
              knownMeal: known.food.name, now: time, to: .random(using: &generator))
          }
        case 7:
          if let meal = before.days.flatMap(\.meals).randomElement(using: &generator) {
            _ = try store.move(meal: meal.id, to: today, at: time, now: time)
          }
        default:
          let foods = EatenFood.randomList(upTo: 3, using: &generator)
          guard !foods.isEmpty else { continue }
          _ = try store.add(foods, on: today, at: time, now: time)
        }
        if try state() != before { states.append(before) }
      }
      while let last = states.popLast() {
        #expect(try store.undo(now: now) != nil)
        #expect(try state() == last)
      }
      while try store.undo(now: now) != nil {}
      #expect(try store.loggedDays().isEmpty && store.knownMeals().isEmpty)
    }
    #expect(try store.undo(now: now) == nil)
  }

  @Test("A day is copied with the times that are wanted, and its own stays")
  func copies() throws {
    let meal = try store.add(
      [food("egg"), food("toast")], summary: "breakfast", on: day, at: now, now: now)
    let later = now.addingTimeInterval(86_400)
    let copied = try store.copy(day, to: day.advanced(by: 1), now: later) {
      $0.addingTimeInterval(86_400)
    }
    #expect(copied.map(\.summary) == ["breakfast"] && copied.map(\.time) == [later])
    #expect(try store.day(day.advanced(by: 1)).entries.map(\.food) == meal.entries.map(\.food))
    #expect(try store.day(day).meals == [meal])
    let known = try store.knownMeals()
    #expect(known.map(\.uses) == [2, 2] && known.allSatisfy { $0.lastUsed == later })
    #expect(try store.copy(day.advanced(by: -1), to: day, now: now) { $0 }.isEmpty)
    let undone = try #require(try store.undo(now: now))
    #expect(undone.what == "copy" && undone.names == ["egg", "toast"])
    #expect(try store.knownMeals().allSatisfy { $0.uses == 1 && $0.lastUsed == now })
    #expect(try store.undo(now: now)?.what == "add")
  }

  @Test("Goals hold from their day on, and days before keep theirs")
  func goals() throws {
    try store.setGoals(Goals(energyKcal: 2_000), from: day, now: now)
    try store.setGoals(Goals(energyKcal: 1_800), from: day.advanced(by: 10), now: now)
    try store.setGoals(Goals(energyKcal: 2_100), from: day, now: now)
    let wanted = try [-1, 0, 9, 10, 999].map {
      try store.goals(on: day.advanced(by: $0)).energyKcal
    }
    #expect(wanted == [nil, 2_100, 2_100, 1_800, 1_800])
    let logs = try store.days(day...day.advanced(by: 10))
    #expect(logs.map(\.goals.energyKcal) == Array(repeating: 2_100, count: 10) + [1_800])
  }

  @Test("Old meals go when a person wants it, and do not come back")
  func retention() throws {
    let records = try RecordStore(store.path)
    let old = now.addingTimeInterval(-91 * 86_400)
    _ = try store.add([food("old")], on: LocalDay(of: old, in: .gmt), at: old, now: old)
    let meal = try store.add([food("new")], on: day, at: now, now: now)
    #expect(try records.applyRetention(at: now) == .removed(AgedEntries()))
    try records.setRetention(Retention(diary: 90 * 86_400))
    var removed = AgedEntries()
    removed.meals = 1
    #expect(try records.applyRetention(at: now) == .removed(removed))
    #expect(try store.loggedDays() == [day] && store.undo(now: now) == nil)
    #expect(try store.meal(meal.id) == meal && store.knownMeals().count == 2)
    #expect(Retention.standard.diary == 90.0 * 86_400)
  }
}
