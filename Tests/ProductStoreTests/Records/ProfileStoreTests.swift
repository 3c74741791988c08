import FoodDiary
import Foundation
import GRDB
import LabelModel
import LabelTestSupport
import ProductChoice
import ProductStore
import Testing

@Suite("The profile and the list in a database") struct ProfileStoreTests {
  private let folder: TemporaryFolder
  private let store: RecordStore
  private static let now = Date(timeIntervalSince1970: 1_795_000_000)

  init() throws {
    folder = try TemporaryFolder()
    store = try RecordStore(folder.file("a.db"))
  }

  @Test("A profile is empty at first, and what was set is there for the next program")
  func profile() throws {
    #expect(try store.profile().isEmpty)
    let profile = FoodProfile(
      allergens: [.milk, .nuts], diets: [.vegan],
      limits: [ContentLimit(.sugars, Decimal(string: "2.5") ?? 0)].compactMap { $0 })
    try store.setProfile(FoodProfile(allergens: [.egg]))
    try store.setProfile(profile)
    #expect(try RecordStore(store.path).profile() == profile)
  }

  @Test("Changes of several programs at one time are all kept: profile, goals and retention")
  func keepsAllChanges() async throws {
    let path = store.path
    let allergens: [Allergen] = [.milk, .nuts, .egg, .fish, .soy, .gluten]
    let day = try #require(LocalDay("2026-11-20"))
    try await withThrowingTaskGroup { group in
      for (number, allergen) in allergens.enumerated() {
        group.addTask {
          // Each opens the file for itself, as another program does.
          let own = try RecordStore(path, patience: Double(Patience.seconds))
          try own.updateProfile { $0.adding(FoodProfile(allergens: [allergen])) }
          try own.updateRetention { known in
            var changed = known
            if number == 0 { changed.scans = 86_400 }
            if number == 1 { changed.photos = 2 * 86_400 }
            if number == 2 { changed.diary = 3 * 86_400 }
            return changed
          }
          try DiaryStore(own).updateGoals(from: day, now: Self.now) { known in
            var changed = known
            if number == 3 { changed.energyKcal = 1_900 }
            if number == 4 { changed.zones[.protein] = Goals.Zone(minimum: 60, maximum: nil) }
            if number == 5 { changed.zones[.fat] = Goals.Zone(minimum: nil, maximum: 70) }
            return changed
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(Set(try store.profile().allergens) == Set(allergens))
    #expect(
      try store.retention()
        == Retention(scans: 86_400, photos: 2 * 86_400, diary: 3 * 86_400))
    let goals = try DiaryStore(store).goals(on: day)
    #expect(goals.energyKcal == 1_900 && goals.zones.count == 2)
  }

  @Test("A profile of a later version is an error, not an empty one")
  func laterProfile() throws {
    try DatabaseQueue(path: store.path).write { connection in
      try connection.execute(
        sql: "INSERT INTO profile (id, profile) VALUES (1, ?)",
        arguments: [Data(#"{"allergens":["garlic"],"diets":[],"limits":[]}"#.utf8)])
    }
    #expect(throws: ProductStoreError.self) { try store.profile() }
  }

  @Test("What is on the list already is not added twice, but again once it was bought")
  func list() throws {
    let diary = DiaryStore(store)
    let gtin = try #require(GTIN("4006381333931"))
    let milk = try diary.addShoppingItem("milk", nil, now: Self.now)
    #expect(try diary.addShoppingItem("milk", nil, now: Self.now + 1) == milk)
    let biscuits = try diary.addShoppingItem("biscuits", gtin, now: Self.now + 2)
    #expect(try diary.addShoppingItem("other words", gtin, now: Self.now + 3) == biscuits)
    #expect(try diary.setShoppingItem(milk.id, done: true, now: Self.now + 4)?.isDone == true)
    #expect(try diary.shoppingItems().map(\.name) == ["biscuits", "milk"])
    #expect(try diary.addShoppingItem("milk", nil, now: Self.now + 5).id != milk.id)
    #expect(try diary.setShoppingItem(99, done: true, now: Self.now) == nil)
    #expect(try diary.removeShoppingItems([biscuits.id, 99], now: Self.now) == [biscuits.id])
    #expect(try diary.removeShoppingItems(nil, now: Self.now) == [milk.id])
    #expect(try diary.shoppingItems().map(\.name) == ["milk"])
  }
}
