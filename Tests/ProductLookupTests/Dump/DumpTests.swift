import Foundation
import LabelModel
import ProductLookup
import Testing

@Suite("Lines of a dump")
struct DumpTests {
  private static func product(_ line: String) throws -> DumpProduct {
    try dumpProduct(inJSON: ArraySlice(Array(line.utf8))).get()
  }

  private static func catalog(_ product: DumpProduct) throws -> CatalogProduct {
    try CatalogProduct(
      dumpFields: Data(product.fields), gtin: try #require(GTIN("4006381333931")), service: .food,
      catalog: "test")
  }

  @Test("A product is what the service itself would have answered")
  func keepsProduct() throws {
    let line = #"""
      {"_id":"4006381333931","images":{"1":{"sizes":{"a\"}":[1,2,{"b":"]"}]}}}, "product_name" : "Müesli \"Berg\"",
      "brands":"Alp,Tal","lang":"de","categories_tags":["en:mueslis"],"code":"4006381333931",
      "nutriments":{"fat_100g":5.5,"proteins_100g":"12,5","salt_100g":-1,"sugars_100g":NaN,"fiber_100g":1e-1},
      "states":"x","serving_quantity":30}
      """#.replacingOccurrences(of: "\n", with: "")
    let product = try Self.product(line)
    #expect(product.key == 4_006_381_333_931)
    #expect(product.oddities.negative == 1 && product.oddities.notANumber == 1)
    let catalog = try Self.catalog(product)
    #expect(catalog.name == "Müesli \"Berg\"")
    #expect(catalog.brand == "Alp")
    #expect(catalog.categoriesTags == ["en:mueslis"])
    #expect(catalog.nutrients[.fat]?.quantity == Quantity(5.5, .gram))
    #expect(catalog.nutrients[.protein]?.quantity == Quantity(12.5, .gram))
    #expect(catalog.nutrients[.sugars] == nil)
    #expect(catalog.servingSize == Quantity(30, .gram))
    #expect(!String(decoding: product.fields, as: UTF8.self).contains("states"))
  }

  @Test(
    "A line that gives no product says why",
    arguments: [
      ("", DumpFault.brokenLine), ("[]", .brokenLine), ("{", .brokenLine), ("{}", .noCode),
      (#"{"code":"4006381333931","nutriments":{"fat_100g":5"#, .brokenLine),
      (#"{"code":"4006381333931"} x"#, .brokenLine),
      (#"{"code":"4006381333931","lang":"a"b}"#, .brokenLine),
      (#"{"code":"4006381333931","lang":tru}"#, .brokenLine),
      (#"{"code":"4006381333931","lang":"\ud800\u12"}"#, .brokenLine),
      (#"{"code":"4006381333931","nutriments":[1,]}"#, .brokenLine),
      (#"{"code":"4006381333931","nutriments":{"fat":01}}"#, .brokenLine),
      (#"{"product_name":"x"}"#, .noCode), (#"{"code":""}"#, .noCode),
      (#"{"code":"abc"}"#, .badCode), (#"{"code":"12345678901234567890"}"#, .badCode),
      (#"{"code":"0000"}"#, .badCode), (#"{"code":null}"#, .badCode),
      (#"{"code":"4006381333932"}"#, .wrongCheckDigit),
    ])
  func namesFaults(line: String, fault: DumpFault) {
    #expect(dumpProduct(inJSON: ArraySlice(Array(line.utf8))) == .failure(fault))
  }

  @Test("Nesting without end does not end the program")
  func refusesDepth() {
    let deep = String(repeating: "[", count: 500_000)
    let kept = #"{"code":"4006381333931","nutriments":"# + deep
    #expect(dumpProduct(inJSON: ArraySlice(Array(kept.utf8))) == .failure(.brokenLine))
    let passed = #"{"code":"4006381333931","images":"# + deep
    #expect(dumpProduct(inJSON: ArraySlice(Array(passed.utf8))) == .failure(.brokenLine))
  }

  @Test("Bytes that are no text are a broken line")
  func refusesBytes() {
    let line = Array(#"{"code":"4006381333931","lang":""#.utf8) + [0xFF, 0xC0] + Array("\"}".utf8)
    #expect(dumpProduct(inJSON: line[...]) == .failure(.brokenLine))
  }

  @Test("The same number with other leading zeros is one product")
  func normalizesKeys() throws {
    for code in ["36000291452", "036000291452", "0036000291452", "00036000291452"] {
      #expect(try Self.product("{\"code\":\"\(code)\"}").key == 36_000_291_452)
    }
    #expect(try Self.product(#"{"code":36000291452}"#).key == 36_000_291_452)
    #expect(GTIN("036000291452")?.catalogKey == 36_000_291_452)
  }

  @Test("Whatever is cut off or changed in a line, it is a product or a fault, and stays readable")
  func survivesDamage() throws {
    let line = Array(
      #"{"code":"4006381333931","nutriments":{"fat_100g":5.5,"a":[1,"2\n",null]},"lang":"é"}"#.utf8)
    for count in 0..<line.count {
      _ = dumpProduct(inJSON: line[..<count])
      for byte in [UInt8(0), 0x22, 0x5C, 0x7B, 0x7D, 0x2C, 0xFF] {
        var changed = line
        changed[count] = byte
        if case .success(let product) = dumpProduct(inJSON: changed[...]) {
          _ = try Self.catalog(product)
        }
      }
    }
  }

  @Test("A table's line gives the same product")
  func readsTable() throws {
    let heading =
      "code\turl\tproduct_name\tbrands\tcategories_tags\tenergy-kcal_100g\tfat_100g\tsalt_100g\tnova_group\ttraces_tags"
    let table = try #require(DumpTable(heading: ArraySlice(Array(heading.utf8))))
    let line =
      "4006381333931\thttp://x\tOat \"raw\"\tAlp\ten:oats,en:cereals\t370\t7.1\t-2\t3\ten:nuts"
    let product = try table.product(in: ArraySlice(Array(line.utf8))).get()
    #expect(product.oddities.negative == 1)
    let catalog = try Self.catalog(product)
    #expect(catalog.name == "Oat \"raw\"")
    #expect(catalog.categoriesTags == ["en:oats", "en:cereals"])
    #expect(catalog.nutrients[.fat]?.quantity == Quantity(7.1, .gram))
    #expect(catalog.nutrients[.energyKcal]?.quantity == Quantity(370, .kilocalorie))
    #expect(catalog.statements?.novaGroup == 3 && catalog.statements?.traceTags == ["en:nuts"])
    for (line, fault) in [
      ("4006381333932\ta\tb\tc\td\t1\t1\t1", DumpFault.wrongCheckDigit), ("x", .missingColumns),
      ("\ta\tb\tc\td\t1\t1\t1", .noCode),
    ] {
      #expect(table.product(in: ArraySlice(Array(line.utf8))) == .failure(fault))
    }
    #expect(DumpTable(heading: ArraySlice(Array("a\tb".utf8))) == nil)
  }
}
