import Foundation
import LabelModel
import NIOHTTP1
import ProductStore
import Testing

import LabelWeb

/// Values that people check.
struct ReviewTests {
  /// A product with one accepted and one doubtful value.
  private static func product(_ scene: Scene) throws -> Int64 {
    var record = ProductRecord(status: .needsReview, subject: .food, basis: .per100g)
    record.nutrients = [.protein: NutrientValue(Quantity(7, .gram), source: .ocr)]
    record.forReview = [
      ReviewValue(
        nutrient: .fat, basis: .per100g, quantity: Quantity(12, .gram), confidence: Confidence(0.4),
        reason: Message(text: "a test"), evidence: Evidence(image: "<b>.jpg", text: "12"))
    ]
    return try scene.store.save(record, at: Date(timeIntervalSince1970: 0)) { known, _ in known }.id
  }

  private static func form(_ fields: [String: String]) -> [UInt8] {
    var allowed = CharacterSet.alphanumerics
    allowed.insert(charactersIn: ".")
    return Array(
      fields.map { key, value in
        "\(key)=\(value.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
      }.joined(separator: "&").utf8)
  }

  private static let isForm = ["Content-Type": "application/x-www-form-urlencoded"]

  @Test("A form corrects a value, and undo takes it back")
  func correctsByForm() async throws {
    let scene = try Scene()
    let id = try Self.product(scene)
    try await scene.run { page in
      let before = try await page.get("/products/\(id)")
      #expect(before.text.contains("To be checked: 1"))
      let body = Self.form([
        "nutrient": "fat", "basis": "per100g", "action": "correct", "text": "12,8", "unit": "g",
      ])
      let after = try await page.ask(.POST, "/products/\(id)/values", body, Self.isForm)
      #expect(after.status == 200, "the product's page, after a redirection")
      #expect(after.text.contains("<td>12.8 g</td><td>by hand"))
      #expect(after.text.contains("Nothing is left to be checked"))
      let undone = try await page.ask(.POST, "/products/\(id)/undo", [1])
      #expect(undone.text.contains("To be checked: 1"))
      #expect(try await page.ask(.POST, "/products/\(id)/undo", [1]).status == 409)
    }
  }

  @Test("Undo takes nothing back that another program changed since")
  func keepsOtherChanges() async throws {
    let scene = try Scene()
    let id = try Self.product(scene)
    try await scene.run { page in
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
    #expect(try scene.store.product(.id(id))?.record.brand?.value == "Elsewhere")
  }

  @Test("A number of two meanings is asked about, and nothing changes")
  func asksAboutMarks() async throws {
    let scene = try Scene()
    let id = try Self.product(scene)
    try await scene.run { page in
      let body = Self.form([
        "nutrient": "fat", "basis": "per100g", "action": "correct", "text": "1.510", "unit": "g",
      ])
      let answer = try await page.ask(.POST, "/products/\(id)/values", body, Self.isForm)
      #expect(answer.status == 422)
      #expect(answer.text.contains("1.510 may be 1510 or 1.51"))
    }
    #expect(try scene.store.product(.id(id))?.record.forReview.count == 1)
  }

  @Test("A program answers with the version that it saw, and not with an older one")
  func checksVersions() async throws {
    let scene = try Scene()
    let id = try Self.product(scene)
    try await scene.run { page in
      let path = "/api/v1/products/\(id)"
      let tag = try await page.get(path).headers.first(name: "ETag") ?? ""
      let accept = Array(#"{"nutrient": "fat", "basis": "per100g", "action": "accept"}"#.utf8)
      let refuse = Array(
        #"{"nutrient": "protein", "basis": "per100g", "action": "notPrinted"}"#.utf8)
      let accepted = try await page.ask(.PATCH, path, accept, ["If-Match": tag])
      #expect(accepted.status == 200)
      #expect(accepted.headers.first(name: "ETag") != tag)
      #expect(try await page.ask(.PATCH, path, refuse, ["If-Match": tag]).status == 412)
      #expect(
        try await page.ask(.PATCH, path, accept).status == 409, "it is not for review any more")
      #expect(try await page.ask(.PATCH, path, Array("{}".utf8)).status == 422)
      #expect(try await page.ask(.PATCH, "/api/v1/products/999", refuse).status == 404)
    }
    let record = try #require(try scene.store.product(.id(id))).record
    #expect(record.nutrients[.fat]?.quantity == Quantity(12, .gram))
    #expect(record.nutrients[.fat]?.source == .manual)
    #expect(record.nutrients[.protein] != nil)
  }

  @Test("Products are found by name, and the page escapes what was typed")
  func finds() async throws {
    let scene = try Scene()
    var record = ProductRecord(status: .valid, subject: .food)
    record.name = SourcedText("Muesli <with> nuts", source: .manual)
    _ = try scene.store.save(record, at: Date(timeIntervalSince1970: 0)) { known, _ in known }
    try await scene.run { page in
      #expect(try await page.get("/products?query=mues").text.contains("Muesli &lt;with&gt; nuts"))
      let none = try await page.get("/products?query=%22%3E%3Cscript%3E")
      #expect(none.text.contains("No product was found") && !none.text.contains("<script>"))
    }
  }
}
