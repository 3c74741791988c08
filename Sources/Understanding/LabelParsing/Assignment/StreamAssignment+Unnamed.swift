import LabelModel

extension StreamAssignment {
  /// The certainty of a name that the order of the rows gives and the label's sums confirm.
  private static let unnamed = 0.8

  /// Letters before the value of a row whose name was not read.
  private static let mostLetters = 6

  /// A row without a legible name, and what it must be.
  struct UnnamedRow {
    var row: Int
    var nutrient: Nutrient
  }

  /// Rows without a legible name, named by the rows of `matches` around them where the label's energy confirms it.
  ///
  /// The order of the rows is prescribed (``UnreadRows``). Only what gives energy is named so: nothing confirms the others.
  ///
  /// `amounts` is what `matches` say.
  func unnamedRows(
    _ matches: [Match], _ amounts: NutrientAmounts, _ arithmetic: TableArithmetic
  ) -> [UnnamedRow] {
    guard !energies.isEmpty,
      Self.macros.contains(where: { amounts[$0.place] == nil })
    else { return [] }
    var all = amounts
    // In a table with one column a second value behind a name is another row's.
    let hasColumns = matches.count { $0.columns > 1 } * 2 > matches.count
    var found: [UnnamedRow] = []
    for (above, below) in zip(matches, matches.dropFirst()) {
      let first = above.row + (hasColumns ? above.columns : 1)
      guard first < below.row else { continue }
      // A row with words of its own is another nutrient's: "organic acids 6.5 g".
      let open = (first..<below.row).filter {
        cells[$0].unit == .gram && cells[$0].letters <= Self.mostLetters
      }
      guard open.count == 1, let row = open.first, let amount = cells[row].amount,
        let upper = order.groups[above.group].nutrient,
        let lower = order.groups[below.group].nutrient,
        let nutrient = UnreadRows.nutrient(between: upper, and: lower),
        let place = Self.macros.first(where: { $0.nutrient == nutrient })?.place,
        amounts[place] == nil
      else { continue }
      all[place] = amount
      found.append(UnnamedRow(row: row, nutrient: nutrient))
    }
    return !found.isEmpty && arithmetic.agrees(with: all) ? found : []
  }

  /// `matches` without the values that are of `rows`.
  static func without(_ rows: [UnnamedRow], _ matches: [Match]) -> [Match] {
    matches.map { match in
      var match = match
      for row in rows where match.row < row.row && row.row < match.row + match.columns {
        match.columns = row.row - match.row
      }
      return match
    }
  }

  /// The readings of an unnamed row.
  func links(_ row: UnnamedRow) -> [NameValueLink] {
    rows[row.row].enumerated().map { column, cell in
      let value = order.values[cell]
      return NameValueLink(
        group: UnreadRows.group(row.nutrient, of: value), value: value, column: column,
        certainty: Self.unnamed)
    }
  }

  /// The nutrients that energy is computed from.
  private static let macros = [Nutrient.fat, .carbohydrates, .protein].map {
    (nutrient: $0, place: NutrientAmounts.place($0))
  }
}
