import LabelModel
import Languages

/// The words before the last ingredients of an American list: "contains 2% or less of" (21 CFR 101.4(a)(2)).
enum SmallAmounts {
  private static let cues = Set(folded("contains, contain, contiene, containing"))
  private static let bounds = Set(folded("less, menos"))
  private static let links = Set(
    folded("of, de, each, the, following, cada, uno, los, siguientes, or, o, than, que"))
  /// Words between the cue and the bound at most.
  private static let longest = 6

  private static func folded(_ list: WordList) -> [[UInt16]] {
    list.phrases.map(FoodSymbols.fold)
  }

  /// Returns `lines` without those words; a comma is in their place where none is before.
  static func removed(from lines: [[Word]]) -> [[Word]] {
    var lines = lines
    let places = lines.indices.flatMap { line in lines[line].indices.map { (line: line, word: $0) }
    }
    var number = 0
    var removed: [Int] = []
    while number < places.count {
      let words = places[number...].map { lines[$0.line][$0.word] }
      let length = Self.length(opening: words)
      removed += number..<(number + length)
      number += max(length, 1)
    }
    for (order, number) in removed.enumerated().reversed() {
      let place = places[number]
      let isFirst = order == 0 || removed[order - 1] != number - 1
      let before =
        number > 0 ? lines[places[number - 1].line][places[number - 1].word].text.last : ","
      if isFirst, before?.isLetter == true || before?.isNumber == true {
        lines[place.line][place.word].text = ","
      } else {
        lines[place.line].remove(at: place.word)
      }
    }
    return lines
  }

  /// The number of words that `words` opens with and that name such an amount.
  private static func length(opening words: [Word]) -> Int {
    guard let first = words.first, cues.contains(letters(first)) else { return 0 }
    let head = words.prefix(longest)
    guard let share = head.firstIndex(where: { $0.text.contains("%") }),
      let bound = head.firstIndex(where: { bounds.contains(letters($0)) })
    else { return 0 }
    var end = max(share, bound) + 1
    guard
      head[1..<end].allSatisfy({ word in
        let said = letters(word)
        return said.isEmpty || bounds.contains(said) || links.contains(said)
      })
    else { return 0 }
    while end < words.count, !words[end - 1].text.hasSuffix(":"),
      links.contains(letters(words[end]))
    {
      end += 1
    }
    return end
  }

  private static func letters(_ word: Word) -> [UInt16] {
    FoodSymbols.fold(word.text).filter(FoodSymbols.isLetter)
  }
}
