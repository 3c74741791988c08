/// Reads one food, with its amount, out of a part of a phrase.
struct PhraseItemReader: Sendable {
  let reader: PhraseReader

  /// What a part of a phrase says.
  enum Reading: Hashable, Sendable {
    /// Words about eating, time and meals.
    case nothing
    /// An amount without a food.
    case amount(PhraseAmount)
    case foods([PhrasedFood])
  }

  private var lexicon: PhraseLexicon { reader.lexicon }

  /// Returns what a part of a phrase says.
  func read(_ part: Range<Int>) throws(FoodPhraseDecline) -> Reading {
    var range = part
    try dropFillers(&range)
    try dropHeading(&range)
    guard !range.isEmpty else { return .nothing }
    let words = reader.text.text(range)
    if reader.length(of: lexicon.vetoes[.notFood] ?? [], at: range.lowerBound, range.upperBound)
      == range.count
    {
      throw .notFood(words)
    }
    let amounts = try self.amounts(in: range)
    switch amounts.count {
    case 0: return try unmeasured(range)
    case 1: return try measured(amounts[0], in: range)
    case 2:
      if let food = try eachMeasured(amounts[0], amounts[1], in: range) { return .foods([food]) }
      throw .unclearOwner(words)
    default: throw .unclearOwner(words)
    }
  }

  // MARK: Words that are no food

  private func dropFillers(_ range: inout Range<Int>) throws(FoodPhraseDecline) {
    while !range.isEmpty {
      if let length = fillerLength(at: range.lowerBound, range.upperBound) {
        range = (range.lowerBound + length)..<range.upperBound
      } else if isJoint(range.lowerBound), try !isNegative(range.lowerBound, range.upperBound) {
        range = (range.lowerBound + 1)..<range.upperBound
      } else if let word = reader.word(range.lowerBound, range.upperBound),
        lexicon.additions.contains(word)
      {
        // "coffee, with 200 ml of milk", but not "coffee, with milk"
        range = range.dropFirst()
        if try reader.amount(at: range.lowerBound, range.upperBound) == nil {
          throw .unclearSplit(reader.text.text(range))
        }
      } else {
        break
      }
    }
    while !range.isEmpty {
      if let length = reader.length(of: lexicon.fillers, before: range.upperBound, range.lowerBound)
      {
        range = range.lowerBound..<(range.upperBound - length)
      } else if let length = timeLength(before: range.upperBound, range.lowerBound) {
        range = range.lowerBound..<(range.upperBound - length)
      } else if isJoint(range.upperBound - 1) {
        range = range.lowerBound..<(range.upperBound - 1)
      } else {
        break
      }
    }
  }

  private func fillerLength(at index: Int, _ end: Int) -> Int? {
    if let length = reader.length(of: lexicon.fillers, at: index, end) { return length }
    let before = reader.length(of: lexicon.timesOfDay.before, at: index, end) ?? 0
    if let length = timeLength(at: index + before, end) { return before + length }
    // "a las 8 un plato de lentejas"
    guard before > 0, reader.token(index + before, end)?.kind == .number,
      reader.tokens[index + before].key.count <= 2,
      let next = reader.token(index + before + 1, end),
      next.isNumeric || lexicon.articles.contains(next.key) || lexicon.numbers[next.key] != nil
        || next.kind == .colon
    else { return nil }
    return before + 1
  }

  /// `8:30`, `8 am`, `8h30`
  private func timeLength(at index: Int, _ end: Int) -> Int? {
    guard let token = reader.token(index, end) else { return nil }
    let isTime = token.kind == .time
    guard isTime || token.kind == .number, token.key.count <= 5 else { return nil }
    if let word = reader.word(index + 1, end),
      lexicon.timesOfDay.after.contains(word)
        || lexicon.timesOfDay.after.contains("h") && word.first == "h" && word.count == 3
          && word.dropFirst().allSatisfy(\.isNumber)
    {
      return 2
    }
    return isTime ? 1 : nil
  }

  private func timeLength(before end: Int, _ start: Int) -> Int? {
    for length in 1...2 where end - length >= start && timeLength(at: end - length, end) == length {
      let before = end - length
      return length + (reader.length(of: lexicon.timesOfDay.before, before: before, start) ?? 0)
    }
    return nil
  }

  private func isJoint(_ index: Int) -> Bool {
    reader.tokens[index].kind == .dash || reader.tokens[index].kind == .colon
  }

  private func isNegative(_ index: Int, _ end: Int) throws(FoodPhraseDecline) -> Bool {
    guard reader.tokens[index].kind == .dash, let next = reader.token(index + 1, end),
      next.isNumeric, next.isGlued
    else { return false }
    throw .notPositive(reader.text.text(index..<(index + 2)))
  }

  /// Drops a meal before an amount, and whatever stands before a colon when it is a meal.
  private func dropHeading(_ range: inout Range<Int>) throws(FoodPhraseDecline) {
    guard let length = reader.length(of: lexicon.meals, at: range.lowerBound, range.upperBound)
    else { return }
    let next = range.lowerBound + length
    let isEnd = next == range.upperBound
    if isEnd || isJoint(next) {
      range = next..<range.upperBound
      try dropFillers(&range)
    } else if try reader.amount(at: next, range.upperBound) != nil {
      range = next..<range.upperBound
    } else if let word = reader.word(next, range.upperBound), lexicon.heads.contains(word) {
      // breakfast burrito
      return
    } else {
      throw .unclearSplit(reader.text.text(range))
    }
  }

  // MARK: Amounts

  /// The amounts in a part, with the signs around them.
  private func amounts(in range: Range<Int>) throws(FoodPhraseDecline) -> [PhraseAmount] {
    var amounts: [PhraseAmount] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if reader.tokens[index].kind == .dash, try isNegative(index, range.upperBound),
        let next = reader.token(index + 1, range.upperBound)
      {
        throw .notPositive(next.key)
      }
      guard var amount = try reader.amount(at: index, range.upperBound) else {
        index += 1
        continue
      }
      if amount.value <= 0 { throw .notPositive(reader.text.text(amount.range)) }
      try refuseRange(amount, range.upperBound)
      index = amount.range.upperBound
      if amount.form == .leadingFactor, index == range.upperBound { amount.form = .factor }
      if amount.form == .factor, let last = amounts.last, last.form == .measured,
        last.range.upperBound == amount.range.lowerBound
      {
        // 125 g x2
        amounts[amounts.count - 1].value *= amount.value
        amounts[amounts.count - 1].range = last.range.lowerBound..<amount.range.upperBound
        continue
      }
      amounts.append(amount)
    }
    return amounts
  }

  private func refuseRange(_ amount: PhraseAmount, _ end: Int) throws(FoodPhraseDecline) {
    let next = amount.range.upperBound
    guard let token = reader.token(next, end) else { return }
    let isBetween =
      token.kind == .dash || token.kind == .word && lexicon.ranges.contains(token.key)
    guard isBetween, amount.form != .article, let other = try reader.number(at: next + 1, end),
      other.style != .article || token.kind == .dash
    else { return }
    throw .range(reader.text.text(amount.range.lowerBound..<other.end))
  }

  private func unmeasured(_ range: Range<Int>) throws(FoodPhraseDecline) -> Reading {
    var start = range.lowerBound
    while let length = reader.length(of: lexicon.openings, at: start, range.upperBound) {
      start += length
    }
    if let single = try singleMeasure(at: start, range.upperBound) {
      // "a few slices of ham": how many is not known.
      guard start == range.lowerBound, single.isSingular, !single.name.isEmpty else {
        throw .unclearMeasure(reader.text.text(range))
      }
      let amount = PhraseAmount(
        value: 1, unit: single.unit, form: single.unit == nil ? .loose : .measured,
        range: start..<single.name.lowerBound, looseWord: reader.tokens[start].key)
      try refuseUnlinked(amount, single.name)
      return .foods([try food(amount, single.name, reader.text.text(range))])
    }
    return .foods([
      PhrasedFood(portion: nil, name: try name(range), text: reader.text.text(range))
    ])
  }

  /// A measure without a number, and the food it measures: `cup of coffee`, `szklanka mleka`.
  private func singleMeasure(
    at start: Int, _ end: Int
  ) throws(FoodPhraseDecline) -> (unit: PortionUnit?, isSingular: Bool, name: Range<Int>)? {
    let measure = reader.measure(at: start, end)
    let next = start + (measure?.length ?? 1)
    let after = reader.afterLink(next, end)
    if let measure {
      guard after > next || next == end || lexicon.language != .english else {
        // "bar snack", "cup noodles" are named so; "slice toast" is not.
        throw .unclearMeasure(reader.text.text(start..<end))
      }
      return (measure.measure.unit, measure.measure.isSingular, after..<end)
    }
    guard let word = reader.word(start, end), reader.isLoose(word), start + 1 < end,
      after > next || lexicon.hasMeasuresWithoutLink
    else { return nil }
    return (nil, lexicon.conditionalMeasures[word]?.isSingular ?? true, after..<end)
  }

  private func measured(
    _ amount: PhraseAmount, in range: Range<Int>
  ) throws(FoodPhraseDecline) -> Reading {
    var before = range.lowerBound..<amount.range.lowerBound
    var after = amount.range.upperBound..<range.upperBound
    trim(&before, &after)
    let words = reader.text.text(range)
    switch (before.isEmpty, after.isEmpty) {
    case (true, true):
      return .amount(amount)
    case (true, false):
      guard amount.form != .factor else { throw .unclearOwner(words) }
      try refuseUnlinked(amount, after)
      return .foods([try food(amount, after, words)])
    case (false, true):
      guard [.measured, .factor, .loose].contains(amount.form) else { throw .missingUnit(words) }
      if hasAddition(before) { throw .unclearOwner(words) }
      return .foods([try food(amount, before, words)])
    case (false, false): throw .unclearOwner(words)
    }
  }

  /// Drops signs and parentheses around an amount at an end: `yogurt (125 g)`.
  private func trim(_ before: inout Range<Int>, _ after: inout Range<Int>) {
    while let last = before.last, [.open, .dash, .colon].contains(reader.tokens[last].kind) {
      before = before.dropLast()
    }
    if let last = before.last, let word = reader.word(last, before.upperBound),
      lexicon.eachBefore.contains(word)
    {
      // yaourt de 125 g
      before = before.dropLast()
    }
    while let first = after.first, [.close, .dash, .colon].contains(reader.tokens[first].kind) {
      after = after.dropFirst()
    }
  }

  private func hasAddition(_ range: Range<Int>) -> Bool {
    range.contains {
      reader.word($0, range.upperBound).map(lexicon.additions.contains) ?? false
    }
  }

  /// In some languages a measure without a link and an adjective look alike: `une barre chocolatée`.
  private func refuseUnlinked(
    _ amount: PhraseAmount, _ name: Range<Int>
  ) throws(FoodPhraseDecline) {
    let isLinked = reader.isLinked(before: name.lowerBound)
    let isBrand = name.first.map { reader.isCapitalized($0) } ?? false
    guard amount.unit == .bar, lexicon.language != .english, lexicon.language != .german, !isLinked,
      !isBrand
    else { return }
    throw .unclearMeasure(reader.text.text(amount.range.lowerBound..<name.upperBound))
  }

  /// A count, and an amount of each of them or of one: `2 cans of tuna (160 g each)`.
  private func eachMeasured(
    _ first: PhraseAmount, _ second: PhraseAmount, in range: Range<Int>
  ) throws(FoodPhraseDecline) -> PhrasedFood? {
    guard first.range.lowerBound == range.lowerBound, first.value == first.value.rounded(),
      !first.isExact, first.form != .factor, second.isExact, second.form == .measured
    else { return nil }
    var before = first.range.upperBound..<second.range.lowerBound
    var after = second.range.upperBound..<range.upperBound
    if let last = before.last, reader.tokens[last].kind == .open {
      before = before.dropLast()
    }
    var isEach = false
    if let length = reader.length(of: lexicon.each, at: after.lowerBound, after.upperBound) {
      isEach = true
      after = after.dropFirst(length)
    }
    if let last = before.last, let word = reader.word(last, before.upperBound),
      lexicon.eachBefore.contains(word)
    {
      isEach = true
      before = before.dropLast()
    }
    if let first = after.first, reader.tokens[first].kind == .close { after = after.dropFirst() }
    while let last = before.last, [.open, .dash, .colon].contains(reader.tokens[last].kind) {
      before = before.dropLast()
    }
    // "1 can (160 g) tuna"
    let name = before.isEmpty ? after : before
    guard before.isEmpty || after.isEmpty, !name.isEmpty, isEach || first.value == 1,
      !hasAddition(name)
    else { return nil }
    var amount = second
    amount.value *= first.value
    return try food(amount, name, reader.text.text(range))
  }

  // MARK: Foods

  private func food(
    _ amount: PhraseAmount, _ name: Range<Int>, _ words: String
  ) throws(FoodPhraseDecline) -> PhrasedFood {
    let unit = try unit(of: amount, name)
    let portion = try self.portion(amount.value, unit, amount.range)
    return PhrasedFood(portion: portion, name: try self.name(name), text: words)
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
      throw .unclearNumber(reader.text.text(range))
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
    // "3 zorps of rice": a unit nobody knows.
    guard lexicon.language == .english else { return }
    for index in name.prefix(3).dropFirst() where reader.word(index, name.upperBound) == "of" {
      throw .unknownUnit(reader.text.text(name.lowerBound..<index))
    }
  }

  /// The name of a food, as it was typed.
  private func name(_ range: Range<Int>) throws(FoodPhraseDecline) -> String {
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
    guard !range.isEmpty else { throw .nothingToEat }
    for index in range {
      switch reader.tokens[index].kind {
      case .word:
        if lexicon.vetoes[.sentence]?.contains(reader.tokens[index].key) == true {
          throw .notFood(words)
        }
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

  /// Words of the longest name; a longer one is a sentence.
  private static let longestName = 12
}

extension PhraseLexicon {
  /// Whether a measure stands beside its food: `Glas Milch`, `szklanka mleka`.
  var hasMeasuresWithoutLink: Bool { language == .german || language == .polish }
}

extension PhraseReader {
  /// Whether the token before `index` is a link: `of`.
  func isLinked(before index: Int) -> Bool {
    length(of: lexicon.links, before: index, max(0, index - lexicon.links.longest)) != nil
  }

  /// Whether the token at `index` starts with a capital letter and goes on with a small one.
  func isCapitalized(_ index: Int) -> Bool {
    let scalars = text.scalars[tokens[index].start..<tokens[index].end]
    return scalars.first?.properties.isUppercase == true
      && scalars.dropFirst().first?.properties.isLowercase == true
  }
}
