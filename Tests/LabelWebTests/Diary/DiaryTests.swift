import FoodDiary
import FoodFinding
import Foundation
import NIOHTTP1
import ProductStore
import Testing

import LabelWeb

/// The diary's pages.
struct DiaryTests {
  static let day = "2026-11-22"
  static let now = Date(timeIntervalSince1970: 1_790_000_000)

  /// A diary that knows rice, of 130 kcal in 100 g.
  static func diary(_ scene: Scene) throws -> DiaryStore {
    let diary = DiaryStore(scene.store)
    let rice = EatenFood(
      name: "rice", portion: try Portion(100, .gram),
      amounts: FoodAmounts(energyKcal: 130, protein: 2.7, carbohydrates: 28, fat: 0.3))
    let before = try #require(LocalDay("2026-11-01"))
    _ = try diary.add([rice], on: before, at: now, now: now)
    return diary
  }

  static func log(_ diary: DiaryStore) throws -> DayLog {
    try diary.day(try #require(LocalDay(day)))
  }

  /// The address of the draft that a page shows.
  static func draft(_ page: Page.Answer) throws -> String {
    String(
      try #require(page.text.firstMatch(of: /action="(\/diary\/[^"]+\/drafts\/[^"]+)"/)).output.1)
  }

  @Test("A phrase becomes a draft, which is logged as it was seen, once")
  func logs() async throws {
    let scene = try Scene()
    let diary = try Self.diary(scene)
    try await scene.run { (page: Page) async throws in
      let shown = try await page.send("/diary/\(Self.day)/draft", ["phrase": "150 g rice"])
      #expect(shown.text.contains("value=\"195\""))
      #expect(try Self.log(diary).meals.isEmpty, "a draft logs nothing")
      let path = try Self.draft(shown)
      let fields = [
        "action": "log", "1.portion": "150 g", "1.energyKcal": "195", "1.protein": "4.1",
        "1.carbohydrates": "42", "1.fat": "0.5",
      ]
      let day = try await page.send(path, fields)
      #expect(day.text.contains("150 g rice") && day.text.contains("195 kcal"))
      _ = try await page.send(path, fields)
    }
    let entries = try Self.log(diary).entries
    #expect(entries.count == 1)
    // What is as it was shown keeps its exact amount.
    #expect(abs((entries.first?.food.amounts.protein ?? 0) - 4.05) < 1e-9)
  }

  @Test(
    "Another portion in a draft changes its amounts; what was typed stays, with either decimal mark"
  )
  func changesDrafts() async throws {
    let scene = try Scene()
    let diary = try Self.diary(scene)
    try await scene.run { (page: Page) async throws in
      let shown = try await page.send("/diary/\(Self.day)/draft", ["phrase": "150 g rice"])
      var fields = [
        "action": "change", "1.portion": "200 g", "1.energyKcal": "195", "1.protein": "4.1",
        "1.carbohydrates": "42", "1.fat": "0.5",
      ]
      let changed = try await page.send(try Self.draft(shown), fields)
      #expect(changed.text.contains("value=\"260\""))
      fields = [
        "action": "log", "1.portion": "200 g", "1.energyKcal": "260", "1.protein": "6,5",
        "1.carbohydrates": "56", "1.fat": "0.6",
      ]
      _ = try await page.send(try Self.draft(changed), fields)
    }
    let food = try #require(try Self.log(diary).entries.first?.food)
    #expect(food.amounts.energyKcal == 260 && food.amounts.protein == 6.5)
  }

  @Test(
    "A draft that cannot be logged is shown again with the reason, and nothing is logged",
    arguments: ["1.510", "many", "-5", "1000000"])
  func refusesAmounts(typed: String) async throws {
    let scene = try Scene()
    let diary = try Self.diary(scene)
    try await scene.run { (page: Page) async throws in
      let shown = try await page.send("/diary/\(Self.day)/draft", ["phrase": "150 g rice"])
      let fields = ["action": "log", "1.portion": "150 g", "1.energyKcal": typed]
      let answer = try await page.send(try Self.draft(shown), fields)
      #expect(answer.status == 422)
      #expect(answer.text.contains("role=\"alert\""))
    }
    #expect(try Self.log(diary).meals.isEmpty)
  }

  @Test("A draft that a busy database does not take can be logged later")
  func logsLater() async throws {
    let scene = try Scene(patience: 0.1)
    let diary = try Self.diary(scene)
    try await scene.run { (page: Page) async throws in
      let shown = try await page.send("/diary/\(Self.day)/draft", ["phrase": "150 g rice"])
      let path = try Self.draft(shown)
      let fields = ["action": "log", "1.portion": "150 g", "1.energyKcal": "195"]
      try await Scene.holding(scene.store) {
        let busy = try await page.send(path, fields)
        #expect(busy.status == 503, "its amounts are not wrong")
      }
      #expect(try await page.send(path, fields).status == 200)
    }
    #expect(try Self.log(diary).entries.map(\.food.amounts.energyKcal) == [195])
  }

  @Test("A food of unknown calories says so, and is logged with those that are typed")
  func finishesByHand() async throws {
    let scene = try Scene()
    let diary = try Self.diary(scene)
    try await scene.run { (page: Page) async throws in
      let shown = try await page.send("/diary/\(Self.day)/draft", ["phrase": "80 g <b>dragon</b>"])
      #expect(shown.text.contains("calories not known") && !shown.text.contains("<b>dragon"))
      let fields = ["action": "log", "1.portion": "80 g", "1.energyKcal": "99"]
      _ = try await page.send(try Self.draft(shown), fields)
    }
    #expect(try Self.log(diary).entries.map(\.food.amounts.energyKcal) == [99])
  }

  @Test("While a person types, the draft is shown and nothing is kept")
  func previews() async throws {
    let scene = try Scene()
    let diary = try Self.diary(scene)
    try await scene.run { (page: Page) async throws in
      let part = try await page.get("/diary/\(Self.day)/draft?phrase=50%20g%20rice").text
      #expect(part.contains("rice") && part.contains("65") && !part.contains("<html"))
      #expect(try await page.get("/diary/\(Self.day)/draft?phrase=").status == 200)
      let plus = try await page.get("/diary/\(Self.day)/draft?phrase=50+g+rice").text
      #expect(plus.contains("65"), "a plus in a query is a space")
    }
    #expect(try Self.log(diary).meals.isEmpty)
  }

  @Test("The remarks on a draft are in the language of the page")
  func remarks() async throws {
    let scene = try Scene()
    _ = try Self.diary(scene)
    try await scene.run { (page: Page) async throws in
      func draft(_ phrase: String) async throws -> String {
        try await page.send(
          "/diary/\(Self.day)/draft", ["phrase": phrase], ["Accept-Language": "de"]
        ).text
      }
      let rice = try await draft("50 g rice")
      #expect(rice.contains("bekannte Mahlzeit, umgerechnet von 100 g"), "\(rice)")
      #expect(try await draft("2-3 Eier").contains("ist ein Bereich; schreiben Sie"))
    }
  }

  @Test("A recent food is logged in one step, deleted, and brought back by undo")
  func repeats() async throws {
    let scene = try Scene()
    let diary = try Self.diary(scene)
    try await scene.run { (page: Page) async throws in
      let path = "/diary/\(Self.day)"
      #expect(try await page.send(path + "/again", ["name": "rice"]).text.contains("130 kcal"))
      let entry = try #require(try Self.log(diary).entries.first).id
      _ = try await page.send(path + "/delete", ["entry": "\(entry)"])
      #expect(try Self.log(diary).entries.isEmpty)
      _ = try await page.send(path + "/undo", [:])
      #expect(try Self.log(diary).entries.count == 1)
    }
  }

  @Test("A day is copied to the next one, and marked as complete")
  func copies() async throws {
    let scene = try Scene()
    let diary = try Self.diary(scene)
    try await scene.run { (page: Page) async throws in
      let copied = try await page.send("/diary/2026-11-02/copy", [:])
      #expect(copied.text.contains("130 kcal"))
      let marked = try await page.send("/diary/2026-11-02/complete", ["complete": "yes"])
      #expect(marked.text.contains("The day is not complete"), "the mark can be taken back")
    }
    #expect(try diary.completeDays().map(\.description) == ["2026-11-02"])
  }

  @Test("An entry is corrected on its page; another portion changes its amounts")
  func correctsEntries() async throws {
    let scene = try Scene()
    let diary = try Self.diary(scene)
    let day = try #require(LocalDay("2026-11-01"))
    let entry = try #require(try diary.day(day).entries.first)
    let path = "/diary/2026-11-01/entries/\(entry.id)"
    try await scene.run { (page: Page) async throws in
      #expect(try await page.get("/diary/2026-11-01").text.contains("href=\"\(path)\""))
      #expect(try await page.get(path).text.contains("name=\"1.name\" value=\"rice\""))
      var fields = [
        "1.name": "brown rice", "1.portion": "200 g", "1.energyKcal": "130", "1.protein": "5",
        "1.carbohydrates": "28", "1.fat": "0.3",
      ]
      #expect(try await page.send(path, fields).text.contains("260 kcal"))
      fields["1.portion"] = "2 bowls"
      fields["1.energyKcal"] = "260"
      fields["1.carbohydrates"] = "56"
      fields["1.fat"] = "0.6"
      let unlike = try await page.send(path, fields)
      #expect(unlike.status == 422 && unlike.text.contains("value=\"2 bowls\""))
      fields["1.portion"] = "200 g"
      fields["1.fat"] = "-1"
      #expect(try await page.send(path, fields).status == 422)
      for missing in ["/diary/2026-11-02/entries/\(entry.id)", "/diary/2026-11-01/entries/99"] {
        #expect(try await page.get(missing).status == 404)
      }
    }
    let food = try #require(try diary.day(day).entries.first?.food)
    let portion = try Portion(200, .gram)
    #expect(food.name == "brown rice" && food.portion == portion)
    #expect(food.amounts.energyKcal == 260 && food.amounts.protein == 5)
  }

  @Test(
    "A portion is typed in the page's language",
    arguments: [
      ("de", "2 × Scheibe", "3 Scheiben"), ("cs", "2 × plátek", "3 × plátek"),
      ("en", "2 slices", "3 slices"),
    ])
  func typesPortions(language: String, shown: String, typed: String) async throws {
    let scene = try Scene()
    let diary = DiaryStore(scene.store)
    let day = try #require(LocalDay(Self.day))
    let toast = EatenFood(
      name: "toast", portion: try Portion(2, .slice), amounts: FoodAmounts(energyKcal: 200))
    let entry = try #require(
      try diary.add([toast], on: day, at: Self.now, now: Self.now).entries.first)
    try await scene.run { (page: Page) async throws in
      var page = page
      page.cookie = "language=\(language)"
      let path = "/diary/\(Self.day)/entries/\(entry.id)"
      #expect(try await page.get(path).text.contains("name=\"1.portion\" value=\"\(shown)\""))
      _ = try await page.send(path, ["1.portion": shown, "1.energyKcal": "200"])
      #expect(try diary.day(day).entries.first?.food.amounts.energyKcal == 200)
      _ = try await page.send(path, ["1.portion": typed, "1.energyKcal": "200"])
    }
    let food = try #require(try diary.day(day).entries.first?.food)
    #expect(food.portion?.amount == 3 && food.amounts.energyKcal == 300)
  }

  @Test("A day that does not exist is missing", arguments: ["2026-02-30", "tomorrow", "1"])
  func refusesDays(day: String) async throws {
    try await Scene().run { (page: Page) async throws in
      let shown = try await page.get("/diary/\(day)")
      let copied = try await page.send("/diary/\(day)/copy", [:])
      #expect(shown.status == 404 && copied.status == 404)
    }
  }
}
