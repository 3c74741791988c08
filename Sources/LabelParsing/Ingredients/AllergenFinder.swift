import LabelModel

/// Finds the allergens that lists of ingredients and sentences name.
struct AllergenFinder {
  private let source: String
  private let vocabulary: IngredientVocabulary
  private(set) var allergens: [DeclaredAllergen] = []
  /// Characters between an ingredient, the word for its origin and the colon at most: "Origin of the milk: Ireland".
  private static let originReach = 40

  init(_ finder: IngredientFinder, vocabulary: IngredientVocabulary, source: String) {
    self.source = source
    self.vocabulary = vocabulary
    for found in finder.lists {
      add(found.cues, in: found.range, languages: Set(found.cues.languages), list: true)
      addStatements(found.cues, from: found.range.upperBound, languages: Set(found.cues.languages))
      addOrigins(found.cues, from: found.range.upperBound)
    }
    for cues in finder.others {
      addStatements(cues, from: 0, languages: nil)
      addOrigins(cues, from: 0)
    }
  }

  /// Adds what the sentences from `start` on say.
  private mutating func addStatements(_ cues: FoodCues, from start: Int, languages: Set<Int>?) {
    for cue in cues.cues where cue.range.lowerBound >= start {
      guard cue.meaning == .contains || cue.meaning == .mayContain else { continue }
      let begins = cues.beginsSentence(cue.range.lowerBound)
      guard cue.meaning == .mayContain || begins else { continue }
      let end = cues.sentenceEnd(cue.range.upperBound)
      add(
        cues, in: cue.range.upperBound..<max(end, cue.range.upperBound),
        languages: (languages ?? []).union(cue.languages), list: false,
        presence: cue.meaning == .mayContain ? .mayContain : .contains)
    }
  }

  /// Adds what the sentences from `start` on that say where an ingredient comes from name: "milk origin: Ireland".
  private mutating func addOrigins(_ cues: FoodCues, from start: Int) {
    let scalars = cues.text.scalars
    for match in cues.matches {
      let pattern = vocabulary.trie.patterns[match.pattern]
      let place = cues.text.characters(match.range)
      guard pattern.meaning == .origin, place.lowerBound >= start,
        let colon = scalars[place.upperBound...].prefix(Self.originReach).firstIndex(of: ":"),
        !scalars[place.upperBound..<colon].contains(where: { $0 == "." || $0 == "," })
      else { continue }
      var first = place.lowerBound
      while first > max(start, place.lowerBound - Self.originReach),
        !".;:,)(!".unicodeScalars.contains(scalars[first - 1])
      {
        first -= 1
      }
      add(cues, in: first..<colon, languages: [pattern.language], list: false)
    }
  }

  private mutating func add(
    _ cues: FoodCues, in range: Range<Int>, languages: Set<Int>, list: Bool,
    presence: DeclaredAllergen.Presence = .contains
  ) {
    let text = cues.text
    let denied = deniedRanges(cues, in: range)
    let warned = list ? warnedRanges(cues, in: range) : []
    var (hits, friends) = hits(
      cues.matches, of: vocabulary.trie, in: range, of: text, languages: languages)
    // Names that a stroke has changed, of what is not named otherwise.
    let damaged = self.hits(
      vocabulary.damaged.matches(in: FoodSymbols.strokes(text.symbols)), of: vocabulary.damaged,
      in: range, of: text, languages: languages)
    let known = Set(hits.map(\.allergen))
    hits += damaged.hits.filter { !known.contains($0.allergen) }
    friends.merge(damaged.friends, uniquingKeysWith: +)
    if list {
      let named = Set(hits.map(\.allergen))
      hits += cues.damagedNames(in: range).filter { !named.contains($0.allergen) }
    }
    for hit in hits {
      guard !(friends[hit.allergen] ?? []).contains(where: { $0.overlaps(hit.range) }),
        !denied.contains(where: { $0.overlaps(hit.range) })
      else { continue }
      let isWarned = warned.contains { $0.overlaps(hit.range) }
      let place = text.wholeWords(hit.range)
      add(
        DeclaredAllergen(
          Allergen.allCases[hit.allergen], isWarned ? .mayContain : presence,
          source: list && !isWarned ? .ingredients : .statement,
          confidence: text.confidence(place),
          evidence: Evidence(image: source, text: text.text(place), box: text.box(place))))
    }
    guard list else { return }
    addNumbers(cues, in: range, denied: denied)
  }

  /// A place in a text that names an allergen, by its number.
  private typealias Hit = (allergen: Int, range: Range<Int>)

  /// The names of allergens in `range` of `text`, and what only looks like them.
  private func hits(
    _ matches: [PatternTrie.Match], of trie: PatternTrie, in range: Range<Int>, of text: FoodText,
    languages: Set<Int>
  ) -> (hits: [Hit], friends: [Int: [Range<Int>]]) {
    var friends: [Int: [Range<Int>]] = [:]
    var hits: [Hit] = []
    for match in matches {
      let pattern = trie.patterns[match.pattern]
      guard languages.contains(pattern.language) else { continue }
      let place = text.characters(match.range)
      guard range.lowerBound <= place.lowerBound, place.upperBound <= range.upperBound else {
        continue
      }
      switch pattern.meaning {
      case .allergen(let number): hits.append((number, place))
      case .falseFriend(let number): friends[number, default: []].append(place)
      default: break
      }
    }
    return (hits, friends)
  }

  /// Sulphites by their numbers, E 220 to E 228.
  private mutating func addNumbers(_ cues: FoodCues, in range: Range<Int>, denied: [Range<Int>]) {
    let scalars = cues.text.scalars
    for position in range where scalars[position] == "E" {
      let end = min(range.upperBound, position + 6)
      guard position == 0 || !LetterFolding.isLetter(scalars[position - 1]),
        let number = ENumber(cues.text.text(position..<end)),
        let digits = Int(number.text.dropFirst().prefix { $0.isNumber }),
        (220...228).contains(digits),
        !denied.contains(where: { $0.contains(position) })
      else { continue }
      add(
        DeclaredAllergen(
          .sulphites, .contains, source: .ingredients,
          confidence: cues.text.confidence(position..<end),
          evidence: Evidence(
            image: source, text: number.text, box: cues.text.box(position..<end))))
    }
  }

  /// Keeps of each allergen the gravest and surest mention.
  private mutating func add(_ new: DeclaredAllergen) {
    guard let known = allergens.firstIndex(where: { $0.allergen == new.allergen }) else {
      allergens.append(new)
      return
    }
    if new.outweighs(allergens[known]) { allergens[known] = new }
  }

  /// What is said not to be there: from "without" to the end of the entry or sentence, and what has
  /// a share of 0 %.
  private func deniedRanges(_ cues: FoodCues, in range: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for cue in cues.cues where cue.meaning == .freeOf && range.contains(cue.range.lowerBound) {
      ranges.append(cue.range.lowerBound..<entryEnd(cues.text, cue.range.upperBound, in: range))
    }
    let scalars = cues.text.scalars
    for position in range where scalars[position] == "%" {
      var start = position
      while start > range.lowerBound, scalars[start - 1] == " " { start -= 1 }
      guard start > range.lowerBound, scalars[start - 1] == "0",
        start - 1 == range.lowerBound
          || !(scalars[start - 2].isDigit || scalars[start - 2] == "," || scalars[start - 2] == ".")
      else { continue }
      ranges.append(position..<entryEnd(cues.text, position + 1, in: range))
    }
    return ranges
  }

  /// What a list itself warns of: "chocolate (may contain nuts)".
  private func warnedRanges(_ cues: FoodCues, in range: Range<Int>) -> [Range<Int>] {
    cues.cues.filter { $0.meaning == .mayContain && range.contains($0.range.lowerBound) }
      .map { $0.range.lowerBound..<max($0.range.upperBound, cues.sentenceEnd($0.range.upperBound)) }
  }

  private func entryEnd(_ text: FoodText, _ start: Int, in range: Range<Int>) -> Int {
    var position = start
    while position < range.upperBound, !",;()[].".unicodeScalars.contains(text.scalars[position]) {
      position += 1
    }
    return position
  }
}
