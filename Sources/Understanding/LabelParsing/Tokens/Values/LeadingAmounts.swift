import LabelModel

/// The amounts of a page that are right before their names: "4.5 % crude protein, 36 % crude fat".
///
/// Most labels print an amount behind its name. In such a list, a sign or the end of the line ends each entry.
/// Between an amount and its name is only a space. No sign is needed in a list that begins right behind the heading of
/// an analysis.
struct LeadingAmounts {
  /// An entry of the list.
  struct Entry {
    /// The line of the amount.
    var line: Int
    var amount: Range<Int>
    /// The line of the name: that of the amount or the next one.
    var nameLine: Int
    /// The name, in all languages that follow it.
    var name: Range<Int>
  }

  /// The entries of all lists, in reading order.
  let entries: [Entry]

  /// Entries that make a list; two may be chance.
  private static let leastEntries = 3

  /// Finds the lists of `page`.
  init(_ page: ScannedPage) {
    let tokens = Self.tokens(of: page)
    var entries: [Entry] = []
    var next = 0
    while next < tokens.count {
      let start = next
      var list = Self.list(at: &next, of: tokens, page)
      if list.count < Self.leastEntries, Self.isBehindHeading(tokens[start], page) {
        next = start
        list = Self.list(at: &next, of: tokens, page, needsSigns: false)
      }
      if list.count >= Self.leastEntries,
        !Self.follow(tokens[start..<next], in: tokens, page)
      {
        entries += list
      }
      next = max(next, start + 1)
    }
    self.entries = entries
  }
}

extension LeadingAmounts {
  /// An amount or a constituent's name.
  private struct Token {
    var line: Int
    var range: Range<Int>
    /// The meaning of a name, `nil` for an amount.
    var meaning: PhraseMeaning?
    /// The unit of an amount, `nil` for a name.
    var unit: NutrientUnit?
    var isName: Bool { meaning != nil }

    /// Whether it names the constituent that another name has, perhaps in another language.
    func isName(like other: Token) -> Bool {
      if case .nutrient(let nutrient, _) = meaning, case .nutrient(nutrient, _) = other.meaning {
        return true
      }
      return isName && meaning == other.meaning
    }
  }

  /// The likeness of a name that is surely read.
  private static let leastLikeness = 0.8

  private static func tokens(of page: ScannedPage) -> [Token] {
    page.lines.indices.flatMap { line in
      let amounts = page.values[line].filter { $0.unit != nil && !$0.isEnergy }.map {
        Token(line: line, range: $0.range, unit: $0.unit)
      }
      let names = page.phrases[line].compactMap { phrase -> Token? in
        switch phrase.meaning {
        case .nutrient, .other:
          phrase.likeness < leastLikeness
            ? nil : Token(line: line, range: phrase.segments[0].range, meaning: phrase.meaning)
        default: nil
        }
      }
      return (amounts + names).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  /// The entries from the token `next` on; `next` becomes the token behind them.
  private static func list(
    at next: inout Int, of tokens: [Token], _ page: ScannedPage, needsSigns: Bool = true
  ) -> [Entry] {
    var list: [Entry] = []
    while let (entry, end) = entry(at: next, of: tokens, page, needsSigns: needsSigns) {
      list.append(entry)
      next = end
    }
    return list
  }

  /// Whether an amount is the first word behind the heading of an analysis.
  private static func isBehindHeading(_ token: Token, _ page: ScannedPage) -> Bool {
    page.phrases[token.line].contains { phrase in
      guard phrase.meaning == .petHeading, phrase.likeness >= leastLikeness,
        let end = phrase.segments.last, end.line == token.line
      else { return false }
      return (0...widestGap).contains(token.range.lowerBound - end.range.upperBound)
    }
  }

  /// The symbols between a heading and the amount behind it at most: " : ". It is set by hand.
  private static let widestGap = 3

  /// Whether a name before a list or an amount behind it shows that the amounts follow their names.
  private static func follow(
    _ list: ArraySlice<Token>, in tokens: [Token], _ page: ScannedPage
  ) -> Bool {
    let start = list.startIndex
    if start > 0, tokens[start - 1].isName, tokens[start - 1].line + 1 >= list[start].line {
      return true
    }
    guard list.endIndex < tokens.count else { return false }
    let next = tokens[list.endIndex]
    return next.unit != nil && next.unit == list.last { !$0.isName }?.unit
      && !isEnded(page, from: list[list.endIndex - 1], to: next)
  }

  /// The entry that begins with the token `index`, and the token behind it.
  private static func entry(
    at index: Int, of tokens: [Token], _ page: ScannedPage, needsSigns: Bool
  ) -> (entry: Entry, end: Int)? {
    guard index + 1 < tokens.count else { return nil }
    let amount = tokens[index]
    let name = tokens[index + 1]
    guard !amount.isName, name.isName, isJoined(page, amount, name) else { return nil }
    if index > 0, tokens[index - 1].line == amount.line {
      guard !needsSigns || isEnded(page, from: tokens[index - 1], to: amount),
        !isBounded(page, from: tokens[index - 1], to: amount)
      else { return nil }
    } else if amount.line != name.line {
      return nil
    }
    var end = index + 2
    while end < tokens.count, tokens[end].line == name.line, tokens[end].isName(like: name) {
      end += 1
    }
    if needsSigns, end < tokens.count, tokens[end].line == name.line,
      !isEnded(page, from: tokens[end - 1], to: tokens[end])
    {
      return nil
    }
    let entry = Entry(
      line: amount.line, amount: amount.range, nameLine: name.line,
      name: name.range.lowerBound..<tokens[end - 1].range.upperBound)
    return (entry, end)
  }

  /// Whether only a space or the end of the line is between an amount and a name.
  private static func isJoined(_ page: ScannedPage, _ amount: Token, _ name: Token) -> Bool {
    if amount.line == name.line {
      return page.lines[amount.line].text(amount.range.upperBound..<name.range.lowerBound) == " "
    }
    return name.line == amount.line + 1 && name.range.lowerBound == 0
      && amount.range.upperBound == page.lines[amount.line].scalars.count
  }

  /// Whether an entry ends between two tokens.
  private static func isEnded(_ page: ScannedPage, from first: Token, to second: Token) -> Bool {
    guard first.line == second.line else { return second.line > first.line + 1 }
    let between = first.range.upperBound..<max(first.range.upperBound, second.range.lowerBound)
    return page.lines[first.line].text(between).unicodeScalars.contains(where: ends.contains)
  }

  /// Whether the words before an amount belong to the name before them: "crude protein, not less than 9 %".
  private static func isBounded(_ page: ScannedPage, from name: Token, to amount: Token) -> Bool {
    let line = page.lines[amount.line]
    let between = name.range.upperBound..<max(name.range.upperBound, amount.range.lowerBound)
    let isBound = page.phrases[amount.line].contains { phrase in
      guard between.contains(phrase.start) else { return false }
      switch phrase.meaning {
      case .bound, .lessThan: return true
      default: return false
      }
    }
    let words = between.reversed().prefix { line.scalar($0).map { !ends.contains($0) } ?? false }
    return isBound
      || words.count { line.scalar($0).map(LetterFolding.isLetter) ?? false } > mostLetters
  }

  /// Letters of the words between two entries at most: "davon", "of which".
  private static let mostLetters = 9

  private static let ends: Set<Unicode.Scalar> = Set(",;•·|".unicodeScalars)
}

extension RecognizedPage {
  /// The page with the names of `lists` before their amounts, where both are whole words.
  ///
  /// Each word keeps its place, and the sign behind an entry stays behind it. In a photo an amount stays in its line.
  func namingBefore(_ lists: LeadingAmounts, _ lines: [ScannedLine]) -> RecognizedPage {
    var page = self
    page.lines = lines.map(\.line)
    for entry in lists.entries.reversed() {
      let line = lines[entry.line]
      let named = lines[entry.nameLine]
      let isWrapped = entry.nameLine != entry.line
      guard !isWrapped || line.line.box == nil,
        let amount = line.wholeWords(entry.amount), let name = named.wholeWords(entry.name)
      else { continue }
      var amounts = Array(page.lines[entry.line].words[amount])
      var words = page.lines[entry.nameLine].words
      let (last, sign) = named.parted(name.upperBound - 1, at: entry.name.upperBound)
      words[name.upperBound - 1].text = last
      amounts[amounts.count - 1].text += sign
      words.insert(contentsOf: amounts, at: name.upperBound)
      if isWrapped {
        page.lines[entry.line].words.removeSubrange(amount)
      } else {
        words.removeSubrange(amount)
      }
      page.lines[entry.nameLine].words = words
    }
    page.lines.removeAll(where: \.words.isEmpty)
    return page
  }
}

extension ScannedLine {
  /// The words of a range that begins with a word.
  fileprivate func wholeWords(_ range: Range<Int>) -> Range<Int>? {
    let first = words[range.lowerBound]
    let last = words[range.upperBound - 1]
    guard first >= 0, last >= first, starts[first] == range.lowerBound else { return nil }
    return first..<(last + 1)
  }

  /// A word's text before and behind a place of the line.
  fileprivate func parted(_ word: Int, at place: Int) -> (String, String) {
    let scalars = line.words[word].text.unicodeScalars
    let count = min(scalars.count, place - starts[word])
    return (String(scalars.prefix(count)), String(scalars.dropFirst(count)))
  }
}
