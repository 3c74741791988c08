/// An amount in a phrase.
struct PhraseAmount: Hashable, Sendable {
  /// The text of the amount.
  enum Form: Hashable, Sendable {
    /// An article alone: `a`.
    case article
    /// A number without a unit.
    case count
    /// A number with a unit.
    case measured
    /// A number with a word that measures some foods or none: `2 mugs`.
    case loose
    /// A factor: `x2`.
    case factor
    /// A factor before a food: `2x`, `3 times`.
    case leadingFactor
  }

  var value: Double
  /// The unit; `nil` for a factor and for a count of pieces.
  var unit: PortionUnit?
  var form: Form
  /// The tokens of the amount, with its estimate and link.
  var range: Range<Int>
  /// The word of a loose measure.
  var looseWord: String?

  /// Whether the unit is one of mass or volume.
  var isExact: Bool { unit?.dimension == .mass || unit?.dimension == .volume }
}

extension PhraseReader {
  /// The amount that starts at `index`, `nil` when none does.
  ///
  /// - Throws: why an amount that is there cannot be understood.
  func amount(at index: Int, _ end: Int) throws(FoodPhraseDecline) -> PhraseAmount? {
    // "a few", "ein paar": nothing that counts.
    if let length = length(of: lexicon.openings, at: index, end), length > 1 {
      guard try number(at: index, end)?.style == .fraction else { return nil }
    }
    if token(index, end)?.kind == .times { return try factor(at: index, end) }
    let start = afterEstimate(index, end)
    guard let number = try number(at: start, end) else { return nil }
    let next = number.end
    if let times = afterTimes(next, end) {
      return try product(number, at: times, from: index, end)
    }
    if let inner = try adjacent(number, at: next, from: index, end) { return inner }
    guard let unit = measure(at: next, end) else {
      if let loose = try loose(number, from: index, end) { return loose }
      return try count(number, from: index, end)
    }
    return try measured(number, unit.measure, from: index, next: next + unit.length, end)
  }

  private func afterEstimate(_ index: Int, _ end: Int) -> Int {
    if token(index, end)?.kind == .estimate { return index + 1 }
    guard let length = length(of: lexicon.estimates, at: index, end) else { return index }
    return token(index + length, end)?.kind == .estimate ? index + length + 1 : index + length
  }

  private func afterTimes(_ index: Int, _ end: Int) -> Int? {
    if token(index, end)?.kind == .times { return index + 1 }
    guard let key = word(index, end), lexicon.times.contains(key) else { return nil }
    return index + 1
  }

  /// `x2`, `x 2`
  private func factor(at index: Int, _ end: Int) throws(FoodPhraseDecline) -> PhraseAmount? {
    guard let number = try number(at: index + 1, end), number.style == .digits,
      let value = number.exact, measure(at: number.end, end) == nil
    else { throw .unreadable(text.text(index..<(index + 1))) }
    return PhraseAmount(
      value: value, unit: nil, form: .factor, range: index..<number.end)
  }

  /// `2 x 150 g`, `2x eggs`
  private func product(
    _ number: PhraseNumber, at next: Int, from index: Int, _ end: Int
  ) throws(FoodPhraseDecline) -> PhraseAmount? {
    guard let value = number.exact else { throw .unclearNumber(text.text(index..<next)) }
    guard let inner = try amount(at: next, end), inner.form != .article else {
      return PhraseAmount(
        value: value, unit: nil, form: .leadingFactor, range: index..<next)
    }
    guard inner.form == .measured else {
      throw .unclearOwner(text.text(index..<inner.range.upperBound))
    }
    return PhraseAmount(
      value: value * inner.value, unit: inner.unit, form: .measured,
      range: index..<inner.range.upperBound)
  }

  /// `a 330 ml can of`, `2 330 ml cans of`, `two 8 oz steaks`: a count and what each of it is.
  private func adjacent(
    _ number: PhraseNumber, at next: Int, from index: Int, _ end: Int
  ) throws(FoodPhraseDecline) -> PhraseAmount? {
    guard number.style != .fraction, let inner = try self.number(at: next, end),
      inner.style == .digits || inner.style == .fraction
    else { return nil }
    let whole = text.text(index..<inner.end)
    guard let unit = measure(at: inner.end, end), unit.measure.isExact else {
      throw .unclearOwner(whole)
    }
    let isContainer = measure(at: inner.end + unit.length, end)?.measure.isExact == false
    // "2 150 g steaks" could be 2,150 g.
    let isClear = number.style != .digits || isContainer || tokens[next].key.count != 3
    guard isClear, let value = number.exact, value == value.rounded(), value <= 24 else {
      throw .unclearNumber(whole)
    }
    let each = try measured(
      inner, unit.measure, from: next, next: inner.end + unit.length, end)
    return PhraseAmount(
      value: value * each.value, unit: each.unit, form: .measured,
      range: index..<each.range.upperBound)
  }

  private func measured(
    _ number: PhraseNumber, _ measure: PhraseLexicon.Measure, from index: Int, next: Int, _ end: Int
  ) throws(FoodPhraseDecline) -> PhraseAmount {
    guard var value = number.number.value(with: measure.unit) else {
      throw .unclearNumber(text.text(index..<next))
    }
    if measure.isSingular, measure.unit == .packet, lexicon.language == .english, value > 1 {
      // a 6 pack
      throw .unclearMeasure(text.text(index..<next))
    }
    var after = next
    // un litre et demi de lait, a cup and a half of milk
    if number.style != .fraction, value == value.rounded(), let half = half(at: after, end),
      half.end == end || length(of: lexicon.links, at: half.end, end) != nil
    {
      value += half.value
      after = half.end
    }
    if let word = word(after, end), lexicon.sizes.contains(word), !measure.isExact {
      throw .unclearMeasure(text.text(index..<(after + 1)))
    }
    // a 330 ml can of cola: the can says nothing more.
    if measure.isExact, let container = self.measure(at: after, end), !container.measure.isExact {
      after += container.length
    } else if measure.isExact, let word = word(after, end), isLoose(word),
      length(of: lexicon.links, at: after + 1, end) != nil
        || lexicon.hasMeasuresWithoutLink && after + 1 < end
    {
      after += 1
    }
    after = afterEstimateBehind(after, end)
    if let inner = try linkedSize(number, measure, value: value, from: index, at: after, end) {
      return inner
    }
    return PhraseAmount(
      value: value * measure.factor, unit: measure.unit, form: .measured,
      range: index..<afterLink(after, end))
  }

  /// `2 mugs of`: what it is depends on the food.
  private func loose(
    _ number: PhraseNumber, from index: Int, _ end: Int
  ) throws(FoodPhraseDecline) -> PhraseAmount? {
    guard let word = word(number.end, end), isLoose(word), let value = number.exact else {
      return nil
    }
    let next = number.end + 1
    // "3 noix" are walnuts, "3 noix de beurre" are not.
    if next == end, !lexicon.hasMeasuresWithoutLink { return nil }
    let measure = PhraseLexicon.Measure(unit: .portion, factor: 1, isSingular: true)
    if let inner = try linkedSize(number, measure, value: value, from: index, at: next, end) {
      return inner
    }
    return PhraseAmount(
      value: value, unit: nil, form: .loose, range: index..<afterLink(next, end), looseWord: word)
  }

  /// Whether a word measures some foods only, or nothing that is known.
  func isLoose(_ word: String) -> Bool {
    lexicon.looseMeasures.contains(word) || lexicon.conditionalMeasures[word] != nil
  }

  private func afterEstimateBehind(_ index: Int, _ end: Int) -> Int {
    guard let length = length(of: lexicon.estimates, at: index, end) else { return index }
    let next = index + length
    let isLast = next == end || tokens[next].kind == .close
    return isLast || afterLink(next, end) > next ? next : index
  }

  /// `une canette de 33 cl de coca`, `2 cans of 330 ml cola`: how much each of a container holds.
  private func linkedSize(
    _ number: PhraseNumber, _ measure: PhraseLexicon.Measure, value: Double, from index: Int,
    at next: Int, _ end: Int
  ) throws(FoodPhraseDecline) -> PhraseAmount? {
    let isCountable = measure.unit.dimension == .household || measure.unit == .piece
    guard isCountable, number.style != .fraction, value == value.rounded(),
      let key = word(next, end), lexicon.eachBefore.contains(key) || lexicon.links.contains(key),
      token(next + 1, end)?.kind == .number, let inner = try amount(at: next + 1, end),
      inner.isExact, inner.form == .measured
    else { return nil }
    return PhraseAmount(
      value: value * inner.value, unit: inner.unit, form: .measured,
      range: index..<inner.range.upperBound)
  }

  /// A number without a unit: pieces.
  private func count(
    _ number: PhraseNumber, from index: Int, _ end: Int
  ) throws(FoodPhraseDecline) -> PhraseAmount? {
    let next = number.end
    guard let value = number.exact else { throw .unclearNumber(text.text(index..<next)) }
    if let word = word(next, end) {
      let words = text.text(index..<(next + 1))
      // "some of 3 eggs" is no amount, nor is "3 of the eggs".
      if number.style == .digits, length(of: lexicon.links, at: next, end) != nil {
        throw .unclearMeasure(words)
      }
      if PhraseLexicon.otherQuantities.contains(word) { throw .notAnAmount(words) }
      if lexicon.sizes.contains(word), let unit = measure(at: next + 1, end),
        !unit.measure.isExact || number.style != .article
      {
        throw .unclearMeasure(text.text(index..<(next + 1 + unit.length)))
      }
      if lexicon.sizes.contains(word), let second = self.word(next + 1, end), isLoose(second) {
        throw .unclearMeasure(words)
      }
      if number.style != .article {
        // "200cc", "1 c flour": abbreviations of units nobody told us.
        let isJoint =
          lexicon.ranges.contains(word) || lexicon.eachBefore.contains(word)
          || lexicon.articles.contains(word)
        let isShort =
          word.unicodeScalars.count <= 2 && word.first?.isLetter == true && !isJoint
          && !PhraseLexicon.shortFoods.contains(word)
        let isGluedUnit =
          tokens[next].isGlued && tokens[next - 1].kind == .number
          && !lexicon.telling.contains(word)
        let isForeign =
          PhraseLexicon.foreignMeasures.contains(word) && !lexicon.telling.contains(word)
        if isShort || isGluedUnit || isForeign {
          throw .unknownUnit(word)
        }
      }
    }
    return PhraseAmount(
      value: value, unit: nil, form: number.style == .article ? .article : .count,
      range: index..<next)
  }
}

extension PhraseLexicon.Measure {
  /// Whether the unit is one of mass or volume.
  var isExact: Bool { unit.dimension == .mass || unit.dimension == .volume }
}
