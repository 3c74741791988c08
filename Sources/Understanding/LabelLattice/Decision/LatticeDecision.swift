import Foundation
public import LabelModel
public import LabelParsing
import Languages

/// The looks at one photo, and what the parser's rules understood of each.
public struct PhotoLooks: Sendable {
  /// The looks, the first one first.
  public var pages: [RecognizedPage]
  /// The parsed labels of the looks.
  public var labels: [ParsedLabel]

  /// Collects the looks at one photo.
  public init(pages: [RecognizedPage], labels: [ParsedLabel]) {
    self.pages = pages
    self.labels = labels
  }
}

/// Decides which amounts the photos of one product print, and what the amounts refer to.
///
/// All readings, roles, columns and meanings of columns are weighed together; every weight is fitted
/// to labelled photos (``LatticeWeights``). A value whose calibrated probability reaches the
/// threshold is accepted. Pure: the same looks give the same decision.
public struct LatticeDecision: Sendable {
  private let parser: LabelParser
  private let weights: LatticeWeights
  /// The acceptance that a user has set.
  private let threshold: Double?
  /// A value less likely than this is not offered for review.
  private let offer: Double
  /// Lines of a photo's text at most; a longer text is no label.
  private static let longestLabel = LabelParser.longestLabel
  /// Numbers and names of a photo's text at most, which bounds time and memory; labels have some hundred of each.
  private static let mostSpots = 800
  private static let mostNames = 6_000

  /// Creates a decision.
  ///
  /// - Parameters:
  ///   - parser: the words that it knows.
  ///   - acceptance: the probability from which a value is accepted, `0 ... 1`; `nil` for the fitted one.
  ///   - offer: the probability from which a value is offered for review, `0 ... 1`.
  public init(parser: LabelParser, acceptance: Double? = nil, offer: Double = 0.2) {
    self.parser = parser
    weights = .fitted
    threshold = acceptance
    self.offer = offer
  }

  /// Whether the texts are short enough to be a label's.
  private static func canDecide(_ photos: [PhotoLooks]) -> Bool {
    photos.allSatisfy { $0.pages.allSatisfy { $0.lines.count <= longestLabel } }
  }

  /// Decides; what `rules` say of anything but the jointly decided nutrients is kept where they agree.
  ///
  /// - Parameters:
  ///   - photos: the looks at each photo, or a text.
  ///   - rules: the decision of the parser's rules.
  ///   - keepsUnknownBasis: whether amounts are accepted, with a `nil` basis, where it is not sure what any of them refer to.
  /// - Returns: `nil` for texts that are no label.
  public func decide(
    _ photos: [PhotoLooks], rules: DecidedLabel, keepsUnknownBasis: Bool = false
  ) -> DecidedLabel? {
    guard Self.canDecide(photos) else { return nil }
    var found: [FoundValue] = []
    var owned: [OwnedNumber] = []
    var sizes = PrintedSizes()
    var rules = rules
    var hasRivals = false
    var meanings = [Double](repeating: 0, count: ColumnMeaning.allCases.count)
    for photo in photos {
      let looks = photo.pages.map(parser.tokens)
      guard
        looks.allSatisfy({ $0.names.count <= Self.mostNames && $0.values.count <= Self.mostSpots })
      else { return nil }
      var page = LatticePage(looks, rules: photo.pages[0].rules ?? [])
      page.addLinks(of: photo.labels.flatMap(\.readings))
      var lattice = Lattice(
        page, habits: weights.habits)
      let posterior = lattice.decode(weights, rules: RuleDecision(rules))
      for (index, probability) in posterior.meaningProbabilities.enumerated() {
        meanings[index] = max(meanings[index], posterior.meanings.isEmpty ? 0 : probability)
      }
      let rivals = lattice.rivalSpots
      hasRivals = hasRivals || !rivals.isEmpty
      rules.preparation = lattice.preparation(weights.meaning) ?? rules.preparation
      owned += ownedNumbers(of: page, lattice.items, image: photo.pages[0].source)
      sizes.add(of: page)
      let disputed = SeveralAnalyses(page).amounts
      let twiceStated = TwiceStated(lattice)
      let serving = ServingOfHundred(lattice).size
      found += posterior.values.map(page.weighedByHeadingOrder).map {
        FoundValue(
          value: $0, reading: reading($0, on: page, photo: photo), image: photo.pages[0].source,
          prints: page.prints(of: $0.candidate.option),
          analyses: disputed[$0.key]?.count ?? (twiceStated.contradicts($0) ? 2 : 1),
          isOfRival: rivals.contains($0.candidate.spot), servingOfHundred: serving,
          isClaimOfServing: $0.meaning != .perServing
            && page.isClaimOfServing(page.spots[$0.candidate.spot]),
          isNamedElsewhere: page.isNamedElsewhere($0.candidate))
      }
    }
    return label(
      joined(found), owned, sizes, meanings: meanings, rules: rules,
      keepsUnknownBasis: keepsUnknownBasis && !hasRivals)
  }

  /// Joins the values of several photos: the same amount supports itself, another one casts doubt.
  private func joined(_ found: [FoundValue]) -> [FoundValue] {
    let groups = Dictionary(grouping: found) { [$0.value.meaning.rawValue, $0.value.key] }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, rivals in
      let sorted = rivals.sorted { $0.value.probability > $1.value.probability }
      guard var best = sorted.first else { return nil }
      for other in sorted.dropFirst() {
        if isSameAmount(other.value.amount, best.value.amount) {
          best.value.probability = 1 - (1 - best.value.probability) * (1 - other.value.probability)
        } else {
          best.value.probability *= 1 - other.value.probability
        }
      }
      best.reading.confidence = Confidence(best.value.probability)
      return best
    }
  }

  /// Whether a value's amount alone is sure enough.
  func acceptsAmount(of value: LatticeValue) -> Bool {
    value.isWitnessed && value.amountProbability >= threshold ?? weights.acceptance
  }

  private func label(
    _ found: [FoundValue], _ owned: [OwnedNumber], _ sizes: PrintedSizes, meanings: [Double],
    rules: DecidedLabel, keepsUnknownBasis: Bool
  ) -> DecidedLabel {
    let likely = found.filter { found in
      weights.accepts(
        found.value.probability, (found.value.meaning, meanings[found.value.meaning.rawValue]),
        hasRules: found.value.features[CalibrationFeature.rulesAccept.rawValue] > 0,
        isNamed: found.value.candidate.isNamed, threshold: threshold) && found.isAcceptable
    }
    var refusals = Refusals()
    let ofOneColumn = Self.ofOneNutrient(Self.inOneColumn(likely), because: &refusals)
    var accepted = Self.possible(ofOneColumn)
    Self.refuseExcessOfMass(of: ofOneColumn, because: &refusals)
    var main = LatticePosterior.mainMeaning(of: accepted.map(\.value.meaning), meanings)
    var label = rules
    var areCrossed = false
    if let known = main, let share = Self.share(of: accepted, known) {
      if let size = sizes.inverse(of: share, known) {
        Self.refuse(&accepted, crossing: share, size, because: &refusals)
        (areCrossed, main) = (true, nil)
      } else {
        Self.refuse(&accepted, contradicting: share, known, because: &refusals)
        label.servingSize =
          label.servingSize
          ?? sizes.size(of: share, known, besides: found.filter { $0.value.probability >= offer })
      }
    }
    label.subject = subject(main, meanings, rules)
    label.basis = main?.basis
    if keepsUnknownBasis, !areCrossed,
      accepted.allSatisfy({ $0.value.meaning == .perServing })
    {
      let amounts = Self.possible(
        amountsOnUnknownBasis(found, beside: accepted, areLikeliest: main == .perServing))
      if !amounts.isEmpty || accepted.isEmpty {
        accepted += amounts
        main = amounts.first?.value.meaning
        label.basis = nil
      }
    }
    label.readings = [:]
    label.perServing = [:]
    label.forReview = []
    label.findings = []
    let core = Set((label.subject ?? .food).coreNutrients)
    for value in accepted where core.contains(value.reading.nutrient) {
      if value.value.meaning == main {
        label.readings[value.reading.nutrient] = value.reading
      } else if value.value.meaning == .perServing {
        label.perServing[value.reading.nutrient] = value.reading
      } else {
        continue
      }
      if let finding = value.finding { label.findings.append(finding) }
    }
    let open = found.filter {
      $0.value.meaning != .perServing || label.perServing[$0.reading.nutrient] == nil
    }
    for value in likeliest(open) where core.contains(value.reading.nutrient) {
      let nutrient = value.reading.nutrient
      guard label.readings[nutrient] == nil, value.value.probability >= offer else { continue }
      label.forReview.append(
        ReviewValue(
          value.reading, basis: value.reading.basis,
          reason: value.reason(weights.acceptance, refusal: refusals.clause(of: value.value))))
    }
    let taken = accepted.compactMap { value in
      value.reading.evidence.box.map {
        OwnedNumber(image: value.image, box: $0, owner: value.reading.nutrient)
      }
    }
    if keepsUnknownBasis { add(rules, to: &label) }
    addOthers(of: rules, owned + taken, to: &label)
    let known = Set(label.readings.keys).union(label.forReview.map(\.nutrient))
    label.unreadable.removeAll { known.contains($0.nutrient) }
    return label
  }

  /// The likeliest value of each nutrient on any basis.
  private func likeliest(_ found: [FoundValue]) -> [FoundValue] {
    let groups = Dictionary(grouping: found) { $0.value.key }
    return groups.sorted { $0.key < $1.key }.compactMap {
      $0.value.max { $0.value.probability < $1.value.probability }
    }
  }

  /// The subject that a likely meaning of the main column shows, else that of the rules.
  private func subject(
    _ main: ColumnMeaning?, _ meanings: [Double], _ rules: DecidedLabel
  ) -> Subject? {
    guard let main, meanings[main.rawValue] > LatticePosterior.likelyMeaning else {
      return rules.subject
    }
    return main == .asFed ? .petFood : .food
  }

  private func reading(
    _ value: LatticeValue, on page: LatticePage, photo: PhotoLooks
  ) -> NutrientReading {
    let candidate = value.candidate
    let option = candidate.option
    let spot = page.spots[candidate.spot]
    let nutrient = LatticeNutrient.order[value.key]
    let unit = option.unit ?? assumedUnit(value)
    let name = candidate.name.map { page.text(of: page.names[$0]) } ?? ""
    var doubts: [ReadingDoubt] = []
    if option.unit == nil { doubts.append(.unitAssumed) }
    if option.kind == .tail { doubts.append(.unitReadAsDigit) }
    if option.kind == .mark { doubts.append(.decimalMarkLost) }
    if option.kind == .slash { doubts.append(.slashReadAsDigit) }
    if option.kind == .blank { doubts.append(.decimalMarkRepaired) }
    if option.kind == .stroke { doubts.append(.letterAsDigit) }
    if name.isEmpty, !LatticeNutrient.isEnergy(value.key) { doubts.append(.nameNotRead) }
    let rule = photo.labels.lazy.flatMap(\.readings).first { reading in
      reading.nutrient == nutrient
        && reading.quantity.normalized.map {
          isSameAmount(NSDecimalNumber(decimal: $0).doubleValue, value.amount)
        } ?? false
    }
    return NutrientReading(
      nutrient: nutrient, quantity: Quantity(option.number, unit),
      bound: page.bound(of: spot, name: candidate.name) ?? rule?.bound,
      modifier: value.allows(option.modifier ?? rule?.modifier), basis: value.meaning.basis,
      confidence: Confidence(value.probability),
      evidence: Evidence(
        image: photo.pages[0].source,
        text: [name, option.text].filter { !$0.isEmpty }.joined(separator: " "), box: spot.box),
      doubts: doubts)
  }

  /// The unit of a bare number.
  private func assumedUnit(_ value: LatticeValue) -> NutrientUnit {
    switch value.key {
    case LatticeNutrient.energyKJ: .kilojoule
    case LatticeNutrient.energyKcal: .kilocalorie
    default:
      value.candidate.origin == .bareMilligrams
        ? .milligram : value.meaning == .asFed ? .percent : .gram
    }
  }
}

extension ColumnMeaning {
  /// The basis that a record names, `nil` for a column that is not the product's.
  package var basis: Basis? {
    switch self {
    case .per100g: .per100g
    case .per100ml: .per100ml
    case .perServing: .perServing
    case .asFed: .asFed
    case .none: nil
    }
  }
}

extension LatticePage {
  /// The text of a name.
  func text(of name: NameSpot) -> String {
    name.stretches.prefix(1).map { stretch in
      let scalars = lines[stretch.line.look][stretch.line.line].scalars
      return String(
        String.UnicodeScalarView(
          scalars[(stretch.start..<stretch.end).clamped(to: scalars.indices)]))
    }.joined(separator: " ")
  }
}
