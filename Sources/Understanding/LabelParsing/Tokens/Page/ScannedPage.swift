import Foundation
import LabelModel

/// The page's lines with their values and phrases found.
struct ScannedPage: Sendable {
  var lines: [ScannedLine]
  /// The values of each line, left to right.
  var values: [[ValueMention]]
  /// The phrases of each line, left to right; a wrapped one belongs to its first line.
  var phrases: [[PhraseMention]]
  /// The languages seen, most text first, as indices into the lexicon's.
  var languages: [Int]
  /// The picture's size; `nil` for text without a picture.
  var size: PixelSize?

  /// Scans a page; amounts that are before their names are put behind them.
  init(_ page: RecognizedPage, lexicon: Lexicon, names: SearchPool) {
    self.init(printed: page, lexicon: lexicon, names: names)
    let lists = LeadingAmounts(self)
    if !lists.entries.isEmpty {
      self.init(printed: page.namingBefore(lists, lines), lexicon: lexicon, names: names)
    }
  }

  private init(printed page: RecognizedPage, lexicon: Lexicon, names: SearchPool) {
    let lines = TextColumns.split(StrayNumbers.removed(from: page.lines)).map(ScannedLine.init)
    let hasLeaders = lines.contains(where: Self.hasLeaders)
    let isCyrillic = Self.isCyrillic(lines)
    var values = lines.enumerated().map {
      ValueScanner(
        line: $0.element, index: $0.offset, hasLeaders: hasLeaders, isCyrillic: isCyrillic
      ).values()
    }
    Self.joinUnits(lines, &values)
    Self.giveRowsKilojoules(lines, &values)
    Self.readMegajoules(lines, &values)
    if hasLeaders { Self.leaveOutReadDots(lines, &values) }
    if let size = page.size { Self.markCutNumbers(on: size, &values) }
    self.lines = lines
    let spotter = PhraseSpotter(
      lexicon: lexicon, lines: lines, runs: TextRun.lines(lines, values))
    let spotted = names.use { spotter.spot(&$0) }
    let support = LanguageSupport(spotted)
    let plain = zip(values, spotted).map { SaltFormula.withoutFactors($0, $1, lines) }
    self.values = KilogramRows.giveUnits(
      KilogramHeading.giveUnits(plain, spotted, lines), spotted, lines)
    phrases = FattyAcids.withoutOmega(
      spotted.map {
        let named = SaltFormula.asSalt($0.filter(support.believes), lines)
        return VitaminLetters.printed(FattyAcids.withoutNegated(named, lines), lines)
      }, lines)
    languages = support.languages
    size = page.size
  }

  /// Whether `value` is a mass alone in brackets, which is a portion's or a package's size: "2 cookies (21 g)".
  func isSizeInBrackets(_ value: ValueMention) -> Bool {
    guard value.unit == .gram || value.unit == .millilitre else { return false }
    // No portion is of a few grams and tenths: "(of which saturates (0.6 g))".
    guard value.number.groups.count == 1 || (value.amount ?? 0) >= 10 else { return false }
    let line = lines[value.line]
    return line.scalar(value.range.lowerBound - 1) == "("
      && line.scalar(value.range.upperBound) == ")"
  }

  /// Letters that make a line a sentence rather than a row of a table.
  static let sentence = 24

  /// The letters and digits of a line that belong to no phrase.
  func unexplainedLetters(_ line: Int) -> Int {
    phrases[line].reduce(lines[line].letterCount(0..<lines[line].scalars.count)) { $0 - $1.length }
  }

  /// Whether `value` is a bare number right before a word that is no part of a label's analysis.
  ///
  /// Examples: "2 Eier", "ready in 12 minutes".
  func countsWords(_ value: ValueMention) -> Bool {
    guard value.unit == nil, !value.isForeign else { return false }
    let line = lines[value.line]
    let end = value.range.upperBound
    // Two letters may be a damaged unit.
    guard line.scalar(end) == " ",
      (1...3).allSatisfy({ line.scalar(end + $0).map(LetterFolding.isLetter) ?? false })
    else { return false }
    // Words for "less than" are before a number: "minuten" is not "mindre end".
    if phrases[value.line].contains(where: { phrase in
      phrase.meaning != .lessThan
        && phrase.segments.contains { $0.line == value.line && $0.range.contains(end + 1) }
    }) {
      return false
    }
    guard let number = value.box, let word = line.box((end + 1)..<(end + 3)) else {
      // Without places the word may be the next column's damaged name: only a sentence is sure.
      return unexplainedLetters(value.line) > Self.sentence
    }
    return Double(word.left - number.right) < 0.8 * Double(min(number.height, word.height))
  }

  /// Whether a line has a row of dots: "fat .... 4 g".
  private static func hasLeaders(_ line: ScannedLine) -> Bool {
    var dots = 0
    for scalar in line.scalars where scalar != " " {
      dots = scalar == "." ? dots + 1 : 0
      if dots == leastDots { return true }
    }
    return false
  }

  private static let leastDots = 3

  /// Whether half of a page's letters are Cyrillic. Words of that script may be read in Latin letters.
  private static func isCyrillic(_ lines: [ScannedLine]) -> Bool {
    var latin = 0
    var cyrillic = 0
    for scalar in lines.lazy.flatMap(\.scalars) where LetterFolding.isLetter(scalar) {
      if 0x400..<0x530 ~= scalar.value { cyrillic += 1 } else { latin += 1 }
    }
    return cyrillic > 0 && cyrillic >= latin
  }

  /// Removes digits that dots of a leader were read as: "..... 0. 8.00 %", "...0000 3 %".
  private static func leaveOutReadDots(
    _ lines: [ScannedLine], _ values: inout [[ValueMention]]
  ) {
    for line in lines.indices {
      let row = values[line]
      values[line] = row.indices.filter { index in
        let next = index + 1 < row.count ? row[index + 1] : nil
        return !isDots(row[index], before: next, lines[line])
      }.map { row[$0] }
    }
  }

  private static func isDots(
    _ value: ValueMention, before next: ValueMention?, _ line: ScannedLine
  ) -> Bool {
    guard value.unit == nil, !value.isForeign else { return false }
    let digits = value.number.digits
    let isWhole = value.number.groups.count == 1
    if isWhole, digits.count >= leastDots, digits.allSatisfy({ $0 == "0" }) { return true }
    guard let next, next.unit != nil else { return false }
    let gap = line.text(value.range.upperBound..<next.range.lowerBound).filter { $0 != " " }
    let isEnd =
      gap == "." || value.text.hasSuffix(".")
      || gap.isEmpty && isWhole && digits.count > 1 && digits.hasPrefix("0")
    let before = line.text(0..<value.range.lowerBound).filter { $0 != " " }
    return isEnd && before.hasSuffix(String(repeating: ".", count: leastDots))
  }

  /// Marks the numbers that a picture's edge may cut.
  ///
  /// A unit between a number and the right edge shows that it is whole. At the upper and the lower edge a number as
  /// high as most is whole.
  private static func markCutNumbers(on size: PixelSize, _ values: inout [[ValueMention]]) {
    let heights = values.joined().compactMap { $0.box?.height }.sorted()
    guard !heights.isEmpty else { return }
    let whole = wholeHeight * Double(heights[heights.count / 2])
    for line in values.indices {
      for index in values[line].indices {
        guard let box = values[line][index].box else { continue }
        let isBeside = box.left <= 0 || box.right >= size.width && values[line][index].unit == nil
        let isAtEnd = box.top <= 0 || box.bottom >= size.height
        values[line][index].isCut = isBeside || isAtEnd && Double(box.height) < whole
      }
    }
  }

  /// The height of a whole number at least, as a share of the median of a page's numbers. It was set by hand.
  private static let wholeHeight = 0.75

  /// Gives a bare number that ends its cell the unit that is all of the next line's text.
  ///
  /// Lines without places have one cell. In a line with places, the unit is below its cell: "Sodium 140 | 6" over "mg".
  private static func joinUnits(_ lines: [ScannedLine], _ values: inout [[ValueMention]]) {
    for line in lines.indices.dropFirst() where lines[line].scalars.count <= 4 {
      guard let unit = UnitSpelling.find(in: lines[line], at: 0),
        unit.length == lines[line].scalars.count, let kind = unit.unit,
        case let end = lines[line - 1].endOfCell(above: lines[line]),
        let index = values[line - 1].firstIndex(where: { $0.range.upperBound == end }),
        values[line - 1][index].unit == nil, !values[line - 1][index].isForeign
      else { continue }
      values[line - 1][index].unit = kind
    }
  }
}
