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

  /// The words in `range` that differ from an allergen's name in letters that look alike.
  ///
  /// Such words are "leit" for "lait" and "Sesarnöl" for "Sesamöl".
  ///
  /// A word that may be another one of any lexicon is left out. On 130 photos, read by two engines, five more allergens were
  /// named so, all of them rightly. Of allergens in invented lists with a letter or two misread 77 % were named, 48 %
  /// before.
  func damagedNames(in range: Range<Int>, languages: Set<Int>) -> [DamagedName] {
    var found: [DamagedName] = []
    var tried = 0
    let names = languages.flatMap { vocabulary.names[$0] }
    var known: [[UInt16]: Alike?] = [:]
    for run in words(in: range) where tried < Self.mostDamaged {
      let word = Array(text.symbols[run])
      guard word.count >= AllergenName.leastLetters, FoodSymbols.isLetter(word[0]),
        !isMatched(run)
      else { continue }
      let best: Alike?
      if let before = known[word] {
        best = before
      } else {
        best = Self.nearest(word, among: names)
        known[word] = .some(best)
        if best != nil { tried += 1 }
      }
      guard let best,
        let isCertain = isCertain(best.name, text.confidence(text.characters(run))?.value)
      else { continue }
      found.append(
        DamagedName(
          allergen: best.name.allergen, range: text.characters(run), isCertain: isCertain))
    }
    return found
  }

  private typealias Alike = (name: AllergenName, cost: Int)

  /// The name that `word` is nearest to, `nil` where it is another word.
  private static func nearest(_ word: [UInt16], among names: [AllergenName]) -> Alike? {
    var best: Alike?
    for name in names {
      guard let cost = name.damage(in: word) else { continue }
      let isBetter = best.map {
        (cost, -name.letters.count) < ($0.cost, -$0.name.letters.count)
      }
      if isBetter ?? true { best = (name, cost) }
    }
    guard let best,
      !KnownWords.standard.holdOther(word, than: best.name.allergen, within: best.cost)
    else { return nil }
    return best
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

  /// Whether a word of this confidence is `name` for certain, `nil` where it is another word.
  ///
  /// A short name in a word that recognition hardly doubts may be another word: "fait" is no "lait".
  private func isCertain(_ name: AllergenName, _ confidence: Double?) -> Bool? {
    guard let confidence else { return name.isLong ? true : nil }
    if confidence < ListQuality.leastWord { return true }
    if confidence < ListQuality.sureWord { return name.isLong }
    guard name.isLong else { return nil }
    return name.letters.count >= Self.leastSure
  }

  /// The words in `range` of the text's characters, as symbols. A digit in a word is a letter misread.
  private func words(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var index = text.firstSymbol(of: range.lowerBound)
    while index < text.symbols.count, text.positions[index] < range.upperBound {
      let first = index
      while index < text.symbols.count, text.positions[index] < range.upperBound,
        FoodSymbols.isLetter(text.symbols[index]) || 48...57 ~= text.symbols[index]
      {
        index += 1
      }
      if first < index { words.append(first..<index) } else { index += 1 }
    }
    return words
  }
}
