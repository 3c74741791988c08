import Foundation
import LabelDecision
import LabelModel
import LabelParsing
import Testing

@Suite("Pictures that cut the print")
struct CutPictureTests {
  private static let sheet = LabelSheet(
    columns: [.init(heading: "per 100 g", basis: .per100g)],
    rows: [
      .init("Energy", "1170 kJ / 279 kcal", of: .energyKJ), .init("Fat (g)", "0,4", of: .fat),
      .init("of which saturates (g)", "0,1", of: .saturatedFat),
      .init("Carbohydrate (g)", "67,2", of: .carbohydrates),
      .init("of which sugars (g)", "0,5", of: .sugars), .init("Protein (g)", "1,8", of: .protein),
      .init("Salt (g)", "0,05", of: .salt),
    ])

  private static func box(of text: String, on page: RecognizedPage) throws -> BoundingBox {
    try #require(page.lines.flatMap(\.words).first { $0.text == text }?.box)
  }

  @Test(
    "Accepts a doubtful value only beside another one", arguments: [[], ["crude protein 25 %"]])
  func lone(others: [String]) throws {
    let texts =
      ["Complete pet food for adult dogs", "Analytical constituents", "crude oils and fats 12,8 %"]
      + others
    let page = RecognizedPage(
      source: "cut.jpg",
      lines: texts.enumerated().map { CellPage.line($0.element, 20, 20 + 40 * $0.offset) })
    let label = try #require(SheetDecision.of([page]))
    #expect((label.readings[.fat] == nil) == others.isEmpty)
  }

  @Test("Accepts no number without a unit that touches the right edge", arguments: [0, 1, 40])
  func rightEdge(margin: Int) throws {
    var page = Self.sheet.page
    let height = try #require(page.size?.height)
    page.size = PixelSize(width: try Self.box(of: "67,2", on: page).right + margin, height: height)
    let label = try #require(SheetDecision.of([page]))
    #expect((label.readings[.carbohydrates] == nil) == (margin == 0))
  }

  @Test("Accepts a number at the lower edge only where it is as high as the others")
  func lowerEdge() throws {
    var page = Self.sheet.page
    let width = try #require(page.size?.width)
    let box = try Self.box(of: "0,05", on: page)
    page.size = PixelSize(width: width, height: box.bottom)
    #expect(try #require(SheetDecision.of([page])).readings[.salt] != nil)
    let cut = box.bottom - box.height / 2
    page.size = PixelSize(width: width, height: cut)
    for line in page.lines.indices {
      for word in page.lines[line].words.indices {
        guard let box = page.lines[line].words[word].box, box.bottom > cut else { continue }
        page.lines[line].words[word].box = BoundingBox(
          left: box.left, top: box.top, right: box.right, bottom: cut)
      }
    }
    #expect(try #require(SheetDecision.of([page])).readings[.salt] == nil)
  }

  @Test("Marks a name at the left edge, which may be the end of another one", arguments: [0, 30])
  func leftEdge(margin: Int) throws {
    var page = Self.sheet.page
    let left = try Self.box(of: "Protein", on: page).left - margin
    for line in page.lines.indices {
      for word in page.lines[line].words.indices {
        guard let box = page.lines[line].words[word].box else { continue }
        page.lines[line].words[word].box = BoundingBox(
          left: max(0, box.left - left), top: box.top, right: box.right - left, bottom: box.bottom)
      }
    }
    func marks(_ page: RecognizedPage) -> Set<Bool> {
      let names = LabelParser().tokens(of: page).names.filter {
        if case .nutrient(.protein, _) = $0.meaning { true } else { false }
      }
      return Set(names.map(\.isCut))
    }
    #expect(marks(page) == [margin == 0])
    page.size = nil
    #expect(marks(page) == [false], "text without a picture has no edge")
  }

  @Test("Takes a whole number that begins with 0 for no amount", arguments: ["07 g", "0,7 g"])
  func lostMark(amount: String) throws {
    let label = try #require(
      SheetDecision.of(
        LabelSheet(
          columns: [.init(heading: "per 100 g", basis: .per100g)],
          rows: [
            .init("Energy", "1520 kJ / 362 kcal", of: .energyKJ), .init("Fat", "9,0 g", of: .fat),
            .init("Carbohydrate", "57 g", of: .carbohydrates),
            .init("of which sugars", amount, of: .sugars), .init("Protein", "12 g", of: .protein),
          ])))
    #expect(label.readings[.sugars]?.quantity != Quantity(7, .gram))
    #expect(label.readings[.protein] != nil)
  }

  @Test("Accepts no protein without a name while the carbohydrates are not known")
  func unnamedTwin() throws {
    func label(_ carbohydrates: String) throws -> DecidedLabel {
      try #require(
        SheetDecision.of(
          LabelSheet(
            columns: [.init(heading: "per 100 g", basis: .per100g)],
            rows: [
              .init("Energy", "1962 kJ / 469 kcal", of: .energyKJ),
              .init("Fat", "16,6 g", of: .fat), .init(carbohydrates, "69,9 g", of: .carbohydrates),
              .init("Fibre", "8,2 g", of: .fiber), .init("xqz", "10,1 g", of: .protein),
            ])))
    }
    #expect(try label("xqzwv").readings[.protein] == nil)
    #expect(try label("xqzwv").readings[.carbohydrates] == nil)
    #expect(try label("Carbohydrate").readings[.protein] != nil)
  }
}
