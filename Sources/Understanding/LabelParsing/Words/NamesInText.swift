/// The names of nutrients in sentences and lists, where no amount follows them.
///
/// "Not a significant source of saturated fat and fiber" is the sentence of 21 CFR 101.9(f).
/// "Contains negligible amounts of fat" is that of EU 1169/2011, article 34(5). Neither is a row of
/// a table.
struct NamesInText {
  private let page: ScannedPage
  private let listed: ListedWords

  /// Letters before a name that are a sentence, and no part of a row's name in another language.
  private static let leastSentence = 14
  /// Names behind each other without an amount that make an enumeration.
  private static let leastNames = 3
  /// Lines that a sentence goes on for.
  private static let longestSentence = 4
  /// Signs between a row's names in several languages.
  private static let rowSigns: Set<Unicode.Scalar> = ["/", "|", "•"]

  init(_ page: ScannedPage, listed: ListedWords) {
    self.page = page
    self.listed = listed
  }

  /// Whether `name` is in a list of ingredients, a sentence or an enumeration.
  func contain(_ name: PhraseMention) -> Bool {
    listed.contain(name.start, of: page.lines[name.line], at: name.line)
      || isInSentence(name, lines: Self.longestSentence)
  }

  private func isInSentence(_ name: PhraseMention, lines: Int) -> Bool {
    let stretch = stretch(around: name)
    let names = page.phrases[name.line].filter {
      stretch.contains($0.start) && RowMeaning($0.meaning) != nil
    }
    let line = page.lines[name.line]
    let before = stretch.lowerBound..<name.start
    let letters =
      page.phrases[name.line].reduce(line.letterCount(before)) {
        $0 - (before.contains($1.start) ? $1.length : 0)
      }
    let hasRowSign = before.contains { line.scalar($0).map(Self.rowSigns.contains) ?? false }
    if letters >= Self.leastSentence, !hasRowSign { return true }
    let commas = stretch.count { line.scalar($0) == "," }
    if names.count >= Self.leastNames, commas >= Self.leastNames - 1 { return true }
    // The sentence began in the line above.
    guard lines > 1, stretch.lowerBound == 0, name.line > 0,
      let above = page.phrases[name.line - 1].last(where: { RowMeaning($0.meaning) != nil }),
      self.stretch(around: above).upperBound == page.lines[name.line - 1].scalars.count
    else { return false }
    return isInSentence(above, lines: lines - 1)
  }

  /// The symbols around a name that no amount, no word for traces and no full stop interrupts.
  private func stretch(around name: PhraseMention) -> Range<Int> {
    let line = page.lines[name.line]
    var start = 0
    var end = line.scalars.count
    for amount in page.values[name.line].map(\.range) + page.tracesInRows(name.line) {
      if amount.upperBound <= name.start {
        start = max(start, amount.upperBound)
      } else {
        end = min(end, amount.lowerBound)
      }
    }
    let stops = line.scalars.indices.filter {
      line.scalars[$0] == "." && line.scalar($0 + 1).map { $0 == " " } ?? true
    }
    for stop in stops {
      if stop < name.start {
        start = max(start, stop + 1)
      } else {
        end = min(end, stop)
      }
    }
    return start..<max(start, end)
  }
}

extension ReadingAssembly {
  /// The print behind a name in the place of an amount: a word for traces, or dashes alone.
  enum Unnumbered {
    case traces
    case dashes
  }

  private static let dashes: Set<Unicode.Scalar> = ["-", "–", "—", "−"]

  /// The print behind `name` that states no number, `nil` where there is another or none.
  func unnumbered(behind name: PhraseMention) -> Unnumbered? {
    guard let end = name.segments.last else { return nil }
    let line = page.lines[end.line]
    if page.phrases[end.line].contains(where: { page.isTraces($0, behind: end) }) { return .traces }
    let rest = line.scalars[min(end.range.upperBound, line.scalars.count)...].filter { $0 != " " }
    return !rest.isEmpty && rest.allSatisfy(Self.dashes.contains) ? .dashes : nil
  }
}

extension ScannedPage {
  /// Symbols between a name and a word for traces at most.
  private static let nearWord = 3

  /// Whether `word` is a word for traces in the place of the amount of a name that ends in `end`.
  fileprivate func isTraces(_ word: PhraseMention, behind end: PhraseMention.Segment) -> Bool {
    word.meaning == .traces && word.line == end.line
      && (0...Self.nearWord).contains(word.start - end.range.upperBound)
      && !lines[end.line].scalars[end.range.upperBound..<word.start].contains {
        ".,".unicodeScalars.contains($0)
      }
  }

  /// The words for traces of a line that are in the places of amounts.
  fileprivate func tracesInRows(_ line: Int) -> [Range<Int>] {
    phrases[line].filter { word in
      word.meaning == .traces
        && phrases[line].contains { name in
          guard RowMeaning(name.meaning) != nil, let end = name.segments.last else { return false }
          return isTraces(word, behind: end)
        }
    }.map { $0.segments[0].range }
  }
}
