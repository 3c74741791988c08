import LabelModel

/// Amounts of additives whose heading alone says that they are of a kilogram: "Zusatzstoffe je kg: Taurin 450 mg".
///
/// Additives of feed are declared per kilogram (EC 767/2009, annexes VI and VII).
enum AmountsPerKilogram {
  /// Gives the milligrams and international units behind "kg" the unit of a kilogram, up to the next percentage.
  ///
  /// - Parameters:
  ///   - values: the values of each line.
  ///   - phrases: the phrases of each line. Without a word for pet food nothing is changed.
  ///   - lines: the lines.
  /// - Returns: the values of each line.
  static func marked(
    _ values: [[ValueMention]], _ phrases: [[PhraseMention]], _ lines: [ScannedLine]
  ) -> [[ValueMention]] {
    guard phrases.contains(where: { $0.contains { $0.meaning == .petHeading } }) else {
      return values
    }
    var isOfKilogram = false
    return zip(values, lines).map { values, line in
      var marks = line.pieces(around: values).filter { kilogram.contains($0.letters) }
        .map(\.range.lowerBound)[...]
      let marked = values.map { value in
        while let mark = marks.first, mark < value.range.lowerBound {
          isOfKilogram = true
          marks.removeFirst()
        }
        if value.unit == .percent { isOfKilogram = false }
        var value = value
        if isOfKilogram { value.unit = value.unit.map { units[$0] ?? $0 } }
        return value
      }
      isOfKilogram = isOfKilogram || !marks.isEmpty
      return marked
    }
  }

  private static let kilogram = Set(["kg", "кг"].map(LetterFolding.fold))
  private static let units: [NutrientUnit: NutrientUnit] = [
    .milligram: .milligramPerKilogram, .internationalUnit: .internationalUnitPerKilogram,
  ]
}
