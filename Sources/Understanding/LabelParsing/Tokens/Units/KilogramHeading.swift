import LabelModel

/// A heading that states a pet food's constituents of a kilogram: "Analytical constituents (g/kg)".
///
/// "Protein 110" and "protein 110 g" below it are 11 %. Without it 5 g of fibre would be 5 %.
enum KilogramHeading {
  /// Returns `values` with the unit g/kg for amounts below such a heading.
  ///
  /// These are the numbers without unit or in grams, in rows with a nutrient's name. An amount in any other unit ends
  /// them.
  static func giveUnits(
    _ values: [[ValueMention]], _ phrases: [[PhraseMention]], _ lines: [ScannedLine]
  ) -> [[ValueMention]] {
    var values = values
    for heading in phrases.joined() where heading.meaning == .petHeading {
      guard heading.likeness >= leastLikeness, isAnalysis(heading, lines),
        let end = heading.segments.last,
        namesKilogram(lines[end.line].scalars.dropFirst(end.range.upperBound))
      else { continue }
      giveUnits(&values, behind: end.line, end.range.upperBound, phrases)
    }
    return values
  }

  private static func giveUnits(
    _ values: inout [[ValueMention]], behind first: Int, _ position: Int,
    _ phrases: [[PhraseMention]]
  ) {
    for line in first..<values.count {
      if line > first, !phrases[line].contains(where: isNutrient),
        !phrases[line - 1].contains(where: isNutrient)
      {
        return
      }
      for place in values[line].indices {
        let value = values[line][place]
        if value.isForeign || line == first && value.range.lowerBound < position { continue }
        guard value.unit == nil || value.unit == .gram else { return }
        values[line][place].unit = .gramPerKilogram
      }
    }
  }

  /// Whether a heading names an analysis. Additives and rations are stated of a kilogram, too, in other units.
  private static func isAnalysis(_ heading: PhraseMention, _ lines: [ScannedLine]) -> Bool {
    let text = heading.segments.map { lines[$0.line].text($0.range) }.joined().lowercased()
    return ["anal", "анал", "αναλ"].contains { text.contains($0) }
  }

  private static func isNutrient(_ phrase: PhraseMention) -> Bool {
    if case .nutrient = phrase.meaning { true } else { false }
  }

  /// Whether a text begins with the mass of a kilogram: " (g/kg):", " per 1 kg".
  private static func namesKilogram(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    var start = String.UnicodeScalarView()
    for scalar in scalars.prefix(longest) where !scalar.properties.isWhitespace {
      if start.isEmpty, "([,:;".unicodeScalars.contains(scalar) { continue }
      start.append(scalar)
    }
    let text = String(start).lowercased()
    return masses.contains { text.hasPrefix($0) }
  }

  private static let masses =
    ["g/kg", "ing/kg", "eng/kg", "/kg", "/1kg", "г/кг", "вг/кг", "/кг"]
    + ["per", "pro", "je", "par", "por", "op", "na", "auf", "w", "v", "на", "в"].flatMap { link in
      ["kg", "1kg", "кг", "1кг"].map { link + $0 }
    }
  /// The letters behind a heading that are compared at most. It is set by hand, as the next one.
  private static let longest = 16
  /// The likeness of a heading's words at least, `0 ... 1`.
  private static let leastLikeness = 0.8
}
