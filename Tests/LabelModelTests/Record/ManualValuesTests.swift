import LabelModel
import Testing

@Suite struct ManualValuesTests {
  @Test(
    "Reads what a person refuses",
    arguments: [
      ("fat", Rejection(.nutrient(.fat))), ("ocr:fat", Rejection(.nutrient(.fat), source: .ocr)),
      ("api:name", Rejection(.name, source: .api)), ("brand", Rejection(.brand)),
      ("barcode", Rejection(.barcode)),
    ])
  func reads(_ text: String, _ expected: Rejection) { #expect(Rejection(text: text) == expected) }

  @Test(
    "A field is read again from its key",
    arguments: [.name, .brand, .barcode] + Nutrient.allCases.map { RejectableField.nutrient($0) })
  func key(of field: RejectableField) { #expect(RejectableField(key: field.key) == field) }

  @Test("Refuses other words", arguments: ["", ":", "fat:", "manual:fat", "Fat", "ocr:api:fat"])
  func refuses(_ text: String) { #expect(Rejection(text: text) == nil) }
}
