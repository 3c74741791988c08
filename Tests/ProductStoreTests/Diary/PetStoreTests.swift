import FoodDiary
import Foundation
import LabelTestSupport
import ProductStore
import Testing

@Suite("Cats in the diary") struct PetStoreTests {
  private let store: DiaryStore
  private let folder: TemporaryFolder
  private let now = Date(timeIntervalSince1970: 1_795_000_000)
  private let day: LocalDay

  init() throws {
    folder = try TemporaryFolder()
    store = DiaryStore(try RecordStore(folder.file("a.db")))
    day = LocalDay(of: now, in: .gmt)
  }

  private func feeding(
    _ grams: Double, _ energy: Double?, _ part: Double?, day number: Int = 0
  ) -> Feeding {
    Feeding(
      day: day.advanced(by: number), product: "salmon", grams: grams, energyKcal: energy,
      carbohydrateKcal: part)
  }

  @Test("A cat's need follows from its weight, unless it is stated")
  func need() {
    #expect(abs(Pet(name: "Mia", weight: 4).energyNeed - 189.86) < 0.01)
    #expect(abs(Pet(name: "Mia", weight: 4, isActive: true).energyNeed - 253.15) < 0.01)
    #expect(Pet(name: "Mia", weight: 4, statedNeed: 210).energyNeed == 210)
    let bad = Pet(name: " ", weight: 400, statedNeed: .nan)
    #expect(bad.problems.map(\.field) == ["name", "weight", "need"])
    #expect(Pet(name: "Mia", weight: .nan).problems.map(\.field) == ["weight"])
  }

  @Test(
    "What a cat was given is summed up by day, with the share of carbohydrate where it is known")
  func feedings() throws {
    try store.set(Pet(name: "Mia", weight: 4), now: now)
    try store.set(Pet(name: "Leo", weight: 5), now: now)
    for one in [
      feeding(85, 80, 8), feeding(15, 60, 27), feeding(10, nil, nil), feeding(50, 50, 0, day: 2),
      feeding(5, nil, nil, day: 3),
    ] { #expect(try store.feed("MÍA", one, now: now)) }
    #expect(try store.feed("Leo", feeding(99, 99, 9), now: now))
    let days = try store.feedings(of: "mia", on: day...day.advanced(by: 9))
    #expect(
      days.map(\.grams) == [110, 50, 5]
        && days.map(\.day.number) == [0, 2, 3].map { day.number + $0 })
    #expect(days.map(\.carbohydrateShare) == [25, 0, nil])
    #expect(days.map(\.withoutCarbohydrates) == [1, 0, 1])
    // Of all days together 35 of 190 kcal, and not the mean of 25 % and 0 %.
    let share = CarbohydrateShare(of: days.flatMap(\.feedings).map(\.feeding))
    #expect(abs((share.percent ?? 0) - 18.42) < 0.01 && share.missing == 2)
    #expect(
      days.map(\.energy) == [
        AmountTotal(value: 140, missing: 1), AmountTotal(value: 50), AmountTotal(missing: 1),
      ])
    #expect(try store.feedings(of: "mia", on: day.advanced(by: 1)...day.advanced(by: 1)).isEmpty)
  }

  @Test("A cat is changed under its name, and changes can be undone")
  func changes() throws {
    try store.set(Pet(name: "Mia", weight: 4), now: now)
    try store.set(Pet(name: "MIA", weight: 4.4, isActive: true), now: now)
    #expect(try store.pets() == [Pet(name: "MIA", weight: 4.4, isActive: true)])
    #expect(try store.undo(now: now)?.what == "pet" && store.pet(named: "mia")?.weight == 4)
    #expect(try !store.feed("Leo", feeding(1, 1, 0), now: now))
    #expect(
      try store.feed("Mia", feeding(1, 1, 0), now: now) && store.undo(now: now)?.what == "feed")
    #expect(try store.feedings(of: "Mia", on: day...day).isEmpty)
    #expect(throws: ProductStoreError.self) { try store.feed("Mia", feeding(-1, 1, 0), now: now) }
    #expect(throws: ProductStoreError.self) { try store.set(Pet(name: "Mia", weight: 0), now: now) }
    #expect(try store.undo(now: now) != nil && store.pets().isEmpty)
  }

  @Test("A change of a cat knows what is kept of it")
  func updates() throws {
    let mia = Pet(name: "Mia", weight: 4, isActive: true, statedNeed: 160)
    let first = try store.updatePet(named: "Mia", now: now) { known in
      #expect(known == nil)
      return mia
    }
    #expect(first == mia)
    try store.updatePet(named: "MIA", now: now) { known in
      #expect(known == mia)
      var heavier = known ?? mia
      heavier.weight = 4.2
      return heavier
    }
    #expect(
      try store.pet(named: "Mia")
        == Pet(name: "Mia", weight: 4.2, isActive: true, statedNeed: 160))
    #expect(throws: ProductStoreError.self) {
      try store.updatePet(named: "Mia", now: now) { _ in Pet(name: "Mia", weight: 0) }
    }
    #expect(try store.pet(named: "Mia")?.weight == 4.2)
  }

  @Test("A feeding and a cat are removed, and come back")
  func removals() throws {
    try store.set(Pet(name: "Mia", weight: 4), now: now)
    #expect(try store.feed("Mia", feeding(850, 80, 8), now: now))
    #expect(try store.feed("Mia", feeding(20, 20, 2, day: 1), now: now))
    let wrong = try #require(try store.feedings(of: "Mia", on: day...day).first?.feedings.first)
    #expect(try store.delete(feeding: wrong.id, now: now) == wrong)
    #expect(try store.delete(feeding: wrong.id, now: now) == nil)
    #expect(try store.fedPets().map(\.logged.feeding.grams) == [20])
    #expect(try store.undo(now: now)?.names == ["salmon"])
    #expect(try store.fedPets().map(\.pet) == ["Mia", "Mia"])
    #expect(try store.delete(petNamed: "MIA", now: now) && store.pets().isEmpty)
    #expect(try !store.delete(petNamed: "MIA", now: now) && store.fedPets().isEmpty)
    #expect(try store.undo(now: now) != nil && store.pets().map(\.name) == ["Mia"])
    #expect(try store.fedPets().map(\.logged.feeding.grams) == [850, 20])
  }
}
