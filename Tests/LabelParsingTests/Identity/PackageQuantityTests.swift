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
    ("Net contents 16.9 fl oz", PackageQuantity(Decimal(169) / 10, .fluidOunce)),
  ]

  @Test("Words in many languages announce the contents", arguments: announced)
  func announcedContents(line: String, quantity: PackageQuantity) {
    #expect(sure([PrintedLine(text: line)], \.netQuantities) == [quantity])
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

  @Test("A badly read amount is a candidate, not sure")
  func badlyRead() throws {
    let found = IdentityReader().read(
      printedPage([PrintedLine(text: "Net weight 400 g", confidence: 0.5)]))
    #expect(found.netQuantities.map(\.value) == [PackageQuantity(400, .gram)])
    #expect(try #require(found.netQuantities.first).confidence < .leastOfIdentity)
  }
}
