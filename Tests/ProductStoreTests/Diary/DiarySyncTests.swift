import FoodDiary
import Foundation
import LabelModel
import LabelTestSupport
import ProductChoice
import ProductStore
import Testing

@Suite("Sharing a diary") struct DiarySyncTests {
  let folder: TemporaryFolder
  private static let start = Date(timeIntervalSince1970: 1_795_000_000)
  let day = LocalDay(of: DiarySyncTests.start, in: .gmt)

  init() throws { folder = try TemporaryFolder() }

  func machine(_ name: String) throws -> DiaryStore {
    DiaryStore(try RecordStore(folder.file("\(name).db")))
  }

  func time(_ seconds: Int) -> Date { Self.start.addingTimeInterval(Double(seconds)) }

  func food(_ name: String, _ energy: Double = 100) -> EatenFood {
    EatenFood(name: name, amounts: FoodAmounts(energyKcal: energy))
  }

  /// The diary as a person sees it, without numbers.
  func shown(_ store: DiaryStore) throws -> [String] {
    let days = try store.days(day.advanced(by: -3)...day.advanced(by: 3))
    let meals = days.flatMap { log in
      log.meals.map { meal in
        "\(log.day) \(meal.summary) "
          + meal.entries.map { "\($0.food.name) \($0.food.amounts)" }.sorted().joined(
            separator: "+")
      }
    }
    let goals = days.map { "\($0.day) \(String(describing: $0.goals.energyKcal))" }
    let known = try store.knownMeals().map { "\($0.key) \($0.food.amounts)" }
    let complete = try store.completeDays().map(\.description)
    let list = try store.shoppingItems().map {
      "\($0.name) \($0.gtin?.digits ?? "-") \($0.isDone) \($0.added.timeIntervalSince1970)"
    }
    return meals.sorted() + goals + known.sorted() + complete.sorted() + list.sorted()
  }

  /// Each machine reads the files of all, until nobody hears anything new.
  private func exchange(_ stores: [DiaryStore], at seconds: Int) throws {
    var files: [String: SyncFile] = [:]
    for _ in 0..<3 {
      for store in stores {
        let file = try store.synchronize(with: Array(files.values), now: time(seconds)).file
        files[file.machine] = file
      }
    }
  }

  @Test("Of each field the last change wins, and what one machine logs the other one shows")
  func fields() throws {
    let (one, two) = (try machine("one"), try machine("two"))
    let meal = try one.add([food("apple", 80)], on: day, at: time(0), now: time(0))
    try exchange([one, two], at: 1)
    let other = try #require(try two.day(day).entries.first)
    #expect(other.food.name == "apple")
    // Both offline: one changes the calories, the other the name, later.
    _ = try one.update(entry: meal.entries[0].id, now: time(10), to: food("apple", 90))
    _ = try two.update(entry: other.id, now: time(20), to: food("green apple", 80))
    _ = try one.add([food("tea", 2)], on: day, at: time(30), now: time(30))
    try exchange([one, two], at: 40)
    for store in [one, two] {
      let foods = try store.day(day).entries.map(\.food)
      #expect(foods.map(\.name) == ["green apple", "tea"])
      #expect(foods.map(\.amounts.energyKcal) == [90, 2])
    }
    #expect(try shown(one) == shown(two))
  }

  @Test("What was deleted stays deleted, what was undone is back, on all machines")
  func deletions() throws {
    let (one, two) = (try machine("one"), try machine("two"))
    let meal = try one.add([food("apple"), food("tea")], on: day, at: time(0), now: time(0))
    try exchange([one, two], at: 1)
    let other = try #require(try two.day(day).meals.first)
    let apple = try #require(other.entries.first { $0.food.name == "apple" })
    // One deletes an entry, the other changes it later.
    _ = try one.delete(entry: meal.entries[0].id, now: time(10))
    _ = try two.update(entry: apple.id, now: time(20), to: food("apple pie"))
    try exchange([one, two], at: 30)
    #expect(try one.day(day).entries.map(\.food.name) == ["tea"])
    #expect(try shown(one) == shown(two))
    // Each deletes the last entry that it sees; the meal goes.
    _ = try two.delete(meal: other.id, now: time(40))
    try exchange([one, two], at: 50)
    #expect(try one.loggedDays().isEmpty && two.loggedDays().isEmpty)
    #expect(try two.undo(now: time(60)) != nil)
    try exchange([one, two], at: 70)
    #expect(try one.day(day).entries.map(\.food.name) == ["tea"])
    #expect(try shown(one) == shown(two))
  }

  @Test("Goals, known meals, complete days and pets are shared")
  func rest() throws {
    let (one, two) = (try machine("one"), try machine("two"))
    try one.setGoals(Goals(energyKcal: 2_000), from: day, now: time(0))
    try exchange([one, two], at: 1)
    try two.setGoals(Goals(energyKcal: 1_800), from: day, now: time(5))
    try one.mark(day, complete: true, now: time(6))
    try two.set(Pet(name: "Mia", weight: 4), now: time(7))
    #expect(
      try two.feed(
        "mia", Feeding(day: day, product: "can", grams: 85, energyKcal: 80, carbohydrateKcal: nil),
        now: time(8)))
    _ = try two.add([food("oats", 150)], on: day, at: time(9), now: time(9))
    try exchange([one, two], at: 10)
    #expect(try one.goals(on: day).energyKcal == 1_800 && two.completeDays() == [day])
    #expect(try one.pet(named: "mia")?.weight == 4)
    #expect(try one.feedings(of: "Mia", on: day...day).first?.grams == 85)
    #expect(try one.knownMeal(named: "oats")?.food.amounts.energyKcal == 150)
    #expect(try one.delete(knownMeal: "oats", now: time(20)))
    try one.mark(day, complete: false, now: time(21))
    try exchange([one, two], at: 30)
    #expect(try two.knownMeal(named: "oats") == nil && two.completeDays().isEmpty)
    #expect(try shown(one) == shown(two))
  }

  @Test("A feeding and a cat that one machine removes are removed on the other")
  func cats() throws {
    let (one, two) = (try machine("one"), try machine("two"))
    for name in ["Mia", "Leo"] {
      try one.set(Pet(name: name, weight: 4), now: time(0))
      let fed = Feeding(
        day: day, product: "can", grams: 85, energyKcal: 80, carbohydrateKcal: nil)
      #expect(try one.feed(name, fed, now: time(1)))
    }
    try exchange([one, two], at: 2)
    #expect(try two.fedPets().map(\.pet).sorted() == ["Leo", "Mia"])
    let mias = try #require(try two.fedPets().first { $0.pet == "Mia" })
    #expect(try two.delete(feeding: mias.logged.id, now: time(3)) != nil)
    #expect(try two.delete(petNamed: "Leo", now: time(4)))
    try exchange([one, two], at: 5)
    for store in [one, two] {
      #expect(try store.pets().map(\.name) == ["Mia"] && store.fedPets().isEmpty)
    }
  }

  @Test("The list of what to buy is shared, ticks and removals included")
  func list() throws {
    let (one, two) = (try machine("one"), try machine("two"))
    let gtin = try #require(GTIN("4006381333931"))
    let milk = try one.addShoppingItem("milk", nil, now: time(0))
    let biscuits = try one.addShoppingItem("biscuits", gtin, now: time(1))
    try exchange([one, two], at: 2)
    #expect(try two.shoppingItems().map(\.name) == ["milk", "biscuits"])
    #expect(try two.shoppingItems().map(\.gtin) == [nil, gtin])
    let other = try #require(try two.shoppingItems().first)
    _ = try two.setShoppingItem(other.id, done: true, now: time(3))
    #expect(try one.removeShoppingItems([biscuits.id], now: time(4)) == [biscuits.id])
    try exchange([one, two], at: 5)
    for store in [one, two] {
      #expect(try store.shoppingItems().map(\.name) == ["milk"])
      #expect(try store.shoppingItems().map(\.isDone) == [true])
    }
    #expect(try one.undo(now: time(6))?.names == ["biscuits"])
    try exchange([one, two], at: 7)
    #expect(try two.shoppingItems().map(\.name) == ["biscuits", "milk"])
    #expect(try two.removeShoppingItems(nil, now: time(8)).count == 1)
    try exchange([one, two], at: 9)
    #expect(try one.setShoppingItem(milk.id, done: false, now: time(10)) == nil)
    #expect(try shown(one) == shown(two))
  }

  @Test("Random diaries converge, whoever reads whom when", arguments: [2, 3])
  func converges(machines: Int) throws {
    try checkProperty(
      seed: UInt64(40 + machines), count: 120,
      make: { generator in
        (0..<10).map { _ in UInt64.random(in: 0...UInt64.max, using: &generator) }
      },
      shrink: { steps in
        steps.indices.map { index in Array(steps[..<index] + steps[(index + 1)...]) }
      }
    ) { steps in
      let folder = try TemporaryFolder()
      let stores = try (0..<machines).map { DiaryStore(try RecordStore(folder.file("\($0).db"))) }
      var files: [String: SyncFile] = [:]
      func sync(_ store: DiaryStore, at seconds: Int) throws {
        let file = try store.synchronize(with: Array(files.values), now: time(seconds)).file
        files[file.machine] = file
      }
      for store in stores { try sync(store, at: 0) }
      for (number, step) in steps.enumerated() {
        let store = stores[Int(step % UInt64(machines))]
        let choice = Int(step / 8 % 16)
        let now = time(number)
        let entries = try store.day(day).entries
        let entry = entries.isEmpty ? nil : entries[Int(step / 256) % entries.count]
        switch choice {
        case 0...3:
          _ = try store.add(
            [food("food \(number)"), food("tea")].suffix(1 + choice % 2), on: day, at: now, now: now
          )
        case 4...6:
          if let entry {
            _ = try store.update(
              entry: entry.id, now: now, to: food("changed \(number)", Double(number)))
          }
        case 7, 8: if let entry { _ = try store.delete(entry: entry.id, now: now) }
        case 9: _ = try store.undo(now: now)
        case 10: try store.setGoals(Goals(energyKcal: Double(1_000 + number)), from: day, now: now)
        case 11: try store.mark(day, complete: number % 2 == 0, now: now)
        case 12: _ = try store.delete(knownMeal: "tea", now: now)
        case 13:
          let items = try store.shoppingItems()
          let item = items.isEmpty ? nil : items[Int(step / 256) % items.count]
          switch (number % 3, item) {
          case (1, let item?):
            _ = try store.setShoppingItem(item.id, done: !item.isDone, now: now)
          case (2, let item?): _ = try store.removeShoppingItems([item.id], now: now)
          default: _ = try store.addShoppingItem("milk \(step % 5)", nil, now: now)
          }
        default: try sync(store, at: number)
        }
      }
      for _ in 0..<3 { for store in stores { try sync(store, at: 1_000) } }
      let all = try stores.map(shown)
      guard all.allSatisfy({ $0 == all[0] }) else { return "\(all)" }
      let states = Set(files.values.map(\.state))
      return states.count == 1 ? nil : "\(states.count) states"
    }
  }

}
