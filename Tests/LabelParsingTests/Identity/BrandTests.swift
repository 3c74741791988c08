import LabelModel
import LabelParsing
import Testing

@Suite("The brand")
struct BrandTests {
  private func brands(_ lines: [PrintedLine]) -> [IdentityReading<String>] {
    IdentityReader().read(printedPage(lines + runningText)).brands
  }

  private func sure(_ lines: [PrintedLine]) -> [String] {
    brands(lines).filter { $0.confidence >= .leastOfIdentity }.map(\.value)
  }

  @Test("An address and a company of one name agree on the brand")
  func addressAndCompany() {
    #expect(sure(["Talmora GmbH, Seestraße 7,", "1010 Wien, www.talmora.at"]) == ["Talmora"])
    #expect(sure(["Sol di Mare S.r.l.", "info@soldimare.it"]) == ["Sol di Mare"])
  }

  @Test("Large letters and an address agree on the brand")
  func displayAndAddress() {
    #expect(sure([PrintedLine(text: "TALMORA", height: 50), "www.talmora.com"]) == ["TALMORA"])
  }

  @Test("A cosmetic has none, where one look at the photo shows that it is one")
  func looks() {
    let brand: [PrintedLine] = ["Talmora GmbH, Seestraße 7,", "1010 Wien, www.talmora.at"]
    let list: PrintedLine =
      "Ingredients: Aqua, Parfum, Sodium Laureth Sulfate, Panthenol, Linalool, Piroctone Olamine"
    let reader = IdentityReader()
    let looks = [printedPage(brand + [list] + runningText), printedPage(brand + runningText)]
    #expect(reader.read(looks: looks).allSatisfy { $0.brands.isEmpty })
    #expect(!reader.read(looks: [looks[1]])[0].brands.isEmpty)
  }

  @Test("Two companies that begin with one word share the brand")
  func companies() {
    #expect(
      sure(["Importeur: Talmora Hrvatska d.o.o., Zagreb", "Talmora Adria d.o.o., Ljubljana"])
        == ["Talmora"])
  }

  @Test("A company that is printed twice, and read otherwise once, is one company")
  func sameCompany() {
    #expect(sure(["TALMORA CAMINO BLANCO SA", "TALMORA CAMINO ELANCO SA"]).isEmpty)
  }

  @Test("One name under the ends of two countries is the brand")
  func countries() {
    #expect(sure(["www.talmora.de", "www.talmora.at"]) == ["Talmora"])
  }

  @Test("The owner of the trademark who is the maker, too, is the brand")
  func trademark() {
    #expect(
      sure([
        "registered trademark of Talmora Valley Co., Ltd.",
        "Manufactured for Talmora Valley Company, Ltd.",
      ]).first == "Talmora Valley")
  }

  @Test("One mention alone is a candidate, not a sure brand")
  func single() throws {
    let found = brands(["Hergestellt von Talmora GmbH, Wien"])
    #expect(found.map(\.value).contains("Talmora"))
    #expect(found.allSatisfy { $0.confidence < .leastOfIdentity })
  }

  @Test(
    "Certifiers, mail services and an asterisk read as a trademark are no brands",
    arguments: [
      ["www.msc.org", "www.fsc.org"], ["talmora@gmail.com", "facebook.com/talmora"],
      ["Zwiebeln, oignons™, Salz, persil™, Pfeffer"],
    ])
  func others(lines: [String]) {
    #expect(sure(lines.map { PrintedLine(text: $0) }).isEmpty)
  }
}
