import LabelModel
import Languages

/// Finds the allergens that lists of ingredients and sentences name.
struct AllergenFinder {
  private let source: String
  private let vocabulary: IngredientVocabulary
  /// Every place that names an allergen.
  private var mentions: [AllergenMention] = []
  /// The numbers of the lists in which a part may be a warning, or a word an allergen's name.
  private(set) var doubtfulLists: Set<Int> = []
  /// The sentences about allergens in which none was understood.
  private var unread: [(evidence: Evidence, languages: Set<Int>)] = []
  /// The languages of each sentence in which an allergen was understood.
  private var understood: [Set<Int>] = []
  /// Characters of a sentence that its evidence has at most.
  private static let longestEvidence = 80
  /// Characters between an ingredient, the word for its origin and the colon at most: "Origin of the milk: Ireland".
  private static let originReach = 40
  /// Lists in other languages at least that contradict a name that is read for certain.
  private static let leastContradicting = 2

  init(_ finder: IngredientFinder, vocabulary: IngredientVocabulary, source: String) {
    self.source = source
    self.vocabulary = vocabulary
    for (number, found) in finder.lists.enumerated() {
      let languages = Set(found.cues.languages)
      let certainty = ListCertainty(found.cues, found.range)
      if !certainty.doubtful.isEmpty { doubtfulLists.insert(number) }
      text = number
      add(found.cues, in: found.range, languages: languages, list: certainty)
      if mayNameOthers(found.cues, in: found.range) { doubtfulLists.insert(number) }
      addStatements(found.cues, from: found.range.upperBound, languages: languages)
      addOrigins(found.cues, from: found.range.upperBound)
    }
    for (number, cues) in finder.others.enumerated() {
      text = finder.lists.count + number
      addStatements(cues, from: 0, languages: nil)
      addOrigins(cues, from: 0)
    }
    guard finder.lists.count > 1 else { return }
    let readWell = finder.lists.indices.filter { finder.lists[$0].isReadWell }
    for number in finder.lists.indices {
      removeContradicted(in: number, of: finder.lists, readWell: readWell)
    }
  }

  /// Removes the allergens that the list `number` alone names as ingredients, and not the other languages' lists.
  ///
  /// Labels state the same in each language. The others must be read well. Two with as many entries contradict any
  /// name, and one contradicts a doubtful name.
  private mutating func removeContradicted(
    in number: Int, of lists: [FoundIngredients], readWell: [Int]
  ) {
    let own = lists[number]
    let count = own.list.ingredients.count
    let others = readWell.filter { other in
      other != number && !doubtfulLists.contains(other)
        && lists[other].list.ingredients.count >= count
        && Set(lists[other].cues.languages).isDisjoint(with: own.cues.languages)
    }
    guard !others.isEmpty else { return }
    let equals = others.count { lists[$0].list.ingredients.count == count }
    let named = mentions.filter { $0.declared.presence == .contains && $0.text != number }
      .map(\.declared.allergen)
    let isContradicted = { (mention: AllergenMention) in
      mention.text == number && mention.declared.source == .ingredients
        && (mention.isDoubtful || equals >= Self.leastContradicting)
        && !named.contains(mention.declared.allergen)
    }
    guard mentions.contains(where: isContradicted) else { return }
    mentions.removeAll(where: isContradicted)
    doubtfulLists.insert(number)
  }

  /// The sentences about allergens in which none was understood, and which no other language states.
  var unreadStatements: [Evidence] {
    unread.filter { statement in
      !understood.contains { $0.isDisjoint(with: statement.languages) }
    }.map(\.evidence)
  }

  /// Whether a word of the list in `range` may name an allergen that no other word of it names.
  private func mayNameOthers(_ cues: FoodCues, in range: Range<Int>) -> Bool {
    let named = mentions.filter { $0.text == text }.map(\.declared.allergen)
    return cues.damagedNames(in: range, languages: Set(cues.languages)).contains {
      !$0.isCertain && !named.contains(Allergen.allCases[$0.allergen])
    }
  }

  /// The number of the text that is searched: lists first, then the other texts.
  private var text = 0

  /// The allergens, each once.
  var allergens: [DeclaredAllergen] { AllergenMention.joined(mentions) }

  /// Adds what the sentences from `start` on say.
  private mutating func addStatements(_ cues: FoodCues, from start: Int, languages: Set<Int>?) {
    for cue in cues.cues where cue.meaning == .contains && cue.range.lowerBound >= start {
      let end = max(cues.sentenceEnd(cue.range.upperBound), cue.range.upperBound)
      let languages = (languages ?? []).union(cue.languages)
      guard cues.beginsSentence(cue.range.lowerBound) || Self.heads(cue, in: cues.text),
        !cues.goesOnBefore(cue)
      else {
        addNamesBefore(cue, cues, from: start, end: end, languages: languages)
        continue
      }
      guard !cues.mayLackWarningHead(cue) else {
        note(cues, cue.range.lowerBound..<end, cue.languages, names: 0, isCertain: true)
        continue
      }
      let names = add(cues, in: cue.range.upperBound..<end, languages: languages)
      let said = cues.text.text(cue.range)
      let isList =
        cues.text.next(cue.range.upperBound) == ":" && !vocabulary.isStatementHeading(said)
        && !cues.text.scalars[cue.range.upperBound..<end].contains(where: \.isDigit)
      note(cues, cue.range.lowerBound..<end, cue.languages, names: names, isCertain: isList)
    }
    for warning in cues.warnings where warning.range.lowerBound >= start {
      let languages = (languages ?? []).union(warning.languages)
      let names = add(
        cues, in: warning.content, languages: languages, presence: .mayContain,
        deniable: !warning.isCertain, guaranteed: !warning.refusesGuarantee)
      note(
        cues, warning.range, warning.languages, names: names, isCertain: warning.isCertain)
    }
  }

  /// Adds the names before a verb that ends its sentence: Turkish "süt ve soya içerir".
  private mutating func addNamesBefore(
    _ cue: FoodCues.Cue, _ cues: FoodCues, from start: Int, end: Int, languages: Set<Int>
  ) {
    let isVerbFinal = cue.languages.contains {
      IngredientLexicon.verbFinal.contains(vocabulary.languages[$0])
    }
    guard isVerbFinal,
      let head = SentenceHead.start(before: cue, content: cue.range.upperBound..<end, in: cues),
      head >= start
    else { return }
    let names = add(cues, in: head..<cue.range.lowerBound, languages: languages)
    note(cues, head..<end, cue.languages, names: names, isCertain: false)
  }

  /// Whether a cue has a capital and a colon, so that a point before it was lost: "salt Contains: milk".
  private static func heads(_ cue: FoodCues.Cue, in text: FoodText) -> Bool {
    text.scalars[cue.range.lowerBound].properties.isUppercase
      && text.next(cue.range.upperBound) == ":"
  }

  /// Keeps whether the sentence in `range`, which `isCertain` to be about allergens, names one.
  private mutating func note(
    _ cues: FoodCues, _ range: Range<Int>, _ languages: Set<Int>, names: Int, isCertain: Bool
  ) {
    if names > 0 {
      understood.append(languages)
    } else if isCertain {
      let said = range.prefix(Self.longestEvidence)
      unread.append(
        (
          Evidence(
            image: source, text: cues.text.text(said.startIndex..<said.endIndex),
            box: cues.text.box(range)), languages
        ))
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
      add(cues, in: first..<colon, languages: [pattern.language])
    }
  }

  /// Adds the allergens that are named in `range`, and returns how many places name one.
  ///
  /// In a sentence that is `deniable`, names behind a "not" are not added. Of a sentence whose denials are not
  /// `guaranteed` they are.
  @discardableResult
  private mutating func add(
    _ cues: FoodCues, in range: Range<Int>, languages: Set<Int>, list: ListCertainty? = nil,
    presence: DeclaredAllergen.Presence = .contains, deniable: Bool = false,
    guaranteed: Bool = true
  ) -> Int {
    let text = cues.text
    var denied = guaranteed ? cues.deniedRanges(in: range) : []
    if deniable, let negation = cues.negation(in: range, languages: languages) {
      denied.append(negation..<range.upperBound)
    }
    let before = mentions.count
    let doubtful = list?.doubtful ?? []
    let warned = list == nil ? [] : cues.warnedRanges(in: range) + cues.alternatives(in: range)
    let names = AllergenNames(
      cues, vocabulary, languages: languages, isList: list != nil, isGuaranteed: guaranteed)
    for hit in names.places(in: range) {
      guard !denied.contains(where: { $0.overlaps(hit.range) }) else { continue }
      let isWarned = warned.contains { $0.overlaps(hit.range) }
      guard isWarned || !doubtful.contains(where: { $0.overlaps(hit.range) }) else { continue }
      if list != nil, !isWarned, NamePrint.isCut(hit.range, of: hit.allergen, in: text) {
        doubtfulLists.insert(self.text)
        continue
      }
      let place = text.wholeWords(hit.range)
      add(
        DeclaredAllergen(
          Allergen.allCases[hit.allergen], isWarned ? .mayContain : presence,
          source: list != nil && !isWarned ? .ingredients : .statement,
          confidence: text.confidence(place),
          evidence: Evidence(image: source, text: text.text(place), box: text.box(place))),
        isInTail: list?.tail?.overlaps(hit.range) ?? false, isDoubtful: isDoubtful(place, in: cues))
    }
    if list != nil { addNumbers(cues, in: range, denied: denied + doubtful) }
    return mentions.count - before
  }

  /// Sulphites by their numbers, E 220 to E 228.
  private mutating func addNumbers(_ cues: FoodCues, in range: Range<Int>, denied: [Range<Int>]) {
    for place in SulphiteNumbers.all(in: range, of: cues)
    where !denied.contains(where: { $0.contains(place.lowerBound) }) {
      add(
        DeclaredAllergen(
          .sulphites, .contains, source: .ingredients, confidence: cues.text.confidence(place),
          evidence: Evidence(
            image: source,
            text: PrintedENumber(cues.text.text(place))?.text ?? cues.text.text(place),
            box: cues.text.box(place))))
    }
  }

  /// Whether recognition doubts the word at `place`, or a word beside it is unread.
  private func isDoubtful(_ place: Range<Int>, in cues: FoodCues) -> Bool {
    let confidence = cues.text.confidence(place)?.value ?? 1
    return confidence < ListQuality.sureWord
      || [cues.text.word(before: place.lowerBound), cues.text.word(after: place.upperBound)]
        .contains { $0.map(cues.isUnread) ?? false }
  }

  private mutating func add(
    _ new: DeclaredAllergen, isInTail: Bool = false, isDoubtful: Bool = false
  ) {
    mentions.append(
      AllergenMention(declared: new, text: text, isInTail: isInTail, isDoubtful: isDoubtful))
  }
}
