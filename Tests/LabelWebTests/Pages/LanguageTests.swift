import FoodDiary
import Foundation
import LabelModel
import LabelTestSupport
import Languages
import NIOHTTP1
import ProductStore
import Testing

import LabelWeb

/// The languages of pages.
struct LanguageTests {
  private static func language(
    _ page: Page, _ fields: [String: String]
  ) async throws -> Substring? {
    try await page.get("/", fields).text.firstMatch(of: /<html lang="([a-z]+)">/)?.output.1
  }

  @Test(
    "A page is in the first language that the browser wants and pages have",
    arguments: [
      ("de-AT,de;q=0.9,en;q=0.8", "de"), ("ja, fr;q=0.3, el;q=0.7", "el"), ("nb", "no"), ("", "en"),
      ("xx", "en"), ("en;q=0, pl", "pl"), ("*;q=0.1,,;;,q=", "en"),
    ])
  func accepts(header: String, language: String) async throws {
    try await Scene().run { (page: Page) async throws in
      #expect(try await Self.language(page, ["Accept-Language": header]) ?? "" == language)
    }
  }

  @Test("The setting comes before the browser's wish, and the cookie before both")
  func ranks() async throws {
    try await Scene { $0.language = "it" }.run { (page: Page) async throws in
      #expect(try await Self.language(page, ["Accept-Language": "de"]) == "it")
      let fields = ["Accept-Language": "de", "Cookie": "language=fi"]
      #expect(try await Self.language(page, fields) == "fi")
      #expect(try await Self.language(page, ["Cookie": "language=\"><script>"]) == "it")
    }
  }

  @Test("Every page has its words in every language, and no place is left open")
  func completesPages() async throws {
    let scene = try Scene()
    var record = ProductRecord(status: .needsReview, subject: .food, basis: .per100g)
    record.nutrients = [.protein: NutrientValue(Quantity(7.5, .gram), source: .ocr)]
    record.forReview = [
      ReviewValue(
        nutrient: .fat, basis: nil, quantity: Quantity(12, .gram), confidence: Confidence(0.4),
        reason: Message(text: ""), evidence: Evidence(image: "a.jpg", text: "12"))
    ]
    let id = try scene.store.save(record, at: Date(timeIntervalSince1970: 0)) { $1 }.id
    try await scene.run { (page: Page) async throws in
      for code in Wording.codes {
        for path in [
          "/", "/review", "/review/\(id)", "/products", "/products/\(id)", "/compare",
          "/products/\(id)/contribution", "/contributions", "/diary/2026-11-22", "/settings",
          "/nothing",
        ] {
          let text = try await page.get(path, ["Cookie": "language=\(code)"]).text
          #expect(text.contains("<html lang=\"\(code)\">"), "\(code) \(path)")
          #expect(!text.contains(/[{}]/), "\(code) \(path)")
          #expect(
            !text.contains(/<(button|h1|label|b)[^>]*>\s*<\/(button|h1|label|b)>/),
            "\(code) \(path)")
        }
      }
    }
  }

  @Test("Templates name words that exist, and every word is on a page")
  func usesWords() throws {
    let sources = Repository.folder.appending(path: "Sources/Web/LabelWeb")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    // The words of portions are chosen where portions are.
    var named = Set(PortionUnit.allCases.compactMap(\.pageWord?.rawValue))
    for case let file as URL in files where ["swift", "mustache"].contains(file.pathExtension) {
      let text = try String(contentsOf: file, encoding: .utf8)
      if file.pathExtension == "swift" {
        named.formUnion(text.matches(of: /\.(\w+)/).map { String($0.output.1) })
      } else {
        let words = text.matches(of: /{{w\.(\w+)}}/).map { String($0.output.1) }
        #expect(words.filter { PageWord(rawValue: $0) == nil } == [], "\(file.lastPathComponent)")
        named.formUnion(words)
      }
    }
    #expect(PageWord.allCases.filter { !named.contains($0.rawValue) } == [])
  }

  @Test("Numbers and dates have the language's form")
  func formsNumbers() async throws {
    let scene = try Scene()
    var record = ProductRecord(status: .valid, subject: .food, basis: .per100g)
    record.nutrients = [
      .fat: NutrientValue(Quantity(12.5, .gram), modifier: .lessThan, source: .ocr)
    ]
    let id = try scene.store.save(record, at: Date(timeIntervalSince1970: 1_800_000_000)) { $1 }.id
    try await scene.run { (page: Page) async throws in
      let german = ["Cookie": "language=de"]
      #expect(try await page.get("/products/\(id)", german).text.contains("&lt;12,5 g"))
      #expect(try await page.get("/products/\(id)").text.contains("&lt;12.5 g"))
      #expect(try await page.get("/products", german).text.contains("15.01.2027"))
    }
  }
}
