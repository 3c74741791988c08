import LabelModel

/// The heading of a list of ingredients.
struct ListHeading {
  /// The languages that write it so.
  var languages: [Int]
  /// The first of its words in the line.
  var start: Int
  /// The word behind its last one.
  var end: Int
}

/// Finds the headings of lists of ingredients.
struct ListHeadings {
  /// Words of a heading at most.
  private static let mostWords = 4
  /// Words of a heading that needs neither a colon nor a capital behind it, at least.
  private static let sureWords = 3
  /// Letters of a heading at least.
  private static let leastLetters = 5
  /// Letters of a heading at least that begins a line, has a colon and is not damaged.
  private static let leastOfShort = 3

  let vocabulary: IngredientVocabulary
  /// The lines of the page.
  let lines: [TextLine]

  /// Returns the headings in `line`, which is behind the line `before`.
  ///
  /// A heading begins its line or a part of a sentence, or has a colon behind it. Titles of analyses and words of warnings are left out.
  func headings(
    in line: Int, behind before: Int?, _ search: inout PhraseSearch
  ) -> [ListHeading] {
    let words = lines[line].words
    var found: [ListHeading] = []
    var start = 0
    while start < words.count {
      if let heading = heading(in: words, at: start, &search) {
        found.append(heading)
        start = heading.end
      } else {
        start += 1
      }
    }
    return found.filter {
      !isOfAnalysis($0, in: line, before: before) && !isOfWarning($0, in: line)
    }
  }

  /// The heading that begins with the word `start`, or behind the last separator in it.
  private func heading(
    in words: [Word], at start: Int, _ search: inout PhraseSearch
  ) -> ListHeading? {
    heading(in: words, at: start, first: words[start].text[...], &search)
      ?? words[start].lastPart.flatMap {
        heading(in: words, at: start, first: $0, &search)
      }
  }

  /// The heading that begins with `first`, all or the end of the word `start`.
  private func heading(
    in words: [Word], at start: Int, first: Substring, _ search: inout PhraseSearch
  ) -> ListHeading? {
    let opens = Self.isCapital(first) && (start == 0 || Self.endsPart(words[start - 1]))
    guard opens || words[start...].prefix(Self.mostWords).contains(where: Self.hasColon) else {
      return nil
    }
    var letters: [UInt16] = []
    var ends: [Int: Int] = [:]
    var colons: Set<Int> = []
    for (number, word) in words.enumerated().dropFirst(start).prefix(Self.mostWords) {
      let scalars = (number == start ? first : word.text[...]).unicodeScalars
      let colon = scalars.firstIndex { $0 == ":" || $0 == ";" }
      for scalar in scalars[..<(colon ?? scalars.endIndex)] {
        LetterFolding.append(scalar, to: &letters)
      }
      ends[letters.count] = number + 1
      let isNext = number + 1 < words.count && words[number + 1].text.first == ":"
      if colon != nil || isNext {
        colons.insert(letters.count)
        break
      }
    }
    guard
      letters.count >= Self.leastLetters || opens && letters.count >= Self.leastOfShort,
      !colons.isEmpty || opens
    else { return nil }
    let best = search.matches(in: letters, ends: ends.keys)
      .filter { match in
        // A short one is known by its own letters alone: "Орц:".
        if colons.contains(match.length) {
          return match.cost == 0 || letters.count >= Self.leastLetters
        }
        // Without a colon it must be certain, and what follows must look like a beginning.
        guard opens, match.cost <= (start == 0 ? 4 : 0), match.length >= Self.leastLetters,
          let end = ends[match.length]
        else { return false }
        if start > 0 { return end < words.count && begins(words[end]) }
        return end == words.count || begins(words[end])
          || match.cost == 0 && end - start >= Self.sureWords
      }
      .min { ($0.cost, -$0.length) < ($1.cost, -$1.length) }
    guard let best, let end = ends[best.length] else { return nil }
    return ListHeading(languages: vocabulary.headingLanguages[best.phrase], start: start, end: end)
  }

  /// Whether a warning that begins at the end of `line` continues in `next`: "Kan" and "innehåll"
  /// of "innehålla".
  func goesOn(_ line: Int, in next: Int) -> Bool {
    warns(lines[line].words.suffix(2), lines[next].words.prefix(2))
  }

  /// Whether `heading` is the end of a warning's first words: "Kan innehålla:".
  private func isOfWarning(_ heading: ListHeading, in line: Int) -> Bool {
    let words = lines[line].words
    return heading.start > 0
      && warns(words[..<heading.start].suffix(2), words[heading.start..<heading.end])
  }

  /// Whether the first words of a warning begin in `words` and end in those that follow.
  private func warns(_ words: ArraySlice<Word>, _ following: ArraySlice<Word>) -> Bool {
    var symbols: [UInt16] = []
    for word in words {
      for scalar in word.text.unicodeScalars.prefix(60) { FoodSymbols.append(scalar, to: &symbols) }
      symbols.append(FoodSymbols.space)
    }
    let border = symbols.count
    for word in following {
      for scalar in word.text.unicodeScalars.prefix(60) { FoodSymbols.append(scalar, to: &symbols) }
      symbols.append(FoodSymbols.space)
    }
    let letters = LetterRun(symbols)
    return vocabulary.damagedPhrases.matches(in: letters, before: border).contains { match in
      vocabulary.damagedPhrases.phrases[match.phrase].meaning == .mayContain
        && letters.symbolOf[match.range.upperBound - 1] >= border
    }
  }

  /// Whether `heading` is the end of an analysis' title: "Analytical" and "composition".
  ///
  /// One letter of the word before it may be wrong.
  private func isOfAnalysis(_ heading: ListHeading, in line: Int, before: Int?) -> Bool {
    let words = lines[line].words
    let word =
      heading.start > 0 ? words[heading.start - 1] : before.flatMap { lines[$0].words.last }
    guard let word else { return false }
    let letters = FoodSymbols.fold(word.text).filter(FoodSymbols.isLetter)
    return vocabulary.analysisWords.contains { letters.isOneOff($0) }
  }

  private static func hasColon(_ word: Word) -> Bool {
    word.text.utf8.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }
  }

  private static func isCapital(_ word: Substring) -> Bool {
    word.unicodeScalars.first?.properties.isUppercase == true
  }

  /// Whether a sign behind `word` ends a sentence or a part of it: "mit Zitrone, Zutaten Weizenmehl".
  private static func endsPart(_ word: Word) -> Bool {
    word.text.last.map { ",.;)".contains($0) } ?? false
  }

  private func begins(_ word: Word) -> Bool {
    guard let first = word.text.unicodeScalars.first else { return false }
    return first.properties.isUppercase || word.text.last == ","
  }
}
