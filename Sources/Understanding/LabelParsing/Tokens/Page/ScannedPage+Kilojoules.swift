import LabelModel

extension ScannedPage {
  /// Gives "2.173" the unit of its row, where "kJ" is to its left in another line.
  ///
  /// No amount without a unit has three decimals there. An energy has thousands.
  static func giveRowsKilojoules(_ lines: [ScannedLine], _ values: inout [[ValueMention]]) {
    let wanted = values.indices.flatMap { line in
      values[line].indices.filter { values[line][$0].mayBeThousands }.map { (line, $0) }
    }
    guard !wanted.isEmpty else { return }
    let units = lines.indices.flatMap { kilojouleUnits(lines[$0], values[$0]) }
      .prefix(mostUnits)
    let slope =
      weightedMedian(
        lines.compactMap { line in line.line.box.map { (line.line.slope, Double($0.width)) } }) ?? 0
    for (line, index) in wanted {
      guard let box = values[line][index].box else { continue }
      if units.contains(where: { isInRow(of: $0, box, slope: slope) }) {
        values[line][index].unit = .kilojoule
      }
    }
  }

  /// The units of energy that are looked at on a page at most.
  private static let mostUnits = 32
  /// The distance between the middles of a row's print at most, in heights.
  private static let sameRow = 0.5

  /// The places of the words "kJ" that are no number's unit.
  private static func kilojouleUnits(_ line: ScannedLine, _ values: [ValueMention]) -> [BoundingBox]
  {
    line.line.words.indices.compactMap { index in
      let word = line.line.words[index]
      guard let box = word.box,
        ["kj", "кдж"].contains(word.text.lowercased().filter(\.isLetter)),
        !values.contains(where: { $0.range.contains(line.starts[index]) })
      else { return nil }
      return box
    }
  }

  private static func isInRow(of unit: BoundingBox, _ number: BoundingBox, slope: Double) -> Bool {
    guard unit.right <= number.left else { return false }
    let distance = Double(number.left + number.right - unit.left - unit.right) / 2
    let drop = Double(number.top + number.bottom - unit.top - unit.bottom) / 2 - slope * distance
    return abs(drop) <= sameRow * Double(min(unit.height, number.height))
  }
}

extension ValueMention {
  /// Whether a number without a unit is one digit, a mark and three digits: "2.173".
  fileprivate var mayBeThousands: Bool {
    unit == nil && !isForeign && box != nil && number.groups.count == 2
      && number.groups[0].utf8.count == 1 && number.groups[0] != "0"
      && number.groups[1].utf8.count == 3
  }
}
