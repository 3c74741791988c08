extension TraceWarning {
  /// Characters between the first word of a warning and the first name, where the words between were not read.
  private static let longestGap = 60
  /// Letters of a word that only lists have, at least: "and" and "of" are no ingredients.
  private static let leastOrdinary = 4

  /// The warnings of which the first word alone was read: "May xontoin nuts", "Kan insenalla spår av nötter".
  ///
  /// Nothing but an allergen may follow that lists have.
  static func opened(in cues: FoodCues, beside others: [TraceWarning]) -> [TraceWarning] {
    var found: [TraceWarning] = []
    for word in DamagedWord.all(in: cues.text.scalars.indices, of: cues.text) {
      let place = cues.text.characters(word.run)
      guard
        let language = cues.languages.first(where: {
          cues.vocabulary.warningOpeners[$0].contains(word.forms[0])
        }),
        !others.contains(where: { $0.range.overlaps(place) }),
        !cues.cues.contains(where: { $0.range.overlaps(place) }),
        let name = firstName(behind: place.upperBound, in: cues, language: language)
      else { continue }
      let end = cutAtFootnote(
        cues, place.upperBound..<max(name.upperBound, cues.sentenceEnd(name.upperBound)))
      guard !others.contains(where: { $0.range.overlaps(place.lowerBound..<name.upperBound) })
      else {
        continue
      }
      found.append(
        TraceWarning(
          range: place.lowerBound..<end, content: place.upperBound..<end, languages: [language],
          isCertain: false))
    }
    return found
  }

  /// The first allergen's name shortly behind `start`, `nil` where a sign or another word of lists is before it.
  private static func firstName(
    behind start: Int, in cues: FoodCues, language: Int
  ) -> Range<Int>? {
    let end = min(start + longestGap, cues.text.scalars.count)
    let stop =
      cues.text.scalars[start..<end].firstIndex(where: ".:;()".unicodeScalars.contains) ?? end
    // "Can be served with milk" is no warning. Its words are read, and a warning's verb is not. A comma or a number is
    // of a list: Finnish "voi 12 %, kananmuna" is butter and egg.
    func isGap(_ range: Range<Int>) -> Bool {
      let isOfList = range.contains { index in
        let scalar = cues.text.scalars[index]
        // A digit behind a letter is a letter misread: "lonteu1m".
        let beginsWord =
          index == range.lowerBound || !LetterFolding.isLetter(cues.text.scalars[index - 1])
        return scalar == "," || scalar.isDigit && beginsWord
      }
      guard !isOfList else { return false }
      let words = cues.text.wordRanges(in: range)
      let long = words.filter { $0.count >= leastOrdinary }
      return words.isEmpty || !long.isEmpty && long.allSatisfy(cues.isUnread)
    }
    // A comma right behind it makes the word an entry of a list.
    guard cues.text.next(start) != "," else { return nil }
    var best: (place: Range<Int>, isName: Bool)?
    for match in cues.matches {
      let pattern = cues.vocabulary.trie.patterns[match.pattern]
      let place = cues.text.characters(match.range)
      guard pattern.language == language, place.lowerBound >= start, place.upperBound <= stop else {
        continue
      }
      let isName: Bool
      switch pattern.meaning {
      case .allergen: isName = true
      case .common, .additiveClass, .contains, .freeOf, .falseFriend:
        guard pattern.length >= leastOrdinary else { continue }
        isName = false
      default: continue
      }
      let isFirst = best.map { place.lowerBound < $0.place.lowerBound } ?? true
      if isFirst { best = (place, isName) }
    }
    if let best { return best.isName && isGap(start..<best.place.lowerBound) ? best.place : nil }
    return cues.damagedNames(in: start..<stop, languages: [language], statement: true)
      .first { $0.isCertain && isGap(start..<$0.range.lowerBound) }?.range
  }
}
