import Foundation
import LabelModel
import Languages

/// The amounts of a record that a Nutri-Score may rest on, in kJ and grams.
struct NutriScoreAmounts {
  /// The amounts that are certain enough, by nutrient; energy in kJ and salt may be converted.
  var known: [Nutrient: NutriScoreFact] = [:]
  /// Nutrients of which only a least amount is known.
  private var unlimited: [Nutrient] = []

  /// Those whose points lower the score: of an amount "below", nothing counts.
  private static let favourable: Set<Nutrient> = [.fiber, .protein]

  /// Takes the amounts of `record`.
  init(_ record: ProductRecord) {
    for nutrient in Nutrient.foodCore { add(nutrient, record.nutrients[nutrient]) }
    convert(.energyKcal, to: .energyKJ, note: "from kilocalories") {
      kilojoules(fromKilocalories: $0)
    }
    convert(.sodium, to: .salt, note: "2.5 times the sodium") { salt(fromSodium: $0) }
    inferZero(of: .saturatedFat, from: .fat)
    inferZero(of: .sugars, from: .carbohydrates)
  }

  /// Returns why a score cannot be computed without `missing`.
  func reason(forMissing missing: [Nutrient], _ record: ProductRecord) -> Message {
    let open = missing.filter(unlimited.contains)
    let doubtful = missing.filter { nutrient in
      !open.contains(nutrient) && record.forReview.contains { $0.nutrient == nutrient }
    }
    let absent = missing.filter { !open.contains($0) && !doubtful.contains($0) }
    let clauses = [
      (absent, absent.count == 1 ? MessageCode.amountIsMissing : .amountsAreMissing),
      (doubtful, doubtful.count == 1 ? .amountIsDoubtful : .amountsAreDoubtful),
      (open, .amountsAreOpen),
    ].filter { !$0.0.isEmpty }
    return Message(
      clauses.map { MessageClause($0.1, [.scored: .nutrients($0.0)]) }, joinedBy: " and ")
  }

  private mutating func add(_ nutrient: Nutrient, _ value: NutrientValue?) {
    guard let value, let amount = value.quantity.normalized else { return }
    let source = NutriScoreComponent.Source(value.source)
    let isAbove = value.modifier == .greaterThan || value.bound == .minimum
    let isBelow =
      value.modifier == .lessThan || value.modifier == .traces || value.bound == .maximum
    if Self.favourable.contains(nutrient), isBelow, amount > 0 {
      known[nutrient] = NutriScoreFact(
        0, source: source, note: "stated as below \(amount) g: nothing counts")
    } else if !Self.favourable.contains(nutrient), isAbove {
      unlimited.append(nutrient)
    } else if isBelow, amount > 0 {
      known[nutrient] = NutriScoreFact(amount, source: source, note: "stated as below this")
    } else {
      known[nutrient] = NutriScoreFact(amount, source: source)
    }
  }

  private mutating func convert(
    _ nutrient: Nutrient, to target: Nutrient, note: String, _ factor: (Decimal) -> Decimal
  ) {
    guard known[target] == nil, !unlimited.contains(target), var fact = known[nutrient] else {
      return
    }
    fact.value = factor(fact.value)
    fact.note = note
    known[target] = fact
  }

  /// A part of nothing is nothing.
  private mutating func inferZero(of part: Nutrient, from whole: Nutrient) {
    guard known[part] == nil, !unlimited.contains(part), let fact = known[whole], fact.value == 0
    else { return }
    known[part] = NutriScoreFact(0, source: fact.source, note: "since \(whole.rawValue) is 0")
  }
}
