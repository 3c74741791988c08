import LabelModel

/// Finds the bounds that stand with values: "(min)", "Max.", "not less than".
struct BoundFinder {
  struct Found {
    var bound: Bound
    var isRepaired: Bool
  }

  let page: ScannedPage
  /// Whether bounds stand before the names: "Minimum % Crude Protein 8.0".
  private let standBeforeNames: Bool

  init(page: ScannedPage, links: [NameValueLink]) {
    self.page = page
    var before = 0
    var after = 0
    for link in links {
      guard let mention = link.group.mentions.first else { continue }
      for phrase in page.phrases[mention.line] {
        guard case .bound = phrase.meaning else { continue }
        if phrase.start < mention.start, mention.start - phrase.segments[0].range.upperBound <= 3,
          !Self.isBehindValue(phrase, page)
        {
          before += 1
        }
        if phrase.start > mention.start { after += 1 }
      }
    }
    standBeforeNames = before > after
  }

  /// Whether a bound belongs to the value before it: "2.9 % (min), crude fibre 0 % (max)".
  ///
  /// The value may end the line above.
  private static func isBehindValue(_ phrase: PhraseMention, _ page: ScannedPage) -> Bool {
    let isInLine = page.values[phrase.line].contains { value in
      (0...3).contains(phrase.start - value.range.upperBound)
    }
    guard !isInLine, phrase.start <= 1, phrase.line > 0 else { return isInLine }
    let above = page.lines[phrase.line - 1].scalars.count
    return page.values[phrase.line - 1].contains { above - $0.range.upperBound <= 1 }
  }

  func bound(of link: NameValueLink) -> Found? {
    let value = link.value
    // One nutrient may have two guarantees in a line: "Crude Fat (min) 6 %, Crude Fat (max) 8 %".
    guard
      let mention = link.group.mentions.last(where: {
        ($0.line, $0.start) < (value.line, value.range.lowerBound)
      }) ?? link.group.mentions.last,
      let segment = mention.segments.last
    else { return nil }
    if standBeforeNames {
      let first = link.group.mentions[0]
      let phrase = page.phrases[first.line].last { $0.start < first.start }
      guard let phrase, case .bound(let bound) = phrase.meaning else { return nil }
      return Found(bound: bound, isRepaired: false)
    }
    // Between name and value, then behind the value up to the next name or value.
    if segment.line == value.line, segment.range.upperBound <= value.range.lowerBound {
      if let found = search(value.line, segment.range.upperBound..<value.range.lowerBound) {
        return found
      }
    } else if segment.line < value.line {
      let rest = page.lines[segment.line].scalars.count
      if let found = search(segment.line, min(segment.range.upperBound, rest)..<rest) {
        return found
      }
      if let found = search(value.line, 0..<value.range.lowerBound) { return found }
    }
    return behind(value)
  }

  private func behind(_ value: ValueMention) -> Found? {
    let line = page.lines[value.line]
    let nextName = page.phrases[value.line].first {
      $0.start >= value.range.upperBound && RowMeaning($0.meaning) != nil
    }
    let nextValue = page.values[value.line].first { $0.range.lowerBound >= value.range.upperBound }
    let end = min(
      nextName?.start ?? line.scalars.count, nextValue?.range.lowerBound ?? line.scalars.count,
      value.range.upperBound + 24)
    if value.range.upperBound < end,
      let found = search(value.line, value.range.upperBound..<end)
    {
      return found
    }
    // The bound has wrapped: it is the first word of the next line.
    guard end == line.scalars.count, end - value.range.upperBound <= 2,
      value.line + 1 < page.lines.count
    else { return nil }
    let next = page.phrases[value.line + 1].first
    if let next, case .bound(let bound) = next.meaning, next.start <= 1 {
      return Found(bound: bound, isRepaired: false)
    }
    return nil
  }

  /// A bound's word in a stretch of a line, or brackets whose damaged word looks like one.
  private func search(_ line: Int, _ range: Range<Int>) -> Found? {
    for phrase in page.phrases[line] {
      if case .bound(let bound) = phrase.meaning, range.contains(phrase.start) {
        return Found(bound: bound, isRepaired: phrase.cost > 0)
      }
    }
    guard range.count > 2 else { return nil }
    let text = page.lines[line].text(range)
    guard
      let open = text.firstIndex(where: { $0 == "(" || $0 == "[" || $0 == "{" })
        ?? (text.contains(")") ? text.startIndex : nil)
    else { return nil }
    let start = range.lowerBound + text[..<open].unicodeScalars.count
    guard !isCode(line, at: start) else { return nil }
    let opened = text[open...].prefix(8)
    let word = LetterFolding.fold(String(opened.prefix { $0 != ")" }))
    guard 2...5 ~= word.count else { return nil }
    let likeMinimum = similarity(word, LetterFolding.fold("min"))
    let likeMaximum = similarity(word, LetterFolding.fold("max"))
    guard max(likeMinimum, likeMaximum) >= 1, likeMinimum != likeMaximum else { return nil }
    return Found(bound: likeMinimum > likeMaximum ? .minimum : .maximum, isRepaired: true)
  }

  /// Whether a bracket at `start` begins with the code of an additive: "(3a370)" from the cell beside.
  private func isCode(_ line: Int, at start: Int) -> Bool {
    let word = page.lines[line].scalars.dropFirst(start + 1).prefix(Self.longestCode)
      .prefix { $0 != ")" && $0 != " " }
    let digits = word.count { ("0"..."9").contains($0) }
    return digits >= Self.digitsOfCode && digits < word.count
      && word.first.map { ("0"..."9").contains($0) } ?? false
  }

  /// The symbols of a code at most.
  private static let longestCode = 7
  /// The digits of a code at least. A damaged "min" or "max" has one: "(m1n)".
  private static let digitsOfCode = 2

  /// The number of letters of a word that another word has, too.
  private func similarity(_ word: [UInt16], _ other: [UInt16]) -> Int {
    other.filter { word.contains($0) }.count
  }
}
