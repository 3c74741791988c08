/// The unit that a label prints with the 100 of its columns.
extension LatticePage {
  /// The meaning of 100 that a table's headings print with its unit.
  ///
  /// The 100 ml of a prepared product say nothing of the product as sold. A content that few liquids have is no
  /// reason to take 100 ml for 100 g. Sauces and oils are sold by volume.
  ///
  /// - Parameters:
  ///   - layout: the columns.
  ///   - tops: their best panels.
  /// - Returns: `nil` where the headings print both units, or none surely.
  func printedHundred(_ layout: ColumnLayout, tops: [Panel]) -> ColumnMeaning? {
    let first = tops.flatMap { $0.values.compactMap { $0 } }.map { spots[$0.spot].frame }
      .min { $0.top < $1.top }
    guard let first else { return nil }
    let kinds = Set(
      headings.filter { heading in
        heading.isSure && heading.confidence >= Self.readPrint
          && !isOfPrepared(heading)
          && (layout.isStream
            || Self.linesOfHeadings ~= drop(from: heading.frame, to: first) / height)
      }.compactMap(\.kind.hundred))
    return kinds.count == 1 ? kinds.first : nil
  }

  /// The recognizer's confidence in a heading's letters at least: even odds.
  private static let readPrint = 0.5
  /// Lines from a heading to the first amount, in line heights.
  private static let linesOfHeadings = -0.5...8.0
}
