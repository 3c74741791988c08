package import LabelModel
import Languages

/// Returns `label` with its contradictions said in numbers: as findings, and as the reasons of the values for review.
///
/// A value is often for review because it contradicts others: saturated fat of 12 g beside 8 g of
/// fat. A share of certainty does not explain that to a person, so the rules' sentences replace it.
/// The likeliest value for review of each nutrient is compared with the accepted ones of its basis.
/// These findings are warnings: no accepted value has been found wrong. `validate` finds
/// contradictions among accepted values.
package func explainContradictions(
  in label: DecidedLabel, subject: Subject?
) -> DecidedLabel {
  guard let subject, !label.forReview.isEmpty else { return label }
  var label = label
  // A pet food's constituents are stated as fed unless the label says otherwise, as in `checkFields`.
  let main = label.basis ?? (subject == .petFood ? .asFed : nil)
  for isServing in [false, true] {
    let basis = isServing ? .perServing : main
    if isServing, main == .perServing { continue }
    let inReview = label.likeliestForReview { ($0.basis ?? main) == basis }
    let panel = RecordPanel(
      // On an unknown basis a sum is not compared with 100 g.
      subject: subject, basis: basis ?? .perServing,
      values: (isServing ? label.perServing : label.readings).mapValues(NutrientValue.init)
        .merging(inReview.mapValues { NutrientValue(label.forReview[$0]) }) { own, _ in own },
      alcoholByVolume: label.alcoholByVolume)
    for finding in contradictionRules.flatMap({ $0.findings(in: panel) }) {
      let places = finding.fields.compactMap { Nutrient(rawValue: $0) }.compactMap { inReview[$0] }
      guard !places.isEmpty else { continue }
      for place in places { label.forReview[place].explain(by: finding.message.clauses) }
      var said = isServing ? finding.perServing : finding
      said.severity = .warning
      label.findings.append(said)
    }
  }
  return label
}

/// The rules whose violation explains a refusal, in the order of the explanation.
private let contradictionRules: [any PanelRule] = [
  KilojoulesAgreeWithKilocalories(), SaturatedFatIsAtMostFat(), SugarsAreAtMostCarbohydrates(),
  AddedSugarsAreAtMostSugars(), NutrientsSumToAtMost102Percent(of: .someRead),
  MacronutrientsSumToAtMost105Grams(), EnergyAgreesWithMacronutrients(),
  SaltIs2Point5TimesSodium(),
]

extension DecidedLabel {
  /// The places in ``forReview`` of the likeliest value of each nutrient that has no accepted one on its basis.
  fileprivate func likeliestForReview(_ isOnBasis: (ReviewValue) -> Bool) -> [Nutrient: Int] {
    var places: [Nutrient: Int] = [:]
    for (place, value) in forReview.enumerated() where isOnBasis(value) {
      if let other = places[value.nutrient], forReview[other].confidence >= value.confidence {
        continue
      }
      places[value.nutrient] = place
    }
    return places
  }
}

extension ReviewValue {
  /// Replaces the share of certainty by an explanation.
  fileprivate mutating func explain(by explanation: [MessageClause]) {
    guard !reason.clauses.isEmpty else { return }
    let said = Set(explanation.map(\.code))
    var clauses = reason.clauses.filter { clause in
      // The decision says already that 100 g would hold too much; the rule says it with its own sum.
      !Self.shares.contains(clause.code)
        && (explanation.contains(clause) || !said.contains(clause.code))
    }
    guard !explanation.allSatisfy(clauses.contains) else { return }
    // Explanations are in the order in which they are found, before the other clauses.
    let place = clauses.firstIndex { $0.code == .readingsDiffer } ?? clauses.endIndex
    clauses.insert(contentsOf: explanation, at: place)
    reason = Message(clauses)
  }

  /// The clauses that give a share of certainty and nothing else.
  private static let shares: Set<MessageCode> = [
    .certainty, .basisIsUncertain, .noBasisIsCertain,
  ]
}

extension NutrientValue {
  fileprivate init(_ reading: NutrientReading) {
    self.init(reading.quantity, modifier: reading.modifier, source: .ocr)
  }

  fileprivate init(_ value: ReviewValue) {
    self.init(value.quantity, modifier: value.modifier, source: .ocr)
  }
}

extension Finding {
  /// The same finding about the panel of a serving.
  var perServing: Finding {
    var finding = self
    finding.message = Message(
      message.clauses.map { MessageClause($0.code, $0.arguments, isPerServing: true) })
    finding.fields = fields.map { "perServing." + $0 }
    return finding
  }
}
