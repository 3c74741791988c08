import FoodDiary
import FoodFinding
import Foundation
import NIOHTTP1
import ProductStore
import Testing

import LabelWeb

/// Drafts of foods that share a name, or that no source knows.
extension DiaryTests {
  /// Finds two foods of one name.
  private struct Toasts: FoodFinder {
    let source: FoodSource

    func foods(named name: String) async throws(FoodFinderError) -> [FoundFood] {
      [250.0, 300].map { energy in
        FoundFood(
          name: "Toast", amounts: FoodAmounts(energyKcal: energy, protein: 9),
          per: try? Portion(100, .gram), source: source, match: .same)
      }
    }
  }

  /// The fields of a draft of toast as a browser sends them.
  private static func toast(
    _ energy: String, hit: String = "1", oldHit: String = "1", portion: String = "100 g",
    protein: String = "9"
  ) -> [String: String] {
    [
      "action": "log", "1.hit": hit, "1.oldHit": oldHit, "1.portion": portion,
      "1.energyKcal": energy, "1.protein": protein,
    ]
  }

  @Test("Of two foods with one name the one that was shown is logged")
  func logsTheShownHit() async throws {
    let scene = try Scene(foods: [Toasts(source: .usda)])
    try await scene.run { (page: Page) async throws in
      let shown = try await page.send("/diary/\(Self.day)/draft", ["phrase": "100 g toast"])
      #expect(shown.text.contains("<option value=\"1\" selected>Toast · 250 kcal / 100 g<"))
      #expect(shown.text.contains("<option value=\"2\">Toast · 300 kcal / 100 g<"))
      #expect(shown.text.contains("name=\"1.oldHit\" value=\"1\""))
      _ = try await page.send(try Self.draft(shown), Self.toast("250"))
    }
    #expect(try Self.log(DiaryStore(scene.store)).entries.map(\.food.amounts.energyKcal) == [250])
  }

  @Test("Another hit is shown before it is logged, in the portion that was typed with it")
  func showsAnotherHit() async throws {
    let scene = try Scene(foods: [Toasts(source: .usda)])
    let diary = DiaryStore(scene.store)
    try await scene.run { (page: Page) async throws in
      let shown = try await page.send("/diary/\(Self.day)/draft", ["phrase": "100 g toast"])
      let other = try await page.send(
        try Self.draft(shown), Self.toast("250", hit: "2", portion: "50 g"))
      #expect(other.text.contains("value=\"150\"") && other.text.contains("USDA, from 100 g"))
      #expect(try Self.log(diary).meals.isEmpty)
      _ = try await page.send(
        try Self.draft(other),
        Self.toast("150", hit: "2", oldHit: "2", portion: "50 g", protein: "4.5"))
    }
    #expect(try Self.log(diary).entries.map(\.food.amounts.energyKcal) == [150])
  }

  @Test("Amounts that may not be kept give way to those that a person types")
  func keepsNoFatSecret() async throws {
    let scene = try Scene(foods: [Toasts(source: .fatSecret)])
    let diary = DiaryStore(scene.store)
    try await scene.run { (page: Page) async throws in
      let shown = try await page.send("/diary/\(Self.day)/draft", ["phrase": "100 g toast"])
      let refused = try await page.send(try Self.draft(shown), Self.toast("250"))
      #expect(refused.status == 422 && refused.text.contains("may be shown, not kept"))
      #expect(try Self.log(diary).meals.isEmpty)
      _ = try await page.send(try Self.draft(refused), Self.toast("250", protein: ""))
    }
    let food = try #require(try Self.log(diary).entries.first?.food)
    #expect(food.amounts == FoodAmounts(energyKcal: 250) && food.source == .manual)
  }

  @Test("A draft says why a food is not known, and where known amounts come from")
  func explains() async throws {
    let scene = try Scene()
    _ = try Self.diary(scene)
    try await scene.run { (page: Page) async throws in
      let address = "/diary/\(Self.day)/draft"
      let unknown = try await page.send(address, ["phrase": "80 g dragonfruit"]).text
      #expect(unknown.contains("nothing is known of dragonfruit"))
      #expect(try await page.send(address, ["phrase": "50 g rice"]).text.contains("from 100 g"))
    }
  }
}
