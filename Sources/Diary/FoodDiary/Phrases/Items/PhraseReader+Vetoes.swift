extension PhraseReader {
  /// The reader with each dish of several words as one token. Nothing in its name then counts: fish
  /// and chips, 7 up.
  func withDishes() -> PhraseReader {
    var merged: [PhraseToken] = []
    var index = 0
    while index < tokens.count {
      guard let length = length(of: lexicon.dishes, at: index, tokens.count) else {
        merged.append(tokens[index])
        index += 1
        continue
      }
      var token = tokens[index]
      token.kind = .name
      token.key = tokens[index..<(index + length)].map(\.key).joined(separator: " ")
      token.end = tokens[index + length - 1].end
      merged.append(token)
      index += length
    }
    return PhraseReader(text: PhraseText(scalars: text.scalars, tokens: merged), lexicon: lexicon)
  }

  /// Refuses phrases that do not say what was eaten.
  func refuseVetoed() throws(FoodPhraseDecline) {
    let end = tokens.count
    if tokens.contains(where: { $0.kind == .question }) { throw .question }
    if length(of: lexicon.vetoes[.question] ?? [], at: 0, end) != nil { throw .question }
    for index in 0..<end {
      if tokens[index].kind == .sign { throw .unreadable(tokens[index].key) }
      if let words = try limit(at: index) { throw .limit(words) }
      if let words = words(.notEaten, at: index) { throw .notEaten(words) }
      if let words = otherDay(at: index) { throw .otherDay(words) }
      let isEstimate = length(of: lexicon.estimates, at: index, end) != nil
      if !isEstimate, let words = words(.alternative, at: index), index > 0 {
        // "2 or 3 eggs"
        if tokens[index - 1].isNumeric {
          throw .range(text.text((index - 1)..<min(index + 2, end)))
        }
        throw .alternative(words)
      }
      if let words = words(.part, at: index) { throw .unclearMeasure(words) }
    }
  }

  /// Words of another day, unless they say how old the food is: `chili from yesterday`.
  private func otherDay(at index: Int) -> String? {
    guard let words = words(.otherDay, at: index) else { return nil }
    let isAge = (1...2).contains { count in
      index >= count && (length(of: lexicon.fillers, at: index - count, tokens.count) ?? 0) > count
    }
    return isAge ? nil : words
  }

  /// Words of a limit; a single one must stand before a number: `max 100 g`, not `Pepsi Max`.
  private func limit(at index: Int) throws(FoodPhraseDecline) -> String? {
    let end = tokens.count
    guard let length = length(of: lexicon.vetoes[.limit] ?? [], at: index, end) else { return nil }
    let isLast = index > 0 && (index + 1 == end || tokens[index + 1].kind != .word)
    let isExtreme = isLast && Self.extremes.contains(tokens[index].key)
    if length == 1, !isExtreme, try number(at: index + 1, end) == nil { return nil }
    return text.text(index..<(index + length))
  }

  /// Limits that also stand behind an amount: `200 g max`.
  private static let extremes: Set<String> = [
    "max", "maximum", "min", "minimum", "massimo", "maximal",
  ]

  private func words(_ veto: PhraseVeto, at index: Int) -> String? {
    guard let length = length(of: lexicon.vetoes[veto] ?? [], at: index, tokens.count) else {
      return nil
    }
    return text.text(index..<(index + length))
  }
}
