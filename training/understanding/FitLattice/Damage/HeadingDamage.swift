import LabelModel

/// A damage to every "100 g" and "100 ml" of a label, as blurred photos show it.
///
/// Damaged copies of labels are for training. The texts at hand were read too well to show what damage does.
enum HeadingDamage: CaseIterable {
  /// The 1 is lost: "00 g".
  case lostStroke
  /// The 1 is read as a letter: "l00 g".
  case letter
  /// One digit is read as another: "106 g", "400 ml".
  case wrongDigit
  /// The last digit is lost: "10 g".
  case lostDigit
  /// The unit is lost: "100".
  case lostUnit
  /// The unit is read as another sign: "100 9", "100 el".
  case wrongUnit
  /// Number and unit are lost.
  case lostHeading

  /// The damage of a label, the same in each run.
  static func of(_ name: String) -> HeadingDamage {
    allCases[hash(name) % allCases.count]
  }

  private static func hash(_ name: String) -> Int {
    name.utf8.reduce(7) { ($0 * 31 + Int($1)) % 1_000_003 }
  }

  /// Damages the headings of `page`; the wrong digit follows from the label's name.
  func damage(_ page: RecognizedPage, name: String) -> RecognizedPage {
    var page = page
    for index in page.lines.indices {
      page.lines[index].words = damage(page.lines[index].words, Self.hash(name) / 7)
    }
    page.lines.removeAll { $0.words.isEmpty }
    return page
  }

  /// The confidence of a damaged word beside that of the word. What is read wrongly is read with little confidence.
  private static let doubt = 0.5

  private func damage(_ words: [Word], _ choice: Int) -> [Word] {
    var result: [Word] = []
    func doubtful(_ word: Word) -> Word {
      var word = word
      word.confidence = Confidence((word.confidence?.value ?? 1) * Self.doubt)
      return word
    }
    var index = 0
    while index < words.count {
      defer { index += 1 }
      var word = words[index]
      if let match = word.text.firstMatch(of: /^(.{0,2})100(g|ml|mL)\b(.*)$/) {
        let unit = String(match.2)
        guard self != .lostHeading else { continue }
        word.text = String(match.1) + digits(choice) + self.unit(unit) + String(match.3)
        result.append(doubtful(word))
      } else if let match = word.text.firstMatch(of: /^(.{0,2})100$/), index + 1 < words.count,
        let next = words[index + 1].text.firstMatch(of: /^(g|ml|mL)\b(.*)$/)
      {
        index += 1
        guard self != .lostHeading else { continue }
        word.text = String(match.1) + digits(choice)
        result.append(doubtful(word))
        var second = words[index]
        second.text = unit(String(next.1)) + String(next.2)
        if !second.text.isEmpty { result.append(doubtful(second)) }
      } else {
        result.append(word)
      }
    }
    return result
  }

  private func digits(_ choice: Int) -> String {
    switch self {
    case .lostStroke: "00"
    case .letter: ["l00", "I00", "|00", "t00"][choice % 4]
    case .wrongDigit: ["106", "160", "400", "108", "700", "190"][choice % 6]
    case .lostDigit: "10"
    case .lostUnit, .wrongUnit, .lostHeading: "100"
    }
  }

  private func unit(_ unit: String) -> String {
    switch self {
    case .lostUnit: ""
    case .wrongUnit: unit == "g" ? "9" : "el"
    default: unit
    }
  }
}
