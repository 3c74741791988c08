import Foundation
import LabelModel
import Languages

/// Finds the values of a line.
struct ValueScanner {
  let line: ScannedLine
  let index: Int
  /// Whether rows of dots lead from names to values on this page.
  var hasLeaders = false
  /// Whether the page is mostly in Cyrillic letters. A lone "r" behind a number is then "г", the gram.
  var isCyrillic = false

  /// The certainty of a word in text without places whose engine gave none. It is the share of
  /// right values in another engine's texts of 400 labels.
  private static let unknownInText = 0.9
  /// The same for words with places, in which the rows are as doubtful as the words. It was
  /// measured on the values accepted on 44 photos with all confidences left out. 96.2 % were right
  /// at 0.9, 97.7 % at 0.6.
  private static let unknownOnPhoto = 0.6

  /// The values, left to right.
  func values() -> [ValueMention] {
    var values: [ValueMention] = []
    var position = 0
    while position < line.scalars.count {
      guard let value = value(at: position) else {
        position += 1
        continue
      }
      values.append(value)
      position = max(value.range.upperBound, position + 1)
    }
    setRangesAside(&values)
    return values
  }

  /// Marks the two ends of a printed range, "10-12 g": neither is the content.
  private func setRangesAside(_ values: inout [ValueMention]) {
    for (end, value) in values.enumerated().dropFirst() where value.unit != nil {
      let start = values[end - 1]
      guard start.unit == nil, !start.isForeign, start.modifier == nil, value.modifier == nil,
        let least = start.number.value(for: value.unit)?.value, let most = value.value,
        least < most,
        Self.dashes.contains(
          line.text(start.range.upperBound..<value.range.lowerBound).filter { $0 != " " })
      else { continue }
      for place in [end - 1, end] {
        values[place].isRange = true
        // A share's two ends still show the rows of the constituents beside it.
        values[place].isForeign = value.unit != .percent
        values[place].confidence = min(values[place].confidence, Self.rangeCertainty)
      }
    }
  }

  /// The certainty that an end of a range is the content.
  private static let rangeCertainty = 0.02
  /// Signs between the two ends of a range.
  static let dashes: Set<String> = ["-", "–", "—", "−", "‐", "‑"]

  private func value(at position: Int) -> ValueMention? {
    let reader = NumberReader(line: line, hasLeaders: hasLeaders)
    let isHundred = reader.hundredOfLetters(at: position) != nil
    guard let first = line.scalar(position),
      ("0"..."9").contains(first) || DigitConfusion.digit(for: first) != nil
        || reader.beginsWithMark(position) || isHundred
    else { return nil }
    if reader.isFractionOfRefused(position) { return nil }
    // A digit between letters is a misread letter, and part of its word.
    if !isHundred, let before = line.scalar(position - 1), LetterFolding.isLetter(before) {
      // "D3", "B12": the number belongs to the vitamin's name.
      if line.scalar(position - 2).map(LetterFolding.isLetter) != true,
        before.properties.isUppercase
      {
        guard isAmountBehindVitamin(position, reader) else { return nil }
      }
      guard let next = line.scalar(position + 1),
        !LetterFolding.isLetter(next) || isUnit(position + 1)
      else { return nil }
    }
    guard let number = reader.read(at: position), !isTornZero(number) else { return nil }
    var end = number.range.upperBound
    var unit: NutrientUnit?
    var isForeign = false
    var doubts: [ReadingDoubt] = []
    if let found = unitLength(after: number) {
      let isEnergy = isDamagedKilojoules(number, until: found.end)
      unit = isEnergy ? .kilojoule : found.unit
      isForeign = unit == nil
      if found.isRepaired || isEnergy { doubts.append(.unitRepaired) }
      end = found.end
    } else if number.range.count == 1, let next = line.scalar(end), LetterFolding.isLetter(next),
      let second = line.scalar(end + 1), LetterFolding.isLetter(second)
    {
      return nil  // "1ipides": the start of a word
    }
    if unit == nil, !isForeign, isKilojoules(number) { unit = .kilojoule }
    if PriceSign.isBeside(number, hasUnit: unit != nil, in: line) {
      unit = nil
      isForeign = true
    }
    let start = signStart(of: number, at: position)
    return ValueMention(
      number: number, unit: unit, isForeign: isForeign, modifier: modifier(start..<position),
      line: index,
      range: start..<end, box: line.box(position..<end),
      confidence: line.confidence(position..<end)
        ?? (line.line.box == nil ? Self.unknownInText : Self.unknownOnPhoto),
      doubts: doubts, text: line.text(start..<end))
  }

  /// Whether a number without a blank before it is a vitamin's amount: "Vitamin D0.75 µg". No vitamin has a fraction in
  /// its name.
  private func isAmountBehindVitamin(_ position: Int, _ reader: NumberReader) -> Bool {
    guard let number = reader.read(at: position), number.groups.count == 2,
      [".", ","].contains(number.separators[0])
    else { return false }
    let unit = unitLength(after: number)?.unit
    return unit == .milligram || unit == .microgram
  }

  /// Whether a lone letter right before a 0 is its first digit. "ź0 g" is "10 g" in print.
  private func isTornZero(_ number: NumberToken) -> Bool {
    func isLetter(_ position: Int) -> Bool {
      line.scalar(position).map(LetterFolding.isLetter) ?? false
    }
    let start = number.range.lowerBound
    return number.groups == ["0"] && number.doubts.isEmpty && isLetter(start - 1)
      && !isLetter(start - 2) && !(line.scalar(start - 2).map { ("0"..."9").contains($0) } ?? false)
  }

  /// The beginning of a sign before the number.
  private func signStart(of number: NumberToken, at position: Int) -> Int {
    var start = position
    if line.scalar(start - 1) == " " { start -= 1 }
    // French has a word behind the sign: "< à 0,5 g".
    if start < position, line.scalar(start - 1) == "à" {
      start -= line.scalar(start - 2) == " " ? 2 : 1
    }
    guard let sign = line.scalar(start - 1) else { return position }
    switch sign {
    case "<", ">", "~", "≤", "≥", "≈", "‹", "˂", "＜": return start - 1
    case _ where DamagedSign.isAtMost(line, before: start, number: number): return start - 1
    default: return position
    }
  }

  private func modifier(_ range: Range<Int>) -> Modifier? {
    guard let sign = line.scalar(range.lowerBound), !range.isEmpty else { return nil }
    switch sign {
    case "<", "≤", "‹", "˂", "＜": return .lessThan
    case ">", "≥": return .greaterThan
    case "~", "≈": return .about
    case _ where DamagedSign.letters.contains(sign): return .lessThan
    default: return nil
    }
  }
}
