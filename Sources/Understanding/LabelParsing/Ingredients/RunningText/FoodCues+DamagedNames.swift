import LabelModel
import Languages

extension FoodCues {
  /// A word that differs from an allergen's name in some letters.
  struct DamagedName: Sendable {
    var allergen: Int
    var range: Range<Int>
    /// Whether it is that name for certain.
    var isCertain: Bool
  }

  /// Words of a text that are compared at most, so that the time stays linear.
  private static let mostDamaged = 60
  /// Letters from which on a name is known in a word that recognition does not doubt.
  private static let leastSure = 8
  /// Letters of the word beside an entry at most: "and", "of", "eller".
  private static let longestLink = 5

  /// The words in `range` that differ from an allergen's name in letters that look alike.
  ///
  /// Such words are "leit" for "lait", "Sesarnöl" for "Sesamöl" and "mi/k" for "milk".
  ///
  /// A word that may be another one of any lexicon is left out. On 130 photos, read by two engines, five more allergens were
  /// named so, all of them rightly. Of allergens in invented lists with a letter or two misread 77 % were named, 48 %
  /// before. In a `statement` about allergens, a word that is all of an entry is certain: it names one.
  func damagedNames(
    in range: Range<Int>, languages: Set<Int>, statement: Bool = false
  ) -> [DamagedName] {
    var found: [DamagedName] = []
    var tried = 0
    let names = languages.flatMap { vocabulary.names[$0] }
    var known: [[UInt16]: Alike?] = [:]
    for word in DamagedWord.all(in: range, of: text) where tried < Self.mostDamaged {
      guard word.forms[0].count >= AllergenName.leastLetters, !isMatched(word.run) else { continue }
      let place = text.characters(word.run)
      let isEntry =
        statement && isEntry(place, in: range) && !opensWithName(word.run, languages)
      let best: Alike?
      if !isEntry, let before = known[word.forms[0]] {
        best = before
      } else {
        best = Self.nearest(word.forms, among: names, languages, entry: isEntry)
        if !isEntry { known[word.forms[0]] = .some(best) }
        if best != nil { tried += 1 }
      }
      guard let best else { continue }
      guard
        let isCertain = isEntry && best.start == 0
          ? true : isCertain(best, text.confidence(place)?.value)
      else { continue }
      let isFood =
        !statement && best.start == 0
        && KnownWords.mayBeOtherFood(word.forms[0], than: best.name.allergen, in: languages)
      // The end of "Lakfoseereíu" may deny it.
      let isDenied =
        best.name.isOftenDenied && best.cost > 0
        && word.forms[0].count >= best.start + best.name.letters.count + AllergenName.leastDenial
      let first = text.positions[min(word.run.lowerBound + best.start, word.run.upperBound - 1)]
      found.append(
        DamagedName(
          allergen: best.name.allergen, range: first..<place.upperBound,
          isCertain: isCertain && !isDenied && !isFood))
    }
    return found
  }

  /// Whether `range` has a word that differs from one of the language's lists in letters that look alike.
  func hasDamagedCommonWord(in range: Range<Int>, language: Int) -> Bool {
    DamagedWord.all(in: range, of: text).contains { word in
      word.forms.contains { form in
        form.count >= ListWord.leastLetters
          && vocabulary.commonWords[language].contains { $0.isLike(form) }
      }
    }
  }

  /// A name that a word is like, from the letter `start` of the word on.
  private typealias Alike = (name: AllergenName, start: Int, cost: Int)

  /// The name that one of the forms of a word is nearest to, `nil` where it is another word.
  private static func nearest(
    _ forms: [[UInt16]], among names: [AllergenName], _ languages: Set<Int>, entry: Bool
  ) -> Alike? {
    var best: (alike: Alike, form: [UInt16])?
    for form in forms {
      for name in names {
        guard let damage = name.damage(in: form, entry: entry) else { continue }
        let isBetter = best.map {
          (damage.cost, -name.letters.count) < ($0.alike.cost, -$0.alike.name.letters.count)
        }
        if isBetter ?? true { best = ((name, damage.start, damage.cost), form) }
      }
    }
    guard let best,
      !KnownWords.all(for: languages).contains(where: {
        $0.holdOther(best.form, than: best.alike.name.allergen, within: best.alike.cost)
      })
    else { return nil }
    return best.alike
  }

  /// Whether a pattern is the whole word at `run`.
  private func isMatched(_ run: Range<Int>) -> Bool {
    var low = 0
    var high = matches.count
    while low < high {
      let middle = (low + high) / 2
      if matches[middle].range.lowerBound < run.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return matches[low...].prefix { $0.range.lowerBound == run.lowerBound }
      .contains { $0.range == run }
  }

  /// Whether the word at `run` begins with an allergen's name as it is printed: "maitoallergisille".
  private func opensWithName(_ run: Range<Int>, _ languages: Set<Int>) -> Bool {
    matches.contains { match in
      let pattern = vocabulary.trie.patterns[match.pattern]
      guard case .allergen = pattern.meaning else { return false }
      return match.range.lowerBound == run.lowerBound && languages.contains(pattern.language)
    }
  }

  /// Whether a word of this confidence is `alike`'s name for certain, `nil` where it is another word.
  ///
  /// A short name in a word that recognition hardly doubts may be another word: "fait" is no "lait".
  /// So may the end of a long one: "Gewürzmischung" has no milk.
  private func isCertain(_ alike: Alike, _ confidence: Double?) -> Bool? {
    let name = alike.name
    if alike.start > 0 {
      return confidence.flatMap { $0 < ListQuality.sureWord ? true : nil }
    }
    guard let confidence else { return name.isLong ? true : nil }
    if confidence < ListQuality.leastWord { return true }
    if confidence < ListQuality.sureWord { return name.isLong }
    guard name.isLong else { return nil }
    return name.letters.count >= Self.leastSure
  }

  /// Whether the word at `place` in `range` has signs or short words beside it: "of egg and nilk."
  private func isEntry(_ place: Range<Int>, in range: Range<Int>) -> Bool {
    func separates(_ sign: Unicode.Scalar?) -> Bool {
      sign.map { ",.;:()".unicodeScalars.contains($0) } ?? true
    }
    let opens =
      place.lowerBound <= range.lowerBound + 1 || separates(text.previous(place.lowerBound))
      || text.word(before: place.lowerBound).map { $0.count <= Self.longestLink } ?? false
    let closes =
      place.upperBound >= range.upperBound || separates(text.next(place.upperBound))
      || text.word(after: place.upperBound).map { $0.count <= Self.longestLink } ?? false
    return opens && closes
  }
}
