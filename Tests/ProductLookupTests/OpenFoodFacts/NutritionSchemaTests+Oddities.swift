import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import Testing

extension NutritionSchemaTests {
  @Test(
    "A value that is no number is left out with a finding",
    arguments: [
      (#""NaN""#, "\"NaN\" is no number"), (#""3,697,00""#, "\"3,697,00\" is no number"),
      (#""1,510""#, "\"1,510\" is no number"),
      (#""about 5""#, "\"about 5\" is no number"), ("true", "it is no number"),
      ("[1]", "it is no number"), ("{}", "it is no number"),
      (#""1e999""#, "\"1e999\" is no number"), (#""0x10""#, "\"0x10\" is no number"),
      (#""5 g""#, "\"5 g\" is no number"), ("1e400", "it is beyond all measure"),
    ])
  func unreadable(json: String, reason: String) async throws {
    let product = try await product(#""nutriments": {"fat_100g": \#(json), "salt_100g": 1}"#)
    #expect(product.nutrients.keys.map(\.self) == [.salt])
    #expect(
      product.findings == [
        Finding(
          rule: FindingRule(rawValue: "CatalogValueIsReadable"), severity: .warning,
          message: Message(text: "the product database's fat is left out: \(reason)"),
          fields: ["fat"])
      ])
  }

  @Test(
    "Numbers in strings are read with their sign",
    arguments: [
      ("\"<0.5\"", "0.5", Modifier.lessThan), ("\"< 0,5\"", "0.5", .lessThan),
      ("\"~12\"", "12", .about), ("\">3\"", "3", .greaterThan), ("\"-2\"", "-2", nil),
      ("-2.5", "-2.5", nil), ("\"1e-05\"", "0.00001", nil), ("\".5\"", "0.5", nil),
      ("1000000", "1000000", nil), ("0.03543307086614173", "0.03543307", nil),
      ("123456789", "123456800", nil),
    ])
  func numbers(json: String, number: String, modifier: Modifier?) async throws {
    let product = try await product(#""nutriments": {"fat_100g": \#(json)}"#)
    #expect(product.nutrients == [.fat: value(number, .gram, "fat", modifier)])
  }

  @Test("An unknown unit is left out with a finding", arguments: ["% DV", "oz", "mmol/l", "kJ"])
  func unknownUnit(unit: String) async throws {
    let set = try await product(
      """
      "nutrition": {"aggregated_set": {"per": "100g", "preparation": "as_sold",
        "nutrients": {"iron": {"value": 15, "unit": "\(unit)"}}}}
      """)
    #expect(set.nutrients.isEmpty)
    #expect(set.findings.map(\.fields) == [["iron"]])
  }

  @Test("Members of the wrong type are as absent")
  func wrongTypes() async throws {
    let product = try await product(
      """
      "product_name": 5, "brands": {"a": 1}, "categories_tags": "en:wet", "nutriments": [1, 2],
      "nutrition": "none", "lang": [], "serving_quantity": "a cup", "product_type": false
      """)
    #expect(
      product
        == CatalogProduct(gtin: try gtin(), service: "openfoodfacts", subject: .food))
  }

  @Test("A product that is neither food nor pet food has no subject")
  func otherSubject() async throws {
    #expect(try await product(#""product_type": "beauty""#).subject == nil)
  }

  @Test("Keeps what the service says beside amounts, and nothing outside its scales")
  func statements() async throws {
    let stated = try await product(
      """
      "nutriscore_grade": "d", "nova_group": 4, "allergens_tags": ["en:milk"], "traces_tags": ["en:nuts"],
      "image_front_url": "https://images.example/1.jpg", "image_nutrition_url": "file:///etc/passwd"
      """)
    #expect(
      stated.statements
        == CatalogStatements(
          service: "openfoodfacts", nutriScoreGrade: "d", novaGroup: 4, allergenTags: ["en:milk"],
          traceTags: ["en:nuts"], images: ["front": "https://images.example/1.jpg"]))
    let odd = try await product(
      #""nutriscore_grade": "not-applicable", "nova_group": 7, "allergens_tags": "milk""#)
    #expect(odd.statements == nil)
  }

  @Test("Names are one line without control characters")
  func hostileName() async throws {
    let product = try await product(
      #""product_name": " \u001b[31mCat\u0000\nfood\u202e \u00e9 ", "brands": " , Ünï "#
        + #"", "categories_tags": ["en:wet", 5, "", {"id": "en:dry"}]"#)
    #expect(product.name == "[31mCat food é")
    #expect(product.brand == "Ünï")
    #expect(product.categoriesTags == ["en:wet", "en:dry"])
  }

  @Test("Whatever subset of nutrients is stated, the rest is missing and zeros stay zeros")
  func nothingBecomesZero() async throws {
    let keys = ["fat", "saturated-fat", "carbohydrates", "sugars", "proteins", "salt", "fiber"]
    try checkProperty(
      seed: 20_260_921, count: 100,
      make: { generator -> (numbers: [(String, Int)], isFlat: Bool) in
        let stated = keys.filter { _ in Bool.random(using: &generator) }
        let numbers = stated.map { ($0, Int.random(in: 0...3, using: &generator)) }
        return (numbers: numbers, isFlat: Bool.random(using: &generator))
      }, shrink: { one in withOneLess(one.numbers).map { ($0, one.isFlat) } }
    ) { numbers, isFlat in
      let members = numbers.map {
        isFlat ? #""\#($0)_100g": \#($1)"# : #""\#($0)": {"value": \#($1), "unit": "g"}"#
      }.joined(separator: ",")
      let nutrition =
        isFlat
        ? #""nutriments": {\#(members)}"#
        : #""nutrition": {"aggregated_set": {"per": "100g", "nutrients": {\#(members)}}}"#
      let product = try OpenFoodFactsAnswer.read(
        Data(found(nutrition).utf8), gtin: gtin(), service: .food, host: "example.org")
      let read = product?.nutrients.values.map { "\($0.key)=\($0.quantity.value)" } ?? []
      return read.sorted() == numbers.map { "\($0)=\($1)" }.sorted() ? nil : "\(read)"
    }
  }
}
