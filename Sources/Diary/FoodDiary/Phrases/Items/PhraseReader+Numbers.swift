/// A number in a phrase.
struct PhraseNumber: Hashable, Sendable {
  enum Style: Hashable, Sendable {
    /// An article: `a`.
    case article
    case digits
    /// A word, or digits together with one.
    case word
    /// A part of one.
    case fraction
  }

  var number: FoodPhraseNumber
  var style: Style
  /// The index after it.
  var end: Int

  /// The value where it is the same with every unit.
  var exact: Double? { number.value(with: nil) }
}

extension PhraseReader {
  /// The number that starts at `index`, in digits or in words.
  func number(at index: Int, _ end: Int) throws(FoodPhraseDecline) -> PhraseNumber? {
    guard let token = token(index, end) else { return nil }
    switch token.kind {
    case .number: return try digits(at: index, end)
    case .fraction(let value): return try part(value, from: index, next: index + 1, end)
    case .word: return try wordNumber(at: index, end)
    default: return nil
    }
  }

  private func digits(at index: Int, _ end: Int) throws(FoodPhraseDecline) -> PhraseNumber? {
    let number = FoodPhraseNumber(tokens[index].key, numerals: lexicon.numerals)
    if number == .unclear {
      let words = text.text(index..<(index + 1))
      let isLong = tokens[index].key.count(where: \.isNumber) > FoodPhraseNumber.mostDigits
      throw isLong ? .tooMuch(words) : .unclearNumber(words)
    }
    let next = index + 1
    if case .exact(let value) = number {
      if case .fraction(let fraction) = token(next, end)?.kind, value == value.rounded() {
        return PhraseNumber(number: .exact(value + fraction), style: .digits, end: next + 1)
      }
      if let joined = spacedThousands(value, at: index, end) { return joined }
      if let more = try postfix(value, style: .digits, from: index, next: next, end) { return more }
    }
    return PhraseNumber(number: number, style: .digits, end: next)
  }

  /// `1 500 g`, where a language divides thousands with a space.
  private func spacedThousands(_ value: Double, at index: Int, _ end: Int) -> PhraseNumber? {
    guard lexicon.numerals == .commaAndSpace, let next = token(index + 1, end),
      next.kind == .number, next.key.count == 3, next.key.allSatisfy(\.isNumber),
      tokens[index].key.count <= 3, value >= 1, next.start == tokens[index].end + 1,
      let rest = Double(next.key), let measure = measure(at: index + 2, end),
      measure.measure.unit == .gram || measure.measure.unit == .millilitre
    else { return nil }
    // "2 330 ml puszki": two cans.
    if self.measure(at: index + 2 + measure.length, end) != nil { return nil }
    return PhraseNumber(number: .exact(value * 1_000 + rest), style: .digits, end: index + 2)
  }

  private func wordNumber(at index: Int, _ end: Int) throws(FoodPhraseDecline) -> PhraseNumber? {
    guard let key = word(index, end) else { return nil }
    if isOrdinal(index, end) { return nil }
    if let part = lexicon.fractions[key] {
      return try self.part(part, from: index, next: index + 1, end)
    }
    if lexicon.openings.contains(key), let next = word(index + 1, end),
      let part = lexicon.fractions[next], length(of: lexicon.openings, at: index, end) == 1
    {
      // la moitié, die Hälfte
      return try self.part(part, from: index, next: index + 2, end)
    }
    if lexicon.articles.contains(key) {
      if let next = word(index + 1, end), lexicon.numbers[next] == 100 {
        return composed(100, at: index + 2, end)
      }
      if case .fraction(let value) = token(index + 1, end)?.kind {
        return try part(value, from: index, next: index + 2, end)
      }
      if let more = try postfix(1, style: .article, from: index, next: index + 1, end) {
        return more
      }
      return PhraseNumber(number: .exact(1), style: .article, end: index + 1)
    }
    if let multiple = lexicon.multiples[key] {
      return PhraseNumber(number: .exact(multiple), style: .word, end: afterLink(index + 1, end))
    }
    guard let value = lexicon.numbers[key] else { return nil }
    let number = composed(value, at: index + 1, end)
    guard let exact = number.exact else { return number }
    return try postfix(exact, style: .word, from: index, next: number.end, end) ?? number
  }

  /// Whether the word at `index` counts cups or days rather than parts: `third coffee`, but not `third of
  /// a pizza`.
  private func isOrdinal(_ index: Int, _ end: Int) -> Bool {
    guard let key = word(index, end), lexicon.ordinals.contains(key) else { return false }
    return index + 1 < end && afterLink(index + 1, end) == index + 1
  }

  /// Adds the words that go on with a number: `twenty five`, `two hundred fifty`.
  private func composed(_ start: Double, at index: Int, _ end: Int) -> PhraseNumber {
    var value = start
    var next = index
    while let key = word(next, end) {
      // one hundred and fifty
      if lexicon.language == .english, key == "and", value >= 100,
        value.truncatingRemainder(dividingBy: 100) == 0,
        let tens = word(next + 1, end).flatMap({ lexicon.numbers[$0] }), tens < 100
      {
        next += 1
      }
      // treinta y cinco
      if lexicon.language == .spanish, key == "y", value >= 30, value < 100,
        value.truncatingRemainder(dividingBy: 10) == 0,
        let ones = word(next + 1, end).flatMap({ lexicon.numbers[$0] }), ones < 10
      {
        next += 1
      }
      guard let more = word(next, end).flatMap({ lexicon.numbers[$0] }) else { break }
      if more == 100, value > 1, value < 10 {
        value *= 100
      } else if value == 4, more == 20, lexicon.language == .french {
        // quatre-vingts
        value = 80
      } else if [60, 80].contains(value), lexicon.language == .french, more < 20 {
        // soixante-dix, quatre-vingt-douze
        value += more
      } else if value >= 20, value < 100, value.truncatingRemainder(dividingBy: 10) == 0, more < 10
      {
        value += more
      } else if value >= 100, value.truncatingRemainder(dividingBy: 100) == 0, more < 100 {
        value += more
      } else {
        break
      }
      next += 1
    }
    return PhraseNumber(number: .exact(value), style: .word, end: next)
  }

  /// The words that may follow a number: `2 dozen`, `two and a half`, `three quarters`.
  private func postfix(
    _ value: Double, style: PhraseNumber.Style, from index: Int, next: Int, _ end: Int
  ) throws(FoodPhraseDecline) -> PhraseNumber? {
    guard let key = word(next, end) else { return nil }
    if let multiple = lexicon.multiples[key] {
      return PhraseNumber(
        number: .exact(value * multiple), style: .word, end: afterLink(next + 1, end))
    }
    if style == .article, isOrdinal(next, end) { return nil }
    if let part = lexicon.fractions[key] {
      if value == 1 { return try self.part(part, from: index, next: next + 1, end) }
      // Three quarters are a number; two halves of something could be one or two.
      guard part < 0.5, value * part < 1 else {
        throw .unclearMeasure(text.text(index..<(next + 1)))
      }
      return try self.part(value * part, from: index, next: next + 1, end)
    }
    if style != .article, let ordinal = lexicon.ordinalParts[key] {
      // "dwie drugie" and "siedem trzecich" are no parts of one.
      guard value * ordinal < 1 else { throw .unclearMeasure(text.text(index..<(next + 1))) }
      return try self.part(value * ordinal, from: index, next: next + 1, end)
    }
    if let half = half(at: next, end) {
      return PhraseNumber(number: .exact(value + half.value), style: .word, end: half.end)
    }
    return nil
  }

  /// `and a half`, when it does not start a food of its own: `and half an avocado`.
  func half(at index: Int, _ end: Int) -> (value: Double, end: Int)? {
    guard let key = word(index, end), lexicon.conjunctions.contains(key) else { return nil }
    var next = index + 1
    var isPart = false
    if let article = word(next, end), lexicon.articles.contains(article) {
      next += 1
      isPart = true
    }
    let value: Double
    if case .fraction(let fraction) = token(next, end)?.kind {
      value = fraction
    } else if let word = word(next, end), let fraction = lexicon.fractions[word] {
      value = fraction
    } else {
      return nil
    }
    next += 1
    if let article = word(next, end), lexicon.articles.contains(article) { return nil }
    // "two and a half of a pizza" is no number.
    if isPart, let word = word(afterLink(next, end), end), lexicon.articles.contains(word) {
      return nil
    }
    return (value, next)
  }

  /// A part of one, with what links it to what it is part of.
  private func part(
    _ value: Double, from index: Int, next: Int, _ end: Int
  ) throws(FoodPhraseDecline) -> PhraseNumber {
    // half a dozen
    var after = next
    if let key = word(after, end), lexicon.articles.contains(key),
      let multiple = word(after + 1, end).flatMap({ lexicon.multiples[$0] })
    {
      return PhraseNumber(
        number: .exact(value * multiple), style: .word, end: afterLink(after + 2, end))
    }
    if let multiple = word(after, end).flatMap({ lexicon.multiples[$0] }) {
      return PhraseNumber(
        number: .exact(value * multiple), style: .word, end: afterLink(after + 1, end))
    }
    after = afterLink(after, end)
    if let key = word(after, end), lexicon.articles.contains(key) || isDefinite(key) { after += 1 }
    let start = after
    switch token(start, end)?.kind {
    case .number, .fraction: throw .unclearMeasure(text.text(index..<(start + 1)))
    default: break
    }
    if let key = word(start, end), lexicon.numbers[key] != nil {
      throw .unclearMeasure(text.text(index..<(start + 1)))
    }
    return PhraseNumber(number: .exact(value), style: .fraction, end: start)
  }

  private func isDefinite(_ key: String) -> Bool { lexicon.definite.contains(key) }
}
