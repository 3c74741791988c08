import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import ProductSources
import ProductStore
import Testing

@Suite("Importing a dump")
struct CatalogImportTests {
  /// The product number with `digits` and its check digit.
  private static func number(_ digits: Int) -> String {
    let text = String(100_000_000_000 + digits)
    let sum = text.compactMap(\.wholeNumberValue).enumerated()
      .reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
    return text + String((10 - sum % 10) % 10)
  }

  private static func line(_ index: Int, name: String? = nil) -> String {
    #"{"code":"\#(number(index))","product_name":"\#(name ?? "Product \(index)")","#
      + #""nutriments":{"fat_100g":\#(index % 50)},"ingredients_text":"water, salt"}"#
  }

  private static func work(_ text: String, in folder: TemporaryFolder) throws -> CatalogImport {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file("dump.jsonl")))
    return CatalogImport(
      dump: folder.file("dump.jsonl"), catalog: folder.file("food.db"), service: .food)
  }

  private static func name(_ index: Int, in folder: TemporaryFolder) async throws -> String? {
    let source = CatalogSource([try Catalog(folder.file("food.db"))])
    return try await source.product(for: try #require(GTIN(number(index))))?.name
  }

  @Test("Bad lines are named and counted, the rest goes on")
  func countsFaults() async throws {
    let folder = try TemporaryFolder()
    let long = #"{"code":"1","x":""# + String(repeating: "y", count: 17_000_000) + "\"}"
    let text = [
      Self.line(1), #"{"code":"4006381333931","#, long, #"{"code":"4006381333932"}"#, "",
      #"{"code":"a1"}"#,
      #"{"code":"\#(Self.number(2))","nutriments":{"fat_100g":NaN,"salt_100g":-4}}"#,
      Self.line(1, name: "Again"), Self.line(3),
    ].joined(separator: "\n")
    let report = try #require(try Self.work(text, in: folder).run())
    #expect(report.products == 3 && report.duplicates == 1 && report.lines == 9)
    #expect(
      report.faults == ["brokenLine": 1, "tooLong": 1, "wrongCheckDigit": 1, "badCode": 1])
    #expect(
      report.examples == [
        "line 2 has no complete JSON object", "line 3 has a line too long for a product",
        "line 4 has a product number whose check digit is wrong",
        "line 6 has a product number that is none",
      ])
    #expect(report.oddAmounts.negative == 1 && report.oddAmounts.notANumber == 1)
    #expect(try await Self.name(1, in: folder) == "Again")
    #expect(try await Self.name(3, in: folder) == "Product 3")
    #expect(try await Self.name(4, in: folder) == nil)
  }

  @Test("An import that is stopped after each commit ends with every product once")
  func goesOn() async throws {
    let folder = try TemporaryFolder()
    let count = 45_000
    let work = try Self.work(
      (0..<count).map { Self.line($0) }.joined(separator: "\n") + "\n", in: folder)
    var stops = 0
    var report: CatalogImportReport?
    while report == nil, stops < 20 {
      report = try work.run(isStopped: { true })
      if report == nil { stops += 1 }
    }
    #expect(stops == 4)
    #expect(report?.products == count && report?.duplicates == 0 && report?.lines == count)
    for index in [0, 9_999, 10_000, 10_001, count - 1] {
      #expect(try await Self.name(index, in: folder) == "Product \(index)")
    }
  }

  @Test("What an import of another dump left is not gone on with")
  func startsAnew() async throws {
    let folder = try TemporaryFolder()
    let first = try Self.work(
      (0..<15_000).map { Self.line($0) }.joined(separator: "\n"), in: folder)
    #expect(try first.run(isStopped: { true }) == nil)
    let second = try Self.work(Self.line(20_001), in: folder)
    let report = try #require(try second.run())
    #expect(report.products == 1 && report.resumed == 0)
    #expect(try await Self.name(0, in: folder) == nil)
  }

  @Test("A dump that breaks off does not replace a catalogue, unless that is wanted")
  func keepsCompleteCatalog() async throws {
    let folder = try TemporaryFolder()
    _ = try Self.work(Self.line(1), in: folder).run()
    let text = (0..<5000).map { Self.line($0, name: "New \($0 * 7919 % 997)") }
      .joined(separator: "\n")
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file("all")))
    let packed = try await BuiltProgram(path: "/bin/gzip").run(["-c", "all"], in: folder.path)
      .output
    try packed.prefix(packed.count / 2).write(to: URL(fileURLWithPath: folder.file("cut.gz")))
    var work = CatalogImport(
      dump: folder.file("cut.gz"), catalog: folder.file("food.db"), service: .food)
    #expect(throws: CatalogImportError.self) { _ = try work.run() }
    #expect(!FileManager.default.fileExists(atPath: folder.file("food.db.importing")))
    #expect(try await Self.name(1, in: folder) == "Product 1")
    work.takesTruncated = true
    let report = try #require(try work.run())
    #expect(report.isTruncated && report.products > 500 && report.products < 5000)
    #expect(try await Self.name(1, in: folder) == "New 940")
  }

  @Test(
    "A dump that is not packed and ends within a product does not replace a catalogue either",
    arguments: [
      line(2) + "\n" + line(3).dropLast(30),
      "code\tproduct_name\tfat_100g\tsalt_100g\n\(number(2))\tA\t10\t1\n\(number(3))\tB\t1",
    ])
  func keepsCatalogFromCutText(text: String) async throws {
    let folder = try TemporaryFolder()
    _ = try Self.work(Self.line(1), in: folder).run()
    var work = try Self.work(text, in: folder)
    let lines = text.split(separator: "\n").count - 1
    let error = CatalogImportError.truncated(
      dump: work.dump, lines: lines, catalog: work.catalog)
    #expect(
      error.description.contains(lines == 1 ? "after 1 line, so" : "after \(lines) lines, so"))
    #expect(throws: error) { _ = try work.run() }
    #expect(try await Self.name(1, in: folder) == "Product 1")
    work.takesTruncated = true
    let report = try #require(try work.run())
    #expect(report.isTruncated && report.products == 1 && report.faults.isEmpty)
    #expect(try await Self.name(3, in: folder) == nil)
  }

  @Test(
    "A dump without a product replaces no catalogue, and makes none",
    arguments: [
      (#"{"error": "rate limited"}"#, "no product number"), ("code\tproduct_name\n", nil),
      (
        #"{"code": "4006381333932"}"# + "\n", "a product number whose check digit is wrong"
      ),
    ] as [(String, String?)])
  func refusesNoProducts(text: String, fault: String?) async throws {
    let folder = try TemporaryFolder()
    let catalog = folder.file("food.db")
    func refuses() throws {
      let work = try Self.work(text, in: folder)
      let error = CatalogImportError.withoutProducts(
        dump: work.dump, lines: 1, fault: fault, catalog: catalog)
      #expect(error.description.contains("has no product in 1 line"))
      #expect(!error.description.contains("1 lines"))
      #expect(throws: error) { _ = try work.run() }
      #expect(!FileManager.default.fileExists(atPath: catalog + ".importing"))
    }
    try refuses()
    #expect(!FileManager.default.fileExists(atPath: catalog))
    _ = try Self.work(Self.line(1), in: folder).run()
    try refuses()
    #expect(try await Self.name(1, in: folder) == "Product 1")
  }

  @Test("What is no dump is refused", arguments: ["", "<html>", "%PDF-1.4\n1\n2", "a,b,c\n1,2,3"])
  func refuses(text: String) throws {
    let folder = try TemporaryFolder()
    let work = try Self.work(text, in: folder)
    #expect(throws: CatalogImportError.notADump(folder.file("dump.jsonl"))) { _ = try work.run() }
  }

  @Test("A product that no catalogue has is asked for elsewhere, one that it has is not")
  func asksOn() async throws {
    struct Elsewhere: ProductSource {
      func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
        CatalogProduct(gtin: gtin, service: "elsewhere")
      }
    }
    let folder = try TemporaryFolder()
    _ = try Self.work(Self.line(1), in: folder).run()
    let source = CatalogSource([try Catalog(folder.file("food.db"))], next: Elsewhere())
    let known = try #require(GTIN(Self.number(1)))
    let unknown = try #require(GTIN(Self.number(2)))
    #expect(try await source.product(for: known)?.service == "openfoodfacts")
    #expect(try await source.product(for: unknown)?.service == "elsewhere")
  }
}
