import LabelModel

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

  /// The symbols around a name that no amount and no full stop interrupts.
  private func stretch(around name: PhraseMention) -> Range<Int> {
    let line = page.lines[name.line]
    var start = 0
    var end = line.scalars.count
    for value in page.values[name.line] {
      if value.range.upperBound <= name.start {
        start = max(start, value.range.upperBound)
      } else {
        end = min(end, value.range.lowerBound)
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

  /// Symbols between a name and a word for traces at most.
  private static let nearWord = 3
  private static let dashes: Set<Unicode.Scalar> = ["-", "–", "—", "−"]

  /// The print behind `name` that states no number, `nil` where there is another or none.
  func unnumbered(behind name: PhraseMention) -> Unnumbered? {
    guard let end = name.segments.last else { return nil }
    let line = page.lines[end.line]
    let isTraces = page.phrases[end.line].contains {
      $0.meaning == .traces
        && (0...Self.nearWord).contains($0.start - end.range.upperBound)
        && !line.scalars[end.range.upperBound..<$0.start].contains {
          ".,".unicodeScalars.contains($0)
        }
    }
    if isTraces { return .traces }
    let rest = line.scalars[min(end.range.upperBound, line.scalars.count)...].filter { $0 != " " }
    return !rest.isEmpty && rest.allSatisfy(Self.dashes.contains) ? .dashes : nil
  }
}
