import LabelLattice
import LabelModel
import Testing

@Suite("Signs of a column's meaning")
struct ColumnSignTests {
  private let rows = LabelSheet.fewRows

  @Test("Gives each amount behind a name the heading in the same place")
  func turns() throws {
    let lattice = Lattice(
      text: "Nutrition per 100 ml / per portion:", "Energy 946 kJ / 199 kJ; Fat 23,1 g / 4,9 g;",
      "Carbohydrate 3,3 g / 0,7 g; Protein 2,1 g / 0,4 g"
    ).laidOut()
    let layout = try #require(
      lattice.layouts.map(\.layout).first { $0.isStream && $0.columns.count == 2 })
    let signs = signs(of: layout, lattice, .isInTurn)
    #expect(signs[0][ColumnMeaning.per100ml.rawValue] > 0)
    #expect(signs[0][ColumnMeaning.perServing.rawValue] < 0)
    #expect(signs[1][ColumnMeaning.per100ml.rawValue] < 0)
    #expect(signs[1][ColumnMeaning.perServing.rawValue] > 0)
  }

  @Test("Notes a heading of 100 g that is the only one of the only column")
  func soleHeading() throws {
    var sheet = LabelSheet(columns: [.init(heading: "per 100 g", basis: .per100g)], rows: rows)
    let alone = try soleSigns(sheet)
    #expect(alone.own[ColumnMeaning.per100g.rawValue] > 1)
    #expect(alone.other[ColumnMeaning.perServing.rawValue] > 1)
    #expect(alone.other[ColumnMeaning.per100ml.rawValue] > 1)
    #expect(alone.other[ColumnMeaning.per100g.rawValue] == 0)
    sheet.add("per serving", .noise, row: 20, left: 80)
    #expect(try soleSigns(sheet).own[ColumnMeaning.per100g.rawValue] < 0.1)
  }

  @Test("Takes a heading above a column's names for one of their panel")
  func caption() throws {
    func margin(_ titles: [String], row: Int? = nil) throws -> Double {
      var sheet = LabelSheet(
        titles: titles, columns: [.init(heading: "", basis: .per100g)], rows: rows)
      if let row { sheet.add("per 100 g", .noise, row: row, left: 80) }
      let lattice = Lattice(sheet.page).laidOut()
      let layout = try #require(lattice.layouts.map(\.layout).first { !$0.isStream })
      let signs = signs(of: layout, lattice, .soleCaption)[0]
      return signs[ColumnMeaning.per100g.rawValue]
    }
    #expect(try margin(["Per 100 g"]) > 1)
    #expect(try margin(["Per serving", "Per 100 g"]) > 0.1)
    #expect(try margin(["Per 100 g", "Per serving"]) < -0.1)
    #expect(try margin([], row: 20) == 0)
  }

  @Test("Takes a heading before the first name of running text for one of its panel")
  func captionOfText() throws {
    func margin(_ lattice: Lattice) throws -> Double {
      let lattice = lattice.laidOut()
      let layout = try #require(lattice.layouts.map(\.layout).first { $0.isStream })
      let signs = signs(of: layout, lattice, .caption)[0]
      return signs[ColumnMeaning.per100g.rawValue]
    }
    let text = "Energy 946 kJ, fat 23,1 g, carbohydrate 3,3 g, protein 2,1 g, salt 1,1 g"
    #expect(try margin(Lattice(text: "Nutrition per 100 g:", text)) > 1)
    #expect(try margin(Lattice(text: "Nutrition per portion:", text, "Per 100 g")) < -1)
    #expect(try margin(Lattice(text: text)) == 0)
  }

  @Test("Notes an amount that another one of its nutrient comes before")
  func repeats() throws {
    let lattice = Lattice(
      text: "Nutrition per 100 ml: Energy 18 kJ, Fat 0,2 g, Protein 0,3 g.",
      "Xyzzy: Energy 62 kJ, Fat 0,7 g, Protein 0,9 g."
    ).laidOut()
    let panels = lattice.layouts.filter { $0.layout.isStream && $0.panels.count == 1 }
      .flatMap(\.panels).joined()
    func repeats(_ amount: Double) -> Double {
      panels.filter { panel in panel.values.contains { $0?.amount == amount } }
        .map { $0.factors[PanelFactor.isRepeat.rawValue] }.min() ?? -1
    }
    #expect(repeats(0.2) == 0)
    #expect(repeats(0.7) > 0)
  }

  @Test(
    "Notes a stated serving that holds less than the amounts", arguments: [(7, true), (90, false)])
  func smallServing(grams: Int, isTooSmall: Bool) {
    var sheet = LabelSheet(columns: [.init(heading: "", basis: .per100g)], rows: rows)
    sheet.add("Serving size: \(grams) g", .noise, row: 20, left: 80)
    let meanings = Lattice(sheet.page).laidOut().layouts.flatMap(\.meanings)
    let servings = meanings.filter { $0.meanings == [.perServing] }
    #expect(!servings.isEmpty)
    #expect(
      servings.contains { factor(.servingTooSmall, $0) == 1 } == isTooSmall)
    #expect(
      meanings.allSatisfy {
        $0.meanings.contains(.perServing) || factor(.servingTooSmall, $0) == 0
      })
  }

  @Test("Notes one energy in two units that two columns share")
  func energiesApart() {
    func counts(_ kilojoules: String) -> Set<Double> {
      let sheet = LabelSheet(
        columns: [.init(heading: "", basis: .per100g), .init(heading: "", basis: nil)],
        rows: [
          .init("Energy", "434 kcal", kilojoules, of: .energyKcal),
          .init("Fat", "13 g", "4", of: .fat),
          .init("Carbohydrate", "66 g", "5", of: .carbohydrates),
          .init("Protein", "6 g", "7", of: .protein),
        ])
      let lattice = Lattice(sheet.page).laidOut()
      return Set(
        lattice.layouts.filter { !$0.layout.isStream && $0.layout.columns.count == 2 }
          .flatMap(\.meanings).filter { !$0.meanings.contains(.none) }
          .map { factor(.energiesApart, $0) })
    }
    #expect(counts("1824 kJ").contains(1))
    #expect(!counts("400 kJ").contains(1))
  }

  private func factor(
    _ factor: MeaningHypothesis.Factor, _ hypothesis: MeaningHypothesis
  ) -> Double { hypothesis.features[factor.rawValue] }

  /// The amounts of a sign, by column and meaning.
  private func signs(
    of layout: ColumnLayout, _ lattice: Lattice, _ sign: ColumnFeatures.Shared
  ) -> [[Double]] {
    ColumnFeatures.rows(lattice.page, lattice.items, layout).map { $0.map { $0[sign.rawValue] } }
  }

  private func soleSigns(_ sheet: LabelSheet) throws -> (own: [Double], other: [Double]) {
    let lattice = Lattice(sheet.page).laidOut()
    let layout = try #require(lattice.layouts.map(\.layout).first { !$0.isStream })
    return (
      signs(of: layout, lattice, .isSole)[0], signs(of: layout, lattice, .isOtherSole)[0]
    )
  }
}
