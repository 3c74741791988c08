import Foundation
import LabelLattice
import LabelModel
import LabelParsing
import Testing

@Suite("Links of texts without places")
struct OrderLinkTests {
  /// Names and amounts as an engine gives them that reads column by column.
  private static let text = """
    Fat
    of which saturates
    Carbohydrate
    of which sugars
    Protein
    Salt
    35.6 g
    20.5 g
    56.8 g
    55.4 g
    4.8 g
    0.5 g
    """

  /// Links that the parser may find in the order.
  private static let readings = [
    (Nutrient.carbohydrates, Decimal(string: "56.8")), (.salt, Decimal(string: "0.5")),
  ].compactMap { nutrient, amount in
    amount.map {
      NutrientReading(
        nutrient: nutrient, quantity: Quantity($0, .gram), basis: .per100g,
        confidence: Confidence(0.9), evidence: Evidence(image: "bar.txt", text: ""))
    }
  }

  private func lattice(linked: Bool) -> Lattice {
    let text = RecognizedPage(plainText: Self.text, source: "bar.txt")
    var page = LatticePage([LabelParser().tokens(of: text)])
    if linked { page.addLinks(of: Self.readings) }
    return Lattice(page, habits: LatticeWeights.fitted.habits)
  }

  @Test("Without links no name is near enough to an amount that is read six lines below it")
  func unlinked() {
    #expect(lattice(linked: false).amounts(of: LatticeNutrient.carbohydrates).isEmpty)
  }

  @Test("The order of reading offers each amount to the name that it is linked to")
  func linked() {
    #expect(lattice(linked: true).amounts(of: LatticeNutrient.carbohydrates) == [56.8])
  }

  @Test("Linked amounts of one basis are a column")
  func columns() {
    let linked = lattice(linked: true)
    let columns = linked.laidOut().layouts.flatMap(\.layout.columns).map(linked.numbers)
    #expect(columns.contains([0.5, 56.8]))
  }

  @Test("Places decide where there are any: a photo gets no links")
  func places() {
    let sheet = LabelSheet.perHundredGrams.page
    let parser = LabelParser()
    var page = LatticePage([parser.tokens(of: sheet)])
    let before = Lattice(page, habits: LatticeWeights.fitted.habits).items.map(\.rowCount)
    page.addLinks(of: parser.parse(sheet).readings)
    #expect(
      Lattice(page, habits: LatticeWeights.fitted.habits).items.map(\.rowCount) == before)
  }
}
