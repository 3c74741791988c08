import Foundation
import LabelModel

/// The masses and volumes of a page that may be the serving's size.
struct ServingSizes {
  /// The words that a size is printed behind, the surest first.
  enum Clue: Int, Comparable {
    /// "Serving size", "portion".
    case stated
    /// "Per", "in", "for".
    case per

    static func < (one: Clue, other: Clue) -> Bool { one.rawValue < other.rawValue }
  }

  private var sizes: [(clue: Clue, size: Quantity)] = []

  /// The first size behind the surest words, `nil` without one.
  var best: Quantity? { sizes.min { $0.clue < $1.clue }?.size }

  /// Adds a size behind sure words.
  mutating func add(_ size: Quantity, _ clue: Clue) { sizes.append((clue, size)) }

  /// Adds the size that `value` states behind `phrase`, where it can be one.
  ///
  /// Short words such as "per" are found in every damaged line. Behind these only a mass counts
  /// that a portion can have, and only outside sentences. "Per 2~4 g" is of minutes, "per 7 9" is
  /// damaged, and "excipiens ad susp. pro 7.5 ml" is of a dose.
  mutating func add(
    _ size: Quantity, of value: ValueMention, behind phrase: PhraseMention, on page: ScannedPage
  ) {
    guard phrase.likeness > Self.leastLikeness else { return }
    guard phrase.meaning == .per else { return add(size, .stated) }
    guard size.value >= Self.leastPortion, value.modifier == nil, value.doubts.isEmpty,
      Self.lettersBefore(value, on: page) <= Self.longestHeader
    else { return }
    add(size, .per)
  }

  /// The letters and digits before a value that belong to no phrase. Behind it may stand the print of another column.
  private static func lettersBefore(_ value: ValueMention, on page: ScannedPage) -> Int {
    page.phrases[value.line].reduce(
      page.lines[value.line].letterCount(0..<value.range.lowerBound)
    ) { $1.start < value.range.lowerBound ? $0 - $1.length : $0 }
  }

  /// As for the words of servings that head a column.
  private static let leastLikeness = 0.8
  /// Letters beside known words before a portion at most: "1 cup per 30 g".
  private static let longestHeader = 12
  /// The least grams or millilitres of a portion that "per" alone names: of sugar or oil, 5 (a teaspoon).
  private static let leastPortion: Decimal = 5
}
