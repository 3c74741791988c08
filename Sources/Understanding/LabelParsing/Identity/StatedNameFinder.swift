import LabelModel
import Languages

/// Finds the names that a label's sentences are about, and names in large letters.
struct StatedNameFinder {
  /// The probability that a surely read subject of such a statement is the name. It was set by hand, as the next two.
  private static let adequacy = 0.95
  /// The same of a name in large letters that is in a sentence, too. Half of them are brands: these are suggestions.
  private static let repeated = 0.7
  /// The same of other names in large letters.
  private static let prominent = 0.5
  /// The height of a name in large letters, as a multiple of the text around.
  private static let leastHeight = 1.4
  /// Large lines that are candidates at most.
  private static let mostProminent = 3
  /// The words behind the product's name in AAFCO's statements of nutritional adequacy.
  private static let predicates = IdentityLexicon.adequacyPredicates.phrases.map(
    LetterFolding.fold)
  /// The words before it in a sentence.
  private static let openings = Set(
    IdentityLexicon.adequacyOpenings.phrases.map(LetterFolding.fold))

  let page: IdentityPage
  let vocabulary: IngredientVocabulary

  /// Returns the subjects of statements of adequacy: "NAME is formulated to meet the nutritional levels".
  func statedNames() -> [IdentityReading<String>] {
    let words = page.lines.flatMap(\.words)
    var found: [IdentityReading<String>] = []
    for position in words.indices where LetterFolding.fold(words[position].text).count <= 8 {
      let rest = words[position...].prefix(6).flatMap { LetterFolding.fold($0.text) }
      guard Self.predicates.contains(where: { rest.starts(with: $0) }) else { continue }
      let before = words[max(0, position - 16)..<position]
      let start = before.lastIndex {
        $0.text.last.map { ":.;".contains($0) } == true
          || Self.openings.contains(LetterFolding.fold($0.text))
      }
      guard let start else { continue }
      let name = NameText(words: Array(words[(start + 1)..<position]))
      guard name.isPossible(vocabulary) else { continue }
      found.append(
        IdentityReading(
          name.text, confidence: Confidence(Self.adequacy * name.confidence),
          evidence: page.evidence(name.words), clue: .adequacyStatement))
    }
    return found
  }

  /// Returns the lines in large letters that have the form of a name, the largest first.
  ///
  /// One is surer if a sentence of the page has it, too: "Pro-5 is for daily use".
  func prominentNames() -> [IdentityReading<String>] {
    guard page.hasPlaces, page.lines.count >= 5 else { return [] }
    let large = page.lines.indices.filter { number in
      let line = page.lines[number]
      return line.height >= Self.leastHeight * page.textHeight && line.confidence >= 0.6
        && line.words.count <= 6 && NameText(words: line.words).isPossible(vocabulary)
        && !RowNames.standard.hasWord(of: line.text)
    }.sorted { (page.lines[$0].height, $1) > (page.lines[$1].height, $0) }
    var found: [IdentityReading<String>] = []
    for number in large {
      let name = NameText(words: page.lines[number].words)
      let isRepeated = isInSentence(name.text, besides: number)
      guard isRepeated || found.count < Self.mostProminent else { continue }
      let likelihood = isRepeated ? Self.repeated : Self.prominent
      found.append(
        IdentityReading(
          name.text, confidence: Confidence(likelihood * name.confidence),
          evidence: page.evidence(name.words), clue: .prominence))
    }
    return found
  }

  /// Whether a line of running text has the words of `name` with more behind or before them.
  private func isInSentence(_ name: String, besides number: Int) -> Bool {
    let letters = FoodSymbols.fold(name)
    return page.lines.indices.contains { other in
      let line = page.lines[other]
      guard other != number, line.height < 1.3 * page.textHeight,
        line.letters > letters.count + 8
      else { return false }
      let text = FoodSymbols.fold(line.text)
      return text.indices.contains { start in
        text[start...].starts(with: letters)
          && (start == 0 || !FoodSymbols.isLetter(text[start - 1]))
          && (start + letters.count == text.count
            || !FoodSymbols.isLetter(text[start + letters.count]))
      }
    }
  }
}
