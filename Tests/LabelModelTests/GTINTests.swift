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
}
