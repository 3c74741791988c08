import LabelModel
import RecordAssembly
import Testing

@Suite struct BarcodeChoiceTests {
  private func gtin(_ text: String) throws -> GTIN { try #require(GTIN(text)) }

  @Test("The photo's number outranks a typed one, and says so (rule 3)")
  func photoFirst() throws {
    let photo = try gtin("4017721837194")
    let typed = try gtin("96385074")
    var manual = ManualValues(barcode: typed)
    let chosen = chooseBarcode(photo: [photo, photo], manual: manual)
    #expect(chosen.barcode == RecordBarcode(photo, source: .photo))
    #expect(chosen.findings.map(\.rule.rawValue) == ["TypedBarcodeIsOnPhoto"])
    manual.rejections = [Rejection(.barcode)]
    #expect(
      chooseBarcode(photo: [photo], manual: manual).barcode
        == RecordBarcode(typed, source: .manual))
    #expect(
      chooseBarcode(photo: [], manual: ManualValues(barcode: typed)).barcode
        == RecordBarcode(typed, source: .manual))
    #expect(chooseBarcode(photo: [], manual: .none).barcode == nil)
  }

  @Test("Several numbers decide nothing unless one of them was typed")
  func several() throws {
    let one = try gtin("4017721837194")
    let other = try gtin("96385074")
    let chosen = chooseBarcode(photo: [one, other], manual: .none)
    #expect(chosen.barcode == nil)
    #expect(chosen.findings.map(\.rule.rawValue) == ["PhotosShowOneBarcode"])
    #expect(
      chooseBarcode(photo: [one, other], manual: ManualValues(barcode: other)).barcode
        == RecordBarcode(other, source: .photo))
  }

  @Test("Spellings of one number are one number")
  func spellings() throws {
    let upc = try gtin("036000291452")
    let ean = try gtin("0036000291452")
    let chosen = chooseBarcode(photo: [upc, ean], manual: ManualValues(barcode: ean))
    #expect(chosen.barcode == RecordBarcode(upc, source: .photo))
    #expect(chosen.findings.isEmpty)
  }
}
