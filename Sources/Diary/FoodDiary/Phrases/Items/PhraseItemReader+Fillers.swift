extension PhraseItemReader {
  func dropFillers(_ range: inout Range<Int>) throws(FoodPhraseDecline) {
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
      if let length = fillerLength(before: range.upperBound, range.lowerBound) {
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

  /// Words that are part of the food are none: `café solo`.
  private func fillerLength(before end: Int, _ start: Int) -> Int? {
    guard let length = reader.length(of: lexicon.fillers, before: end, start) else { return nil }
    let isFood = length == 1 && lexicon.preparations.contains(reader.tokens[end - 1].key)
    return isFood ? nil : length
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

  func isNegative(_ index: Int, _ end: Int) throws(FoodPhraseDecline) -> Bool {
    guard reader.tokens[index].kind == .dash, let next = reader.token(index + 1, end),
      next.isNumeric, next.isGlued
    else { return false }
    throw .notPositive(reader.text.text(index..<(index + 2)))
  }

  /// Drops a meal before an amount, and everything before a colon when it is a meal.
  func dropHeading(_ range: inout Range<Int>) throws(FoodPhraseDecline) {
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
}
