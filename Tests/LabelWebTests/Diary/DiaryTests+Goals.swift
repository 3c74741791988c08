import FoodDiary
import Foundation
import NIOHTTP1
import ProductStore
import Testing

import LabelWeb

/// The goals and totals of a day.
extension DiaryTests {
  @Test("A day says how many calories are left of the goal, or how many are above it")
  func saysWhatIsLeft() async throws {
    let scene = try Scene()
    let diary = DiaryStore(scene.store)
    let day = try #require(LocalDay(Self.day))
    let known = EatenFood(name: "a", amounts: FoodAmounts(energyKcal: 1_600))
    try diary.setGoals(Goals(energyKcal: 2_000), from: day, now: Self.now)
    _ = try diary.add([known], on: day, at: Self.now, now: Self.now)
    try await scene.run { (page: Page) async throws in
      let path = "/diary/\(Self.day)"
      #expect(try await page.get(path).text.contains("max. 2000 kcal · 400 kcal left<"))
      _ = try diary.add([known], on: day, at: Self.now, now: Self.now)
      let german = try await page.get(path, ["Cookie": "language=de"]).text
      #expect(german.contains("· 1200 kcal über dem Ziel<"))
    }
  }

  @Test("Goals are zones of the day's totals; one that cannot be is refused whole")
  func setsGoals() async throws {
    let scene = try Scene()
    let diary = try Self.diary(scene)
    try await scene.run { (page: Page) async throws in
      let path = "/diary/\(Self.day)/goals"
      let shown = try await page.send(
        path, ["energyKcal-most": "2000", "protein-least": "60,5", "protein-most": "120"])
      #expect(shown.text.contains("min. 60.5, max. 120 g"))
      let refused = try await page.send(path, ["fat-least": "50", "fat-most": "40"])
      #expect(refused.status == 422)
      #expect(refused.text.contains("Min. 50 is more than max. 40."))
      let none = try await page.send(path, ["energyKcal-most": "0"])
      #expect(none.status == 422)
      let other = try await page.send(path, ["phrase": "2 eggs"])
      #expect(other.status == 422, "it would remove the goals")
    }
    let goals = try diary.goals(on: try #require(LocalDay(Self.day)))
    #expect(goals.energyKcal == 2000 && goals.zones[.fat] == nil)
    #expect(goals.zones[.protein] == Goals.Zone(minimum: 60.5, maximum: 120))
  }

  @Test("The form of goals has all their decimals: sent unchanged, it changes nothing")
  func keepsExactGoals() async throws {
    let scene = try Scene()
    let diary = try Self.diary(scene)
    let day = try #require(LocalDay(Self.day))
    let exact = Goals(
      energyKcal: 1_999.5, zones: [.fat: try #require(Goals.Zone(minimum: 0.04, maximum: 60.25))])
    try diary.setGoals(exact, from: day, now: Self.now)
    try await scene.run { (page: Page) async throws in
      let shown = try await page.get("/diary/\(Self.day)").text
      let sent = ["energyKcal-most": "1999.5", "fat-least": "0.04", "fat-most": "60.25"]
      for (name, text) in sent {
        #expect(shown.contains("name=\"\(name)\" value=\"\(text)\""))
      }
      _ = try await page.send("/diary/\(Self.day)/goals", sent)
    }
    #expect(try diary.goals(on: day) == exact)
  }

  @Test("A total with unknown amounts is the least that it can be")
  func saysLeast() async throws {
    let scene = try Scene()
    let diary = try Self.diary(scene)
    let foods = [
      EatenFood(name: "a", amounts: FoodAmounts(energyKcal: 100)),
      EatenFood(name: "b", amounts: FoodAmounts(energyKcal: 50, protein: 7)),
    ]
    _ = try diary.add(foods, on: try #require(LocalDay(Self.day)), at: Self.now, now: Self.now)
    try await scene.run { (page: Page) async throws in
      let text = try await page.get("/diary/\(Self.day)").text
      #expect(text.contains("≥ 7 g") && text.contains(">150 kcal<"))
      #expect(text.contains("not known"), "nobody knows the fat")
      #expect(text.contains("<span>Protein 7 g</span>") && !text.contains("Fat  g"))
      let named = text.components(separatedBy: "<span>Protein ").count - 1
      #expect(named == 1, "an unknown amount is left out")
    }
  }
}
