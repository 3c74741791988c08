import Foundation
import LabelModel

/// Turns links into readings: units, repairs, bounds, bases, confidence.
struct ReadingAssembly {
  let source: String
  let page: ScannedPage
  let subject: Subject
  /// The words of the lists of ingredients.
  let listed: ListedWords
  /// The serving's size, as printed.
  var servingSize: Quantity?
  /// The basis of a pet food's constituents.
  var petFoodBasis = Basis.asFed
  /// The basis of a value in a given column.
  var basisOf: (ValueMention, Int) -> Basis? = { _, _ in nil }
  /// The columns of the energies where their order does not tell them, `nil` where places do.
  var energyColumns: EnergyColumns?
  var readings: [NutrientReading] = []
  private(set) var unreadable: [UnreadableNutrient] = []

  init(source: String, page: ScannedPage, subject: Subject, listed: ListedWords) {
    self.source = source
    self.page = page
    self.subject = subject
    self.listed = listed
  }

  /// The readings, by nutrient, the main basis first, then by confidence.
  var sortedReadings: [NutrientReading] {
    let main = mainBasis
    let keys = readings.enumerated().map { number, reading in
      SortKey(
        rank: NutrientAmounts.place(reading.nutrient), isOther: reading.basis == main ? 0 : 1,
        doubt: -reading.confidence.value, number: number)
    }
    return keys.sorted().map { readings[$0.number] }
  }

  private struct SortKey: Comparable {
    var rank: Int
    var isOther: Int
    var doubt: Double
    var number: Int

    static func < (one: SortKey, other: SortKey) -> Bool {
      (one.rank, one.isOther, one.doubt, one.number)
        < (other.rank, other.isOther, other.doubt, other.number)
    }
  }

  /// The basis that a record should show: of 100 g or 100 ml where the label has it.
  var mainBasis: Basis? {
    if subject == .petFood { return readings.isEmpty ? nil : petFoodBasis }
    var weights: [Basis: Double] = [:]
    for basis in Basis.columnsOfFood {
      let best = Dictionary(
        readings.filter { $0.basis == basis }.map { ($0.nutrient, $0.confidence.value) },
        uniquingKeysWith: max)
      weights[basis] = best.values.reduce(0, +)
    }
    let most = weights.values.max() ?? 0
    for wanted in Basis.columnsOfFood {
      if let weight = weights[wanted], weight > 0, weight * 3 >= most { return wanted }
    }
    return nil
  }

  /// Adds what the links say; groups that got no value become unreadable.
  mutating func add(_ links: [NameValueLink], groups: [NameGroup]) {
    let links =
      subject == .petFood ? links.filter(AnalysisLinks(page, listed: listed).contains) : links
    let units = UnitHabit(page, links: links, subject: subject)
    let bounds = BoundFinder(page: page, links: links)
    let shares = DailyShares(page)
    for link in links {
      guard let nutrient = link.group.nutrient else {
        addBareEnergy(link)
        continue
      }
      let bound = subject == .petFood ? bounds.bound(of: link) : nil
      if VitaminLetters.nutrients.contains(nutrient), isAdded(link, bound) { continue }
      let isContradicted = shares.contradict(link.value, of: nutrient)
      // Water is no part of the dry matter.
      let stated = basisOf(link.value, link.column)
      let basis = stated == .dryMatter && nutrient == .moisture ? .asFed : stated
      let greatest = greatestGrams(on: basis)
      for candidate in units.quantities(of: link, for: nutrient, greatest: greatest) {
        var (confidence, doubts) = certainty(of: candidate, link)
        if isContradicted {
          confidence *= Self.contradicted
          doubts.append(.rowUncertain)
        }
        if bound?.isRepaired == true { doubts.append(.boundRepaired) }
        readings.append(
          NutrientReading(
            nutrient: nutrient, quantity: candidate.quantity, bound: bound?.bound,
            modifier: link.value.modifier ?? modifier(before: link.value),
            basis: basis, confidence: Confidence(confidence),
            evidence: evidence(link), doubts: doubts))
      }
    }
    addUnreadable(groups)
  }

  /// The certainty of a value's name and unit, `0 ... 1`, and the doubts about them.
  private func certainty(
    of candidate: UnitHabit.Candidate, _ link: NameValueLink
  ) -> (confidence: Double, doubts: [ReadingDoubt]) {
    var doubts = candidate.doubts
    var product =
      link.certainty * link.value.confidence * link.group.likeness * candidate.weight
    // "Pratteln 300g": where no place decides either, two repairs at once explain anything.
    if link.value.box == nil, link.group.isRepaired, doubts.contains(.decimalMarkLost) {
      product *= Self.doublyRepaired
    }
    if link.group.isRepaired { doubts.append(.nameRepaired) }
    if link.certainty < 0.75 { doubts.append(.rowUncertain) }
    var confidence = ConfidenceCalibration.of(product)
    if subject == .petFood, link.column > 0 {
      // An analysis has one column: a second value belongs to a name that could not be read.
      confidence *= 0.2
      doubts.append(.rowUncertain)
    }
    return (confidence, doubts)
  }

  /// Whether a vitamin is an additive or an ingredient. Its amount is what was added, not the content.
  ///
  /// EU 767/2009, annex VI, chapter I, puts a pet food's vitamins among the additives. An analysis with vitamins has
  /// bounds.
  private func isAdded(_ link: NameValueLink, _ bound: BoundFinder.Found?) -> Bool {
    if subject == .petFood { return bound == nil }
    return link.group.mentions.allSatisfy {
      listed.contain($0.start, of: page.lines[$0.line], at: $0.line)
    }
  }

  /// The most grams of a nutrient that the amount of food of a column holds.
  private func greatestGrams(on basis: Basis?) -> Decimal {
    switch basis {
    case .per100ml: Liquid.densest
    case .perServing: max(100, servingSize?.value ?? Self.greatestServing)
    case .per100g, .asFed, .dryMatter, nil: 100
    }
  }

  /// The factor for the certainty of an amount that contradicts its share of a daily dose. None is accepted then.
  private static let contradicted = 0.05

  /// The certainty of a reading in plain text after repairs of both name and number.
  private static let doublyRepaired = 0.3

  /// The grams of the greatest serving.
  private static let greatestServing: Decimal = 1000

  /// Keeps the rows whose name was read and whose value was not, where the page has a table at all.
  private mutating func addUnreadable(_ groups: [NameGroup]) {
    let known = Set(readings.map(\.nutrient))
    guard known.count >= 2 else { return }
    var named = Set<Nutrient>()
    let text = NamesInText(page, listed: listed)
    for group in groups {
      guard let nutrient = group.nutrient, !known.contains(nutrient), group.likeness > 0.85,
        subject.coreNutrients.contains(nutrient),
        let mention = group.mentions.first(where: { !text.contain($0) }),
        named.insert(nutrient).inserted
      else { continue }
      let segment = mention.segments[0]
      let line = page.lines[segment.line]
      switch group.mentions.compactMap({ unnumbered(behind: $0) }).first {
      case .traces where subject == .food:
        addTraces(of: nutrient, group, line.line.text)
        continue
      case .dashes: continue
      case .traces, nil: break
      }
      unreadable.append(
        UnreadableNutrient(
          nutrient: nutrient, reason: MessageClause(.rowHasNoValue),
          evidence: Evidence(image: source, text: line.line.text, box: line.box(segment.range))))
    }
  }

  /// Adds a nutrient that is stated as traces: its number is 0.
  private mutating func addTraces(of nutrient: Nutrient, _ group: NameGroup, _ text: String) {
    readings.append(
      NutrientReading(
        nutrient: nutrient, quantity: Quantity(0, .gram), modifier: .traces, basis: mainBasis,
        confidence: Confidence(ConfidenceCalibration.of(Self.wordCertainty * group.likeness)),
        evidence: Evidence(image: source, text: text)))
  }

  /// The certainty of a word in the place of an amount.
  private static let wordCertainty = 0.9

  private func modifier(before value: ValueMention) -> Modifier? {
    let phrase = page.phrases[value.line].last { $0.start < value.range.lowerBound }
    guard let phrase, phrase.segments[0].range.upperBound + 2 >= value.range.lowerBound else {
      return nil
    }
    // A pet food's bound is kept as such.
    let isGreatest = subject == .food && phrase.meaning == .bound(.maximum)
    return phrase.meaning == .lessThan || isGreatest ? .lessThan : nil
  }

  func evidence(_ link: NameValueLink) -> Evidence {
    let mention = link.group.mentions.first { $0.line == link.value.line } ?? link.group.mentions[0]
    let name = mention.segments.map { page.lines[$0.line].text($0.range) }.joined(separator: " ")
    let text = name.isEmpty ? link.value.text : "\(name) \(link.value.text)"
    return Evidence(image: source, text: text, box: link.value.box)
  }
}
