/// Reads one food, with its amount, out of a part of a phrase.
struct PhraseItemReader: Sendable {
  let reader: PhraseReader

  /// The meaning of a part of a phrase.
  enum Reading: Hashable, Sendable {
    /// Words about eating, time and meals.
    case nothing
    /// An amount without a food.
    case amount(PhraseAmount)
    case foods([PhrasedFood])
  }

  var lexicon: PhraseLexicon { reader.lexicon }

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
      if let last = amounts.last, last.range.upperBound == index,
        let length = reader.length(of: lexicon.each, at: index, range.upperBound)
      {
        // "80 g cada una": no further amount.
        index += length
        continue
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
    if let size = reader.word(start, range.upperBound), lexicon.sizes.contains(size),
      try singleMeasure(at: start + 1, range.upperBound) != nil
    {
      throw .unclearMeasure(reader.text.text(range))
    }
    if range.count > 2, let size = reader.word(range.upperBound - 2, range.upperBound),
      lexicon.sizes.contains(size),
      reader.measure(at: range.upperBound - 1, range.upperBound) != nil
    {
      // "pâtes grosse assiette"
      throw .unclearMeasure(reader.text.text(range))
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
      guard after > next || next == end || lexicon.hasMeasuresWithoutLink else {
        // "cup noodles", "plato combinado" are named so; "slice toast" is not.
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
    if before.count == 1, let word = reader.word(before.lowerBound, before.upperBound),
      lexicon.eachBefore.contains(word)
    {
      // "Reis und Huhn, je 100 g": of each of several foods.
      throw .unclearOwner(words)
    }
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
      let isSized = reader.word(before.lowerBound, before.upperBound).map(lexicon.sizes.contains)
      let start = before.lowerBound + (isSized == true ? 1 : 0)
      if let single = try singleMeasure(at: start, before.upperBound) {
        // "can of tuna (160 g)", "large glass of wine 250 ml"
        guard single.isSingular, amount.isExact, !single.name.isEmpty else {
          throw .unclearOwner(words)
        }
        before = single.name
      }
      return .foods([try food(amount, before, words)])
    case (false, false): throw .unclearOwner(words)
    }
  }

  /// Drops signs and parentheses around an amount at an end: `yogurt (125 g)`.
  private func trim(_ before: inout Range<Int>, _ after: inout Range<Int>) {
    while let last = before.last, [.open, .dash, .colon].contains(reader.tokens[last].kind) {
      before = before.dropLast()
    }
    if before.count > 1, let last = before.last, let word = reader.word(last, before.upperBound),
      lexicon.eachBefore.contains(word)
    {
      // yaourt de 125 g, but not "je 100 g Reis und Huhn"
      before = before.dropLast()
    }
    if let length = reader.length(of: lexicon.totals, at: after.lowerBound, after.upperBound) {
      after = after.dropFirst(length)
    }
    while let first = after.first, [.close, .dash, .colon].contains(reader.tokens[first].kind) {
      after = after.dropFirst()
    }
  }

  private func hasAddition(_ range: Range<Int>) -> Bool {
    range.contains { reader.isAddition($0, range.upperBound) }
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
    var isTotal = false
    if let length = reader.length(of: lexicon.totals, at: after.lowerBound, after.upperBound) {
      isTotal = true
      after = after.dropFirst(length)
    }
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
    guard before.isEmpty || after.isEmpty, !name.isEmpty, isEach || isTotal || first.value == 1,
      !hasAddition(name)
    else { return nil }
    var amount = second
    if !isTotal { amount.value *= first.value }
    return try food(amount, name, reader.text.text(range))
  }
}

extension PhraseLexicon {
  /// Whether a measure is beside its food: `Glas Milch`, `szklanka mleka`.
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
