/// The headings of all columns of a layout, which say the state of each.
struct ColumnStates {
  let page: LatticePage
  let layout: ColumnLayout
  let tops: [Panel]
  /// The headings of each column, the nearest first.
  let heads: [[Heading]]
  let isPrepared: [Bool]
  /// The sides of a table's columns.
  private let sides: [ColumnSides]
  /// The columns with a word for the food as sold.
  let asSold: Set<Int>
  /// The nearest 100 of each column.
  let hundreds: [Heading?]
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
    let sides = layout.columns.indices.compactMap { ColumnSides($0, tops[$0], page) }
    let row = layout.isStream ? nil : HeadingRow(page, sides)
    let heads = layout.columns.indices.map { column in
      if layout.isStream { return page.headsBefore(column, of: layout) }
      let above = page.withoutStatements(
        page.headsAbove(tops[column].values.compactMap { $0?.spot }))
      return row?.heads(of: column, among: above) ?? above
    }
    let stray = layout.isStream || row != nil ? [] : page.columnsOfPrepared(sides)
    let hundreds = heads.map { heads in
      heads.first { $0.sureness >= Self.sureHeading && $0.kind.hundred != nil }
    }
    let named = heads.indices.map { column in
      stray.contains(column) || heads[column].contains { $0.kind == .prepared }
    }
    let isPrepared =
      layout.isStream || named.contains(true)
      ? named : named.indices.map { Self.isPreparedByUnit($0, hundreds, tops) }
    hundred = page.hundredColumn(of: layout, tops, heads: heads, sides).flatMap {
      isPrepared[$0.owner] ? nil : $0
    }
    serving =
      layout.isStream || hundred != nil
      ? nil : page.headedColumn(of: sides, kinds: [.serving, .mass])
    dual = hundreds.allSatisfy { $0 == nil } ? DualColumns(page, layout, tops) : nil
    isOfFacts = tops.map(page.isOfNutritionFacts)
    energies = StatedEnergies(page)
    turns = layout.isStream ? ColumnFeatures.turns(of: layout, page) : []
    asSold = row?.asSold ?? []
    (self.heads, self.isPrepared, self.sides) = (heads, isPrepared, layout.isStream ? [] : sides)
    self.hundreds = hundreds
  }

  /// Whether a column of 100 ml is beside one of 100 g with much more in it. No density is their ratio.
  ///
  /// Powder is sold in grams, and what is made of it with water or milk has millilitres.
  private static func isPreparedByUnit(
    _ column: Int, _ hundreds: [Heading?], _ tops: [Panel]
  ) -> Bool {
    guard let own = hundreds[column], own.kind == .hundredMillilitres, own.isSure else {
      return false
    }
    return hundreds.indices.contains { other in
      guard let hundred = hundreds[other], hundred.kind == .hundredGrams, hundred.isSure,
        hundred.frame.overlap(own.frame) == 0,
        ColumnPair.commonAmounts(tops[other], tops[column]) >= LatticePage.fewestRows,
        tops[other].macros >= leastDilution * tops[column].macros
      else { return false }
      return !(ColumnPair.ratio(tops[other], tops[column]).map(densities.contains) ?? false)
    }
  }

  /// The state of a column.
  func state(_ column: Int) -> ColumnState {
    if let dual, column == dual.serving { return .serving }
    if let dual, column == dual.package { return .package }
    if isOfFacts[column] || isOfFacts.contains(true) && hundreds[column] == nil { return .serving }
    if isSecondHundredInTurn(column) { return .ownHundred }
    if isPrepared[column], isBesideSold(column) { return .prepared }
    if let state = stateAmongRivals(column) { return state }
    if isPrepared[column] { return .sold }
    if isOfPrepared(column) { return .prepared }
    if let own = unitBesidePrepared(column) { return .firstUnit(own) }
    if column == hundred?.owner { return .hundred }
    if hundred?.others.contains(column) ?? false {
      return isOfSeveralServings(column) ? .package : .besideHundred
    }
    if column == serving?.owner { return .serving }
    if isBelowSoleHundred(column) { return .hundred }
    if isGridOfServing(column) { return .serving }
    if page.headsOneServing, isOnlyColumn(column) { return .serving }
    if let state = stateByLaw(column) { return state }
    guard let own = hundreds[column] else {
      if energies.contradict(tops[column]) { return .besideHundred }
      return isAboveServing(column) ? .aboveServing : .sold
    }
    let isSecond = others(than: column).contains { other in
      hundreds[other].map { $0.frame.overlap(own.frame) == 0 } ?? false
        && !ColumnPair.isOneColumn(tops[column], tops[other])
    }
    if isSecond, isSecondUnit(column, own) { return .secondUnit }
    if isSecond, isFirstUnit(column, own), let meaning = own.kind.hundred {
      return .firstUnit(meaning)
    }
    return isSecond && !layout.isStream ? .ownHundred : .sold
  }

  func others(than column: Int) -> [Int] {
    layout.columns.indices.filter { $0 != column }
  }

  /// Whether the column before one of 100 g has the same in 100 ml, or the other way round.
  private func isSecondUnit(_ column: Int, _ own: Heading) -> Bool {
    guard let side = sides.first(where: { $0.column == column }) else { return false }
    return sides.contains { other in
      guard other.left < side.left, let hundred = hundreds[other.column] else { return false }
      return !isPrepared[other.column] && hundred.kind != own.kind
        && hundred.frame.right < own.frame.left
    }
  }

  /// Whether the column behind one of 100 g has the same in 100 ml, or the other way round.
  private func isFirstUnit(_ column: Int, _ own: Heading) -> Bool {
    sides.contains { side in
      guard side.column != column, let other = hundreds[side.column] else { return false }
      return other.kind != own.kind && isSecondUnit(side.column, other)
        && isOneFood(column, side.column)
    }
  }

  /// The 100 of a column that is beside one of the prepared food with a 100 of the other unit.
  private func unitBesidePrepared(_ column: Int) -> ColumnMeaning? {
    guard !layout.isStream, let own = hundreds[column], own.isSure,
      others(than: column).contains(where: { other in
        isPrepared[other] && hundreds[other].map { $0.isSure && $0.kind != own.kind } ?? false
      })
    else { return nil }
    return own.kind.hundred
  }

  /// Whether the ratio of two columns may be the density of a food, so that both are of one.
  private func isOneFood(_ column: Int, _ other: Int) -> Bool {
    ColumnPair.ratio(tops[column], tops[other]).map(Self.densities.contains) ?? false
  }

  /// The densities of foods that are sold by volume, in grams a millilitre, and their inverses. Ice cream has 0.45, and
  /// honey 1.4. The bounds are set by hand.
  private static let densities = 0.4...2.5

  /// Whether a column has several times the amounts of one before it: "per slice | per 2 slices". Neither is of 100.
  private func isOfSeveralServings(_ column: Int) -> Bool {
    guard let hundred, let own = sides.first(where: { $0.column == column }) else { return false }
    return sides.contains { other in
      hundred.others.contains(other.column) && other.left < own.left
        && ColumnPair.ratio(tops[other.column], tops[column]).map { $0 > Self.leastMultiple }
          ?? false
    }
  }

  /// The columns beside this one with a 100 of the food as sold.
  private func sold(beside column: Int) -> [Int] {
    others(than: column).filter { !isPrepared[$0] && hundreds[$0] != nil }
  }

  /// Whether a column beside one of the prepared food is of the food as sold.
  ///
  /// It has a 100 of its own, or no printed size is its ratio to the prepared food.
  private func isBesideSold(_ prepared: Int) -> Bool {
    others(than: prepared).contains { other in
      guard !layout.isStream, !isPrepared[other], hundreds[other] == nil else {
        return !isPrepared[other] && hundreds[other] != nil
      }
      let (whole, part) = (tops[prepared], tops[other])
      guard ColumnPair.commonAmounts(whole, part) >= LatticePage.fewestRows else { return false }
      return !hasPrintedRatio(prepared, other)
    }
  }

  /// Whether a column is of a serving of the prepared food. It has a ratio to that column, and to no other one.
  ///
  /// Food that is prepared with water has the ratio of both. The serving is of the one whose ratio is a printed size.
  private func isOfPrepared(_ column: Int) -> Bool {
    guard !layout.isStream, hundreds[column] == nil else { return false }
    let prepared = others(than: column).filter { isPrepared[$0] }
    let sold = sold(beside: column)
    func isInRatio(_ other: Int) -> Bool { ColumnPair.ratio(tops[other], tops[column]) != nil }
    guard !sold.isEmpty, prepared.contains(where: isInRatio) else { return false }
    return !sold.contains(where: isInRatio)
      || prepared.contains { hasPrintedRatio($0, column) }
        && !sold.contains { hasPrintedRatio($0, column) }
  }

  /// Whether a printed size is the ratio of a column to one of 100.
  private func hasPrintedRatio(_ whole: Int, _ part: Int) -> Bool {
    guard let ratio = ColumnPair.ratio(tops[whole], tops[part]) else { return false }
    return page.sizes.contains { isRatio(ratio, of: $0.amount) }
  }

  /// Whether the amounts of running text are of a second 100: "per 100 g / 100 ml as prepared".
  private func isSecondHundredInTurn(_ column: Int) -> Bool {
    turns.count == layout.columns.count && turns[column].hundred != nil
      && turns[..<column].contains { $0.hundred != nil }
  }

  /// Whether a column is below a sure 100, and no word for a serving or for prepared food is printed.
  ///
  /// Beside a column of the same food in the other unit, one of both is kept.
  private func isBelowSoleHundred(_ column: Int) -> Bool {
    guard let own = heads[column].first(where: { $0.kind.hundred != nil }), own.isSureHundred,
      page.servings.isEmpty, !page.headings.contains(where: { $0.kind == .prepared })
    else { return false }
    return layout.isStream
      || !others(than: column).contains { other in
        hundreds[other].map { $0.kind != own.kind } ?? false && isOneFood(column, other)
      }
  }

  /// Whether boxes are below the size of a serving, and no 100 is printed. One caption is of all boxes.
  private func isGridOfServing(_ column: Int) -> Bool {
    guard layout.columns.count == 1, !layout.isStream,
      page.headings.allSatisfy({
        $0.kind.hundred == nil || $0.sureness < Self.sureHeading && !$0.isSureHundred
      }), let grid = page.grid(of: tops[column])
    else { return false }
    return page.headings.contains { heading in
      let place = page.across(heading.frame)
      return heading.kind == .mass && heading.isSure
        && Self.linesAboveGrid ~= page.drop(from: heading.frame, to: grid) / page.height
        && place.right > page.across(grid).left - page.height
        && place.left < page.across(grid).right
    }
  }

  /// The lines from a grid's caption to its first names, in line heights. Names and rows may have several lines.
  private static let linesAboveGrid = 0.4...4.0
  /// The amounts of several servings at least, by those of one. Both are rounded.
  private static let leastMultiple = 1.2
  /// The nutrients of a powder at least, by those of what is made of it.
  ///
  /// It is set by hand: soups have ten times as much.
  private static let leastDilution = 2.0
  /// The certainty of a 100 that heads a column at least.
  private static let sureHeading = 0.5
}
