/// The bounds that headings above a table set to the meaning of a column, whatever the weights.
enum ColumnState: Equatable {
  /// As sold, or unknown.
  case sold
  /// As sold or prepared: the column has a 100 g or 100 ml of its own, as another one has.
  case ownHundred
  /// Of 100 ml, behind a column of 100 g; or the other way round. The first column is kept.
  case secondUnit
  /// Of 100 g, before a column of 100 ml; or the other way round. It has the meaning that its heading says.
  case firstUnit(ColumnMeaning)
  /// Of one of several foods or states, without a word that says which.
  case rival
  /// Prepared, beside a column that is not.
  case prepared
  /// Right below the table's only 100 g or 100 ml.
  case hundred
  /// Beside such a column, or beside an energy of 100 g that it does not have. It is of a serving or of another
  /// amount, as a package is.
  case besideHundred
  /// Right below the table's only serving, where no column is clearly below a 100. Or one of Nutrition Facts.
  case serving
  /// Of a package, beside a column of a serving.
  case package
  /// Above the only words for a serving, which have amounts of their own behind them.
  case aboveServing

  /// Whether the column may be a product's of one meaning. A serving is never headed by a 100 of its own.
  func allows(_ meaning: ColumnMeaning) -> Bool {
    switch self {
    case .sold: true
    case .firstUnit(let own): meaning == own || meaning == .none
    case .ownHundred, .hundred, .aboveServing: meaning != .perServing
    case .secondUnit, .rival, .prepared, .package: meaning == .none
    case .besideHundred, .serving: meaning == .perServing || meaning == .none
    }
  }

  /// Whether a column without a meaning still has amounts of the product, though not those that are kept.
  var isOfAmounts: Bool {
    switch self {
    case .sold, .hundred, .firstUnit, .serving, .aboveServing: false
    case .ownHundred, .secondUnit, .rival, .prepared, .besideHundred, .package: true
    }
  }
}

extension LatticePage {
  /// The states of the columns of a layout, as far as headings say.
  func states(_ layout: ColumnLayout, tops: [Panel]) -> [ColumnState] {
    let columns = ColumnStates(self, layout, tops: tops)
    let states = columns.exchanged(layout.columns.indices.map(columns.state))
    guard states.count(where: { $0 == .rival }) > 1 else { return states }
    // Of two foods, a serving's column beside them is of either.
    return states.map { [.serving, .besideHundred, .sold].contains($0) ? .rival : $0 }
  }

  /// The headings in the lines above a column, the nearest first.
  func headsAbove(_ column: [Int]) -> [Heading] {
    guard column.count >= Self.fewestRows else { return [] }
    let frames = column.map { spots[$0].frame }
    let left = median(frames.map { across($0).left })
    let right = median(frames.map { across($0).right })
    guard let top = frames.min(by: { $0.top < $1.top }) else { return [] }
    return headings.map { (heading: $0, rows: drop(from: $0.frame, to: top) / height) }
      .filter { head, rows in
        let place = across(head.frame)
        return Self.headLines ~= rows && place.left < right && place.right > left
      }
      .sorted { $0.rows < $1.rows }.flatMap { [$0.heading] + states(behind: $0.heading) }
  }

  /// The states that are printed behind a heading in its cell: "100 g prepared".
  func states(behind heading: Heading) -> ArraySlice<Heading> {
    headings.filter {
      $0.line == heading.line && $0.start > heading.start
        && cellBefore($0.frame, in: $0.line).left < heading.frame.right
    }
    .sorted { $0.start < $1.start }.prefix { $0.kind == .prepared }
  }

  /// Whether a word in a heading's cell says that its amounts are of the prepared food.
  ///
  /// It is behind the heading or before it: "100 g prepared", "prepared per 100 ml".
  func isOfPrepared(_ heading: Heading) -> Bool {
    !states(behind: heading).isEmpty
      || headings.contains {
        $0.kind == .prepared && $0.line == heading.line && $0.start < heading.start
          && $0.frame.left >= cellBefore(heading.frame, in: heading.line).left
      }
  }

  /// The headings between a stream's column and the one before it, the nearest first.
  func headsBefore(_ column: Int, of layout: ColumnLayout) -> [Heading] {
    guard let first = layout.columns[column].first else { return [] }
    let start = spots[first]
    let last = column > 0 ? layout.columns[column - 1].last.map { spots[$0] } : nil
    return headings.filter { heading in
      isBefore(
        (heading.line, heading.frame.left), (start.stretches[0].line, start.frame.left))
        && last.map {
          isBefore(($0.stretches[0].line, $0.frame.left), (heading.line, heading.frame.left))
        } ?? true
    }.reversed()
  }

  /// The lines above a column's first value that its heading is in, in line heights.
  ///
  /// Set by hand: a heading may have three lines, and an energy's row may be unread.
  private static let headLines = 0.4...5.0
  /// Rows of a column at least for headings to be its own.
  static let fewestRows = 3
}
