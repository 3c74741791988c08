import Foundation
import LabelModel
import Languages

/// A number with a unit of content where it is on a line.
struct QuantityMention: Sendable {
  var quantity: PackageQuantity
  /// The words it covers.
  var words: Range<Int>
  /// Whether the sign ℮, or the letter that it is read as, is beside it.
  var hasEstimatedSign: Bool
  /// Whether that is the sign itself, or a letter beside both a pack's pieces and their sum.
  var isSignCertain: Bool
}

/// Finds numbers with units of content in the words of a line.
///
/// Words are looked at one by one. "400ge", "400 g e" and "6 x 85 g" are thus found alike.
struct QuantityScanner {
  /// Units as they are printed, folded by `lowercased()`; the longest that fits counts.
  private static let units: [(spelling: String, unit: PackageUnit)] =
    PackageUnitWords.spellings.flatMap { unit, words in words.phrases.map { ($0, unit) } }
    .sorted { $0.spelling.count > $1.spelling.count }

  /// The sign ℮ and the letter it is mostly read as.
  private static let estimatedSigns: Set<Character> = ["℮", "e", "E"]

  /// Whether `text` is the sign ℮ alone, or the letter that it is read as.
  static func isEstimatedSign(_ text: String) -> Bool {
    text.count == 1 && text.allSatisfy(estimatedSigns.contains)
  }

  private static let ouncesOfPound: Decimal = 16

  private let words: [Word]
  /// The words' characters with one space between.
  private let text: [Character]
  /// For each character the word it is of.
  private let wordOf: [Int]

  init(_ words: [Word]) {
    self.words = words
    var text: [Character] = []
    var wordOf: [Int] = []
    for (number, word) in words.enumerated() {
      if number > 0 {
        text.append(" ")
        wordOf.append(number)
      }
      for character in word.text {
        text.append(character)
        wordOf.append(number)
      }
    }
    self.text = text
    self.wordOf = wordOf
  }

  /// Returns the mentions, left to right; the pieces of a pack with their sum are one.
  func mentions() -> [QuantityMention] {
    var merged: [Found] = []
    for next in all() {
      if let last = merged.last, let pack = pack(last, sum: next) {
        merged[merged.count - 1] = pack
      } else {
        merged.append(next)
      }
    }
    return merged.map(\.mention)
  }

  /// A mention and the characters it covers.
  private struct Found {
    var mention: QuantityMention
    var characters: Range<Int>
  }

  private func all() -> [Found] {
    var found: [Found] = []
    var position = 0
    while position < text.count {
      guard text[position].isASCII, text[position].isNumber, begins(position) else {
        position += 1
        continue
      }
      if let mention = mention(at: position) {
        found.append(Found(mention: mention.mention, characters: position..<mention.end))
        position = mention.end
      } else {
        while position < text.count, isPartOfNumber(position) { position += 1 }
      }
    }
    return found
  }

  /// Returns `pieces` and their `sum` behind them as one mention.
  ///
  /// Examples are "4 x 125 g (500 g)" and "6 x 330 ml e 1.98 l".
  private func pack(_ pieces: Found, sum: Found) -> Found? {
    guard pieces.mention.quantity.count != nil, sum.mention.quantity.count == nil,
      pieces.mention.quantity.isSameContent(as: sum.mention.quantity)
    else { return nil }
    let between = text[pieces.characters.upperBound..<sum.characters.lowerBound]
      .filter { !" (=".contains($0) }
    guard between.isEmpty || between.count == 1 && Self.estimatedSigns.contains(between[0]) else {
      return nil
    }
    var end = sum.characters.upperBound
    if end < text.count, text[end] == ")" { end += 1 }
    let after = estimatedSign(after: end)
    var pack = pieces
    pack.mention.hasEstimatedSign =
      !between.isEmpty || after != nil || pieces.mention.hasEstimatedSign
      || sum.mention.hasEstimatedSign
    pack.mention.isSignCertain = pack.mention.hasEstimatedSign
    pack.characters = pieces.characters.lowerBound..<(after ?? end)
    pack.mention.words =
      pieces.mention.words.lowerBound..<(wordOf[pack.characters.upperBound - 1] + 1)
    return pack
  }

  /// Whether no number or word goes on to `position`; the sign ℮ may be right before.
  private func begins(_ position: Int) -> Bool {
    guard position > 0 else { return true }
    let before = text[position - 1]
    if before.isNumber || ".,/<>~-–:".contains(before) { return false }
    guard before.isLetter else { return true }
    return Self.estimatedSigns.contains(before) && (position == 1 || text[position - 2] == " ")
  }

  private func isPartOfNumber(_ position: Int) -> Bool {
    text[position].isNumber || text[position] == "." || text[position] == ","
  }

  private func mention(at start: Int) -> (mention: QuantityMention, end: Int)? {
    guard var number = number(at: start) else { return nil }
    var count: Int?
    var position = skippingSpace(number.end)
    if position < text.count, "x×X".contains(text[position]), number.value < 100,
      let other = self.number(at: skippingSpace(position + 1))
    {
      count = Int("\(number.value)")
      guard let count, count > 1 else { return nil }
      number = other
      position = skippingSpace(other.end)
    }
    guard var unit = unit(at: position), number.value > 0 else { return nil }
    var value = number.value
    // "1 LB 2 OZ" is one amount.
    if unit.unit == .pound, let ounces = self.number(at: skippingSpace(unit.end)),
      let last = self.unit(at: skippingSpace(ounces.end)), last.unit == .ounce,
      ounces.value < Self.ouncesOfPound
    {
      value = value * Self.ouncesOfPound + ounces.value
      number.decimals = 0
      unit = last
    }
    // "1,000 g" has a mark of thousands: nobody prints a thousandth of a gram.
    if number.decimals == 3, unit.unit != .kilogram, unit.unit != .litre { value *= 1_000 }
    let after = estimatedSign(after: unit.end)
    let before = estimatedSign(before: start)
    let last = (after ?? unit.end) - 1
    let first = before ?? start
    return (
      QuantityMention(
        quantity: PackageQuantity(value, unit.unit, count: count),
        words: wordOf[first]..<(wordOf[last] + 1), hasEstimatedSign: (after ?? before) != nil,
        isSignCertain: after.map { text[$0 - 1] == "℮" } ?? before.map { text[$0] == "℮" } ?? false),
      last + 1
    )
  }

  private func number(at start: Int) -> (value: Decimal, decimals: Int, end: Int)? {
    var digits = ""
    var decimals: Int?
    var position = start
    while position < text.count {
      if text[position].isASCII, text[position].isNumber {
        digits.append(text[position])
        decimals = decimals.map { $0 + 1 }
      } else if text[position] == "." || text[position] == ",", decimals == nil,
        position + 1 < text.count, text[position + 1].isNumber
      {
        digits.append(".")
        decimals = 0
      } else {
        break
      }
      position += 1
    }
    // A sign before the number, such as ℮, may be read as 0.
    guard digits.count <= 7, digits.first != "0" || digits.hasPrefix("0."),
      let value = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX"))
    else { return nil }
    return (value, decimals ?? 0, position)
  }

  private func unit(at start: Int) -> (unit: PackageUnit, end: Int)? {
    for (spelling, unit) in Self.units {
      let end = start + spelling.count
      guard end <= text.count, String(text[start..<end]).lowercased() == spelling else { continue }
      if ends(end) || end < text.count && Self.estimatedSigns.contains(text[end]) && ends(end + 1) {
        return (unit, end)
      }
    }
    return nil
  }

  /// Whether a word ends before `position`.
  private func ends(_ position: Int) -> Bool {
    guard position < text.count else { return true }
    return !text[position].isLetter && !text[position].isNumber && text[position] != "/"
  }

  private func estimatedSign(after end: Int) -> Int? {
    let position = skippingSpace(end)
    guard position < text.count, Self.estimatedSigns.contains(text[position]), ends(position + 1)
    else { return nil }
    // A letter with more text behind it is a word: "100 g e 200 g".
    let isLast = !text[(position + 1)...].contains { $0.isLetter || $0.isNumber }
    return text[position] == "℮" || isLast ? position + 1 : nil
  }

  private func estimatedSign(before start: Int) -> Int? {
    var position = start - 1
    if position >= 0, text[position] == " " { position -= 1 }
    guard position >= 0, Self.estimatedSigns.contains(text[position]) else { return nil }
    let opens = !text[..<position].contains { $0.isLetter || $0.isNumber }
    return text[position] == "℮" || opens ? position : nil
  }

  private func skippingSpace(_ position: Int) -> Int {
    position < text.count && text[position] == " " ? position + 1 : position
  }
}
