import Foundation
import LabelModel

extension LatticeDecision {
  /// The values, numbers and sizes of all photos of a product.
  struct PhotoEvidence {
    var values: [FoundValue] = []
    var owned: [OwnedNumber] = []
    var sizes = PrintedSizes()
    /// Whether words for the dry matter head a photo's percentages.
    var isHeadedByDryMatter = false
    /// Whether a column of the dry matter is beside one as fed.
    var hasDryMatterColumn = false
    /// The probability of each meaning on the photo that shows it best.
    private(set) var meanings = [Double](repeating: 0, count: ColumnMeaning.allCases.count)

    /// Adds what a photo's columns mean.
    mutating func addMeanings(of posterior: LatticePosterior) {
      guard !posterior.meanings.isEmpty else { return }
      for (index, probability) in posterior.meaningProbabilities.enumerated() {
        meanings[index] = max(meanings[index], probability)
      }
    }
  }

  /// The values that are sure enough, and the reasons for refusing others.
  private struct Acceptance {
    var values: [FoundValue]
    /// The meaning of the main column.
    var main: ColumnMeaning?
    var refusals: Refusals
    /// The printed size of a serving, where both columns allow one.
    var servingSize: Quantity?
    /// The share of 100 g or 100 ml that a serving is, where the values of both columns tell.
    var share: ServingShare?
    /// Whether the amounts of 100 g and of a serving have changed places, and are refused.
    var areCrossed = false
  }

  /// The label of all values that were found.
  func label(
    of found: PhotoEvidence, rules: DecidedLabel, keepsUnknownBasis: Bool
  ) -> DecidedLabel {
    var accepted = acceptance(of: found)
    var label = rules
    label.servingSize = Self.servingSize(label.servingSize, beside: accepted)
    label.subject = subject(accepted.main, found.meanings, rules)
    label.basis = accepted.main?.basis
    if keepsUnknownBasis, acceptAmounts(of: found, beside: &accepted) { label.basis = nil }
    setReadings(accepted, in: &label)
    addForReview(found.values, beside: accepted, to: &label)
    let taken = accepted.values.compactMap { value in
      value.reading.evidence.box.map {
        OwnedNumber(image: value.image, box: $0, owner: value.reading.nutrient)
      }
    }
    if keepsUnknownBasis { add(rules, to: &label) }
    addOthers(of: rules, found, besides: taken, to: &label)
    let known = Set(label.readings.keys).union(label.forReview.map(\.nutrient))
    label.unreadable.removeAll { known.contains($0.nutrient) }
    addUnlikely(of: rules, beside: known, to: &label)
    return label
  }

  /// Names a pet food's constituents that have a value by the rules, and no likely amount here: "Ash 102 %".
  ///
  /// Without that a printed ash would be taken for a missing one, and be assumed.
  private func addUnlikely(
    of rules: DecidedLabel, beside known: Set<Nutrient>, to label: inout DecidedLabel
  ) {
    guard label.subject == .petFood else { return }
    let named = known.union(label.perServing.keys).union(label.unreadable.map(\.nutrient))
    let core = Self.coreNutrients(of: label).subtracting(named)
    for nutrient in Nutrient.allCases where core.contains(nutrient) {
      let offered = rules.forReview.first { $0.nutrient == nutrient }
      guard let evidence = rules.readings[nutrient]?.evidence ?? offered?.evidence else { continue }
      label.unreadable.append(
        UnreadableNutrient(
          nutrient: nutrient, reason: MessageClause(.noReadingIsLikely), evidence: evidence))
    }
  }

  /// Accepts the likely values that do not contradict each other, nor what the other column likeliest has.
  private func acceptance(of found: PhotoEvidence) -> Acceptance {
    var accepted = inRatio(of: found)
    accepted.values.removeAll(where: \.value.isContradicted)
    return accepted
  }

  /// Accepts the likely values, and of two columns those in their ratio.
  private func inRatio(of found: PhotoEvidence) -> Acceptance {
    let acceptable = found.values.filter { isLikely($0, found.meanings) && $0.isAcceptable }
    let likely = Self.withoutLone(Self.withoutCutColumns(Self.withUsualMarks(acceptable)))
    var refusals = Refusals()
    let ofOneColumn = Self.ofOneNutrient(
      Self.inOneColumn(likely, among: found.values), among: found.values, because: &refusals)
    let values = Self.withoutContradicted(Self.possible(ofOneColumn), among: found.values)
    Self.refuseExcessOfMass(of: ofOneColumn, because: &refusals)
    let main = LatticePosterior.mainMeaning(of: values.map(\.value.meaning), found.meanings)
    var accepted = Acceptance(values: values, main: main, refusals: refusals)
    guard let main, let share = Self.share(of: values, main) else { return accepted }
    if let size = found.sizes.inverse(of: share, main) {
      Self.refuse(&accepted.values, crossing: share, size, because: &accepted.refusals)
      accepted.areCrossed = true
      accepted.main = nil
    } else {
      Self.refuse(&accepted.values, contradicting: share, main, because: &accepted.refusals)
      accepted.servingSize = found.sizes.size(
        of: share, main, besides: found.values.filter { $0.value.probability >= offer })
      accepted.share = share
    }
    return accepted
  }

  /// The size that is stated of a serving.
  ///
  /// It is another printed one where the columns allow that alone, and none where their ratio is far from it.
  ///
  /// "33 g in 300 ml of water" states a size and what it is mixed with.
  private static func servingSize(_ stated: Quantity?, beside accepted: Acceptance) -> Quantity? {
    guard let stated, let share = accepted.share else { return stated ?? accepted.servingSize }
    let size = NSDecimalNumber(decimal: stated.value).doubleValue
    guard !share.isOf(size) else { return stated }
    return accepted.servingSize ?? (share.isFar(from: size) ? nil : stated)
  }

  /// Whether a value, and the meaning of its column, are probable enough.
  private func isLikely(_ found: FoundValue, _ meanings: [Double]) -> Bool {
    let value = found.value
    return weights.accepts(
      value.probability, (value.meaning, meanings[value.meaning.rawValue]),
      // A second print that arithmetic joins is no worse an opinion.
      hasRules: found.isConfirmedByDryMatter
        || value.features[CalibrationFeature.rulesAccept.rawValue] > 0,
      isNamed: value.candidate.isNamed, threshold: threshold)
  }

  /// Returns values without a label's only one where it is not much likelier than an error. No other value supports it.
  private static func withoutLone(_ values: [FoundValue]) -> [FoundValue] {
    values.count == 1 ? values.filter { $0.value.probability >= leastOfLone } : values
  }

  /// Odds of two to one. On 2,000 labels four lone values below it were wrong, and one right.
  private static let leastOfLone = 2.0 / 3

  /// Accepts amounts whatever they refer to, where none but those of a serving are accepted; returns whether it did.
  private func acceptAmounts(
    of found: PhotoEvidence, beside accepted: inout Acceptance
  ) -> Bool {
    guard !accepted.areCrossed,
      accepted.values.allSatisfy({ $0.value.meaning == .perServing })
    else { return false }
    let amounts = Self.possible(
      amountsOnUnknownBasis(
        found.values, beside: accepted.values, areLikeliest: accepted.main == .perServing))
    guard !amounts.isEmpty || accepted.values.isEmpty else { return false }
    accepted.values += amounts
    accepted.main = amounts.first?.value.meaning
    return true
  }

  /// Puts the accepted values of the core nutrients into the label's columns, with their findings.
  private func setReadings(_ accepted: Acceptance, in label: inout DecidedLabel) {
    label.readings = [:]
    label.perServing = [:]
    label.findings = []
    let core = Self.coreNutrients(of: label)
    for value in accepted.values where core.contains(value.reading.nutrient) {
      if value.value.meaning == accepted.main {
        label.readings[value.reading.nutrient] = value.reading
      } else if value.value.meaning == .perServing {
        label.perServing[value.reading.nutrient] = value.reading
      } else {
        continue
      }
      if let finding = value.finding { label.findings.append(finding) }
    }
  }

  /// Adds the likeliest value of each core nutrient for review that the label lacks.
  private func addForReview(
    _ found: [FoundValue], beside accepted: Acceptance, to label: inout DecidedLabel
  ) {
    label.forReview = []
    let core = Self.coreNutrients(of: label)
    let open = found.filter {
      $0.value.meaning != .perServing || label.perServing[$0.reading.nutrient] == nil
    }
    for value in likeliest(open)
    where core.contains(value.reading.nutrient) && value.value.probability >= offer {
      guard label.readings[value.reading.nutrient] == nil else { continue }
      let refusal = accepted.refusals.clause(of: value.value)
      label.forReview.append(
        ReviewValue(
          value.reading, basis: value.reading.basis,
          reason: value.reason(weights.acceptance, refusal: refusal)))
    }
  }

  private static func coreNutrients(of label: DecidedLabel) -> Set<Nutrient> {
    Set((label.subject ?? .food).coreNutrients)
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
}
