import LabelLattice
import Testing

@Suite("Sizes that explain the ratio of two columns")
struct PrintedSizeTests {
  /// The features of two columns of one product, whose first one has a meaning.
  private func ratioFeatures(
    number: String = "(30", serving: String, whole: ColumnMeaning
  ) throws -> (printed: Double, serving: Double) {
    var sheet = LabelSheet.twoColumns
    let index = try #require(sheet.pieces.firstIndex { $0.text == "(30" })
    #expect(sheet.pieces[index + 1].text == "g)")
    sheet.pieces[index].text = number
    sheet.pieces[index + 1].text = serving
    let hundred = try #require(sheet.pieces.firstIndex { $0.text == "100" })
    #expect(sheet.pieces[hundred + 1].text == "g")
    sheet.pieces[hundred + 1].text = whole == .per100ml ? "ml" : "g"
    let lattice = Lattice(sheet.page).laidOut()
    let layout = try #require(lattice.layouts.first { !$0.layout.isStream })
    let hypothesis = try #require(layout.meanings.first { $0.meanings == [whole, .perServing] })
    func feature(_ factor: MeaningHypothesis.Factor) -> Double {
      hypothesis.features[factor.rawValue]
    }
    return (feature(.ratioIsPrinted), feature(.ratioIsServing))
  }

  @Test("A serving in grams is a part of 100 g, and one in millilitres of 100 ml")
  func unit() throws {
    #expect(try ratioFeatures(serving: "g)", whole: .per100g) == (1, 1))
    #expect(try ratioFeatures(serving: "g)", whole: .per100ml) == (0, 0))
    #expect(try ratioFeatures(serving: "ml)", whole: .per100ml) == (1, 1))
    #expect(try ratioFeatures(serving: "ml)", whole: .per100g) == (0, 0))
    #expect(try ratioFeatures(number: "(3", serving: "cl)", whole: .per100ml).printed == 1)
    #expect(try ratioFeatures(number: "(0,3", serving: "dl)", whole: .per100ml).printed == 1)
    #expect(try ratioFeatures(number: "(3", serving: "cl)", whole: .per100g).printed == 0)
  }
}
