import Foundation
import LabelModel

/// Turns links into readings: units, repairs, bounds, bases, confidence.
struct ReadingAssembly {
  let source: String
  let page: ScannedPage
  let subject: Subject
  /// The basis of a value in a given column.
  var basisOf: (ValueMention, Int) -> Basis? = { _, _ in nil }
  private(set) var readings: [NutrientReading] = []
  private(set) var unreadable: [UnreadableNutrient] = []

  init(source: String, page: ScannedPage, subject: Subject) {
    self.source = source
    self.page = page
    self.subject = subject
  }

  /// The readings, by nutrient, the main basis first, then by confidence.
  var sortedReadings: [NutrientReading] {
    let rank = Dictionary(
      uniqueKeysWithValues: Nutrient.allCases.enumerated().map { ($0.element, $0.offset) })
    let main = mainBasis
    return readings.enumerated().sorted { one, other in
      let a = one.element
      let b = other.element
      if a.nutrient != b.nutrient { return (rank[a.nutrient] ?? 0) < (rank[b.nutrient] ?? 0) }
      if (a.basis == main) != (b.basis == main) { return a.basis == main }
      if a.confidence != b.confidence { return a.confidence > b.confidence }
      return one.offset < other.offset
    }.map(\.element)
  }

  /// The basis that a record should show: of 100 g or 100 ml where the label has it.
  var mainBasis: Basis? {
    if subject == .petFood { return readings.isEmpty ? nil : .asFed }
    var weights: [Basis: Double] = [:]
    for basis in [Basis.per100g, .per100ml, .perServing] {
      let best = Dictionary(
        readings.filter { $0.basis == basis }.map { ($0.nutrient, $0.confidence.value) },
        uniquingKeysWith: max)
      weights[basis] = best.values.reduce(0, +)
    }
    let most = weights.values.max() ?? 0
    for wanted in [Basis.per100g, .per100ml, .perServing] {
      if let weight = weights[wanted], weight > 0, weight * 3 >= most { return wanted }
    }
    return nil
  }

  /// Adds what the links say; groups that got no value become unreadable.
  mutating func add(_ links: [Link], groups: [NameGroup]) {
    let units = UnitHabit(links: links, subject: subject)
    let bounds = BoundFinder(page: page, links: links)
    for link in links {
      guard let nutrient = link.group.nutrient else {
        addBareEnergy(link)
        continue
      }
      for candidate in units.quantities(of: link.value, for: nutrient) {
        var doubts = candidate.doubts
        let product =
          link.certainty * link.value.confidence * link.group.likeness * candidate.weight
        if link.group.likeness < 0.9 { doubts.append(Doubt.nameRepaired) }
        if link.certainty < 0.75 { doubts.append(Doubt.rowUncertain) }
        let confidence = Reliability.of(product)
        let bound = subject == .petFood ? bounds.bound(of: link, nutrient: nutrient) : nil
        if bound?.isRepaired == true { doubts.append(Doubt.boundRepaired) }
        readings.append(
          NutrientReading(
            nutrient: nutrient, quantity: candidate.quantity, bound: bound?.bound,
            modifier: link.value.modifier ?? modifier(before: link.value),
            basis: basisOf(link.value, link.column), confidence: Confidence(confidence),
            evidence: evidence(link), doubts: doubts))
      }
    }
    addUnreadable(groups)
  }

  /// Keeps the rows whose name was read and whose value was not, where the page has a table at all.
  private mutating func addUnreadable(_ groups: [NameGroup]) {
    let known = Set(readings.map(\.nutrient))
    guard known.count >= 2 else { return }
    var named = Set<Nutrient>()
    for group in groups {
      guard let nutrient = group.nutrient, !known.contains(nutrient), group.likeness > 0.85,
        subject.coreNutrients.contains(nutrient), named.insert(nutrient).inserted,
        let mention = group.mentions.first
      else { continue }
      let segment = mention.segments[0]
      let line = page.lines[segment.line]
      unreadable.append(
        UnreadableNutrient(
          nutrient: nutrient, reason: "the name is printed, no value could be read in its row",
          evidence: Evidence(image: source, text: line.line.text, box: line.box(segment.range))))
    }
  }

  /// Adds an energy without unit where the row's name tells the unit: "Calories 150", "Energy (kJ) 640".
  private mutating func addBareEnergy(_ link: Link) {
    let value = link.value
    guard subject == .food, link.group.meaning == .energy, value.unit == nil,
      value.number.groups.count <= 2
    else { return }
    var unit: NutrientUnit?
    for mention in link.group.mentions {
      if case .nutrient(.energyKcal, _) = mention.meaning { unit = .kilocalorie }
      let line = page.lines[mention.line]
      let rest = line.scalars.dropFirst(mention.segments[0].range.upperBound)
        .prefix { !("0"..."9").contains($0) }
      let text = String(
        String.UnicodeScalarView(rest.filter { LetterFolding.isLetter($0) || $0 == "/" })
      )
      .lowercased()
      if unit == nil, text.hasPrefix("kcal") { unit = .kilocalorie }
      if unit == nil, text.hasPrefix("kj"), !text.hasPrefix("kj/") { unit = .kilojoule }
    }
    guard let unit, let (amount, repairs) = value.number.value(for: unit), amount <= 3911 else {
      return
    }
    let confidence =
      link.certainty * value.confidence * link.group.likeness * pow(0.85, Double(repairs.count))
    readings.append(
      NutrientReading(
        nutrient: unit == .kilojoule ? .energyKJ : .energyKcal, quantity: Quantity(amount, unit),
        modifier: value.modifier, basis: basisOf(value, link.column),
        confidence: Confidence(Reliability.of(confidence)),
        evidence: evidence(link), doubts: repairs))
  }

  private func modifier(before value: ValueMention) -> Modifier? {
    let phrase = page.phrases[value.line].last { $0.start < value.range.lowerBound }
    guard let phrase, phrase.meaning == .lessThan,
      phrase.segments[0].range.upperBound + 2 >= value.range.lowerBound
    else { return nil }
    return .lessThan
  }

  private func evidence(_ link: Link) -> Evidence {
    let mention = link.group.mentions.first { $0.line == link.value.line } ?? link.group.mentions[0]
    let name = mention.segments.map { page.lines[$0.line].text($0.range) }.joined(separator: " ")
    return Evidence(image: source, text: "\(name) \(link.value.text)", box: link.value.box)
  }

  /// Adds "2360/566": bare numbers around a slash that are kJ and kcal by their ratio (4.184 kJ are a kcal).
  private mutating func addEnergyPairs(_ isCandidate: (ValueMention) -> Bool) {
    for line in page.lines.indices {
      for (one, other) in zip(page.values[line], page.values[line].dropFirst()) {
        guard one.unit == nil, other.unit == nil || other.unit == .kilocalorie,
          isCandidate(one), isCandidate(other),
          page.lines[line].text(one.range.upperBound..<other.range.lowerBound)
            .filter({ !$0.isWhitespace }) == "/",
          let kilojoules = one.number.value(for: .kilojoule)?.value, kilojoules >= 40,
          let kilocalories = other.number.value(for: .kilocalorie)?.value, kilocalories > 0
        else { continue }
        let ratio = NSDecimalNumber(decimal: kilojoules / kilocalories).doubleValue
        guard 4.0...4.4 ~= ratio else { continue }
        let pairs: [(Nutrient, Decimal, NutrientUnit, ValueMention)] = [
          (.energyKJ, kilojoules, .kilojoule, one),
          (.energyKcal, kilocalories, .kilocalorie, other),
        ]
        for (nutrient, amount, unit, value) in pairs where value.unit == nil {
          readings.append(
            NutrientReading(
              nutrient: nutrient, quantity: Quantity(amount, unit), basis: basisOf(value, 0),
              confidence: Confidence(Reliability.of(0.9 * value.confidence)),
              evidence: Evidence(image: source, text: value.text, box: value.box)))
        }
      }
    }
  }

  /// Adds energies: their units name them.
  ///
  /// A pet food's energy refers to a kilogram, a can or a cup and is no part of its analysis.
  mutating func addEnergies(_ isCandidate: (ValueMention) -> Bool) {
    guard subject == .food else { return }
    addEnergyPairs(isCandidate)
    var columnsOf: [Nutrient: Int] = [:]
    for line in page.lines.indices {
      for value in page.values[line] where value.isEnergy {
        guard isCandidate(value), let unit = value.unit, let amount = value.value
        else { continue }
        let nutrient: Nutrient = unit == .kilojoule ? .energyKJ : .energyKcal
        let column = columnsOf[nutrient, default: 0]
        columnsOf[nutrient] = column + 1
        var doubts = value.doubts + value.number.doubts
        if column > 3 { doubts.append(Doubt.rowUncertain) }
        readings.append(
          NutrientReading(
            nutrient: nutrient, quantity: Quantity(amount, unit), modifier: value.modifier,
            basis: basisOf(value, column),
            confidence: Confidence(
              Reliability.of(
                value.confidence * (doubts.isEmpty ? 0.95 : 0.85) * (column > 3 ? 0.8 : 1))),
            evidence: Evidence(image: source, text: value.text, box: value.box), doubts: doubts))
      }
    }
  }

}

/// How often readings of a certain score are right.
enum Reliability {
  /// The share of right readings among those whose word confidence, name and place multiply to `score`.
  ///
  /// Measured on 44 photos with this parser and the label model: score 0.35 → 0.56, 0.55 → 0.89, 0.65 → 0.80,
  /// 0.75 → 0.92, 0.85 → 0.93. Tesseract's word confidence is that of its worst letter, so it is too low for the number.
  static func of(_ score: Double) -> Double {
    min(0.97, 1 - pow(1 - min(max(score, 0), 1), 1.7))
  }
}

/// How this label prints its units, to understand the values that lost theirs.
struct UnitHabit {
  struct Candidate {
    var quantity: Quantity
    var weight: Double
    var doubts: [String]
  }

  private let subject: Subject
  /// Whether this panel prints its percentages with decimals: one of two digits without may have lost its mark.
  private let printsDecimals: Bool
  /// The share of values that carry a unit.
  private let share: Double

  init(links: [Link], subject: Subject) {
    let own = links.filter { $0.group.nutrient != nil }
    let printed = own.filter { $0.value.unit != nil }.count
    // A number that ends in 9 or 8 may have its unit after all.
    let bare = own.filter { link in
      link.value.unit == nil && !(link.value.number.digits.last.map { "98".contains($0) } ?? false)
    }.count
    share = printed == 0 ? 0 : Double(printed) / Double(printed + bare)
    let percents = own.filter { $0.value.unit == .percent }
    let decimals = percents.count { $0.value.number.groups.count > 1 }
    printsDecimals = decimals >= 2 && decimals * 2 >= percents.count
    self.subject = subject
  }

  /// What a value may mean, the most likely first.
  func quantities(of value: ValueMention, for nutrient: Nutrient) -> [Candidate] {
    let number = value.number
    var doubts = value.doubts
    if let unit = value.unit {
      guard let (amount, repairs) = number.value(for: unit) else { return [] }
      doubts += repairs
      // The model's commonest slip costs little: "q" and "a" for g are nothing else.
      let slips = doubts.filter { $0 != Doubt.unitRepaired }.count
      let weight = pow(0.85, Double(slips)) * (slips < doubts.count ? 0.96 : 1)
      if unit == .percent || unit == .gram,
        amount > 100 || (number.groups[0].count > 1 && number.groups[0].hasPrefix("0"))
      {
        return lostMark(number, unit: unit, doubts: doubts)
      }
      if unit == .percent, printsDecimals, nutrient != .moisture, number.groups.count == 1,
        number.digits.count == 2
      {
        return [
          Candidate(
            quantity: Quantity(amount, unit), weight: 0.5 * weight,
            doubts: doubts + [Doubt.alternative])
        ]
      }
      return [Candidate(quantity: Quantity(amount, unit), weight: weight, doubts: doubts)]
    }
    // A stroke or a lone 9 where others have units: a separator, or all that is left of "0 g".
    if share >= 0.5, number.digits == "1" || number.digits == "9" { return [] }
    let unit: NutrientUnit = subject == .petFood ? .percent : .gram
    var candidates: [Candidate] = []
    if subject == .food, share >= 0.4, let stripped = withoutFinalUnit(number),
      let (amount, repairs) = stripped.value(for: unit)
    {
      candidates.append(
        Candidate(
          quantity: Quantity(amount, unit), weight: 0.65,
          doubts: doubts + repairs + [Doubt.unitReadAsDigit]))
    }
    guard let (amount, repairs) = number.value(for: unit) else { return candidates }
    let weight = candidates.isEmpty ? (share < 0.3 ? 0.7 : 0.35) : 0.2
    if amount <= 100, !(number.groups[0].count > 1 && number.groups[0].hasPrefix("0")) {
      candidates.append(
        Candidate(
          quantity: Quantity(amount, unit), weight: weight,
          doubts: doubts + repairs + [Doubt.unitAssumed]))
    }
    return candidates
  }

  /// "119" and "0,89" in a table of grams: the last digit is the g.
  private func withoutFinalUnit(_ number: NumberToken) -> NumberToken? {
    guard let last = number.groups.last, last.count >= 1, number.digits.count >= 2,
      let final = last.last, final == "9" || final == "8" || final == "6"
    else { return nil }
    if final != "9", number.digits.count < 3 { return nil }
    var stripped = number
    stripped.groups[stripped.groups.count - 1].removeLast()
    if stripped.groups.last?.isEmpty == true {
      stripped.groups.removeLast()
      if !stripped.separators.isEmpty { stripped.separators.removeLast() }
    }
    return stripped
  }

  /// "780 %" is 78.0 %: no content exceeds 100; "08 g" is 0.8 g: no value is printed with a leading 0.
  private func lostMark(_ number: NumberToken, unit: NutrientUnit, doubts: [String]) -> [Candidate]
  {
    guard number.groups.count == 1, let digits = number.groups.first, 2...3 ~= digits.count else {
      return []
    }
    var repaired = number
    let cut = digits.hasPrefix("0") ? 1 : digits.count - 1
    repaired.groups = [String(digits.prefix(cut)), String(digits.dropFirst(cut))]
    repaired.separators = ["."]
    guard let (amount, repairs) = repaired.value(for: unit) else { return [] }
    return [
      Candidate(
        quantity: Quantity(amount, unit), weight: 0.6,
        doubts: doubts + repairs + [Doubt.decimalMarkLost])
    ]
  }
}

/// Finds the bounds that stand with values: "(min)", "Max.", "not less than".
struct BoundFinder {
  struct Found {
    var bound: Bound
    var isRepaired: Bool
  }

  let page: ScannedPage
  /// Whether bounds stand before the names: "Minimum % Crude Protein 8.0".
  private let standBeforeNames: Bool

  init(page: ScannedPage, links: [Link]) {
    self.page = page
    var before = 0
    var after = 0
    for link in links {
      guard let mention = link.group.mentions.first else { continue }
      for phrase in page.phrases[mention.line] {
        guard case .bound = phrase.meaning else { continue }
        if phrase.start < mention.start, mention.start - phrase.segments[0].range.upperBound <= 3 {
          before += 1
        }
        if phrase.start > mention.start { after += 1 }
      }
    }
    standBeforeNames = before > after
  }

  func bound(of link: Link, nutrient: Nutrient) -> Found? {
    let value = link.value
    guard
      let mention = link.group.mentions.last(where: { $0.line <= value.line })
        ?? link.group.mentions.last,
      let segment = mention.segments.last
    else { return nil }
    if standBeforeNames {
      let first = link.group.mentions[0]
      let phrase = page.phrases[first.line].last { $0.start < first.start }
      guard let phrase, case .bound(let bound) = phrase.meaning else { return nil }
      return Found(bound: bound, isRepaired: false)
    }
    // Between name and value, then behind the value up to the next name or value.
    if segment.line == value.line, segment.range.upperBound <= value.range.lowerBound {
      if let found = search(value.line, segment.range.upperBound..<value.range.lowerBound, nutrient)
      {
        return found
      }
    } else if segment.line < value.line {
      let rest = page.lines[segment.line].scalars.count
      if let found = search(segment.line, min(segment.range.upperBound, rest)..<rest, nutrient) {
        return found
      }
      if let found = search(value.line, 0..<value.range.lowerBound, nutrient) { return found }
    }
    return behind(value, nutrient)
  }

  private func behind(_ value: ValueMention, _ nutrient: Nutrient) -> Found? {
    let line = page.lines[value.line]
    let nextName = page.phrases[value.line].first {
      $0.start >= value.range.upperBound && RowMeaning($0.meaning) != nil
    }
    let nextValue = page.values[value.line].first { $0.range.lowerBound >= value.range.upperBound }
    let end = min(
      nextName?.start ?? line.scalars.count, nextValue?.range.lowerBound ?? line.scalars.count,
      value.range.upperBound + 24)
    if value.range.upperBound < end,
      let found = search(value.line, value.range.upperBound..<end, nutrient)
    {
      return found
    }
    // The bound has wrapped: it stands first in the next line.
    guard end == line.scalars.count, end - value.range.upperBound <= 2,
      value.line + 1 < page.lines.count
    else { return nil }
    let next = page.phrases[value.line + 1].first
    if let next, case .bound(let bound) = next.meaning, next.start <= 1 {
      return Found(bound: bound, isRepaired: false)
    }
    return nil
  }

  /// A bound's word in a stretch of a line, or brackets whose damaged word looks like one.
  private func search(_ line: Int, _ range: Range<Int>, _ nutrient: Nutrient) -> Found? {
    for phrase in page.phrases[line] {
      if case .bound(let bound) = phrase.meaning, range.contains(phrase.start) {
        return Found(bound: bound, isRepaired: phrase.cost > 0)
      }
    }
    guard range.count > 2 else { return nil }
    let text = page.lines[line].text(range)
    guard
      let open = text.firstIndex(where: { $0 == "(" || $0 == "[" || $0 == "{" })
        ?? (text.contains(")") ? text.startIndex : nil)
    else { return nil }
    let word = LetterFolding.fold(String(text[open...].prefix(8)))
    guard 2...5 ~= word.count else { return nil }
    let likeMinimum = similarity(word, LetterFolding.fold("min"))
    let likeMaximum = similarity(word, LetterFolding.fold("max"))
    guard max(likeMinimum, likeMaximum) >= 1, likeMinimum != likeMaximum else { return nil }
    return Found(bound: likeMinimum > likeMaximum ? .minimum : .maximum, isRepaired: true)
  }

  /// How many letters of a word stand in another.
  private func similarity(_ word: [UInt16], _ other: [UInt16]) -> Int {
    other.filter { word.contains($0) }.count
  }
}
