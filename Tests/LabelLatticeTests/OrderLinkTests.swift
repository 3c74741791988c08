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
    0.14 g
    """

  private func lattice(linked: Bool) -> Lattice {
    let parser = LabelParser()
    let text = RecognizedPage(plainText: Self.text, source: "bar.txt")
    var page = LatticePage([parser.tokens(of: text)])
    if linked { page.addLinks(of: parser.parse(text).readings) }
    return Lattice(page, habits: LatticeWeights.fitted.habits)
  }

  @Test("Without links no name is near enough to an amount that is read six lines below it")
  func unlinked() {
    #expect(lattice(linked: false).amounts(of: LatticeNutrient.carbohydrates).isEmpty)
  }

  @Test("The parser's order of reading offers each amount to the name that it links it to")
  func linked() {
    let lattice = lattice(linked: true)
    #expect(lattice.amounts(of: LatticeNutrient.carbohydrates) == [56.8])
    #expect(lattice.amounts(of: LatticeNutrient.salt) == [0.14])
  }

  @Test("Linked amounts of one basis are a column")
  func columns() {
    let layouts = lattice(linked: true).laidOut().layouts.map(\.layout)
    #expect(layouts.contains { $0.columns.map(\.count) == [6] && $0.isStream })
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
