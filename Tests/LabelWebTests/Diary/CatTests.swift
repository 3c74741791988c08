import FoodDiary
import Foundation
import LabelModel
import ProductStore
import Testing

import LabelWeb

/// The cats of the diary.
struct CatTests {
  @Test("A cat is kept, fed with a scanned food, and its energy is weighed against its need")
  func feeds() async throws {
    let scene = try Scene()
    var record = ProductRecord(status: .valid, subject: .petFood, basis: .asFed)
    record.name = SourcedText("Lachs <i>", source: .manual)
    record.calorieContent = NutrientValue(Quantity(1000, .kilocaloriePerKilogram), source: .ocr)
    let food = try scene.store.save(record, at: Date()) { $1 }.id
    let day = "2026-11-22"
    try await scene.run { (page: Page) async throws in
      let known = try await page.send(
        "/diary/\(day)/cats", ["name": "Mia <b>", "weight": "4,2", "need": "200"])
      #expect(known.text.contains("Mia &lt;b&gt; <small>4.2 kg · 200 kcal</small>"))
      #expect(known.text.contains("<option value=\"\(food)\">Lachs &lt;i&gt;</option>"))
      let form = ["cat": "mia <B>", "product": "\(food)", "grams": "85"]
      let fed = try await page.send("/diary/\(day)/feed", form)
      #expect(fed.text.contains("<b>85 g</b> · 85 kcal"))
      #expect(fed.text.contains("43 % of its need"))
      let more = try await page.send("/diary/\(day)/feed", form.merging(["grams": "15 g"]) { $1 })
      #expect(more.text.contains("<b>100 g</b> · 100 kcal"))
      #expect(try await page.send("/diary/\(day)/undo", [:]).status == 200)
      let refused = try await page.send("/diary/\(day)/feed", form.merging(["grams": "0"]) { $1 })
      #expect(refused.status == 422 && refused.text.contains("role=\"alert\""))
      let stranger = ["cat": "Tom", "product": "\(food)", "grams": "85"]
      #expect(try await page.send("/diary/\(day)/feed", stranger).status == 422)
      let heavy = try await page.send("/diary/\(day)/cats", ["name": "Tom", "weight": "90"])
      #expect(heavy.status == 422)
      let undone = try await page.send("/diary/\(day)/undo", [:])
      #expect(!undone.text.contains("<b>85 g</b>") && undone.text.contains("Mia &lt;b&gt;"))
    }
    #expect(try DiaryStore(scene.store).pets().map(\.name) == ["Mia <b>"])
  }

  @Test(
    "A known cat is changed in a form that shows all of it, and a vet's need outlives a new weight")
  func changes() async throws {
    let scene = try Scene()
    let diary = DiaryStore(scene.store)
    let address = "/diary/2026-11-22/cats"
    try await scene.run { (page: Page) async throws in
      let new = ["name": "Mia", "weight": "4", "need": "160", "active": "yes"]
      #expect(try await page.send(address, new).status == 200)
      let heavier = try await page.send(address, ["name": "Mia", "weight": "4,25"])
      #expect(heavier.text.contains("Mia <small>4.25 kg · 160 kcal</small>"))
      for part in [
        "name=\"weight\" value=\"4.25\"", "name=\"need\" value=\"160\"", "value=\"yes\" checked",
      ] { #expect(heavier.text.contains(part), "\(part)") }
      let all = ["name": "Mia", "weight": "4.25", "need": "", "all": "yes"]
      #expect(try await page.send(address, all).text.contains("Mia <small>4.25 kg · 198 kcal"))
    }
    #expect(try diary.pets() == [Pet(name: "Mia", weight: 4.25)])
  }

  @Test("A wrong feeding is removed alone, and a share that leaves a food out is marked")
  func removesFeeding() async throws {
    let scene = try Scene()
    let diary = DiaryStore(scene.store)
    let day = try #require(LocalDay("2026-11-22"))
    try diary.set(Pet(name: "Mia", weight: 4), now: Date())
    for (product, part) in [("Lachs <i>", 5.0), ("Huhn", nil)] {
      let fed = Feeding(
        day: day, product: product, grams: 50, energyKcal: 50, carbohydrateKcal: part)
      #expect(try diary.feed("Mia", fed, now: Date()))
    }
    let ids = try diary.fedPets().map(\.logged.id)
    try await scene.run { (page: Page) async throws in
      let shown = try await page.get("/diary/2026-11-22")
      #expect(shown.text.contains("10 % of the energy from carbohydrates (?)"))
      #expect(shown.text.contains("value=\"\(ids[0])\" aria-label=\"Delete Lachs &lt;i&gt;\""))
      let left = try await page.send(
        "/diary/2026-11-22/feedings/delete", ["feeding": "\(ids[1])"])
      #expect(left.text.contains("10 % of the energy from carbohydrates</span>"))
    }
    #expect(try diary.fedPets().map(\.logged.id) == [ids[0]])
  }

  @Test("A known energy of 0 beside a missing one is a lower bound, and one that is missing is not")
  func tellsZeroFromMissing() async throws {
    let scene = try Scene()
    let diary = DiaryStore(scene.store)
    let day = try #require(LocalDay("2026-11-22"))
    for (cat, energies) in [("Mia", [nil, 0.0]), ("Tom", [nil])] {
      try diary.set(Pet(name: cat, weight: 4), now: Date())
      for energy in energies {
        let fed = Feeding(
          day: day, product: "Broth", grams: 50, energyKcal: energy, carbohydrateKcal: nil)
        #expect(try diary.feed(cat, fed, now: Date()))
      }
    }
    try await scene.run { (page: Page) async throws in
      let shown = try await page.get("/diary/2026-11-22").text
      #expect(shown.contains("<b>100 g</b> · ≥ 0 kcal"))
      #expect(shown.contains("<b>50 g</b> · not known"))
    }
  }

  @Test("Only pet food is offered, the last scanned first")
  func offers() async throws {
    let scene = try Scene()
    for (name, subject, seconds) in [
      ("Oats", Subject.food, 30.0), ("Tuna", .petFood, 10), ("Salmon", .petFood, 20),
    ] {
      var record = ProductRecord(status: .valid, subject: subject, basis: .asFed)
      record.name = SourcedText(name, source: .manual)
      record.origin = .images([ImageReference(file: "\(name).jpg", sha256: name)])
      try scene.store.save(record, at: Date(timeIntervalSince1970: seconds)) { $1 }
    }
    let unnamed = ProductRecord(status: .valid, subject: .petFood, basis: .asFed)
    let number = try scene.store.save(unnamed, at: Date(timeIntervalSince1970: 5)) { $1 }.id
    try DiaryStore(scene.store).set(Pet(name: "Mia", weight: 4), now: Date())
    try await scene.run { (page: Page) async throws in
      let day = try await page.get("/diary/2026-11-22")
      #expect(day.text.contains("<option value=\"\(number)\">Unnamed product #\(number)</option>"))
    }
    #expect(try scene.store.petFoods(limit: 2).map(\.name) == ["Salmon", "Tuna"])
    #expect(try scene.store.petFoods(limit: 1).map(\.name) == ["Salmon"])
  }
}
