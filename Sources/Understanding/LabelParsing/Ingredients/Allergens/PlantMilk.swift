import Languages

/// Milk, butter and cream of plants, which are no milk: "oat milk", "burro di cacao", "kakaosmör".
///
/// Words are compared by their beginnings with one letter wrong, since a damaged plant leaves the milk alone.
enum PlantMilk {
  private static let butters = folded(PlantMilkWords.butters)
  private static let milks = folded(PlantMilkWords.milks)
  private static let exceptions = folded(PlantMilkWords.exceptions)
  private static let adjectives = folded(PlantMilkWords.adjectives)
  private static let short = folded(PlantMilkWords.short)
  private static let shortExceptions = folded(PlantMilkWords.shortExceptions)
  private static let links = Set(folded(PlantMilkWords.links))
  private static let romanceLinks = links.union(folded(PlantMilkWords.romanceLinks))
  private static let butterWords = folded(PlantMilkWords.butterWords)

  private static func folded(_ list: WordList) -> [[UInt16]] {
    list.phrases.map(FoodSymbols.fold)
  }

  /// Whether the name of milk at `place` in `text` is of a plant beside it in the same entry.
  ///
  /// In the Romance languages the plant follows, and a plant before is an entry whose comma was lost.
  static func isMeant(at place: Range<Int>, in text: FoodText, isRomance: Bool) -> Bool {
    let whole = text.wholeWords(place)
    let isButter = starts(text.letters(place), with: butterWords)
    func isPlant(_ word: [UInt16], least: Int = 5) -> Bool {
      guard !exceptions.contains(word) else { return false }
      return starts(word, with: milks, least: least)
        || isButter && starts(word, with: butters, least: least)
    }
    // "Kokosmilch", "kakao-smör".
    if whole.lowerBound < place.lowerBound,
      isPlant(text.letters(whole.lowerBound..<place.lowerBound))
    {
      return true
    }
    if !isRomance, let before = text.word(before: whole.lowerBound),
      !text.lineStarts.contains(whole.lowerBound),
      !text.hasPartingSign(before.lowerBound..<whole.upperBound)
    {
      let said = text.letters(before)
      if isPlant(said) || isShort(said) { return true }
    }
    guard let link = text.word(after: whole.upperBound),
      !text.hasPartingSign(whole.lowerBound..<link.upperBound)
    else { return false }
    let said = text.letters(link)
    if starts(said, with: adjectives) { return true }
    if isRomance, isButter, starts(said, with: butters + milks, least: 4) { return true }
    let links = isRomance ? romanceLinks : links
    // "burro dicacao"
    if links.contains(said) {
      guard let plant = text.word(after: link.upperBound) else { return false }
      return isPlant(text.letters(plant), least: 4)
    }
    return links.contains { link in
      said.count > link.count + 3 && said.starts(with: link) && link.count > 1
        && isPlant(Array(said.dropFirst(link.count)))
    }
  }

  /// Whether `word` is between a Romance language's milk and its plant: "de", "di".
  static func isLink(_ word: [UInt16]) -> Bool { romanceLinks.contains(word) }

  /// Whether `word` is a short plant with one letter wrong at most.
  private static func isShort(_ word: [UInt16]) -> Bool {
    !shortExceptions.contains(word) && short.contains { word.isOneOff($0) }
  }

  /// Whether `word` begins like one of `stems`, one letter wrong at most in those that have `least`.
  private static func starts(
    _ word: [UInt16], with stems: [[UInt16]], least: Int = 5
  ) -> Bool {
    stems.contains { stem in
      if word.starts(with: stem) { return true }
      guard stem.count >= least, word.count + 1 >= stem.count else { return false }
      return (-1...1).contains { more in
        Array(word.prefix(stem.count + more)).isOneOff(stem)
      }
    }
  }
}
