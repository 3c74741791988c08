/// A change of a sheet after which no other amount may be accepted.
enum SheetChange: CaseIterable {
  case none, withoutHeading, nonsenseHeading, unknownNames, swappedColumns, movedColumn, lostWords,
    noise, grid
  case jitter, half, double, moved

  /// Changes that leave the headings and the amounts readable.
  static let ofPlace: [SheetChange] = [
    .none, .unknownNames, .swappedColumns, .movedColumn, .noise, .grid, .jitter, .half, .double,
    .moved,
  ]
  /// Changes after which nothing says what a column refers to.
  static let ofHeading: [SheetChange] = [.withoutHeading, .nonsenseHeading]

  func apply(to sheet: LabelSheet, _ random: inout SplitMix64) -> LabelSheet {
    switch self {
    case .none: sheet
    case .withoutHeading: sheet.withoutHeading()
    case .nonsenseHeading: sheet.withNonsenseHeading(&random)
    case .unknownNames:
      sheet.withUnknownNames(share: [0.2, 0.5, 1].randomElement(using: &random) ?? 1, &random)
    case .swappedColumns: sheet.withSwappedColumns()
    case .movedColumn:
      sheet.withColumn(
        Int.random(in: 0...1, using: &random),
        movedDown: Int.random(in: -Self.mostShift...Self.mostShift, using: &random))
    case .lostWords: sheet.withoutWords(share: 0.2, &random)
    case .noise: sheet.withNoise(share: 0.4, &random)
    case .grid:
      sheet.asGrid(
        across: Int.random(in: 2...8, using: &random), namesAbove: Bool.random(using: &random))
    case .jitter: sheet.jittered(by: 2, &random)
    case .half: sheet.scaled(by: 0.5)
    case .double: sheet.scaled(by: 2)
    case .moved: sheet.moved(right: 300, down: 200)
    }
  }

  private static let mostShift = LabelSheet.lineHeight * 4 / 10
}
