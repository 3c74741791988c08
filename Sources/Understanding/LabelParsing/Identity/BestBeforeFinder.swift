import LabelModel

/// Finds best-before and use-by dates.
///
/// A date counts by the words before it. A date alone counts if it is the only one on a page with
/// such words. No other word may be right before it. It is printed later than the label, where there is room.
struct BestBeforeFinder {
  /// The probability that a surely read date is meant, by its clue. All three were set by hand.
  private static let announced = 0.95
  private static let onlyOne = 0.85
  private static let plain = 0.45
  /// Lines between the words and the date at most.
  private static let reach = 2

  let page: IdentityPage
  let phrases: [IdentityPhrase]

  /// Returns the candidates, best first: two readings of one date where day and month may be exchanged.
  func dates() -> [IdentityReading<PrintedDate>] {
    let announcing = phrases.filter { $0.topic == .bestBefore }
    let order = DateOrder(announcedIn: announcing.map(\.languages))
    var found: [(dates: [PrintedDate], line: Int, phrase: IdentityTopic?, words: Range<Int>)] = []
    for (number, line) in page.lines.enumerated() {
      for mention in DateScanner(line.words, order).mentions() {
        let topic = topic(of: mention.words.lowerBound, in: number)
        if mention.needsWords, topic != .bestBefore { continue }
        found.append((mention.dates, number, topic, mention.words))
      }
    }
    found.removeAll { $0.phrase == .production }
    let days = Set(found.map(\.dates))
    var readings: [IdentityReading<PrintedDate>] = []
    for date in found {
      let words = page.lines[date.line].words[date.words]
      let certainty = min(
        1, (words.map { $0.confidence?.value ?? 1 }.min() ?? 0) / PackageQuantityFinder.sureWord)
      let isOnly =
        days.count == 1 && !announcing.isEmpty && !phrases.contains { $0.topic == .production }
      let (clue, likelihood): (IdentityClue, Double) =
        date.phrase == .bestBefore
        ? (.printedLabel, Self.announced)
        : isOnly && !hasOtherWord(before: date.words.lowerBound, in: date.line)
          ? (.form, Self.onlyOne) : (.form, Self.plain)
      for value in date.dates {
        readings.append(
          IdentityReading(
            value, confidence: Confidence(likelihood * certainty / Double(date.dates.count)),
            evidence: page.evidence(page.lines[date.line].words), clue: clue))
      }
    }
    var seen: Set<PrintedDate> = []
    return readings.enumerated()
      .sorted { ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset) }
      .map(\.element).filter { seen.insert($0.value).inserted }
  }

  /// Whether a word that announces nothing known is right before a date: "recipe of 03/2026", "harvested 25.10.2026".
  private func hasOtherWord(before word: Int, in number: Int) -> Bool {
    let words = page.lines[number].words
    let joined = words[word].text.prefix { !$0.isNumber }
    let isJoined = joined.contains(":")
    let place = isJoined ? word : word - 1
    let isInPhrase = phrases.contains { $0.line == number && $0.words.contains(place) }
    guard place >= 0, !isInPhrase else { return false }
    let text = isJoined ? String(joined) : words[place].text
    return IdentityPage.letters(of: text) >= 2 && !text.contains(where: \.isNumber)
  }

  /// Returns what the nearest words before a date announce: on its line, or on one of the lines above.
  private func topic(of word: Int, in number: Int) -> IdentityTopic? {
    let topics: Set<IdentityTopic> = [.bestBefore, .production]
    if let own = phrases.last(where: {
      $0.line == number && topics.contains($0.topic) && $0.words.lowerBound <= word
    }) {
      return own.topic
    }
    var line = number
    for _ in 0..<Self.reach {
      guard let above = page.lineAbove(line) else { return nil }
      if let phrase = phrases.last(where: { $0.line == above && topics.contains($0.topic) }) {
        return phrase.topic
      }
      line = above
    }
    return nil
  }
}
