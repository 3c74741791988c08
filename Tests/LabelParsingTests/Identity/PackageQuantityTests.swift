import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("The contents of a package")
struct PackageQuantityTests {
  private func sure(
    _ lines: [PrintedLine], _ field: KeyPath<LabelIdentity, [IdentityReading<PackageQuantity>]>
  ) -> [PackageQuantity] {
    IdentityReader().read(printedPage(lines))[keyPath: field]
      .filter { $0.confidence >= .leastOfIdentity }.map(\.value)
  }

  private static let announced: [(String, PackageQuantity)] = [
    ("Net weight: 400 g", PackageQuantity(400, .gram)),
    ("NET WT 12 OZ", PackageQuantity(12, .ounce)),
    ("Nettofüllmenge 1,5 kg", PackageQuantity(Decimal(15) / 10, .kilogram)),
    ("Poids net: 250g", PackageQuantity(250, .gram)),
    ("Peso netto 6 x 85 g", PackageQuantity(85, .gram, count: 6)),
    ("Contenido neto 33 cl", PackageQuantity(33, .centilitre)),
    ("Masa netto: 1,000 g", PackageQuantity(1_000, .gram)),
    ("Nettovikt 500 g", PackageQuantity(500, .gram)),
    ("Нетно тегло 400 г", PackageQuantity(400, .gram)),
    ("Καθαρό βάρος 400 g", PackageQuantity(400, .gram)),
    ("Net Qty.: 150 g", PackageQuantity(150, .gram)),
    ("Poids net/Nettogewicht: 150 g", PackageQuantity(150, .gram)),
    ("Poids net|Nettogewicht 150 g", PackageQuantity(150, .gram)),
    ("Net contents 16.9 fl oz", PackageQuantity(Decimal(169) / 10, .fluidOunce)),
  ]

  @Test("Words in many languages announce the contents", arguments: announced)
  func announcedContents(line: String, quantity: PackageQuantity) {
    #expect(sure([PrintedLine(text: line)], \.netQuantities) == [quantity])
  }

  @Test("A badly read sign of the estimated quantity does not make an announced amount doubtful")
  func doubtfulSign() {
    var page = printedPage(["Poids net: 250 g e"])
    page.lines[0].words[4].confidence = Confidence(0.1)
    let sure = IdentityReader().read(page).netQuantities.filter {
      $0.confidence >= .leastOfIdentity
    }
    #expect(sure.map(\.value) == [PackageQuantity(250, .gram)])
  }

  @Test(
    "The word net alone announces the contents right before or behind them",
    arguments: [
      ("375g NET", PackageQuantity(375, .gram)), ("NET 12 FL OZ", PackageQuantity(12, .fluidOunce)),
      ("NET 12 FL OZ (355 mL)", PackageQuantity(12, .fluidOunce)),
      ("CONT. NET. 150 g", PackageQuantity(150, .gram)),
      ("Peso líq. 80g", PackageQuantity(80, .gram)),
      ("Net mass 500 g", PackageQuantity(500, .gram)),
    ])
  func netAlone(line: String, quantity: PackageQuantity) {
    #expect(sure([PrintedLine(text: line)], \.netQuantities) == [quantity])
  }

  @Test(
    "Net carbohydrates are no contents",
    arguments: ["Net 12 g carbs", "NET CARBS 12 g", "12 g net carbs"])
  func netCarbohydrates(line: String) {
    #expect(sure([PrintedLine(text: line)], \.netQuantities) == [])
  }

  @Test(
    "The sign ℮ marks the contents, also where it was read as a letter",
    arguments: ["400 g ℮", "400g℮", "400 g e", "400ge", "e 400 g", "℮400g"])
  func estimatedSign(line: String) {
    #expect(sure([PrintedLine(text: line)], \.netQuantities) == [PackageQuantity(400, .gram)])
  }

  @Test("Words on the line above announce the contents, too")
  func lineAbove() {
    #expect(
      sure(["NET WEIGHT", PrintedLine(text: "1.5 kg", height: 24)], \.netQuantities)
        == [PackageQuantity(Decimal(15) / 10, .kilogram)])
  }

  @Test("An amount alone in large figures is the contents")
  func large() {
    #expect(
      sure([PrintedLine(text: "500 g", height: 50)] + runningText, \.netQuantities)
        == [PackageQuantity(500, .gram)])
  }

  @Test(
    "Amounts of tables, servings and recipes are not the contents",
    arguments: [
      "Protein 10 g", "100 g", "13 g", "Serving size 1/2 cup (40g)", "per 100 g e 30 g",
      "1 Teelöffel reicht für 250 g Teig", "<0,5 g", "2,6 g",
    ])
  func others(line: String) {
    #expect(sure([PrintedLine(text: line)] + runningText, \.netQuantities).isEmpty)
    #expect(
      sure([PrintedLine(text: "2,6 g", height: 60)] + runningText, \.netQuantities).isEmpty)
  }

  @Test("The drained weight is kept apart from the contents")
  func drained() {
    let lines: [PrintedLine] = ["Nettofüllmenge 400 g", "", "Abtropfgewicht 250 g"]
    #expect(sure(lines, \.netQuantities) == [PackageQuantity(400, .gram)])
    #expect(sure(lines, \.drainedWeights) == [PackageQuantity(250, .gram)])
  }

  @Test(
    "The words beside an amount count more than the sign ℮",
    arguments: [
      "Drained weight 185 g e", "Abtropfgewicht 185 g ℮", "Poids net égoutté : 185 g e",
      "Masa netto po odsączeniu 185 g ℮", "Waga 300 g, peso sgocciolato 185 g e",
    ])
  func drainedWithSign(line: String) {
    #expect(sure([PrintedLine(text: line)], \.drainedWeights) == [PackageQuantity(185, .gram)])
    #expect(!sure([PrintedLine(text: line)], \.netQuantities).contains(PackageQuantity(185, .gram)))
  }

  @Test("The sign behind two amounts is that of the last one, not of a drained weight before it")
  func signBehindDrained() {
    let line = PrintedLine(text: "Drained weight 185 g / 300 g ℮")
    #expect(sure([line], \.netQuantities) == [PackageQuantity(300, .gram)])
    #expect(sure([line], \.drainedWeights) == [PackageQuantity(185, .gram)])
  }

  private static let printedPacks: [(String, PackageQuantity)] = [
    ("Natural skyr 6 x 90 g (540 g) e", PackageQuantity(90, .gram, count: 6)),
    ("Cola 4 x 250 ml e 1 l", PackageQuantity(250, .millilitre, count: 4)),
    ("3 x 80 g = 240 g ℮ Thunfisch", PackageQuantity(80, .gram, count: 3)),
    ("Net weight 3 x 80 g (240 g)", PackageQuantity(80, .gram, count: 3)),
    ("Corn snacks 95g ℮", PackageQuantity(95, .gram)),
    ("NET WT. 2 LB 3 OZ (992g)", PackageQuantity(35, .ounce)),
    ("NET WT 1 lb 4.5 oz (581 g)", PackageQuantity(Decimal(205) / 10, .ounce)),
  ]

  @Test(
    "A pack with its sum, pounds with ounces, and an amount with the sign are one",
    arguments: printedPacks
  )
  func packs(line: String, quantity: PackageQuantity) {
    #expect(sure([PrintedLine(text: line)], \.netQuantities) == [quantity])
  }

  @Test(
    "A pack and a sum that differ, or that nothing marks, are not the contents",
    arguments: ["Portion 2 x 15 g (30 g)", "Menu 3 x 80 g (200 g) e", "Soup 150 g e Salt 2 g"])
  func noPacks(line: String) {
    #expect(sure([PrintedLine(text: line)], \.netQuantities).isEmpty)
  }

  @Test(
    "The word for a total may be between",
    arguments: [
      "Poids net total : 640 g", "Peso neto total: 640 g", "Peso netto totale: 640 g",
      "Peso líquido total: 640 g", "Greutate netă totală: 640 g",
    ])
  func totals(line: String) {
    #expect(sure([PrintedLine(text: line)], \.netQuantities) == [PackageQuantity(640, .gram)])
  }

  @Test("A badly read amount is a candidate, not sure")
  func badlyRead() throws {
    let found = IdentityReader().read(
      printedPage([PrintedLine(text: "Net weight 400 g", confidence: 0.5)]))
    #expect(found.netQuantities.map(\.value) == [PackageQuantity(400, .gram)])
    #expect(try #require(found.netQuantities.first).confidence < .leastOfIdentity)
  }
}
