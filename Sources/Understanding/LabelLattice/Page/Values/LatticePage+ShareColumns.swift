import LabelModel
import LabelParsing

extension LatticePage {
  /// Gives the bare numbers below a heading with "%" that unit: they are shares of reference intakes.
  ///
  /// Amounts of food are masses, and "%" is of such shares (EU 1169/2011, annexes XIII and XV). A pet food's amounts are
  /// shares themselves.
  mutating func markShares() {
    guard hasPlaces, !isPetFood else { return }
    for column in shareSigns.map(bareNumbers) where isOfShares(column) {
      for index in column {
        spots[index].options.removeAll { $0.kind != .literal }
        for option in spots[index].options.indices { spots[index].options[option].unit = .percent }
      }
    }
  }

  /// Whether a word for a serving goes on a heading of shares: "%RDA* per serve". No amounts are below it.
  ///
  /// Such a word begins with a small letter, and is in the cell of the sign.
  func isOfShares(_ name: NameSpot) -> Bool {
    guard hasPlaces else { return false }
    return name.stretches.contains { place in
      let line = lines[place.line.look][place.line.line]
      let scalars = line.scalars
      guard place.start > 0, place.start < scalars.count,
        scalars[place.start].properties.isLowercase
      else { return false }
      let before = scalars[max(0, place.start - Self.symbolsOfSign)..<place.start]
      guard let sign = before.lastIndex(of: "%"),
        before[sign...].count(where: \.properties.isAlphabetic) <= Self.lettersOfSign,
        !before[sign...].contains(where: { "0"..."9" ~= $0 || $0 == "|" }),
        !(scalars[..<sign].last { $0 != " " }.map { "0"..."9" ~= $0 } ?? false)
      else { return false }
      return shareSigns.contains { mark in
        mark.left < name.frame.left
          && name.frame.left - mark.right < Self.widthOfSign * height
          && isSameRow(mark, name.frame)
      }
    }
  }

  // They are set by hand: "%RDA* ", "% Daily Value ", and a name of an intake between a sign and the serving.
  private static let symbolsOfSign = 18
  private static let lettersOfSign = 10
  private static let widthOfSign = 3.0

  /// The words with "%" that is not behind a number: "%*", "%VD", "RI%".
  private var shareSigns: [Frame] {
    lines.joined().flatMap { line in
      line.words.compactMap { word -> Frame? in
        guard let box = word.box, let sign = word.text.firstIndex(of: "%"),
          !word.text[..<sign].contains(where: \.isNumber), !isBehindNumber(word, line)
        else { return nil }
        return Frame(box)
      }
    }
  }

  /// Whether the word before one ends with a digit: "12 %".
  private func isBehindNumber(_ word: Word, _ line: PageTokens.Line) -> Bool {
    guard word.text.hasPrefix("%"), let index = line.words.firstIndex(of: word), index > 0 else {
      return false
    }
    return line.words[index - 1].text.last?.isNumber ?? false
  }

  /// The whole numbers without a unit below a sign, in its width.
  private func bareNumbers(below sign: Frame) -> [Int] {
    let place = across(sign)
    let reach = place.left - Self.shareSlack * height...place.right + Self.shareSlack * height
    return spots.indices.filter { index in
      let spot = spots[index]
      return reach ~= across(spot.frame).middle
        && Self.rowsBelow ~= drop(from: sign, to: spot.frame) / height
        && spot.options.contains { $0.kind == .literal && $0.unit == nil && !$0.hasFraction }
    }
  }

  /// Whether numbers are a column of their own, right of amounts in most of their rows.
  private func isOfShares(_ column: [Int]) -> Bool {
    let behind = column.filter { index in
      spots.indices.contains {
        !column.contains($0) && isSameRow($0, index)
          && across(spots[$0].frame).right < across(spots[index].frame).left
      }
    }
    return behind.count >= Self.fewestRows && 2 * behind.count > column.count
  }

  // Both are set by hand, on drawn labels that were looked at.
  /// The distance of a share from its sign along the text at most, in line heights.
  private static let shareSlack = 1.0
  /// The rows from a sign to its shares, in line heights.
  private static let rowsBelow = 0.5...40.0
}
