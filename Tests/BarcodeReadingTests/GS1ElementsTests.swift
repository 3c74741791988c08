import BarcodeReading
import LabelModel
import Testing

@Suite("GS1 elements") struct GS1ElementsTests {
  @Test(
    "Element strings give number, date and lot",
    arguments: [
      ("0109506000134352152612311017", "17", "2026-12-31"),
      ("01095060001343521526120010AB\u{1D}21XY", "AB", "2026-12"),
      ("\u{1D}010950600013435210AB/1\u{1D}17270131", "AB/1", "2027-01-31"),
      ("010950600013435217270131152612311099", "99", "2026-12-31"),
      ("01095060001343523103000750392212345\u{1D}10Z", "Z", nil),
    ])
  func strings(text: String, lot: String?, date: String?) {
    let elements = GS1Elements(elementString: text)
    #expect(elements?.lot == lot)
    #expect(elements?.gtin?.digits == "9506000134352")
    #expect(elements?.bestBefore?.iso == date)
  }

  @Test(
    "What is not wholly of that form gives nothing",
    arguments: [
      "", "0109506000134353", "01095060001343", "0109506000134352XX", "01095060001343521526133110A",
      "01095060001343521526", "010950600013435210",
      "01095060001343520104006381333931", "010950600013435210123456789012345678901",
    ])
  func refusedStrings(text: String) {
    #expect(GS1Elements(elementString: text) == nil)
  }

  @Test(
    "Digital links give number, date and lot",
    arguments: [
      ("https://id.gs1.org/01/09506000134352", nil, nil),
      (
        "HTTPS://EXAMPLE.COM/some/path/01/09506000134352/22/2A/10/AB%2F1?15=261231", "AB/1",
        "2026-12-31"
      ),
      ("http://example.com/01/09506000134352?17=270100&linkType=gs1:pip&utm=1#top", nil, "2027-01"),
      ("https://example.com/01/09506000134352/10/L1?10=L1", "L1", nil),
    ])
  func links(text: String, lot: String?, date: String?) {
    let elements = GS1Elements(digitalLink: text)
    #expect(elements?.gtin?.digits == "9506000134352")
    #expect(elements?.lot == lot && elements?.bestBefore?.iso == date)
  }

  @Test(
    "Other addresses give nothing",
    arguments: [
      "https://example.com/", "https://example.com/01/4006381333931",
      "https://example.com/01/09506000134353", "ftp://example.com/01/09506000134352",
      "https:///01/09506000134352", "01/09506000134352", "https://example.com/p?01=09506000134352",
      "https://example.com/01/09506000134352/10/A?10=B",
      "https://example.com/01/09506000134352/10/%ZZ",
      "https://example.com/01/09506000134352?17=261331",
    ])
  func refusedLinks(text: String) {
    #expect(GS1Elements(digitalLink: text) == nil)
  }
}
