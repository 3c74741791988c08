import LabelModel
import Testing

@Suite struct GTINTests {
  @Test(
    "Accepts numbers whose check digit is right",
    arguments: ["4017721837194", "96385074", "036000291452"])
  func accepts(_ text: String) { #expect(GTIN(text)?.digits == text) }

  @Test(
    "Refuses wrong check digits, letters and other lengths",
    arguments: ["4017721837195", "40177218371", "abcdefgh", "", "00000000", "٤٠١٧٧٢١٨٣٧١٩٤"])
  func refuses(_ text: String) { #expect(GTIN(text) == nil) }

  @Test(
    "Normalises as Open Food Facts keeps codes",
    arguments: [
      ("036000291452", "0036000291452"), ("96385074", "96385074"),
      ("4017721837194", "4017721837194"),
    ])
  func normalizes(_ text: String, _ expected: String) {
    #expect(GTIN(text)?.normalized == expected)
  }

  @Test(
    "Takes the digits under a bar code as they are printed, a UPC-E among them",
    arguments: [
      ("4 017721 837194", "4017721837194"), ("0 425261 4", "042100005264"),
      ("01201303", "012000000133"), ("96385074", "96385074"),
      // An EAN-8 by its check digit, too.
      ("01234565", "01234565"),
    ])
  func takesTyped(_ text: String, _ expected: String) {
    #expect(GTIN(typed: text)?.digits == expected)
  }

  @Test(
    "Takes no eight digits for a UPC-E that may be a mistyped EAN-8, or whose check digit is wrong",
    arguments: ["04252615", "96385075", "1425261", "14252611", ""])
  func refusesTyped(_ text: String) { #expect(GTIN(typed: text) == nil) }
}
