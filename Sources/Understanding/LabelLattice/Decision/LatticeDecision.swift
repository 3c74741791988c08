import Foundation
package import LabelModel
package import LabelParsing
import Languages

/// Decides which amounts the photos of one product print, and what the amounts refer to.
///
/// All readings, roles, columns and meanings of columns are weighed together; every weight is fitted
/// to labelled photos (``LatticeWeights``). A value whose calibrated probability reaches the
/// threshold is accepted. Pure: the same looks give the same decision.
package struct LatticeDecision: Sendable {
  private let parser: LabelParser
  let weights: LatticeWeights
  /// The acceptance that a user has set.
  let threshold: Double?
  /// A value less likely than this is not offered for review.
  let offer: Double
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
  package init(parser: LabelParser, acceptance: Double? = nil, offer: Double = 0.2) {
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
  package func decide(
    _ photos: [PhotoLooks], rules: DecidedLabel, keepsUnknownBasis: Bool = false
  ) -> DecidedLabel? {
    guard Self.canDecide(photos) else { return nil }
    var found = PhotoEvidence()
    var rules = rules
    var hasRivals = false
    for photo in photos {
      let looks = photo.pages.map(parser.tokens)
      guard
        looks.allSatisfy({ $0.names.count <= Self.mostNames && $0.values.count <= Self.mostSpots })
      else { return nil }
      var page = LatticePage(
        looks, rules: photo.pages[0].rules ?? [], followsBends: parser.followsBends)
      page.addLinks(of: photo.labels.flatMap(\.readings))
      var lattice = Lattice(page, habits: weights.habits)
      let posterior = lattice.decode(weights, rules: RuleDecision(rules))
      found.addMeanings(of: posterior)
      let rivals = lattice.rivalSpots
      hasRivals = hasRivals || !rivals.isEmpty
      rules.preparation = lattice.preparation(weights.meaning) ?? rules.preparation
      found.owned += ownedNumbers(of: page, lattice.items, image: photo.pages[0].source)
      found.sizes.add(of: page)
      found.isHeadedByDryMatter = found.isHeadedByDryMatter || page.isHeadedByDryMatter
      found.hasDryMatterColumn =
        found.hasDryMatterColumn || !lattice.confirmedByDryMatter.isEmpty
      let disputed = SeveralAnalyses(page).amounts
      let twiceStated = TwiceStated(lattice)
      let serving = ServingOfHundred(lattice).size
      let units = NameUnits(page)
      found.values += posterior.values.map(page.weighedByHeadingOrder).map {
        FoundValue(
          value: $0, reading: reading($0, on: page, photo: photo), image: photo.pages[0].source,
          prints: page.prints(of: $0.candidate.option),
          analyses: disputed[$0.key]?.count ?? (twiceStated.contradicts($0) ? 2 : 1),
          isOfRival: rivals.contains($0.candidate.spot), servingOfHundred: serving,
          isClaimOfServing: $0.meaning != .perServing
            && (page.isClaimOfServing(page.spots[$0.candidate.spot])
              || page.isBrokenClaim($0.candidate)),
          isNamedElsewhere: page.isNamedElsewhere($0.candidate),
          isOfLongerName: $0.candidate.name.map { page.names[$0].isOfLongerName } ?? false,
          isUnitNamed: $0.candidate.name.map { units.units(of: page.names[$0]).contains(.gram) }
            ?? false,
          isConfirmedByDryMatter: lattice.confirmedByDryMatter[$0.candidate.spot] == $0.amount)
      }
    }
    found.values = joined(found.values)
    return label(of: found, rules: rules, keepsUnknownBasis: keepsUnknownBasis && !hasRivals)
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
