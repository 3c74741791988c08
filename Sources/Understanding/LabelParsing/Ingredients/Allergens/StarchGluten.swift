import Languages

/// Gluten of maize, rice and potatoes, which EU 1169/2011, Annex II, does not mean.
enum StarchGluten {
  private static let gluten = folded(StarchGlutenWords.gluten)
  private static let plants = folded(StarchGlutenWords.plants)
  private static let wholes = Set(folded(StarchGlutenWords.wholes))
  private static let links = Set(folded(StarchGlutenWords.links))

  private static func folded(_ list: WordList) -> [[UInt16]] {
    list.phrases.map(FoodSymbols.fold)
  }

  /// Whether the name at `place` in `text` is gluten with such a plant beside it in its entry.
  static func isMeant(at place: Range<Int>, in text: FoodText) -> Bool {
    guard starts(text.letters(place), with: gluten) else { return false }
    let whole = text.wholeWords(place)
    // "Maisgluten"
    if whole.lowerBound < place.lowerBound,
      isPlant(text.letters(whole.lowerBound..<place.lowerBound))
    {
      return true
    }
    if let before = text.word(before: whole.lowerBound), isPlant(text.letters(before)) {
      return true
    }
    guard var after = text.word(after: whole.upperBound) else { return false }
    if links.contains(text.letters(after)), let next = text.word(after: after.upperBound) {
      after = next
    }
    return isPlant(text.letters(after))
  }

  private static func isPlant(_ word: [UInt16]) -> Bool {
    starts(word, with: plants) || wholes.contains(word)
  }

  private static func starts(_ word: [UInt16], with stems: [[UInt16]]) -> Bool {
    stems.contains { word.starts(with: $0) }
  }
}
