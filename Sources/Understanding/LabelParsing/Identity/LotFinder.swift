import LabelModel
import Languages

/// Finds the code of the lot: behind words such as "lot", or behind the letter L that EU 2011/91 prescribes.
struct LotFinder {
  /// The probability that a surely read code behind such words is the lot's. It was set by hand, as the next one.
  private static let announced = 0.9
  /// The same of a code behind the letter L.
  private static let marked = 0.85
  /// Characters of a code.
  private static let length = 3...20
  /// Figures of a code behind the letter alone.
  private static let leastFigures = 4
  /// Figures of such a code on a date's line, or on the line behind it.
  private static let leastFiguresBesideDate = 3

  let page: IdentityPage
  let phrases: [IdentityPhrase]

  /// Returns the candidates, best first.
  func lots() -> [IdentityReading<String>] {
    var found: [IdentityReading<String>] = []
    for phrase in phrases where phrase.topic == .lot {
      let words = page.lines[phrase.line].words
      let rest = phrase.words.upperBound..<words.count
      // The code may be joined to the phrase's last word.
      let joined = words[phrase.words.upperBound - 1]
      if let code = code(joined.text, isJoined: true) {
        let whole = withShift(code, words[(phrase.words.upperBound - 1)...])
        found.append(reading(whole, [joined], phrase.line, .printedLabel, Self.announced))
      } else if let number = rest.first(where: { !Self.isFiller(words[$0].text) }),
        let code = code(words[number].text, isJoined: false)
      {
        let whole = withShift(code, words[number...])
        found.append(
          reading(whole, [words[number]], phrase.line, .printedLabel, Self.announced))
      }
    }
    var isBehindDate = false
    for (number, line) in page.lines.enumerated() {
      let hasDate = !DateScanner(line.words, .anyLanguage).mentions()
        .allSatisfy(\.needsWords)
      let least = hasDate || isBehindDate ? Self.leastFiguresBesideDate : Self.leastFigures
      isBehindDate = hasDate
      for place in line.words.indices {
        guard let (code, words) = markedCode(line.words[place...], leastFigures: least) else {
          continue
        }
        found.append(reading(code, Array(words), number, .form, Self.marked))
      }
    }
    var seen: Set<String> = []
    return found.enumerated()
      .sorted { ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset) }
      .map(\.element).filter { seen.insert($0.value).inserted }
  }

  private func reading(
    _ code: String, _ words: [Word], _ line: Int, _ clue: IdentityClue, _ likelihood: Double
  ) -> IdentityReading<String> {
    let certainty = min(
      1, (words.map { $0.confidence?.value ?? 1 }.min() ?? 0) / PackageQuantityFinder.sureWord)
    return IdentityReading(
      code, confidence: Confidence(likelihood * certainty),
      evidence: page.evidence(page.lines[line].words), clue: clue)
  }

  private static func isFiller(_ text: String) -> Bool {
    text.allSatisfy { !$0.isLetter && !$0.isNumber }
      || numberSigns.contains(text.lowercased().filter(\.isLetter))
        && !text.contains(where: \.isNumber)
  }

  private static let numberSigns = Set(IdentityLexicon.numberSigns.phrases)

  /// Returns the code that `text` is: capitals, figures and few signs, and at least two figures.
  private func code(_ text: String, isJoined: Bool) -> String? {
    var code = Substring(text)
    if isJoined {
      guard let colon = code.firstIndex(where: { $0 == ":" || $0 == "." }) else { return nil }
      code = code[code.index(after: colon)...]
    }
    code = code.trimmingPrefix { !$0.isLetter && !$0.isNumber }
    while let last = code.last, !last.isLetter, !last.isNumber { code.removeLast() }
    guard Self.length.contains(code.count), code.count(where: { $0.isASCII && $0.isNumber }) >= 2,
      code.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isUppercase) || "-/.".contains($0) }),
      DateScanner([Word(text: String(code))], .anyLanguage).mentions().isEmpty
    else { return nil }
    return String(code)
  }

  /// Returns the code that `words` begin with, and its words: "L18302", "L 23145 B".
  private func markedCode(
    _ words: ArraySlice<Word>, leastFigures: Int
  ) -> (code: String, words: ArraySlice<Word>)? {
    guard let first = words.first else { return nil }
    let isApart = ["L", "L:", "L."].contains(first.text)
    let text = isApart ? words.dropFirst().first.map { "L" + $0.text } : first.text
    guard let text, let code = markedCode(text, leastFigures: leastFigures) else { return nil }
    let rest = isApart ? words.dropFirst() : words
    return (withShift(code, rest), words.prefix(isApart ? 2 : 1))
  }

  /// Returns `code` with the single capital behind it, which names the factory's line or shift.
  ///
  /// `words` begin with the code's last one.
  private func withShift(_ code: String, _ words: ArraySlice<Word>) -> String {
    guard code.last?.isNumber == true, let capital = words.dropFirst().first?.text,
      capital.count == 1, capital != "L", capital.allSatisfy({ $0.isASCII && $0.isUppercase })
    else { return code }
    return code + capital
  }

  /// Returns the code behind the letter L: "L18302", "L.301823A".
  private func markedCode(_ text: String, leastFigures: Int) -> String? {
    guard text.first == "L" else { return nil }
    let rest = text.dropFirst().drop { $0 == ":" || $0 == "." || $0 == "-" }
    guard rest.count >= leastFigures, rest.count <= Self.length.upperBound,
      rest.prefix(leastFigures - 1).allSatisfy({ $0.isASCII && $0.isNumber }),
      rest.count(where: { $0.isASCII && $0.isNumber }) >= leastFigures,
      rest.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isUppercase) || "-/".contains($0) })
    else { return nil }
    return "L" + rest
  }
}
