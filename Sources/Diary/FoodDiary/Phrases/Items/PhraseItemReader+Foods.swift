extension PhraseItemReader {
  func food(
    _ amount: PhraseAmount, _ name: Range<Int>, _ words: String
  ) throws(FoodPhraseDecline) -> PhrasedFood {
    try refuseSupport(amount, name)
    let unit = try unit(of: amount, name)
    let portion = try self.portion(amount.value, unit, amount.range)
    return PhrasedFood(portion: portion, name: try self.name(name), text: words)
  }

  /// Refuses an amount that can be that of a food alone or with the food below it: `2 tbsp peanut
  /// butter on toast`.
  private func refuseSupport(
    _ amount: PhraseAmount, _ name: Range<Int>
  ) throws(FoodPhraseDecline) {
    guard amount.isExact else { return }
    for index in name.dropFirst()
    where reader.length(of: lexicon.supports, at: index, name.upperBound) != nil {
      let start = min(amount.range.lowerBound, name.lowerBound)
      throw .unclearOwner(
        reader.text.text(start..<max(amount.range.upperBound, name.upperBound)))
    }
  }

  private func unit(
    of amount: PhraseAmount, _ name: Range<Int>
  ) throws(FoodPhraseDecline) -> PortionUnit {
    if amount.form == .loose {
      guard let word = amount.looseWord, let measure = lexicon.conditionalMeasures[word],
        name.contains(where: { isOne(of: measure.foods, $0) })
      else {
        throw .unclearMeasure(
          reader.text.text(amount.range.lowerBound..<max(amount.range.upperBound, name.upperBound)))
      }
      return measure.unit
    }
    if let unit = amount.unit { return unit }
    try refuseOddCount(amount, name)
    return .piece
  }

  /// Whether a word is one of `foods`; German ones may be the end of a longer word: Vanilleeis.
  private func isOne(of foods: Set<String>, _ index: Int) -> Bool {
    guard let word = reader.word(index, reader.tokens.count) else { return false }
    if foods.contains(word) { return true }
    return lexicon.language == .german && foods.contains { word.hasSuffix($0) }
  }

  private func portion(
    _ value: Double, _ unit: PortionUnit, _ range: Range<Int>
  ) throws(FoodPhraseDecline) -> Portion {
    do throws(PortionError) {
      return try Portion(value, unit)
    } catch {
      throw FoodPhraseDecline(error, reader.text.text(range))
    }
  }

  /// Refuses pieces that nobody counts: 150 chicken, 0.33 eggs in decimals.
  private func refuseOddCount(
    _ amount: PhraseAmount, _ name: Range<Int>
  ) throws(FoodPhraseDecline) {
    let words = reader.text.text(
      amount.range.lowerBound..<max(name.upperBound, amount.range.upperBound))
    let parts = amount.value * 24
    guard amount.value <= 40, abs(parts - parts.rounded()) < 0.001 else {
      throw .missingUnit(words)
    }
    if name.contains(where: { isMeasuring($0, name.upperBound) }) { throw .unclearMeasure(words) }
    let isDrink = name.first.map { isOne(of: lexicon.drinks, $0) } ?? false
    let isWhole = amount.value == amount.value.rounded()
    // "0,5 Bier" is half a litre, "un demi de bière" a quarter of one.
    let isPart = amount.value < 0.5 && lexicon.hasMeasuresWithoutLink
    if isDrink, !isWhole, isFigure(amount) || isPart || isBesideLink(name.lowerBound) {
      throw .missingUnit(words)
    }
    // "2/3 biscotti" are two or three.
    let isRange = amount.range.contains { ["2/3", "3/4"].contains(reader.tokens[$0].key) }
    if isRange, lexicon.language != .english, !isBesideLink(name.lowerBound),
      amount.range.count == 1
    {
      throw .range(words)
    }
    // "3 zorps of rice": a unit nobody knows.
    guard lexicon.language == .english else { return }
    for index in name.prefix(3).dropFirst() where reader.word(index, name.upperBound) == "of" {
      throw .unknownUnit(reader.text.text(name.lowerBound..<index))
    }
    // "two egg omelette" can be one omelette of two eggs, "2 finger kitkat" one of two fingers.
    if amount.value > 1, name.count > 1,
      let first = reader.word(name.lowerBound, name.upperBound),
      let last = reader.word(name.upperBound - 1, name.upperBound),
      lexicon.heads.contains(last + "s") || lexicon.heads.contains(last + "es")
        || lexicon.countedParts.contains(first) && last.last != "s"
    {
      throw .unclearOwner(words)
    }
  }

  /// Whether a unit is inside a counted name, so that the words before it were not understood:
  /// `trzy czwarte szklanki mleka`.
  private func isMeasuring(_ index: Int, _ end: Int) -> Bool {
    guard let measure = reader.measure(at: index, end) else { return false }
    let next = index + measure.length
    if reader.length(of: lexicon.links, at: next, end) != nil { return true }
    guard lexicon.hasMeasuresWithoutLink, let word = reader.word(next, end) else { return false }
    return !lexicon.additions.contains(word)
  }

  private func isFigure(_ amount: PhraseAmount) -> Bool {
    amount.range.contains { reader.tokens[$0].kind == .number }
  }

  /// Whether a link without an article is before `index`.
  private func isBesideLink(_ index: Int) -> Bool {
    guard let word = reader.word(index - 1, index), !lexicon.articles.contains(word) else {
      return false
    }
    return lexicon.links.contains(word)
  }

  /// The name of a food, as it was typed.
  func name(_ range: Range<Int>) throws(FoodPhraseDecline) -> String {
    var range = range
    while let length = reader.length(of: lexicon.openings, at: range.lowerBound, range.upperBound) {
      range = range.dropFirst(length)
    }
    while let last = range.last,
      reader.tokens[last].kind == .dash || reader.tokens[last].kind == .colon
    {
      range = range.dropLast()
    }
    let words = reader.text.text(range)
    guard let last = range.last else { throw .nothingToEat }
    if let word = reader.word(last, range.upperBound), PhraseLexicon.prepositions.contains(word) {
      throw .unclearSplit(words)
    }
    for index in range {
      switch reader.tokens[index].kind {
      case .word:
        if isMassOrVolume(index) { throw .unclearOwner(words) }
        let key = reader.tokens[index].key
        let isVerb = index == range.lowerBound && lexicon.vetoes[.verb]?.contains(key) == true
        if isVerb || lexicon.vetoes[.sentence]?.contains(key) == true { throw .notFood(words) }
      case .name, .open, .close: break
      case .time, .sign, .estimate, .question: throw .unreadable(reader.tokens[index].key)
      case .dash, .colon: throw .unclearSplit(words)
      case .number, .fraction, .times, .comma, .separator: throw .unclearOwner(words)
      }
    }
    let isPreparation = range.allSatisfy {
      reader.word($0, range.upperBound).map {
        lexicon.preparations.contains($0) || lexicon.sizes.contains($0)
      } ?? false
    }
    if isPreparation { throw .notFood(words) }
    guard range.count <= Self.longestName else { throw .unclearSplit(words) }
    return words
  }

  /// Whether a word is a unit of mass or volume, so that the number before it was not understood.
  private func isMassOrVolume(_ index: Int) -> Bool {
    guard let measure = reader.measure(at: index, index + 1)?.measure else { return false }
    switch measure.unit {
    case .gram, .kilogram, .milligram, .millilitre, .centilitre, .decilitre, .litre, .ounce:
      return true
    default: return false
    }
  }

  /// Words of the longest name; a longer one is a sentence.
  private static let longestName = 12
}
