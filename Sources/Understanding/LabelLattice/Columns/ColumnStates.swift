/// The headings of all columns of a layout, which say the state of each.
struct ColumnStates {
  private let page: LatticePage
  private let layout: ColumnLayout
  private let tops: [Panel]
  /// The headings of each column, the nearest first.
  private let heads: [[Heading]]
  private let isPrepared: [Bool]
  /// The nearest 100 of each column.
  private let hundreds: [Heading?]
  /// The columns beside the only 100, and beside the only serving.
  private let hundred: HeadedColumn?
  private let serving: HeadedColumn?
  private let dual: DualColumns?
  private let isOfFacts: [Bool]
  private let energies: StatedEnergies
  /// The headings of the amounts behind each name of running text.
  private let turns: [Heading.Kind]

  init(_ page: LatticePage, _ layout: ColumnLayout, tops: [Panel]) {
    (self.page, self.layout, self.tops) = (page, layout, tops)
    let heads = layout.columns.indices.map { column in
      layout.isStream
        ? page.headsBefore(column, of: layout)
        : page.headsAbove(tops[column].values.compactMap { $0?.spot })
    }
    let isPrepared = heads.map { $0.contains { $0.kind == .prepared } }
    hundreds = heads.map { heads in
      heads.first { $0.sureness >= Self.sureHeading && $0.kind.hundred != nil }
    }
    hundred = page.hundredColumn(of: layout, tops, heads: heads).flatMap {
      isPrepared[$0.owner] ? nil : $0
    }
    serving =
      layout.isStream || hundred != nil
      ? nil : page.headedColumn(of: layout, tops, kinds: [.serving, .mass])
    dual = hundreds.allSatisfy { $0 == nil } ? DualColumns(page, layout, tops) : nil
    isOfFacts = tops.map(page.isOfNutritionFacts)
    energies = StatedEnergies(page)
    turns = layout.isStream ? ColumnFeatures.turns(of: layout, page) : []
    (self.heads, self.isPrepared) = (heads, isPrepared)
  }

  /// The state of a column.
  func state(_ column: Int) -> ColumnState {
    if let dual, column == dual.serving { return .serving }
    if let dual, column == dual.package { return .package }
    if isOfFacts[column] || isOfFacts.contains(true) && hundreds[column] == nil { return .serving }
    if isSecondHundredInTurn(column) { return .ownHundred }
    if isPrepared[column] {
      return others(than: column).contains { !isPrepared[$0] && hundreds[$0] != nil }
        ? .prepared : .sold
    }
    if column == hundred?.owner { return .hundred }
    if hundred?.others.contains(column) ?? false { return .besideHundred }
    if column == serving?.owner { return .serving }
    if isBelowSoleHundred(column) { return .hundred }
    guard let own = hundreds[column] else {
      return energies.contradict(tops[column]) ? .besideHundred : .sold
    }
    let isSecond = others(than: column).contains { other in
      hundreds[other].map { $0.frame.overlap(own.frame) == 0 } ?? false
    }
    return isSecond && !layout.isStream ? .ownHundred : .sold
  }

  private func others(than column: Int) -> [Int] {
    layout.columns.indices.filter { $0 != column }
  }

  /// Whether the amounts of running text are of a second 100: "per 100 g / 100 ml as prepared".
  private func isSecondHundredInTurn(_ column: Int) -> Bool {
    turns.count == layout.columns.count && turns[column].hundred != nil
      && turns[..<column].contains { $0.hundred != nil }
  }

  /// Whether a column is below a sure 100, and no word for a serving or for prepared food is printed.
  private func isBelowSoleHundred(_ column: Int) -> Bool {
    page.servings.isEmpty && !page.headings.contains { $0.kind == .prepared }
      && heads[column].first { $0.kind.hundred != nil }?.isSureHundred ?? false
  }

  /// The certainty of a 100 that heads a column at least.
  private static let sureHeading = 0.5
}
