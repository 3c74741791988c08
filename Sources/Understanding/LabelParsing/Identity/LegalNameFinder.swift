import LabelModel
import Languages

/// Finds the name that the law prescribes: the text right before a list of ingredients.
///
/// EU 1169/2011 demands a food's name and its list of ingredients. Labels print them in this order,
/// once a language.
struct LegalNameFinder {
  // The probabilities were set by hand.
  /// The probability that a surely read text there is the name.
  private static let likelihood = 0.95
  /// The same of a text above the kind of pet food, in large letters or others.
  private static let abovePetFood = (large: 0.86, plain: 0.6)
  /// The same of the kind of pet food itself.
  private static let petFood = 0.6
  /// Lines between the kind of pet food and the name at most, and words of such a name.
  private static let reach = 3
  private static let mostWords = 6
  /// Lines of a name at most.
  private static let mostLines = 4
  /// Words of a heading or of an additive's class at most.
  private static let titleWords = 4
  /// Beginnings of words for a treatment, which may be a sentence of its own behind the name.
  private static let treatments = IdentityLexicon.treatments.phrases.map(LetterFolding.fold)

  /// The marks that labels print before a language's text, in capitals.
  ///
  /// They are the codes of languages, and codes of countries that are no words.
  private static let languageMarks = Set(Language.all.map { $0.code.uppercased() })
    .union(["GB", "UK", "CZ", "DK", "GR", "SE", "EE", "UA", "RS"])

  let page: IdentityPage
  let vocabulary: IngredientVocabulary
  let joiners: Set<[UInt16]>

  /// A word of a name.
  private struct Placed {
    var word: Word
    /// Whether a piece of a word was left out before it.
    var isFragment: Bool
  }

  /// Returns the candidates in reading order.
  func names(_ search: inout PhraseSearch) -> [IdentityReading<String>] {
    var found: [IdentityReading<String>] = []
    for number in page.lines.indices {
      for start in headings(in: number, &search) {
        guard let (name, line) = name(before: start, in: number) else { continue }
        if RowNames.standard.describesPetFood(name.text) {
          if let other = nameAbovePetFood(line) { found.append(other) }
          if isPossible(name) { found.append(reading(name, Self.petFood)) }
        } else if isPossible(name) {
          found.append(reading(name, Self.likelihood))
        }
      }
    }
    return found
  }

  private func reading(_ name: NameText, _ likelihood: Double) -> IdentityReading<String> {
    IdentityReading(
      name.text, confidence: Confidence(likelihood * name.confidence),
      evidence: page.evidence(name.words), clue: .beforeIngredients)
  }

  /// Whether a text has the form of a name and is whole. It ends neither inside a word nor with a
  /// word such as "with".
  private func isPossible(_ name: NameText) -> Bool {
    guard let last = name.words.last, !last.text.hasSuffix("-"),
      !joiners.contains(LetterFolding.fold(last.text))
    else { return false }
    return name.isPossible(vocabulary)
  }

  /// Returns the name of a pet food, which is printed above its kind: "Duck & Salmon", "Complete pet food for cats".
  private func nameAbovePetFood(_ number: Int) -> IdentityReading<String>? {
    var line = number
    for _ in 0..<Self.reach {
      guard let above = page.lineAbove(line) else { return nil }
      let name = NameText(words: placed(page.lines[above].words[...]).map(\.word))
      if name.words.count <= Self.mostWords, isPossible(name),
        !RowNames.standard.describesPetFood(name.text)
      {
        let isLarge =
          page.lines[above].height >= 1.1 * page.lines[number].height
          || !name.text.contains(where: \.isLowercase)
        return reading(name, isLarge ? Self.abovePetFood.large : Self.abovePetFood.plain)
      }
      line = above
    }
    return nil
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

  /// Returns the text before the word `start` of a line, with its first line. The text reaches back
  /// to the beginning of its sentence or block.
  private func name(before start: Int, in number: Int) -> (name: NameText, line: Int)? {
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
      if isFootnote(above, wrappedTo: line) { return nil }
      guard goesOn(words, to: first.word) || isWrapped(above, line) else { break }
      placed = self.placed(words[...]) + placed
      line = above
      lines += 1
    }
    let sentence = lastSentence(placed)
    // A line whose first word is cut off begins inside a word.
    guard let first = sentence.first, !first.isFragment else { return nil }
    guard !isInList(sentence, of: placed) else { return nil }
    guard let words = withoutLanguageMark(sentence.map(\.word)) else { return nil }
    return (NameText(words: words), line)
  }

  /// Returns the words of a name without a mark of its language or country at their beginning: "DE Honig".
  ///
  /// A mark at their end belongs to the heading of the list. What is before it is of the language
  /// before, mostly the end of its list: nil.
  private func withoutLanguageMark(_ words: [Word]) -> [Word]? {
    if words.count > 1, let last = words.last, Self.languageMarks.contains(last.text) { return nil }
    guard words.count > 1,
      Self.languageMarks.contains(words[0].text),
      words[1].text.first?.isUppercase == true, words[1].text.contains(where: \.isLowercase)
    else { return words }
    return Array(words.dropFirst())
  }

  /// Returns words without the signs and pictures at their beginning.
  private func placed(_ words: ArraySlice<Word>) -> [Placed] {
    let start = words.firstIndex {
      IdentityPage.letters(of: $0.text) >= 2 || $0.text.contains(where: \.isNumber)
    }
    guard let start else { return [] }
    // Signs of countries and pictures are read as letters with a bracket: "(DE)".
    let isFragment = words[..<start].contains {
      IdentityPage.letters(of: $0.text) > 0 && !$0.text.contains(")")
    }
    return words[start...].enumerated().map {
      Placed(word: $1, isFragment: $0 == 0 && isFragment)
    }
  }

  /// Returns the words behind the last end of a sentence, treatments left out.
  private func lastSentence(_ placed: [Placed]) -> [Placed] {
    var rest = placed
    while true {
      let start = rest.dropLast().lastIndex { Self.endsSentence($0.word.text) }
      let sentence = rest[(start.map { $0 + 1 } ?? 0)...]
      guard isTreatment(sentence) else { return Array(sentence) }
      guard let start else { return [] }
      rest = Array(rest[...start])
    }
  }

  /// Whether `sentence` is behind the heading of a list, or behind the class of an additive: "Ingredients: sugar".
  private func isInList(_ sentence: [Placed], of placed: [Placed]) -> Bool {
    guard let end = placed.dropLast(sentence.count).last?.word.text,
      end.last == ":" || end.last == ";"
    else { return false }
    let before = placed.dropLast(sentence.count).suffix(Self.titleWords).map(\.word.text)
    let symbols = FoodSymbols.fold(before.joined(separator: " ").filter { $0 != ":" && $0 != ";" })
    let letters = symbols.lastIndex(where: FoodSymbols.isLetter).map { $0 + 1 } ?? 0
    return vocabulary.trie.matches(in: symbols).contains { match in
      guard match.range.upperBound == letters else { return false }
      switch vocabulary.trie.patterns[match.pattern].meaning {
      case .heading, .additiveClass: return true
      default: return false
      }
    }
  }

  /// Whether a sentence is about the treatment alone: "Pasteurized.", "Sterilized product."
  private func isTreatment(_ sentence: ArraySlice<Placed>) -> Bool {
    sentence.count <= 2
      && sentence.contains { placed in
        Self.treatments.contains { LetterFolding.fold(placed.word.text).starts(with: $0) }
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

  /// Whether a line is a footnote of several sentences whose last one ends on the line below.
  private func isFootnote(_ upper: Int, wrappedTo lower: Int) -> Bool {
    let words = page.lines[upper].words
    return hasStar(upper) && words.dropFirst().dropLast().contains { Self.endsSentence($0.text) }
      && isInParagraph(upper, lower)
  }

  private func hasStar(_ line: Int) -> Bool {
    page.lines[line].words.first?.text.hasPrefix("*") == true
  }

  /// Whether a line is one of a paragraph, no footnote, that ends with the shorter line below.
  private func isWrapped(_ upper: Int, _ lower: Int) -> Bool {
    !hasStar(upper) && isInParagraph(upper, lower)
  }

  /// Whether two lines are of one paragraph that ends with the second, shorter one.
  private func isInParagraph(_ upper: Int, _ lower: Int) -> Bool {
    guard let one = page.lines[upper].box, let other = page.lines[lower].box,
      let last = page.lines[upper].words.last, !Self.endsSentence(last.text)
    else { return false }
    let height = page.lines[lower].height
    return abs(page.lines[upper].height - height) < 0.25 * height
      && Double(one.width) > 1.2 * Double(other.width) && Double(one.width) > 8 * height
      && Double(abs(one.left - other.left)) < 3 * height
      && other.centerY - one.centerY < 1.7 * height
  }

  /// Whether two lines are of one print: of like height, and not far to the side.
  private func isLike(_ upper: Int, _ lower: Int) -> Bool {
    guard let one = page.lines[upper].box, let other = page.lines[lower].box else { return false }
    let heights = page.lines[upper].height / max(1, page.lines[lower].height)
    return (0.6...2).contains(heights)
      && Double(one.left - other.left) < 4 * page.lines[lower].height
  }
}
