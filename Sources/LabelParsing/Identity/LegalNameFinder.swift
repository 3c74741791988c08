import LabelModel

/// Finds the name that the law prescribes: the text right before a list of ingredients.
///
/// EU 1169/2011 wants a food's name and its list of ingredients, and labels print them in this order, once a language.
struct LegalNameFinder {
  /// How likely a surely read text there is the name.
  private static let likelihood = 0.95
  /// Lines of a name at most.
  private static let mostLines = 4
  /// Beginnings of words for a treatment, which may be a sentence of its own behind the name.
  private static let treatments: [[UInt16]] = [
    "pasteur", "pastor", "steril", "homogen", "uht", "ultra", "tiefgek", "surgel", "congel", "gekühlt",
    "geräuchert", "fumé", "getrocknet",
  ].map(LetterFolding.fold)

  let page: IdentityPage
  let vocabulary: IngredientVocabulary
  let joiners: Set<[UInt16]>

  /// A word with whether a line begins with it.
  private struct Placed {
    var word: Word
    var opensLine: Bool
  }

  /// Returns the candidates in reading order.
  func names(_ search: inout PhraseSearch) -> [IdentityReading<String>] {
    var found: [IdentityReading<String>] = []
    for number in page.lines.indices {
      for start in headings(in: number, &search) {
        guard let name = name(before: start, in: number), name.isPossible(vocabulary) else {
          continue
        }
        found.append(
          IdentityReading(
            name.text, confidence: Confidence(Self.likelihood * name.confidence),
            evidence: page.evidence(name.words), clue: .beforeIngredients))
      }
    }
    return found
  }

  /// Returns the words of a line that the headings of lists begin with.
  private func headings(in number: Int, _ search: inout PhraseSearch) -> [Int] {
    let words = page.lines[number].words
    return words.indices.filter { start in
      var letters: [UInt16] = []
      for (offset, word) in words[start...].prefix(2).enumerated() {
        let colon = word.text.firstIndex { $0 == ":" || $0 == ";" }
        LetterFolding.fold(String(word.text[..<(colon ?? word.text.endIndex)]))
          .forEach { letters.append($0) }
        let next = start + offset + 1
        let isMarked = colon != nil || next < words.count && words[next].text.first == ":"
        let match = search.matches(in: letters, ends: [letters.count])
          .contains { $0.length >= 6 && (isMarked || $0.cost <= 4 && start == 0) }
        if match { return true }
        if colon != nil { return false }
      }
      return false
    }
  }

  /// Returns the text before the word `start` of a line, back to where its sentence or block begins.
  private func name(before start: Int, in number: Int) -> NameText? {
    var placed = self.placed(page.lines[number].words[..<start])
    var line = number
    if start > 0, placed.isEmpty { return nil }
    var lines = 1
    if placed.isEmpty {
      guard let above = page.lineAbove(number), isLike(above, number) else { return nil }
      placed = self.placed(page.lines[above].words[...])
      line = above
    }
    while lines < Self.mostLines {
      let sentence = lastSentence(placed)
      // The sentence began on this line: nothing before belongs to it.
      guard sentence.count == placed.count, let first = sentence.first else { break }
      guard let above = page.lineAbove(line), isLike(above, line) else { break }
      let words = page.lines[above].words
      guard goesOn(words, to: first.word) else { break }
      placed = self.placed(words[...]) + placed
      line = above
      lines += 1
    }
    return NameText(words: lastSentence(placed).map(\.word))
  }

  /// Returns words without the signs and pictures at their beginning.
  private func placed(_ words: ArraySlice<Word>) -> [Placed] {
    let start = words.firstIndex {
      IdentityPage.letters(of: $0.text) >= 2 || $0.text.contains(where: \.isNumber)
    }
    guard let start else { return [] }
    return words[start...].enumerated().map { Placed(word: $1, opensLine: $0 == 0) }
  }

  /// Returns the words behind the last end of a sentence, treatments left out.
  private func lastSentence(_ placed: [Placed]) -> [Placed] {
    var rest = placed
    while true {
      let start = rest.dropLast().lastIndex { Self.endsSentence($0.word.text) }
      let sentence = rest[(start.map { $0 + 1 } ?? 0)...]
      guard let start, sentence.count <= 2, let first = sentence.first,
        Self.treatments.contains(where: LetterFolding.fold(first.word.text).starts)
      else { return Array(sentence) }
      rest = Array(rest[...start])
    }
  }

  private static func endsSentence(_ text: String) -> Bool {
    guard let last = text.last else { return false }
    if ":;!?|".contains(last) { return true }
    return last == "." && IdentityPage.letters(of: text) > 3
  }

  /// Whether a name goes on from a line with `words` to the word `next` below.
  private func goesOn(_ words: [Word], to next: Word) -> Bool {
    guard let last = words.last, !Self.endsSentence(last.text) || last.text.last == ";" else {
      return false
    }
    if last.text.hasSuffix("-") || last.text.hasSuffix(",") { return true }
    if joiners.contains(LetterFolding.fold(last.text)) { return true }
    guard let first = next.text.first else { return false }
    return first.isLowercase || first == "("
  }

  /// Whether two lines are of one print: of like height, and not far to the side.
  private func isLike(_ upper: Int, _ lower: Int) -> Bool {
    guard let one = page.lines[upper].box, let other = page.lines[lower].box else { return false }
    let heights = page.lines[upper].height / max(1, page.lines[lower].height)
    return (0.6...2).contains(heights)
      && Double(one.left - other.left) < 4 * page.lines[lower].height
  }
}
