import LabelModel
import Languages

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

  /// The warnings in the text of `cues`, from the left.
  static func all(in cues: FoodCues) -> [TraceWarning] {
    let tails = tails(in: cues)
    var found: [TraceWarning] = []
    for cue in cues.cues where cue.meaning == .mayContain {
      // "Milk can be present in traces" has two cues.
      if found.last.map({ $0.content.contains(cue.range.lowerBound) && $0.namesBefore }) == true {
        continue
      }
      found.append(TraceWarning(of: cue, in: cues, tails: tails))
    }
    for tail in tails.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let isKnown = found.contains {
        $0.range.lowerBound <= tail.range.lowerBound && tail.range.lowerBound <= $0.range.upperBound
      }
      if !isKnown { found.append(TraceWarning(endingWith: tail, in: cues)) }
    }
    found += opened(in: cues, beside: found)
    return joined(found.sorted { $0.range.lowerBound < $1.range.lowerBound }, in: cues.text)
  }

  /// The last words of warnings, in the languages of the text: "in traces".
  private static func tails(in cues: FoodCues) -> [DamagedPhrase] {
    cues.damaged.filter { tail in
      tail.meaning == .traceTail && cues.languages.contains(tail.language)
        && !cues.cues.contains { cue in
          // "inneholder" is no damaged "inneholde".
          (cue.meaning == .end || cue.meaning == .contains && tail.errors > 0)
            && cue.range.overlaps(tail.range)
        }
    }
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
      guard tail != nil || goesOn(cues, after: rest, isBare: isBare(start..<end, cue, in: cues)),
        next > rest
      else { break }
      end = next
    }
    return cutAtFootnote(cues, start..<end)
  }

  /// Whether an allergen's name follows that begins with a small letter, or before which none `isBare` of is named.
  ///
  /// In the room of a word another may be that was not read: "Без" of "Без глутен".
  private static func goesOn(_ cues: FoodCues, after position: Int, isBare: Bool) -> Bool {
    let text = cues.text
    var first = position
    while first < text.scalars.count, text.scalars[first] == " " { first += 1 }
    guard first < text.scalars.count, isBare || text.scalars[first].properties.isLowercase,
      !text.hasRoom(before: first)
    else { return false }
    return cues.matches.contains { match in
      guard case .allergen = cues.vocabulary.trie.patterns[match.pattern].meaning else {
        return false
      }
      return cues.text.characters(match.range).lowerBound == first
    }
  }

  /// Whether `cue` begins its sentence and `range` behind it has words of warnings alone: "traces of".
  ///
  /// A verb at its sentence's end may begin a line: its names are before it.
  private static func isBare(_ range: Range<Int>, _ cue: FoodCues.Cue, in cues: FoodCues) -> Bool {
    !isVerbFinal(cue, in: cues) && cues.beginsSentence(cue.range.lowerBound)
      && cues.text.wordRanges(in: range).allSatisfy {
        SentenceHead.isOfWarning($0, of: cue, in: cues)
      }
  }

  /// The end of `range`, or the footnote's mark that begins a word within it.
  static func cutAtFootnote(_ cues: FoodCues, _ range: Range<Int>) -> Int {
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

extension TraceWarning {
  /// The warning that `cue` is of, with the allergens behind it, or before it in the sentence.
  private init(of cue: FoodCues.Cue, in cues: FoodCues, tails: [DamagedPhrase]) {
    let end = Self.end(of: cue, in: cues, tails: tails)
    self.init(
      range: cue.range.lowerBound..<end, content: cue.range.upperBound..<end,
      languages: cue.languages,
      isCertain: cues.vocabulary.isCertainWarning(cues.text.text(cue.range)),
      refusesGuarantee: cues.refusesGuarantee(cue))
    let isBare = !cues.text.scalars[content].contains(where: LetterFolding.isLetter)
    if isBare,
      let tail = tails.first(where: {
        $0.range.upperBound == cue.range.upperBound && cue.languages.contains($0.language)
      })
    {
      let start = Self.start(before: tail, at: cue.range.lowerBound, in: cues)
      content = min(start, cue.range.lowerBound)..<cue.range.lowerBound
      range = content.lowerBound..<end
    } else if let start = SentenceHead.start(before: cue, content: content, in: cues) {
      content = start..<end
      range = start..<end
      namesBefore = true
    } else if Self.endsItsSentence(cue, in: cues) {
      content = cue.range.upperBound..<cue.range.upperBound
    }
  }

  private static func isVerbFinal(_ cue: FoodCues.Cue, in cues: FoodCues) -> Bool {
    cue.languages.allSatisfy {
      IngredientLexicon.verbFinal.contains(cues.vocabulary.languages[$0])
    }
  }

  /// Whether `cue` is the verb at the end of its sentence, with words before it: Turkish "fındık içerebilir, gluten".
  private static func endsItsSentence(_ cue: FoodCues.Cue, in cues: FoodCues) -> Bool {
    isVerbFinal(cue, in: cues) && !cues.beginsSentence(cue.range.lowerBound)
      && cues.text.next(cue.range.upperBound).map { ",.;".unicodeScalars.contains($0) } ?? false
  }

  /// The warning that ends with `tail`, or whose allergens are behind the tail's colon.
  private init(endingWith tail: DamagedPhrase, in cues: FoodCues) {
    if let colon = Self.colon(behind: tail, in: cues) {
      let end = Self.cutAtFootnote(cues, colon..<max(colon, cues.sentenceEnd(colon)))
      let start = Self.opener(before: tail, in: cues) ?? tail.range.lowerBound
      self.init(
        range: start..<end, content: colon..<end, languages: [tail.language], isCertain: true)
    } else {
      let verb = tail.range.lowerBound
      let start = min(Self.start(before: tail, at: verb, in: cues), verb)
      self.init(
        range: start..<tail.range.upperBound, content: start..<verb, languages: [tail.language],
        isCertain: false)
    }
  }
}
