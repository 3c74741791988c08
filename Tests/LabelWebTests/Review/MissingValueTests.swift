import Foundation
import LabelModel
import ProductStore
import Testing

import LabelWeb

/// Values that a record lacks: they are shown, and a person may type them.
struct MissingValueTests {
  private static let now = Date(timeIntervalSince1970: 1_790_000_000)

  private static func keep(
    _ scene: Scene, _ subject: Subject?, _ basis: Basis?, _ percent: [Nutrient: Decimal],
    photos: [ImageReference] = []
  ) throws -> Int64 {
    let unit: NutrientUnit = subject == .petFood ? .percent : .gram
    let record = ProductRecord(
      status: .incomplete, subject: subject, basis: basis,
      nutrients: percent.mapValues { NutrientValue(Quantity($0, unit), source: .api) },
      origin: .images(photos))
    return try scene.store.save(record, at: now) { $1 }.id
  }

  private static func missing(_ id: Int64, _ key: String) -> String {
    "<a href=\"/review/\(id)?value=\(key)#value-\(key)\" data-key=\"\(key)\" class=\"missing\">--</a>"
  }

  @Test("A pet food's missing constituent is shown; the carbohydrate follows where it is typed")
  func typesMissing() async throws {
    let scene = try Scene()
    let id = try Self.keep(
      scene, .petFood, .asFed, [.protein: 10, .fat: 5, .fiber: 1, .moisture: 80],
      photos: [ImageReference(file: "a.jpg", sha256: String(repeating: "ab", count: 32))])
    try await scene.run { (page: Page) async throws in
      let product = try await page.get("/products/\(id)").text
      #expect(product.contains(Self.missing(id, "ash-asFed")))
      #expect(!product.contains("protein-asFed\" class=\"missing\""))
      let desk = try await page.get("/review/\(id)?value=ash-asFed").text
      #expect(desk.contains("id=\"text-ash-asFed\" name=\"text\""))
      let answer = [
        "value": "ash-asFed", "read": "", "readUnit": "%", "readBound": "none", "bound": "none",
        "unit": "%", "action": "accept",
      ]
      let empty = try await page.send("/review/\(id)/values", answer.merging(["text": ""]) { $1 })
      #expect(empty.status == 409)
      let typed = try await page.send("/review/\(id)/values", answer.merging(["text": "2"]) { $1 })
      #expect(typed.status == 200)
      let corrections = try await page.get("/api/v1/corrections").text
      #expect(corrections.isEmpty, "no photo is known to show it")
    }
    let record = try #require(try scene.store.product(.id(id))).record
    #expect(record.nutrients[.ash]?.source == .manual)
    #expect(record.carbohydrates == Carbohydrates(percentOfDryMatter: 10, level: .moderate))
  }

  @Test("The only photo shows a value of a record whose amounts are those of a serving")
  func correctsServing() async throws {
    let scene = try Scene()
    let id = try Self.keep(
      scene, .food, .perServing, [.fat: 1],
      photos: [ImageReference(file: "a.jpg", sha256: String(repeating: "ab", count: 32))])
    try await scene.run { (page: Page) async throws in
      let answer = [
        "value": "fat-perServing", "read": "1", "readUnit": "g", "readBound": "none",
        "bound": "none", "unit": "g", "action": "accept", "text": "2",
      ]
      #expect(try await page.send("/review/\(id)/values", answer).status == 200)
      let corrections = try await page.get("/api/v1/corrections").text
      #expect(corrections.contains("\"fat\""))
    }
  }

  @Test("Of a food its mandatory values are shown as missing, each once, on its own basis")
  func showsMissingOfFood() async throws {
    let scene = try Scene()
    let food = try Self.keep(scene, .food, .per100ml, [.fat: 1, .sodium: 1])
    let blank = try Self.keep(scene, .petFood, nil, [:])
    let unknown = try Self.keep(scene, nil, nil, [:])
    let doubtful = try Self.keep(scene, .food, nil, [:])
    _ = try scene.store.update(.id(doubtful)) { record in
      var record = record
      record.forReview = [
        ReviewValue(
          nutrient: .fat, basis: .perServing, quantity: Quantity(3, .gram),
          confidence: Confidence(0.5), reason: Message(text: "r"),
          evidence: Evidence(image: "a.jpg", text: "3"))
      ]
      return record
    }
    try await scene.run { (page: Page) async throws in
      let text = try await page.get("/products/\(food)").text
      for key in ["energyKJ", "saturatedFat", "carbohydrates", "sugars", "protein"] {
        #expect(text.contains(Self.missing(food, "\(key)-per100ml")), "\(key)")
      }
      for key in ["energyKcal", "salt", "fat"] {
        #expect(!text.contains("data-key=\"\(key)-per100ml\" class=\"missing\""), "\(key)")
      }
      let pet = try await page.get("/products/\(blank)").text
      #expect(pet.contains(Self.missing(blank, "moisture-asFed")))
      for id in [unknown, doubtful] {
        #expect(try await !page.get("/products/\(id)").text.contains("class=\"missing\""))
      }
    }
  }
}
