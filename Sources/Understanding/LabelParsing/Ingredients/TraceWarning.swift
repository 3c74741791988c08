/// A sentence that warns of traces: "may contain nuts and soy".
struct TraceWarning: Sendable {
  /// The characters from the sentence's first word, or its cue, to its end.
  var range: Range<Int>
  /// The characters that name allergens.
  var content: Range<Int>
  /// The languages that the cue is of.
  var languages: Set<Int>
  /// Whether the words warn of traces whatever they name.
  var isCertain: Bool
  /// Whether it refuses to guarantee that something is absent: "we cannot guarantee nut free".
  var refusesGuarantee = false
  /// Whether the allergens are named before the cue: "milk may be present in traces".
  var namesBefore = false

  /// Characters between the first word of a warning and its last at most.
  private static let longestReach = 200
  /// Characters behind a comma that was read as a point, up to the warning's last word.
  private static let longestRest = 60

  /// Characters between the first word of a warning and the first name, where the words between were not read.
  private static let longestGap = 60
  /// Letters of a word that only lists have, at least: "and" and "of" are no ingredients.
  private static let leastOrdinary = 4

  /// The warnings in the text of `cues`, from the left.
  static func all(in cues: FoodCues) -> [TraceWarning] {
    var found: [TraceWarning] = []
    let tails = cues.damaged.filter { tail in
      tail.meaning == .traceTail && cues.languages.contains(tail.language)
        && !cues.cues.contains { cue in
          // "inneholder" is no damaged "inneholde".
          (cue.meaning == .end || cue.meaning == .contains && tail.errors > 0)
            && cue.range.overlaps(tail.range)
        }
    }
    for cue in cues.cues where cue.meaning == .mayContain {
      // "Milk can be present in traces" has two cues.
      if found.last.map({ $0.content.contains(cue.range.lowerBound) && $0.namesBefore }) == true {
        continue
      }
      let end = end(of: cue, in: cues, tails: tails)
      var warning = TraceWarning(
        range: cue.range.lowerBound..<end, content: cue.range.upperBound..<end,
        languages: cue.languages,
        isCertain: cues.vocabulary.isCertainWarning(cues.text.text(cue.range)),
        refusesGuarantee: cues.refusesGuarantee(cue))
      if !cues.text.scalars[warning.content].contains(where: LetterFolding.isLetter),
        let tail = tails.first(where: {
          $0.range.upperBound == cue.range.upperBound && cue.languages.contains($0.language)
        })
      {
        warning.content =
          min(
            start(before: tail, at: cue.range.lowerBound, in: cues), cue.range.lowerBound)..<cue
          .range.lowerBound
        warning.range = warning.content.lowerBound..<end
      } else if let start = SentenceHead.start(before: cue, content: warning.content, in: cues) {
        warning.content = start..<end
        warning.range = start..<end
        warning.namesBefore = true
      }
      found.append(warning)
    }
    for tail in tails.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let isKnown = found.contains {
        $0.range.lowerBound <= tail.range.lowerBound && tail.range.lowerBound <= $0.range.upperBound
      }
      guard !isKnown else { continue }
      if let colon = colon(behind: tail, in: cues) {
        let end = cutAtFootnote(cues, colon..<max(colon, cues.sentenceEnd(colon)))
        let start = opener(before: tail, in: cues) ?? tail.range.lowerBound
        found.append(
          TraceWarning(
            range: start..<end, content: colon..<end, languages: [tail.language],
            isCertain: true))
        continue
      }
      let start = min(
        start(before: tail, at: tail.range.lowerBound, in: cues), tail.range.lowerBound)
      found.append(
        TraceWarning(
          range: start..<tail.range.upperBound, content: start..<tail.range.lowerBound,
          languages: [tail.language], isCertain: false))
    }
    found += opened(in: cues, beside: found)
    return joined(found.sorted { $0.range.lowerBound < $1.range.lowerBound }, in: cues.text)
  }

  /// The warnings of which the first word alone was read: "May xontoin nuts", "Kan insenalla spår av nötter".
  ///
  /// Nothing but an allergen may follow that lists have.
  private static func opened(in cues: FoodCues, beside others: [TraceWarning]) -> [TraceWarning] {
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
    // "Can be served with milk" is no warning. Its words are read, and a warning's verb is not.
    func isGap(_ range: Range<Int>) -> Bool {
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

  /// The place behind the colon of a tail that heads its allergens: "May be present: egg".
  ///
  /// A single word may head what the food contains: "Enthalten: Milch".
  private static func colon(behind tail: DamagedPhrase, in cues: FoodCues) -> Int? {
    let scalars = cues.text.scalars
    // Behind a comma, which may be a point misread, it needs its capital.
    guard
      opener(before: tail, in: cues) != nil
        || scalars[tail.range].contains(" ")
          && (cues.beginsSentence(tail.range.lowerBound)
            || scalars[tail.range.lowerBound].properties.isUppercase),
      let colon = scalars[tail.range.upperBound...].firstIndex(where: { $0 != " " }),
      scalars[colon] == ":"
    else { return nil }
    return colon + 1
  }

  /// The place of the warning's first word right before `tail`: "Kann" of "Kann :nthalten".
  private static func opener(before tail: DamagedPhrase, in cues: FoodCues) -> Int? {
    var end = tail.range.lowerBound
    while end > 0, !LetterFolding.isLetter(cues.text.scalars[end - 1]) {
      // A point or comma ends what is before it.
      guard !".,;()".unicodeScalars.contains(cues.text.scalars[end - 1]) else { return nil }
      end -= 1
    }
    var start = end
    while start > 0, LetterFolding.isLetter(cues.text.scalars[start - 1]) { start -= 1 }
    return start < end && cues.opensWarning(start, language: tail.language) ? start : nil
  }

  /// Joins the cues of one sentence that nothing is between: "may contain" and "traces".
  private static func joined(_ warnings: [TraceWarning], in text: FoodText) -> [TraceWarning] {
    var joined: [TraceWarning] = []
    for var warning in warnings {
      if let last = joined.last, last.content.upperBound == warning.range.lowerBound,
        !text.scalars[last.content].contains(where: LetterFolding.isLetter)
      {
        joined.removeLast()
        warning.range = last.range.lowerBound..<warning.range.upperBound
        warning.isCertain = warning.isCertain || last.isCertain
        warning.refusesGuarantee = warning.refusesGuarantee || last.refusesGuarantee
      }
      joined.append(warning)
    }
    return joined
  }

  /// The end of the sentence of `cue`.
  ///
  /// A point before a small letter, or shortly before the warning's last word, is a comma misread.
  private static func end(
    of cue: FoodCues.Cue, in cues: FoodCues, tails: [DamagedPhrase]
  ) -> Int {
    let start = cue.range.upperBound
    let pastDenials = cues.refusesGuarantee(cue)
    var end = max(start, cues.sentenceEnd(start, pastDenials: pastDenials))
    while end < cues.text.scalars.count, cues.text.scalars[end] == ".",
      end - start < FoodCues.longestSentence
    {
      let rest = end + 1
      let next = cues.sentenceEnd(rest, pastDenials: pastDenials)
      let tail = tails.first { tail in
        tail.range.lowerBound >= rest && tail.range.lowerBound - rest < longestRest
          && tail.range.lowerBound < next && cue.languages.contains(tail.language)
      }
      guard tail != nil || goesOn(cues, after: rest), next > rest else { break }
      end = next
    }
    return cutAtFootnote(cues, start..<end)
  }

  /// Whether a small letter that begins an allergen's name follows.
  private static func goesOn(_ cues: FoodCues, after position: Int) -> Bool {
    var first = position
    while first < cues.text.scalars.count, cues.text.scalars[first] == " " { first += 1 }
    guard first < cues.text.scalars.count, cues.text.scalars[first].properties.isLowercase else {
      return false
    }
    return cues.matches.contains { match in
      guard case .allergen = cues.vocabulary.trie.patterns[match.pattern].meaning else {
        return false
      }
      return cues.text.characters(match.range).lowerBound == first
    }
  }

  private static func cutAtFootnote(_ cues: FoodCues, _ range: Range<Int>) -> Int {
    let scalars = cues.text.scalars
    for position in range.dropFirst() where EntryHead.isMark(scalars[position]) {
      guard scalars[position - 1] == " ", let next = cues.text.next(position + 1) else { continue }
      if LetterFolding.isLetter(next) { return position }
    }
    return range.upperBound
  }

  /// The beginning of the sentence that ends with `tail`, whose verb is at `end`.
  private static func start(before tail: DamagedPhrase, at end: Int, in cues: FoodCues) -> Int {
    let scalars = cues.text.scalars
    let limit = max(0, end - longestReach)
    var comma: Int?
    var depth = 0
    var position = end
    while position > limit {
      position -= 1
      switch scalars[position] {
      case ".", "!":
        if cues.isPoint(position) { return position + 1 }
      case ")", "]": depth += 1
      case "(", "[":
        // A closed bracket is a part of a list.
        guard depth > 0 else { return position + 1 }
        depth -= 1
      // "Milk: traces possible"
      case ":" where scalars[position..<end].contains(where: LetterFolding.isLetter):
        return position + 1
      case ",": comma = comma ?? position + 1
      default: break
      }
      if SentenceHead.begins(position, in: cues),
        SentenceHead.namesAllergen(position..<end, languages: [tail.language], in: cues)
      {
        return position
      }
      if let cue = cues.cue(beginningAt: position),
        cue.meaning != .end || cues.isCapitalized(position)
      {
        return cue.range.upperBound
      }
      // "Milk can be present": the verb's names are before it.
      if cues.opensWarning(position, language: tail.language),
        SentenceHead.namesAllergen(position..<end, languages: [tail.language], in: cues)
          || cues.beginsSentence(position)
      {
        return position
      }
    }
    return position == 0 && !cues.isHeaded ? 0 : comma ?? end
  }
}
