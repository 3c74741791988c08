import Foundation
import LabelModel

/// A list of ingredients that was found, with the text around it.
struct FoundIngredients {
  var cues: FoodCues
  /// The list's characters.
  var range: Range<Int>
  var list: IngredientList

  /// Whether recognition doubts no word of the list that no lexicon has.
  var isReadWell: Bool {
    !list.needsReview && !cues.text.wordRanges(in: range).contains(where: cues.isUnread)
  }
}

/// Finds the lists of ingredients on a page, and the sentences about allergens beside them.
struct IngredientFinder {
  /// Lists and sentences at most; no label has half as many, and the time stays linear.
  private static let mostTexts = 48
  /// Lines of a text with sentences about allergens of which the next such text takes none.
  private static let sentenceLines = 6
  /// Further lines that the words which begin such a sentence may be wrapped to.
  private static let cueLines = 4
  /// Letters that a list must have.
  private static let leastLetters = 5
  /// Percent that the shares of a list add up to at most, since each may be rounded.
  private static let mostPercent: Decimal = 105

  private let vocabulary: IngredientVocabulary
  private let expected: Set<String>
  private let flow: TextFlow
  private let source: String
  /// The lists, in reading order.
  private(set) var lists: [FoundIngredients] = []
  /// The texts that hold sentences about allergens and no list.
  private(set) var others: [FoodCues] = []
  /// Whether a list of a cosmetic, detergent, medicine or dressing is printed.
  private var hasNonFood = false

  /// Searches `page`, which is expected to be in the languages with these codes.
  init(
    _ page: RecognizedPage, vocabulary: IngredientVocabulary, expected: Set<String>,
    search: inout PhraseSearch
  ) {
    self.vocabulary = vocabulary
    self.expected = expected
    source = page.source
    flow = TextFlow(page)
    let usable = flow.usable
    let finder = ListHeadings(vocabulary: vocabulary, lines: flow.lines)
    var headings: [Int: [ListHeading]] = [:]
    for (place, line) in usable.enumerated() {
      let before = place > 0 ? usable[place - 1] : nil
      headings[line] = finder.headings(in: line, behind: before, &search)
    }
    var used: Set<Int> = []
    for (place, line) in usable.enumerated() {
      for (number, heading) in (headings[line] ?? []).enumerated() {
        guard lists.count < Self.mostTexts else { break }
        if heading.start == 0, place > 0, finder.goesOn(usable[place - 1], in: line) { continue }
        add(heading, in: line, next: number + 1, headings, &used)
      }
    }
    // As many are tried as there may be, so that the time stays linear.
    var attempts = 0
    for line in usable
    where attempts < Self.mostTexts && !used.contains(line)
      && (UnheadedList.mayHold(flow.lines[line], vocabulary)
        || DoubtfulHeading.find(in: flow.lines[line], vocabulary) != nil)
    {
      attempts += 1
      addUnheaded(line, &used)
    }
    if lists.isEmpty && hasNonFood { return }
    // A sentence may end, or be whole, in the line that a list begins in.
    var heads = headings.compactMapValues { $0.first?.start }.filter {
      $0.value > 0 && used.contains($0.key)
    }
    for (number, line) in usable.enumerated() {
      guard !used.contains(line) || heads[line] != nil, others.count < Self.mostTexts else {
        continue
      }
      let next = usable[(number + 1)...].prefix(Self.cueLines).prefix { !used.contains($0) }
      guard mentionsContents(heads[line] == nil ? [line] + next : [line], heads) else { continue }
      addSentences(from: line, &used, &heads)
    }
  }

  /// Adds the text from `line` on, which says what the food contains or may contain.
  ///
  /// It ends at the words of `heads`: those of a line before the list that begins in it.
  private mutating func addSentences(
    from line: Int, _ used: inout Set<Int>, _ heads: inout [Int: Int]
  ) {
    var segments: [TextFlow.Segment] = []
    for segment in flow.text(from: line, word: 0).prefix(2 * Self.sentenceLines) {
      if let end = heads[segment.line] {
        segments.append(TextFlow.Segment(line: segment.line, words: 0..<end))
        heads[segment.line] = nil
        break
      }
      guard !used.contains(segment.line) else { break }
      segments.append(segment)
    }
    used.formUnion(segments.prefix(Self.sentenceLines).map(\.line))
    others.append(
      FoodCues(
        FoodText(segments.map(words)), vocabulary: vocabulary, expected: expected))
  }

  private func words(of segment: TextFlow.Segment) -> [Word] {
    Array(flow.lines[segment.line].words[segment.words])
  }

  /// Whether a sentence about contents begins in the first of `lines`, which follow each other.
  ///
  /// Of a line in `heads` only so many words count.
  private func mentionsContents(_ lines: [Int], _ heads: [Int: Int]) -> Bool {
    var symbols: [UInt16] = []
    var first = 0
    for line in lines {
      for word in flow.lines[line].words.prefix(heads[line] ?? .max) {
        for scalar in word.text.unicodeScalars.prefix(60) {
          FoodSymbols.append(scalar, to: &symbols)
        }
        if symbols.last != FoodSymbols.space { symbols.append(FoodSymbols.space) }
      }
      if line == lines.first { first = symbols.count }
    }
    let isNamed = symbols.indices.prefix(first).contains {
      !vocabulary.statements.matches(in: symbols, at: $0).isEmpty
    }
    if isNamed { return true }
    let letters = LetterRun(symbols)
    return vocabulary.damagedPhrases.matches(in: letters, before: first).contains { match in
      let phrase = vocabulary.damagedPhrases.phrases[match.phrase]
      let isCue =
        phrase.meaning == .mayContain || phrase.meaning == .traceTail || phrase.meaning == .freeOf
      return isCue && phrase.length >= DamagedPhrase.leastSure
    }
  }

  /// Reads the list behind `heading`, up to the next heading.
  private mutating func add(
    _ heading: ListHeading, in line: Int, next: Int, _ headings: [Int: [ListHeading]],
    _ used: inout Set<Int>
  ) {
    var segments = flow.text(from: line, word: heading.start)
    for (number, segment) in segments.enumerated() {
      let others = headings[segment.line] ?? []
      let first = number == 0 ? others.dropFirst(next).first : others.first
      if let first, segment.words.contains(first.start) {
        segments[number].words = segment.words.lowerBound..<first.start
        segments.removeSubrange((number + 1)...)
        break
      }
    }
    var texts = segments.map(words)
    let titleCount = heading.end - heading.start
    let title = texts[0].prefix(titleCount)
    texts[0].removeFirst(min(titleCount, texts[0].count))
    // A word such as "Zutaten:Wasser" holds the heading and the first ingredient.
    if let last = title.last, let colon = last.text.firstIndex(of: ":") {
      let rest = last.text[last.text.index(after: colon)...]
      if !rest.isEmpty {
        texts[0].insert(
          Word(text: String(rest), box: last.box, confidence: last.confidence), at: 0)
      }
    }
    texts = SmallAmounts.removed(from: texts)
    let text = FoodText(texts)
    let cues = FoodCues(
      text, vocabulary: vocabulary, heading: heading.languages, expected: expected)
    let range = IngredientRange(cues).range
    guard
      text.scalars[range].count(where: LetterFolding.isLetter) >= Self.leastLetters
        || cues.isKnownFood(range)
    else {
      // A sentence alone follows the heading.
      if used.contains(line) { others.append(cues) }
      return
    }
    used.formUnion(segments.map(\.line))
    append(cues, range, title: Array(title))
  }

  /// Adds the list that is printed without a heading around `line`, when it is certain to be one.
  private mutating func addUnheaded(_ line: Int, _ used: inout Set<Int>) {
    guard lists.count < Self.mostTexts else { return }
    var starts = [flow.text(from: line, word: 0)]
    // The rows before may hold one comma each, of the list or of a sentence before it.
    for _ in 0..<UnheadedList.mostRowsBefore {
      guard let first = starts.last?.first?.line, first > 0, !used.contains(first - 1),
        UnheadedList.mayBegin(flow.lines[first - 1])
      else { break }
      let longer = flow.text(from: first - 1, word: 0)
      guard longer.prefix(3).contains(where: { $0.line == first }) else { break }
      starts.append(longer)
    }
    for start in starts.reversed() {
      var segments = Array(start.prefix { !used.contains($0.line) })
      let heading = segments.first.flatMap {
        DoubtfulHeading.find(in: flow.lines[$0.line], vocabulary)
      }
      if let heading {
        // The text of a heading within a line begins at its own edge.
        if heading.words.lowerBound > 0 {
          segments = flow.text(from: segments[0].line, word: heading.words.lowerBound).filter {
            !used.contains($0.line)
          }
        }
        guard !segments.isEmpty else { continue }
        segments[0].words =
          heading.words
          .upperBound..<max(
            heading.words.upperBound, segments[0].words.upperBound)
      }
      let text = FoodText(segments.map(words))
      let wordsBefore = segments.prefix { $0.line != line }.reduce(0) { $0 + $1.words.count }
      var found: (cues: FoodCues, list: UnheadedList)?
      // Badly read, the heading of one language may be as near to that of another one.
      for languages in heading.map({ [$0.languages, []] }) ?? [[]] where found == nil {
        let cues = FoodCues(text, vocabulary: vocabulary, heading: languages, expected: expected)
        found = UnheadedList(cues, wordsBefore: wordsBefore, isHeaded: heading != nil).map {
          (cues, $0)
        }
      }
      guard let (cues, list) = found else { continue }
      let last = cues.text.words(in: list.range).endIndex
      var count = 0
      for segment in segments where count < last {
        used.insert(segment.line)
        count += segment.words.count
      }
      append(cues, list.range, title: [])
      return
    }
  }

  /// Whether the shares of `entries` add up to more than the whole food, so that one is misread.
  private func exceedsWhole(_ entries: [Ingredient]) -> Bool {
    entries.filter { $0.bound != .maximum }.compactMap(\.percent).reduce(0, +) > Self.mostPercent
  }

  /// Keeps the list in `range` behind the words `title`.
  private mutating func append(_ cues: FoodCues, _ range: Range<Int>, title: [Word]) {
    let text = cues.text
    guard !NonFoodWords.isNonFoodList(cues, range) else {
      hasNonFood = true
      return
    }
    let footnotes = Footmarks(cues, from: range.upperBound).texts
    var tree = IngredientTree(text, cues: cues, range: range, footnotes: footnotes)
    let entries = tree.entries(range)
    let quality = ListQuality(text.words(in: range))
    let box = BoundingBox.union(
      of: [BoundingBox.union(of: title.compactMap(\.box)), text.box(range)].compactMap { $0 })
    let said = (title.map(\.text) + [text.text(range.prefixed(60))]).joined(separator: " ")
    lists.append(
      FoundIngredients(
        cues: cues, range: range,
        list: IngredientList(
          language: cues.languages.first.map { vocabulary.languages[$0] }, text: text.text(range),
          ingredients: entries, confidence: quality.confidence,
          needsReview: quality.needsReview || ListEnd.isBrokenOff(cues, range)
            || exceedsWhole(entries),
          evidence: Evidence(image: source, text: said, box: box))))
  }
}

extension Range<Int> {
  fileprivate func prefixed(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}
