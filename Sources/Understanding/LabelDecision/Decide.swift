package import LabelModel
import Languages

/// The least confidence of an accepted value.
public struct DecisionThreshold: Hashable, Sendable {
  /// A value at least this likely is accepted, `0 ... 1`; below it is offered for review.
  public var acceptance: Double
  /// A value less likely than this is not even offered, `0 ... 1`.
  public var offer: Double

  /// Creates a threshold.
  public init(acceptance: Double, offer: Double) {
    self.acceptance = acceptance
    self.offer = offer
  }

  /// The threshold that records are made with; there it means the fitted thresholds.
  public static let standard = DecisionThreshold(acceptance: 0.8, offer: 0.2)
}

/// Decides what the photos of one product say, taken together.
///
/// Readings compete and support each other. The same number supports a reading from another
/// language, another photo, the other column or the other unit of energy. The energy of the
/// nutrients supports readings, too. A value that is then certain enough is accepted; the others
/// are offered for review with the reason. A number is changed only where the arithmetic asks for
/// it (a decimal point restored), and a finding states it.
///
/// - Parameters:
///   - labels: what the parser understood of each photo of one product.
///   - amountsOnly: what it understood where doubtful words were taken for amounts. A reading of these
///     counts where `labels` leave a value open and do not give its number.
///   - threshold: how certain a value must be.
/// - Returns: the accepted readings with their probability as confidence, and the doubtful ones.
package func decide(
  _ labels: [ParsedLabel], amountsOnly: [ParsedLabel] = [],
  threshold: DecisionThreshold = .standard
) -> DecidedLabel {
  let decided = choose(among: labels, threshold)
  let further = furtherReadings(of: amountsOnly, after: labels, decided)
  guard !further.isEmpty else { return decided }
  return choose(among: labels + [ParsedLabel(readings: further)], threshold)
}

/// The readings of amounts that may close what is open.
private func furtherReadings(
  of amounts: [ParsedLabel], after labels: [ParsedLabel], _ decided: DecidedLabel
) -> [NutrientReading] {
  let known = labels.flatMap(\.readings)
  return amounts.flatMap(\.readings).filter { reading in
    let isOpen = decided[column: reading.basis][reading.nutrient] == nil
    // A unit beside it distinguishes an amount from a letter that was forced to be a digit.
    return isOpen && !reading.doubts.contains(.unitAssumed)
      && !known.contains {
        $0.nutrient == reading.nutrient && $0.basis == reading.basis
          && $0.quantity == reading.quantity
      }
  }
}

private func choose(among labels: [ParsedLabel], _ threshold: DecisionThreshold) -> DecidedLabel {
  let subject = likeliestSubject(of: labels)
  let readings = labels.flatMap(\.readings)
  var (main, serving) = panels(of: readings)
  let ratio = serving.flatMap { ColumnRatio(main: main, serving: $0) }
  if var other = serving {
    ratio?.weigh(main: &main, serving: &other)
    serving = other
  }
  var decided = DecidedLabel(
    subject: subject, basis: main.basis,
    unreadable: labels.flatMap(\.unreadable),
    servingSize: labels.lazy.compactMap(\.servingSize).first,
    preparation: preparation(of: labels),
    alcoholByVolume: labels.lazy.compactMap(\.alcoholByVolume).first,
    languages: labels.flatMap(\.languages).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    })
  for panel in [main, serving].compactMap({ $0 }) {
    let arithmetic = LabelArithmetic(
      mass: mass(of: panel.basis, serving: decided.servingSize), subject: subject ?? .food,
      isPer100ml: panel.basis == .per100ml,
      // In 100 g the strength may be of an ingredient, as of the rum in a cake.
      alcoholByVolume: main.basis == .per100g
        ? nil : decided.alcoholByVolume.map(Candidates.double))
    let joint = JointDistribution(candidates: panel.candidates, arithmetic: arithmetic)
    let isMain = panel.basis == main.basis
    let witnesses = DecimalWitnesses(
      panel: panel, joint: joint, arithmetic: arithmetic,
      expected: DecimalWitnesses.expected(
        from: isMain ? serving : main, times: isMain ? ratio.map { 1 / $0.ratio } : ratio?.ratio))
    let certainty = panel.holdsTwoColumns ? mixedColumnsCertainty : 1
    for nutrient in Nutrient.allCases {
      guard let candidates = panel.candidates[nutrient], let marginals = joint.marginals[nutrient]
      else { continue }
      decided.add(
        candidates, marginals.map { $0 * certainty }, panel: panel, isMain: isMain, witnesses,
        threshold)
    }
  }
  // Each nutrient once, however many looks and columns failed to read it.
  var known = Set(decided.readings.keys).union(decided.forReview.map(\.nutrient))
  decided.unreadable.removeAll { !known.insert($0.nutrient).inserted }
  return decided
}

extension DecidedLabel {
  /// Takes the likeliest hypothesis of one nutrient in, as accepted or for review.
  fileprivate mutating func add(
    _ candidates: Candidates, _ marginals: [Double], panel: ReadingPanel, isMain: Bool,
    _ witnesses: DecimalWitnesses, _ threshold: DecisionThreshold
  ) {
    guard let (hypothesis, probability) = witnesses.best(of: candidates, marginals) else { return }
    // A number that was likely read right and that the arithmetic contradicts is offered. The
    // reason names the contradiction.
    guard probability >= threshold.offer || hypothesis.odds >= 1 else {
      unreadable.append(
        UnreadableNutrient(
          nutrient: candidates.nutrient, reason: MessageClause(.noReadingIsLikely),
          evidence: hypothesis.reading.evidence))
      return
    }
    var reading = hypothesis.reading
    reading.quantity = hypothesis.quantity
    reading.basis = panel.basis
    reading.confidence = Confidence(probability)
    if let repair = hypothesis.repair { reading.doubts.append(repair) }
    guard probability >= threshold.acceptance,
      witnesses.areEnough(for: hypothesis, of: candidates.nutrient)
    else {
      let rivals = candidates.hypotheses.filter { $0.repair == nil }.count
      forReview.append(
        ReviewValue(
          reading, basis: panel.basis,
          reason: reviewReason(reading, probability: probability, rivals: rivals)))
      return
    }
    if isMain {
      readings[candidates.nutrient] = reading
    } else {
      perServing[candidates.nutrient] = reading
    }
    if hypothesis.repair != nil {
      findings.append(
        Finding(
          rule: .decimalPointIsLegible, severity: .warning,
          message: Message(
            .decimalPointIsLost,
            [
              .nutrient: .nutrient(candidates.nutrient),
              .read: .text("\(hypothesis.reading.quantity.value)"),
              .value: .number(reading.quantity.value),
            ]), fields: [candidates.nutrient.rawValue]))
    }
  }
}

/// The probability that a value of two columns taken for one is in its stated column.
private let mixedColumnsCertainty = 0.5

/// The reason for not accepting a value.
private func reviewReason(
  _ reading: NutrientReading, probability: Double, rivals: Int
) -> Message {
  let percent = Int((probability * 100).rounded())
  var clauses = [MessageClause(.certainty, [.percent: .count(percent)])]
  if rivals > 1 { clauses.append(MessageClause(.readingsDiffer, [.count: .count(rivals)])) }
  if !reading.doubts.isEmpty {
    clauses.append(MessageClause(.doubts, [.doubts: .doubts(reading.doubts)]))
  }
  return Message(clauses)
}

/// The grams or millilitres that the amounts of a panel are of. A panel whose basis could not be
/// read is mostly of 100 g.
private func mass(of basis: Basis?, serving: Quantity?) -> Double? {
  guard basis == .perServing else { return 100 }
  guard let serving, [.gram, .millilitre].contains(serving.unit) else { return nil }
  return Candidates.double(serving.value)
}

/// The state of the food that all labels agree on.
private func preparation(of labels: [ParsedLabel]) -> Preparation? {
  let said = Set(labels.compactMap(\.preparation))
  return said.count == 1 ? said.first : nil
}

/// The subject that most readings belong to.
private func likeliestSubject(of labels: [ParsedLabel]) -> Subject? {
  let votes = labels.reduce(into: [Subject: Int]()) { votes, label in
    if let subject = label.subject { votes[subject, default: 0] += 1 + label.readings.count }
  }
  return votes.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
}
