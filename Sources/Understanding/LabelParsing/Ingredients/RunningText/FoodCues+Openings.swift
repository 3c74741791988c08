import LabelModel

/// The words that an entry of a list begins with, and the entries that name alternatives.
extension FoodCues {
  /// `text` without a leading "of which".
  func withoutOfWhich(_ text: String) -> String {
    longest(opening: text) { $0 == .ofWhich ? true : nil }?.rest ?? text
  }

  /// The class of additives that `text` begins with, and the text behind it.
  func additiveClass(opening text: String) -> (kind: AdditiveClass, rest: String, hasColon: Bool)? {
    let found = longest(opening: text) { meaning -> AdditiveClass? in
      guard case .additiveClass(let number) = meaning else { return nil }
      return AdditiveClass.allCases[number]
    }
    return found.map { ($0.value, $0.rest, $0.hasColon) }
  }

  private func longest<Value>(
    opening text: String, _ value: (PatternMeaning) -> Value?
  ) -> (value: Value, rest: String, hasColon: Bool)? {
    let scalars = Array(text.unicodeScalars.prefix(120))
    var symbols: [UInt16] = []
    var positions: [Int] = []
    for (position, scalar) in scalars.enumerated() {
      FoodSymbols.append(scalar, to: &symbols)
      while positions.count < symbols.count { positions.append(position) }
    }
    for match in vocabulary.trie.matches(in: symbols, at: 0).reversed() {
      guard let value = value(vocabulary.trie.patterns[match.pattern].meaning),
        match.range.upperBound == symbols.count
          || !FoodSymbols.isLetter(symbols[match.range.upperBound])
      else { continue }
      let end = positions[match.range.upperBound - 1] + 1
      let rest = text.unicodeScalars.dropFirst(end).drop { $0 == " " }
      let hasColon = rest.first == ":"
      let name = rest.drop { $0 == " " || $0 == ":" || $0 == "-" }
      return (value, String(String.UnicodeScalarView(name)), hasColon)
    }
    return nil
  }

  /// The parts of a list that name alternatives: "(soybean and/or sunflower oil)" may hold soy.
  func alternatives(in range: Range<Int>) -> [Range<Int>] {
    vocabulary.alternatives.matches(in: text.symbols).compactMap { match in
      let place = text.characters(match.range)
      guard range.lowerBound <= place.lowerBound, place.upperBound <= range.upperBound else {
        return nil
      }
      var start = place.lowerBound
      var depth = 0
      while start > range.lowerBound, depth >= 0 {
        start -= 1
        switch text.scalars[start] {
        case ")", "]": depth += 1
        case "(", "[": depth -= 1
        default: break
        }
      }
      // Without brackets it is only the word before and the one after.
      guard depth < 0 else { return nil }
      var end = place.upperBound
      while end < range.upperBound, text.scalars[end] != ")", text.scalars[end] != "]" { end += 1 }
      return start..<end
    }
  }
}
