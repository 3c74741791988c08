import Foundation
import LabelModel
import LabelTestSupport
import LabelWeb
import NIOHTTP1
import ProductStore
import Testing

extension ReviewTests {
  @Test("A correction outlives another scan of the product")
  func outlivesScans() async throws {
    let scene = try Scene(worker: "labelscan")
    try await scene.run { (page: Page) async throws in
      let photo = try Data(
        contentsOf: URL(fileURLWithPath: Repository.samples + "/pet-de-flat.jpg"))
      let scan = try await page.scan(Array(photo), name: "a.jpg")
      let id = scan["product"] as? Int64 ?? 0
      let value = try Self.record(scene, id).nutrients[.fat]
      let read = "\(try #require(value).quantity.value)"
      let fields = Self.form("fat-asFed", read: read, unit: "%", bound: "none", ["text": "7,7"])
      _ = try await page.send("/review/\(id)/values", fields)
      // The same label in another file.
      let again = try await page.scan(Array(photo) + [0], name: "b.jpg")
      #expect(again["product"] as? Int64 == id)
      #expect(try Self.record(scene, id).nutrients[.fat]?.quantity == Quantity(7.7, .percent))
      #expect(try Self.record(scene, id).nutrients[.fat]?.source == .manual)
    }
  }

  @Test("An answer to a doubtful energy is kept as one that leaves that of a kilogram")
  func tellsEnergiesApart() async throws {
    let scene = try Scene()
    let accepted = Quantity(1_085, .kilocaloriePerKilogram)
    let doubtful = ReviewValue(
      nutrient: .energyKcal, basis: .asFed, quantity: Quantity(980, .kilocaloriePerKilogram),
      confidence: Confidence(0.4), reason: Message(text: "a test"),
      evidence: Evidence(image: "<b>.jpg", text: "980"))
    let id = try Self.product(scene, doubts: [doubtful], subject: .petFood)
    _ = try scene.store.update(.id(id)) { record in
      var record = record
      record.calorieContent = NutrientValue(accepted, source: .ocr)
      return record
    }
    try await scene.run { (page: Page) async throws in
      let refuse = Array(
        #"{"nutrient": "energyKcal", "basis": "asFed", "action": "notPrinted"}"#.utf8)
      #expect(try await page.ask(.PATCH, "/api/v1/products/\(id)", refuse).status == 200)
      #expect(try Self.record(scene, id).calorieContent?.quantity == accepted)
      #expect(try await page.ask(.PATCH, "/api/v1/products/\(id)", refuse).status == 200)
      #expect(try Self.record(scene, id).calorieContent == nil)
    }
    let kept = try scene.store.answers(of: id).map { String(decoding: $0.answer, as: UTF8.self) }
    #expect(kept.map { $0.contains(#""ofKilogram":true"#) } == [false, true])
  }

  @Test("Undo takes nothing back that another program changed since")
  func keepsOtherChanges() async throws {
    let scene = try Scene()
    let id = try Self.product(scene)
    try await scene.run { (page: Page) async throws in
      let accept = Array(#"{"nutrient": "fat", "basis": "per100g", "action": "accept"}"#.utf8)
      _ = try await page.ask(.PATCH, "/api/v1/products/\(id)", accept)
      _ = try scene.store.update(.id(id)) { record in
        var changed = record
        changed.brand = SourcedText("Elsewhere", source: .manual)
        return changed
      }
      let undone = try await page.ask(.POST, "/api/v1/products/\(id)/undo", [1])
      #expect(undone.status == 412)
    }
    #expect(try Self.record(scene, id).brand?.value == "Elsewhere")
  }

  @Test("A program answers with the version that it saw, and not with an older one")
  func checksVersions() async throws {
    let scene = try Scene()
    let id = try Self.product(scene)
    try await scene.run { (page: Page) async throws in
      let path = "/api/v1/products/\(id)"
      let tag = try await page.get(path).headers.first(name: "ETag") ?? ""
      let accept = Array(#"{"nutrient": "fat", "basis": "per100g", "action": "accept"}"#.utf8)
      let refuse = Array(
        #"{"nutrient": "protein", "basis": "per100g", "action": "notPrinted"}"#.utf8)
      let absent = Array(#"{"nutrient": "salt", "basis": "per100g", "action": "accept"}"#.utf8)
      let accepted = try await page.ask(.PATCH, path, accept, ["If-Match": tag])
      #expect(accepted.status == 200)
      #expect(accepted.headers.first(name: "ETag") != tag)
      #expect(try await page.ask(.PATCH, path, refuse, ["If-Match": tag]).status == 412)
      #expect(try await page.ask(.PATCH, path, absent).status == 409, "there is no salt to accept")
      #expect(try await page.ask(.PATCH, path, Array("{}".utf8)).status == 422)
      #expect(try await page.ask(.PATCH, "/api/v1/products/999", refuse).status == 404)
    }
    let record = try Self.record(scene, id)
    #expect(record.nutrients[.fat]?.quantity == Quantity(12, .gram))
    #expect(record.nutrients[.fat]?.source == .manual)
    #expect(record.nutrients[.protein] != nil)
  }
}
