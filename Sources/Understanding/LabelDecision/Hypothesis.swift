import Foundation
package import LabelModel

/// One value that a label may print for a nutrient on one basis.
package struct Hypothesis: Hashable, Sendable {
  /// The best reading of this value; with a repair, the reading before it.
  package var reading: NutrientReading
  /// The value as it would be recorded, in the reading's unit.
  package var quantity: Quantity
  /// The amount in grams, kcal or kJ, for arithmetic.
  package var amount: Double
  /// Odds that the label prints exactly this, before any arithmetic.
  package var odds: Double
  /// The changes against the reading; empty for the reading itself.
  package var repair: ReadingDoubt?
  /// The number of different places of the label where it was read.
  package var support: Int
}

/// The competing hypotheses for one nutrient on one basis.
package struct Candidates: Hashable, Sendable {
  /// Their kind of product.
  package var nutrient: Nutrient
  /// Most likely first, at most ``limit``.
  package var hypotheses: [Hypothesis]

  /// Hypotheses kept for a nutrient: the joint decision enumerates their combinations.
  package static let limit = 4

  /// Collects `readings`, all of `nutrient` on one basis.
  ///
  /// Readings of the same amount support each other: the chance that all are wrong is the product
  /// of their doubts. Those of one place are looks at the same print (``Place``).
  package init(nutrient: Nutrient, readings: [NutrientReading]) {
    self.nutrient = nutrient
    var found: [(amount: Double, places: [Place])] = []
    for reading in readings {
      guard let amount = reading.quantity.normalized.map(Candidates.double) else { continue }
      let index = found.firstIndex { isSame($0.amount, amount) } ?? found.endIndex
      if index == found.endIndex { found.append((amount, [])) }
      if let same = found[index].places.firstIndex(where: { $0.holds(reading) }) {
        found[index].places[same].add(reading)
      } else {
        found[index].places.append(Place(reading))
      }
    }
    var hypotheses = found.compactMap { amount, places -> Hypothesis? in
      let best = places.flatMap(\.looks).max { $0.confidence < $1.confidence }
      guard let best else { return nil }
      let doubt = max(
        places.reduce(1) { $0 * $1.doubt }, 1 - Candidates.highestJointConfidence)
      return Hypothesis(
        reading: best, quantity: best.quantity, amount: amount, odds: (1 - doubt) / doubt,
        repair: nil, support: places.count)
    }
    for hypothesis in hypotheses {
      for repaired in decimalRepairs(of: hypothesis)
      where !hypotheses.contains(where: { isSame($0.amount, repaired.amount) }) {
        hypotheses.append(repaired)
      }
    }
    self.hypotheses = Array(hypotheses.sorted { $0.odds > $1.odds }.prefix(Candidates.limit))
  }

  /// The share of readings of this confidence that are as printed.
  ///
  /// The parser multiplies the doubts of a reading's parts, which makes it too modest. It was
  /// measured on 756 best readings of 129 photos. Those given 0.5 were right in 81 %, 0.7 in 91 %,
  /// 0.9 in 98 %, 0.15 in 29 %. The logistic curve through these has the offset 1.2 and the slope
  /// 0.8.
  static func probability(of reading: NutrientReading) -> Double {
    let confidence = min(max(reading.confidence.value, lowestConfidence), highestConfidence)
    let logit = 1.2 + 0.8 * log(confidence / (1 - confidence))
    return min(1 / (1 + exp(-logit)), highestConfidence)
  }

  /// No single look is more certain than this. On real photos even words that Tesseract gives 99
  /// are wrong more often. In openfoodfacts/smooth-app, issue 4896, 1239 kcal was read from
  /// "1010kJ/239kcal" with a confidence of 0.999.
  static let highestConfidence = 0.985

  /// No place is more certain than this, however often it is looked at.
  static let highestPlaceConfidence = 0.995

  /// No value is more certain than this, in however many places and languages it is read.
  static let highestJointConfidence = 0.998

  /// No reading is less certain than this. Tesseract gives some right words 0: 9 of 20 best
  /// readings with confidence 0 were right.
  static let lowestConfidence = 0.05

  static func double(_ value: Decimal) -> Double { NSDecimalNumber(decimal: value).doubleValue }
}

/// Whether two amounts are the same printed number.
func isSame(_ left: Double, _ right: Double) -> Bool {
  abs(left - right) <= 1e-6 + 1e-6 * abs(right)
}

/// The values that were printed if recognition lost the decimal point of `hypothesis`.
///
/// "1.6" read as "16" is the commonest slip in small print (measured on 50 photos of food labels). Only whole numbers
/// of two or more digits can have lost one, and energy is printed in whole numbers.
func decimalRepairs(of hypothesis: Hypothesis) -> [Hypothesis] {
  let value = hypothesis.quantity.value
  let isEnergy =
    hypothesis.reading.nutrient == .energyKJ || hypothesis.reading.nutrient == .energyKcal
  guard !isEnergy, hypothesis.repair == nil, value.isWholeNumber, value >= 10 else { return [] }
  var repaired = hypothesis
  repaired.quantity.value = value / 10
  repaired.amount = hypothesis.amount / 10
  repaired.odds = hypothesis.odds * decimalPointLossRate
  repaired.repair = .decimalPointRestored
  return [repaired]
}

/// The odds that a whole number of two digits or more lost its decimal point, against being printed
/// so.
let decimalPointLossRate = 0.05

extension Decimal {
  var isWholeNumber: Bool {
    var source = self
    var rounded = Decimal()
    NSDecimalRound(&rounded, &source, 0, .plain)
    return rounded == self
  }
}
