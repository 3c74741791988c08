import LabelModel
import Languages

/// Finds the places of a text that name an allergen.
struct AllergenNames {
  /// A place in a text that names an allergen, by its number.
  typealias Hit = (allergen: Int, range: Range<Int>)

  private let cues: FoodCues
  private let vocabulary: IngredientVocabulary
  private let languages: Set<Int>
  private let isList: Bool
  private let isGuaranteed: Bool
  private let text: FoodText
  private let codes: [String]

  /// Prepares the search.
  ///
  /// - Parameters:
  ///   - cues: the text.
  ///   - vocabulary: the names.
  ///   - languages: the languages whose names are meant, by their number in the vocabulary.
  ///   - isList: whether the text is a list of ingredients. It is a sentence about allergens otherwise.
  ///   - isGuaranteed: whether names that are denied are left out.
  init(
    _ cues: FoodCues, _ vocabulary: IngredientVocabulary, languages: Set<Int>, isList: Bool,
    isGuaranteed: Bool
  ) {
    self.cues = cues
    self.vocabulary = vocabulary
    self.languages = languages
    self.isList = isList
    self.isGuaranteed = isGuaranteed
    text = cues.text
    codes = languages.map { vocabulary.languages[$0] }
  }

  /// The places in `range` that name an allergen, and not what only looks like one.
  func places(in range: Range<Int>) -> [Hit] {
    var (hits, friends) = hits(cues.matches, of: vocabulary.trie, in: range)
    if let egg = Allergen.allCases.firstIndex(of: .egg) {
      hits += CapitalEgg.places(in: range, of: text, languages: codes).map { (egg, $0) }
    }
    // Names that a stroke has changed, of what is not named otherwise. A name as it is printed is no other:
    // Portuguese "aveia" is oats. "avelã" is hazelnut.
    let damaged = self.hits(
      vocabulary.damaged.matches(in: FoodSymbols.strokes(text.symbols)), of: vocabulary.damaged,
      in: range)
    let printed = hits.map(\.range)
    let strokes = damaged.hits.filter { hit in
      !printed.contains { $0.clamped(to: hit.range) == hit.range }
        && NamePrint.mayBeStrokes(hit.range, in: text)
    }
    friends.merge(damaged.friends, uniquingKeysWith: +)
    for phrase in cues.damaged where languages.contains(phrase.language) {
      guard case .falseFriend(let number) = phrase.meaning, isList || !joins(phrase.range) else {
        continue
      }
      friends[number, default: []].append(phrase.range)
    }
    friends = friends.mapValues { places in places.filter { !text.hasPartingSign($0) } }
    let milk = Allergen.allCases.firstIndex(of: .milk)
    let gluten = Allergen.allCases.firstIndex(of: .gluten)
    let isRomance = languages.allSatisfy {
      PlantMilkWords.romance.contains(vocabulary.languages[$0])
    }
    if !isGuaranteed {
      friends = friends.mapValues { places in
        places.filter { !FreeEnds.end($0, in: text, languages: codes) }
      }
    }
    let denials = friends.flatMap { friend in friend.value.map { Hit(friend.key, $0) } }
    let alike =
      cues.damagedNames(in: range, languages: languages, statement: !isList)
      .filter(\.isCertain)
      .map { Hit($0.allergen, $0.range) } + damagedPhrases(in: range)
    let free = isGuaranteed ? freeNames(hits + strokes + denials + alike, in: range) : []
    func isMeant(_ hit: Hit) -> Bool {
      !(friends[hit.allergen] ?? []).contains { $0.overlaps(hit.range) }
        && !free.contains { $0.allergen == hit.allergen && $0.range.overlaps(hit.range) }
        && !(hit.allergen == milk
          && (PlantMilk.isMeant(at: hit.range, in: text, isRomance: isRomance)
            || isRomance && isOfUnreadPlant(hit.range)))
        && !(hit.allergen == gluten && StarchGluten.isMeant(at: hit.range, in: text))
    }
    hits.removeAll { !isMeant($0) }
    // "Burro di cacao" is no milk, and "iatte" beside it is.
    for others in [strokes, alike] {
      let named = Set(hits.map(\.allergen))
      hits += others.filter { !named.contains($0.allergen) && isMeant($0) }
    }
    return hits
  }

  /// The names of several words in `range` that have a letter or two wrong: "frutos de casca rja".
  ///
  /// In a list recognition must doubt a word of it.
  private func damagedPhrases(in range: Range<Int>) -> [Hit] {
    cues.damaged.compactMap { phrase in
      guard case .allergen(let number) = phrase.meaning, phrase.errors > 0,
        languages.contains(phrase.language), phrase.range.clamped(to: range) == phrase.range
      else { return nil }
      let confidence = text.confidence(phrase.range)?.value ?? 1
      return isList && confidence >= ListQuality.sureWord ? nil : Hit(number, phrase.range)
    }
  }

  /// Whether the milk at `place` is of something that was not read: "latte di rsa".
  private func isOfUnreadPlant(_ place: Range<Int>) -> Bool {
    guard let link = text.word(after: text.wholeWords(place).upperBound),
      PlantMilk.isLink(text.letters(link)), let plant = text.word(after: link.upperBound)
    else { return false }
    return cues.isUnread(plant)
  }

  /// Whether a word of `range` is "and", so that a sentence names two allergens there.
  ///
  /// Portuguese "leite e soja" is milk and soya. It is one letter from "leite de soja".
  private func joins(_ range: Range<Int>) -> Bool {
    text.wordRanges(in: range).contains { Self.conjunctions.contains(text.letters($0)) }
  }

  private static let conjunctions = Set(
    IngredientLexicon.conjunctions.phrases.map(FoodSymbols.fold))

  /// The stretches of entries in which an allergen is denied by the word behind its name.
  ///
  /// "Egg-free mayonnaise" has no egg. Lactose-free milk is milk, and gluten-free oats are a cereal: there the name
  /// alone is denied.
  private func freeNames(_ hits: [Hit], in range: Range<Int>) -> [Hit] {
    hits.filter {
      FreeEnds.deny($0.range, in: text, languages: codes)
        || FreeEnds.end($0.range, in: text, languages: codes)
    }
    .map { hit in
      let isPart =
        Allergen.allCases[hit.allergen] == .gluten
        || Self.lactose.contains { text.letters(hit.range).starts(with: $0) }
      let end = isPart ? hit.range.upperBound : text.entryEnd(from: hit.range.upperBound, in: range)
      return (hit.allergen, hit.range.lowerBound..<end)
    }
  }

  /// The names of allergens in `range`, and what only looks like them.
  private func hits(
    _ matches: [PatternTrie.Match], of trie: PatternTrie, in range: Range<Int>
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
      case .allergen, .allergenOfList, .allergenOfStatement:
        if NamePrint.isOther(place, than: pattern.print, in: text) { continue }
      default: break
      }
      switch pattern.meaning {
      case .allergen(let number): hits.append((number, place))
      case .allergenOfList(let number) where isList: hits.append((number, place))
      case .allergenOfStatement(let number) where !isList: hits.append((number, place))
      case .falseFriend(let number): friends[number, default: []].append(place)
      case .falseFriendOfStatement(let number) where !isList:
        friends[number, default: []].append(place)
      default: break
      }
    }
    return (hits, friends)
  }

  /// Beginnings of the names of milk's sugar.
  private static let lactose = ["lact", "lakt"].map(FoodSymbols.fold)
}
