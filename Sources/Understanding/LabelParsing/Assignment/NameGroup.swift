import LabelModel

/// The subject of a table's row.
enum RowMeaning: Hashable, Sendable {
  case nutrient(Nutrient)
  case energy
  case other

  init?(_ meaning: PhraseMeaning) {
    switch meaning {
    case .nutrient(let nutrient, _): self = nutrient == .energyKcal ? .energy : .nutrient(nutrient)
    case .energy: self = .energy
    case .other: self = .other
    default: return nil
    }
  }

  /// Whether the row is of a vitamin. Lists of ingredients and claims name vitamins, too: they show no table.
  var isVitamin: Bool {
    if case .nutrient(let nutrient) = self {
      VitaminLetters.nutrients.contains(nutrient)
    } else {
      false
    }
  }
}

/// A row's name: the mentions of one nutrient in several languages or lines that belong together.
struct NameGroup: Sendable {
  var meaning: RowMeaning
  var mentions: [PhraseMention]

  /// The nutrient, `nil` for energy and for what records do not keep.
  var nutrient: Nutrient? {
    if case .nutrient(let nutrient) = meaning { nutrient } else { nil }
  }
  /// The best mention's likeness.
  var likeness: Double { mentions.map(\.likeness).max() ?? 0 }
  /// Whether no mention is printed as it is spelled, except for a letter of a long name.
  var isRepaired: Bool { likeness < 0.9 }
}

/// The order in which names and values stand in the text.
struct ReadingOrder: Sendable {
  /// A stretch of consecutive lines.
  var groups: [NameGroup] = []
  /// The values that may be a nutrient's, in order.
  var values: [ValueMention] = []
  /// For each value the last group whose name begins before it, -1 when none does.
  var natural: [Int] = []
  /// For each value the letters between it and the name or value before it.
  var lettersBefore: [Int] = []
  /// Whether rows have several values: one per 100 g, one per portion. Names of vitamins are in lists, too.
  var hasColumns: Bool {
    let nutrients = groups.count { $0.nutrient != nil && !$0.meaning.isVitamin }
    return values.count { $0.unit != nil } * 2 >= nutrients * 3
  }
  /// Whether this page prints units with its values.
  var unitsArePrinted: Bool { values.filter { $0.unit != nil }.count * 2 >= min(values.count, 4) }

  /// Puts names and the values that `isCandidate` in order.
  init(
    _ page: ScannedPage, footnotes: Footnotes, isCandidate: (ValueMention) -> Bool
  ) {
    var letters = 0
    for line in page.lines.indices {
      var last = 0
      defer { letters += page.lines[line].letterCount(last..<page.lines[line].scalars.count) }
      // Bounds stand between a name and its value and are no words of their own.
      let bounds = page.phrases[line].filter { if case .bound = $0.meaning { true } else { false } }
      let lineValues = page.values[line].filter(isCandidate)
      let isSentence = Self.isSentence(line, page) && !lineValues.contains { $0.unit != nil }
      let names = page.phrases[line].filter {
        RowMeaning($0.meaning) != nil && !footnotes.contain(line: line) && !isSentence
      }
      var name = 0
      var value = 0
      while name < names.count || value < lineValues.count {
        let nameStart = name < names.count ? names[name].start : .max
        let valueStart = value < lineValues.count ? lineValues[value].range.lowerBound : .max
        if nameStart < valueStart {
          append(names[name])
          last = names[name].segments[0].range.upperBound
          letters = 0
          name += 1
        } else {
          let range = lineValues[value].range
          let between = last..<max(last, range.lowerBound)
          letters += page.lines[line].letterCount(between)
          letters -= bounds.reduce(0) { $0 + (between.contains($1.start) ? $1.length : 0) }
          if page.lines[line].scalars[between].contains(",") { letters += 18 }
          lettersBefore.append(letters)
          last = max(last, range.upperBound)
          letters = 0
          values.append(lineValues[value])
          natural.append(groups.count - 1)
          value += 1
        }
      }
    }
  }

  /// Whether a line's names are in running text. Its other words are then more than a name in an
  /// unknown language.
  private static func isSentence(_ line: Int, _ page: ScannedPage) -> Bool {
    let unexplained = page.unexplainedLetters(line)
    let all = page.lines[line].letterCount(0..<page.lines[line].scalars.count)
    return unexplained > ScannedPage.sentence && unexplained * 3 > all * 2
  }

  /// Whether another row with its own name and value has come since: "Salt 0.5 g", "Salt 1.5 g".
  /// The same name again is not of another language. Energy has a row of each unit, which is
  /// beside the names: "Energy (kJ) 900", "Energy (kcal) 215".
  private func isRival(_ mention: PhraseMention, of group: NameGroup) -> Bool {
    guard let own = group.mentions.last, own.languages == mention.languages,
      own.line < mention.line,
      natural.last == groups.count - 1, let value = values.last
    else { return false }
    return (value.unit != nil || group.meaning == .energy) && value.line == own.line
      && value.range.lowerBound >= own.segments[0].range.upperBound
  }

  private mutating func append(_ mention: PhraseMention) {
    guard let meaning = RowMeaning(mention.meaning) else { return }
    if meaning != .other, let last = groups.last, last.meaning == meaning,
      let end = last.mentions.last?.segments.last?.line, mention.line - end <= 3,
      !isRival(mention, of: last)
    {
      groups[groups.count - 1].mentions.append(mention)
    } else if meaning != .other, groups.count >= 2, groups[groups.count - 2].meaning == meaning,
      (natural.last ?? -1) < groups.count - 2,
      let end = groups[groups.count - 2].mentions.last?.segments.last?.line, mention.line - end <= 3
    {
      // Two rows' names in several languages were read across each other.
      groups[groups.count - 2].mentions.append(mention)
    } else {
      groups.append(NameGroup(meaning: meaning, mentions: [mention]))
    }
  }
}
