import LabelModel
import Languages

/// A date where it is on a line: several where the order of day and month is not certain.
struct DateMention: Sendable {
  /// The dates it may mean, at least one.
  var dates: [PrintedDate]
  /// The words it covers.
  var words: Range<Int>
  /// Whether it is a date only behind words that announce one: `03 2028` may be two other numbers.
  var needsWords = false
}

/// Finds dates in the words of a line: `12.03.2026`, `12/03/26`, `03.2026`, `12 MAR 2026`, `MAR 12 2026`, `2026-03-12`.
struct DateScanner {
  /// A part of the text: figures, letters or a sign.
  private struct Token {
    var text: String
    var word: Int
    var isNumber: Bool
    /// Whether it follows the one before without a space.
    var isJoined: Bool
  }

  private static let months = MonthNames.months.map { $0.phrases.map(LetterFolding.fold) }

  private let tokens: [Token]
  /// The orders of day, month and year that the package may have.
  private let order: DateOrder

  init(_ words: [Word], _ order: DateOrder) {
    self.order = order
    var tokens: [Token] = []
    for (number, word) in words.enumerated() {
      var isJoined = false
      for character in word.text {
        let isDigit = character.isASCII && character.isNumber
        if isJoined, let last = tokens.last,
          isDigit ? last.isNumber : character.isLetter && last.text.last?.isLetter == true
        {
          tokens[tokens.count - 1].text.append(character)
        } else {
          tokens.append(
            Token(text: String(character), word: number, isNumber: isDigit, isJoined: isJoined))
        }
        isJoined = true
      }
    }
    self.tokens = tokens
  }

  /// Returns the dates, left to right.
  func mentions() -> [DateMention] {
    var found: [DateMention] = []
    var position = 0
    while position < tokens.count {
      if let date = date(at: position), !date.dates.isEmpty {
        found.append(
          DateMention(
            dates: date.dates, words: tokens[position].word..<(tokens[date.end - 1].word + 1),
            needsWords: date.needsWords))
        position = date.end
      } else {
        position += 1
      }
    }
    return found
  }

  private func date(
    at start: Int
  ) -> (dates: [PrintedDate], end: Int, needsWords: Bool)? {
    guard begins(start) else { return nil }
    if let date = yearFirst(at: start) { return date }
    if let first = number(start), let (separator, next) = separator(after: start) {
      if let month = monthName(next), first.value <= 31, first.digits <= 2 {
        let after = self.separator(after: next)?.next ?? next + 1
        guard let year = year(after) else { return nil }
        return (
          [PrintedDate(year: year, month: month, day: first.value)].compactMap { $0 }, after + 1,
          false
        )
      }
      guard let second = number(next) else { return nil }
      if let (month, last) = partedMonth(next, separator), let third = number(last), ends(last + 1)
      {
        return (dates(first, (month, 2), third, separator), last + 1, false)
      }
      if let (other, last) = self.separator(after: next), let third = number(last), ends(last + 1),
        other == separator || other == " " || separator == " "
      {
        return (dates(first, second, third, separator), last + 1, false)
      }
      // A month and a year, as "03.2026" and "03/26"; "03.26" may be a price or an amount.
      guard ends(next + 1), second.digits == 4 || second.digits == 2 && separator == "/",
        first.digits <= 2, separator != " " || first.digits == 2, let year = year(next)
      else { return nil }
      return (
        [PrintedDate(year: year, month: first.value)].compactMap { $0 }, next + 1, separator == " "
      )
    }
    if let month = monthName(start) {
      let next = separator(after: start)?.next ?? start + 1
      // "JUL 04 2027", "July 4, 2027"
      if let day = number(next), day.digits <= 2, let after = yearBehindDay(next),
        let year = year(after)
      {
        return (
          [PrintedDate(year: year, month: month, day: day.value)].compactMap { $0 }, after + 1,
          false
        )
      }
      guard let year = year(next), number(next)?.digits == 4 else { return nil }
      return ([PrintedDate(year: year, month: month)].compactMap { $0 }, next + 1, false)
    }
    return nil
  }

  /// Returns a year with the name or symbol of a month and a day behind it: "2027-JUN-09", "27 JN 09".
  ///
  /// A symbol's year may have two figures, since the regulation has the year first.
  private func yearFirst(
    at start: Int
  ) -> (dates: [PrintedDate], end: Int, needsWords: Bool)? {
    guard let first = number(start), let next = separator(after: start)?.next,
      let last = separator(after: next)?.next, let day = number(last), day.digits <= 2,
      ends(last + 1)
    else { return nil }
    if first.digits == 4, let month = monthName(next) {
      return (
        [PrintedDate(year: first.value, month: month, day: day.value)].compactMap { $0 }, last + 1,
        false
      )
    }
    guard order.hasSymbols, first.digits == 4 || first.digits == 2,
      let month = Self.canadianSymbols.firstIndex(of: tokens[next].text)
    else { return nil }
    let year = first.digits == 2 ? 2000 + first.value : first.value
    return (
      [PrintedDate(year: year, month: month + 1, day: day.value)].compactMap { $0 }, last + 1, true
    )
  }

  /// The months' symbols for both official languages of Canada (Food and Drug Regulations, B.01.007).
  private static let canadianSymbols = [
    "JA", "FE", "MR", "AL", "MA", "JN", "JL", "AU", "SE", "OC", "NO", "DE",
  ]

  /// Returns a month whose two figures a space parts between two signs, and the place of the year: "30.1 1.2027".
  private func partedMonth(_ position: Int, _ sign: Character) -> (month: Int, year: Int)? {
    let next = position + 1
    guard sign != " ", let tens = number(position), tens.digits == 1, let ones = number(next),
      ones.digits == 1, !tokens[next].isJoined, let (other, year) = separator(after: next),
      other == sign, 1...12 ~= 10 * tens.value + ones.value
    else { return nil }
    return (10 * tens.value + ones.value, year)
  }

  /// Returns the place of four figures behind a day, with or without a comma between.
  private func yearBehindDay(_ day: Int) -> Int? {
    var next = day + 1
    if tokens.indices.contains(next), tokens[next].text == "," {
      next += 1
    } else if let (_, other) = separator(after: day) {
      next = other
    }
    return number(next)?.digits == 4 ? next : nil
  }

  private func dates(
    _ first: (value: Int, digits: Int), _ second: (value: Int, digits: Int),
    _ third: (value: Int, digits: Int), _ separator: Character
  ) -> [PrintedDate] {
    guard second.digits <= 2 else { return [] }
    if first.digits == 4 {
      guard third.digits <= 2 else { return [] }
      return [PrintedDate(year: first.value, month: second.value, day: third.value)].compactMap {
        $0
      }
    }
    guard first.digits <= 2, third.digits == 4 || third.digits == 2 else { return [] }
    let year = third.digits == 2 ? 2000 + third.value : third.value
    var dates = [PrintedDate(year: year, month: second.value, day: first.value)]
    // Points are printed between day and month only where the day is first.
    if separator != ".", order.mayStartWithMonth {
      dates.append(PrintedDate(year: year, month: first.value, day: second.value))
    }
    if third.digits == 2, order.yearFirstSeparators.contains(separator) {
      dates.append(
        PrintedDate(year: 2000 + first.value, month: second.value, day: third.value))
    }
    var seen: Set<PrintedDate> = []
    return dates.compactMap { $0 }.filter { seen.insert($0).inserted }
  }

  private func number(_ position: Int) -> (value: Int, digits: Int)? {
    guard tokens.indices.contains(position), tokens[position].isNumber,
      tokens[position].text.count <= 4, let value = Int(tokens[position].text)
    else { return nil }
    return (value, tokens[position].text.count)
  }

  private func year(_ position: Int) -> Int? {
    guard let found = number(position), ends(position + 1) else { return nil }
    switch found.digits {
    case 2: return 2000 + found.value
    case 4: return found.value
    default: return nil
    }
  }

  private func monthName(_ position: Int) -> Int? {
    guard tokens.indices.contains(position), !tokens[position].isNumber,
      (3...9).contains(tokens[position].text.count)
    else { return nil }
    let letters = LetterFolding.fold(tokens[position].text)
    let months = Self.months.indices.filter { month in
      Self.months[month].contains { $0.starts(with: letters) }
    }
    return months.count == 1 ? months[0] + 1 : nil
  }

  /// Returns the sign behind a token, a space without one, and the token after it.
  private func separator(after position: Int) -> (sign: Character, next: Int)? {
    let next = position + 1
    guard tokens.indices.contains(next) else { return nil }
    if let sign = tokens[next].text.first, tokens[next].text.count == 1, "./-".contains(sign) {
      // Recognition reads a point in wide print twice.
      let isDoubled = tokens.indices.contains(next + 1) && tokens[next + 1].text == "."
      return (sign, isDoubled && sign == "." ? next + 2 : next + 1)
    }
    return tokens[next].isJoined && !tokens[next].isNumber && tokens[position].isNumber
      || !tokens[next].isJoined || tokens[position].text.last?.isLetter == true
      ? (" ", next) : nil
  }

  private func begins(_ position: Int) -> Bool {
    guard tokens[position].isJoined, position > 0 else { return true }
    let before = tokens[position - 1]
    return !before.isNumber && !"./-,".contains(before.text)
  }

  private func ends(_ position: Int) -> Bool {
    guard tokens.indices.contains(position), tokens[position].isJoined else { return true }
    return !tokens[position].isNumber && !"/%".contains(tokens[position].text)
  }
}
