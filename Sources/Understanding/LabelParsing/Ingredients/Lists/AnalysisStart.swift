import LabelModel
import Languages

/// The beginning of a pet food's analysis in running text, which is no part of a list of ingredients.
///
/// A list may hold one share of protein or fat. Two constituents with their shares in succession are an analysis,
/// whatever its title: "dried yeast. Analysis: protein 33 %, fat content 18 %".
struct AnalysisStart {
  /// The first character of the analysis with its title.
  let start: Int

  /// The constituents by the letters of their names in all languages.
  private static let constituents: [[UInt16]: Nutrient] = LanguageLexicon.all.reduce(into: [:]) {
    names, lexicon in
    for nutrient in Nutrient.petFoodCore {
      for name in (lexicon.assays[nutrient] ?? []) + (lexicon.nutrients[nutrient] ?? []) {
        names[letters(Array(name.unicodeScalars)[...])] = nutrient
      }
    }
  }

  /// Finds the first analysis in `text`.
  init?(_ text: FoodText) {
    var last: (constituent: Nutrient, start: Int)?
    for entry in Self.entries(of: text.scalars) {
      guard let found = Self.constituent(in: entry, of: text) else {
        last = nil
        continue
      }
      if let last, last.constituent != found.constituent {
        start = last.start
        return
      }
      last = found
    }
    return nil
  }

  /// The stretches of text that end in a percent sign, a comma, a semicolon or a full stop.
  private static func entries(of scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var entries: [Range<Int>] = []
    var start = 0
    for (position, scalar) in scalars.enumerated() {
      let isInNumber =
        position > 0 && position + 1 < scalars.count && scalars[position - 1].isDigit
        && scalars[position + 1].isDigit
      guard ends.contains(scalar), !isInNumber else { continue }
      if scalars[start...position].contains(where: LetterFolding.isLetter) {
        entries.append(start..<(position + 1))
      }
      start = position + 1
    }
    return entries
  }

  private static let ends: Set<Unicode.Scalar> = Set("%,;.".unicodeScalars)

  /// The constituent whose share an entry states, and the beginning of its name or of the title before it.
  private static func constituent(
    in entry: Range<Int>, of text: FoodText
  ) -> (constituent: Nutrient, start: Int)? {
    let scalars = text.scalars
    guard scalars[entry.upperBound - 1] == "%",
      let digit = entry.first(where: { scalars[$0].isDigit }),
      let first = entry.first(where: { LetterFolding.isLetter(scalars[$0]) }), first < digit
    else { return nil }
    let line = (first..<digit).last(where: text.lineStarts.contains) ?? first
    let colon = scalars[first..<digit].dropLast(2).lastIndex(of: ":")
    if let constituent = constituents[letters(scalars[first..<digit])] {
      return (constituent, first)
    }
    if let colon, let constituent = constituents[letters(scalars[colon..<digit])] {
      return (constituent, (first..<colon).last(where: text.lineStarts.contains) ?? first)
    }
    return constituents[letters(scalars[line..<digit])].map { ($0, line) }
  }

  /// The folded letters of the first name in some text, before a bracket or another language's name.
  private static func letters(_ scalars: ArraySlice<Unicode.Scalar>) -> [UInt16] {
    var letters: [UInt16] = []
    for scalar in scalars {
      if scalar == "/" || scalar == "(" { break }
      if LetterFolding.isLetter(scalar) { FoodSymbols.append(scalar, to: &letters) }
    }
    return letters
  }
}
