import LabelModel

extension PhraseMention {
  /// Returns the unit of mass that is right behind a name: "Sodium (mg)", "Total Sodium mg 250".
  ///
  /// It may be one of a mass a kilogram: "Protein g/kg 220".
  ///
  /// Without brackets it is before a number or the line's end.
  func unitBehind(on page: ScannedPage) -> NutrientUnit? {
    guard let last = segments.last else { return nil }
    let line = page.lines[last.line]
    var position = last.range.upperBound
    while line.scalar(position) == " " || line.scalar(position) == "," { position += 1 }
    let bracket = line.scalar(position)
    let isInBrackets = bracket == "(" || bracket == "["
    if isInBrackets { position += 1 }
    guard let found = UnitSpelling.find(in: line, at: position), !found.isRepaired,
      let unit = found.unit, unit.isMassAlone || unit.isPerKilogram
    else { return nil }
    position += found.length
    if isInBrackets {
      return line.scalar(position) == ")" || line.scalar(position) == "]" ? unit : nil
    }
    while line.scalar(position) == " " { position += 1 }
    guard let next = line.scalar(position) else { return unit }
    return ("0"..."9").contains(next) || next == "<" ? unit : nil
  }
}
