import LabelModel

/// Rows of pet food with the unit of a kilogram between name and number: "Protein g/kg 110 min".
enum KilogramRows {
  /// Returns `values` with the unit g/kg for numbers behind a nutrient's name and that unit.
  ///
  /// A word for a bound may be before the number: "Protein (g/kg) min 110". Numbers with units of their own stay.
  static func giveUnits(
    _ values: [[ValueMention]], _ phrases: [[PhraseMention]], _ lines: [ScannedLine]
  ) -> [[ValueMention]] {
    var values = values
    for name in phrases.joined() {
      guard case .nutrient = name.meaning, let end = name.segments.last,
        let place = values[end.line].firstIndex(where: {
          $0.range.lowerBound >= end.range.upperBound
        })
      else { continue }
      let value = values[end.line][place]
      guard value.unit == nil, !value.isForeign,
        isUnit(lines[end.line].text(end.range.upperBound..<value.range.lowerBound))
      else { continue }
      values[end.line][place].unit = .gramPerKilogram
    }
    return values
  }

  /// Whether a text is the unit, in brackets or not, with or without a word for a bound.
  private static func isUnit(_ text: String) -> Bool {
    let print = text.lowercased().filter { $0.isLetter || $0 == "/" }
    guard let unit = units.first(where: print.hasPrefix) else { return false }
    return bounds.contains(String(print.dropFirst(unit.count)))
  }

  private static let units = ["g/kg", "г/кг"]
  /// Words for a bound, and no word.
  private static let bounds: Set<String> = [
    "", "min", "mín", "minimum", "minimo", "mínimo", "minimal", "mindestens", "minst", "max", "máx",
    "maximum", "maximo", "máximo", "maximal", "maks", "maksimum", "maksimal",
    "мин", "минимум", "мін", "макс", "максимум",
  ]
}
