import Foundation
import LabelModel
import LabelScan
import NIOHTTP1
import ProductLookup
import ProductStore
import Testing

import LabelWeb

/// Products that a person names by their bar codes' numbers.
struct NumberLookupTests {
  private static func number() throws -> GTIN { try #require(GTIN("4006381333931")) }

  private static func record(_ number: GTIN, _ language: String) -> ProductRecord {
    var record = ProductRecord(status: .valid, subject: .food, basis: .per100g)
    record.barcode = RecordBarcode(number, source: .manual)
    record.name = SourcedText("Nut bar, \(language)", source: .api)
    record.nutrients = [.fat: NutrientValue(Quantity(30, .gram), source: .api)]
    return record
  }

  @Test("A typed number is looked up in the page's language, and the product is kept once")
  func looksUp() async throws {
    let known = try Self.number()
    let scene = try Scene(lookUp: { number, language in
      number == known ? Self.record(number, language) : nil
    })
    try await scene.run { (page: Page) async throws in
      #expect(try await page.get("/").text.contains("<input name=\"barcode\""))
      let german = ["Cookie": "language=de"]
      for typed in ["4006381333931", " 400638 133 3931 "] {
        let answer = try await page.send("/products/lookup", ["barcode": typed], german)
        #expect(answer.status == 200 && answer.text.contains("<h1>Nut bar, de"), "\(typed)")
      }
    }
    #expect(try scene.store.productCount() == 1)
  }

  @Test("A wrong number, an unknown product and silent databases are said")
  func saysFaults() async throws {
    let silent = try #require(GTIN("96385074"))
    let scene = try Scene(lookUp: { number, _ throws(LookupError) in
      if number == silent { throw .notAsked }
      return nil
    })
    try await scene.run { (page: Page) async throws in
      let faults = [
        ("", 422, "A bar code is needed."), ("4006381333932", 422, "“4006381333932” is not"),
        ("4006381333931", 422, "No product is known under 4006381333931"),
        ("96385074", 502, "The database cannot be asked now."),
      ]
      for (typed, status, sentence) in faults {
        let answer = try await page.send(
          "/products/lookup", ["barcode": typed], ["Accept": "text/html"])
        #expect(answer.status == status && answer.text.contains(sentence), "\(typed)")
      }
    }
    #expect(try scene.store.productCount() == 0)
  }

  @Test("A product that is kept is shown where no database answers")
  func showsKept() async throws {
    let scene = try Scene(lookUp: { _, _ throws(LookupError) in throw .notAsked })
    let known = try Self.number()
    try scene.store.save(Self.record(known, "en"), at: Date(timeIntervalSince1970: 1_790_000_000)) {
      $1
    }
    try await scene.run { (page: Page) async throws in
      let answer = try await page.send("/products/lookup", ["barcode": known.digits])
      #expect(answer.status == 200 && answer.text.contains("<h1>Nut bar, en"))
    }
  }

  @Test("Without anything to ask there is no field for a number")
  func hasNoField() async throws {
    let scene = try Scene()
    try await scene.run { (page: Page) async throws in
      #expect(try await !page.get("/").text.contains("name=\"barcode\""))
      let status = try await page.send("/products/lookup", ["barcode": "96385074"]).status
      #expect(status == 405)
    }
  }
}
