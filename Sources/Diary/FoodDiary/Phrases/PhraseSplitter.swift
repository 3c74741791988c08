/// A part of a phrase that names one food, and the joint before it.
struct PhrasePart: Hashable, Sendable {
  enum Joint: Hashable, Sendable {
    /// The start, a semicolon, a plus, a new line or the end of a sentence.
    case boundary
    case comma
    /// `and`
    case conjunction
    /// `with`, before a food with its own amount.
    case addition
  }

  var range: Range<Int>
  var joint: Joint
}

/// Divides a phrase into the foods it names.
struct PhraseSplitter: Sendable {
  let reader: PhraseReader

  /// Returns the parts, without empty ones.
  ///
  /// - Throws: why it is unclear where a food ends.
  func parts() throws(FoodPhraseDecline) -> [PhrasePart] {
    let end = reader.tokens.count
    var parts: [PhrasePart] = []
    var start = 0
    var joint = PhrasePart.Joint.boundary
    var depth = 0
    var index = 0
    func cut(at index: Int, length: Int, next: PhrasePart.Joint) {
      if start < index { parts.append(PhrasePart(range: start..<index, joint: joint)) }
      // "2 eggs, and toast": the sign before the conjunction counts.
      if start < index || joint == .boundary || next == .boundary { joint = next }
      start = index + length
    }
    while index < end {
      let token = reader.tokens[index]
      switch token.kind {
      case .open: depth += 1
      case .close:
        depth -= 1
        if depth < 0 { throw .unreadable(")") }
      case .comma, .separator:
        if depth > 0 { throw .unclearSplit(reader.text.text(start..<(index + 1))) }
        cut(at: index, length: 1, next: token.kind == .comma ? .comma : .boundary)
      case .word where depth == 0:
        if let length = reader.length(of: reader.lexicon.conjunctions, at: index, end) {
          cut(at: index, length: length, next: .conjunction)
          index += length
          continue
        }
        if reader.lexicon.additions.contains(token.key), start < index,
          let amount = try reader.amount(at: index + 1, end)
        {
          if reader.lexicon.language == .polish, amount.form == .count {
            // "jajecznica z 3 jajek" is made of them.
            throw .unclearOwner(reader.text.text(start..<min(amount.range.upperBound + 1, end)))
          }
          cut(at: index, length: 1, next: .addition)
          index += 1
          continue
        }
      default: break
      }
      index += max(try skipped(at: index, end), 1)
    }
    if depth > 0 { throw .unreadable("(") }
    cut(at: end, length: 0, next: .boundary)
    return try joined(parts)
  }

  /// The number of tokens at `index` that are an amount, in which "and" divides nothing.
  private func skipped(at index: Int, _ end: Int) throws(FoodPhraseDecline) -> Int {
    guard let number = try reader.number(at: index, end) else { return 0 }
    var next = number.style == .article ? index + 1 : number.end
    if let measure = reader.measure(at: next, end),
      let half = reader.half(at: next + measure.length, end),
      half.end == end || reader.length(of: reader.lexicon.links, at: half.end, end) != nil
    {
      next = half.end
    }
    return next - index
  }

  /// Joins what "and" must not divide.
  private func joined(_ parts: [PhrasePart]) throws(FoodPhraseDecline) -> [PhrasePart] {
    var joined: [PhrasePart] = []
    for (index, part) in parts.enumerated() {
      guard part.joint == .conjunction, let last = joined.last, try !hasAmount(part.range) else {
        joined.append(part)
        continue
      }
      let whole = last.range.lowerBound..<part.range.upperBound
      // "toast with butter and jam" is one food, "salad with tomato, cucumber and feta" perhaps.
      let isPair = isPair(last.range, part.range)
      if hasAddition(last.range) || isPair && isOneFood(last.range, part.range) {
        joined[joined.count - 1].range = whole
        continue
      }
      if isPair, try isPartOfMore(last.range) {
        throw .unclearSplit(reader.text.text(whole))
      }
      if !isPair,
        try isUnclear(
          last, part, list: index > 1 && parts[index - 1].joint == .comma, in: joined)
      {
        throw .unclearSplit(reader.text.text(whole))
      }
      joined.append(part)
    }
    return joined
  }

  /// Whether an amount is in a part.
  func hasAmount(_ range: Range<Int>) throws(FoodPhraseDecline) -> Bool {
    for index in range where try reader.amount(at: index, range.upperBound) != nil { return true }
    return false
  }

  /// Whether the last word of one and the first of the other belong together: ham, cheese.
  private func isPair(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    for count in 1...2 where first.count >= count {
      for length in 1...2 where second.count >= length {
        let words =
          reader.tokens[(first.upperBound - count)..<first.upperBound].map(\.key) + ["&"]
          + reader.tokens[second.lowerBound..<(second.lowerBound + length)].map(\.key)
        if reader.lexicon.pairs.contains(words.joined(separator: " ")) { return true }
      }
    }
    return false
  }

  /// Whether the first of a pair follows another food: `pane burro e marmellata`.
  private func isPartOfMore(_ range: Range<Int>) throws(FoodPhraseDecline) -> Bool {
    guard reader.lexicon.language != .english, range.count > 1 else { return false }
    return try !hasAmount(range)
      && reader.length(of: reader.lexicon.openings, at: range.lowerBound, range.upperBound) == nil
  }

  /// Whether a pair names a third food: `ham and cheese sandwich`, `bocadillo de jamón y queso`.
  private func isOneFood(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    endsInHead(second) || namesContents(first)
  }

  /// `cheese sandwich`, but not `sandwich`
  private func endsInHead(_ range: Range<Int>) -> Bool {
    range.count > 1
      && reader.word(range.upperBound - 1, range.upperBound).map(reader.lexicon.heads.contains)
        ?? false
  }

  private func hasAddition(_ range: Range<Int>) -> Bool {
    range.dropFirst().contains { reader.isAddition($0, range.upperBound) }
  }

  /// `bocadillo de …`, `tarte aux …`, `Pizza Salami`
  private func namesContents(_ range: Range<Int>) -> Bool {
    // English names them before: chicken salad sandwich.
    guard reader.lexicon.language != .english else { return false }
    return range.contains { index in
      reader.word(index, range.upperBound).map(reader.lexicon.heads.contains) ?? false
        && index + 1 < range.upperBound
    }
  }

  private func isDrink(_ range: Range<Int>) -> Bool {
    reader.word(range.lowerBound, range.upperBound).map(reader.lexicon.drinks.contains) ?? false
  }

  /// Whether a conjunction without an amount behind it could stand inside one food.
  private func isUnclear(
    _ last: PhrasePart, _ part: PhrasePart, list: Bool, in parts: [PhrasePart]
  ) throws(FoodPhraseDecline) -> Bool {
    if isDrink(part.range) { return false }
    if namesContents(last.range) || endsInHead(part.range) { return true }
    // "salad with tomato, cucumber and feta"
    guard list else { return false }
    for earlier in parts.reversed() {
      if hasAddition(earlier.range) || namesContents(earlier.range) { return true }
      if earlier.joint != .comma { return false }
      if try hasAmount(earlier.range) { return false }
    }
    return false
  }
}
