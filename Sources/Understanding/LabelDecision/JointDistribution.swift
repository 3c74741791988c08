package import LabelModel

/// The probability of each hypothesis of a panel, given the others and the arithmetic of labels.
///
/// Every nutrient has its hypotheses and one more possibility: that the label prints something
/// else. Combinations of the nutrients that the energy depends on are enumerated. Saturated fat,
/// sugars and salt depend on one of them each and are summed out. The results are exact marginals
/// of this small model.
package struct JointDistribution: Sendable {
  /// The probability of each hypothesis of each nutrient, in their order. The rest to 1 is the
  /// probability of something else.
  package private(set) var marginals: [Nutrient: [Double]] = [:]

  /// Computes the marginals of `candidates` under `arithmetic`.
  package init(candidates: [Nutrient: Candidates], arithmetic: LabelArithmetic) {
    let core = (arithmetic.subject == .petFood ? Self.analysisCore : Self.energyCore)
      .filter { candidates[$0] != nil }
    let parts = Self.parts.filter { candidates[$0.part] != nil && !core.contains($0.part) }
    let variables = core.compactMap { nutrient in
      candidates[nutrient].map { Variable($0, arithmetic) }
    }
    let partVariables = parts.compactMap { part in
      candidates[part.part].map { (variable: Variable($0, arithmetic), whole: part.whole) }
    }
    let alone = candidates.keys
      .filter { key in !core.contains(key) && !parts.contains { $0.part == key } }
      .compactMap { nutrient in candidates[nutrient].map { Variable($0, arithmetic) } }

    var masses = variables.map { $0.choices.map { _ in 0.0 } }
    var partMasses = partVariables.map { $0.variable.choices.map { _ in 0.0 } }
    Self.forEachCombination(of: variables.map(\.choices.count)) { chosen in
      let amount = { (nutrient: Nutrient) -> Double? in
        variables.firstIndex { $0.nutrient == nutrient }
          .flatMap { variables[$0].choices[chosen[$0]].amount }
      }
      var weight = zip(variables, chosen).reduce(1) { $0 * $1.0.choices[$1.1].weight }
      weight *= arithmetic.energyLikelihood(amount)
      let energy = arithmetic.kilocalories(amount)
      let messages = partVariables.map { part in
        part.variable.choices.map {
          $0.weight
            * arithmetic.partLikelihood(
              part.variable.nutrient, $0.amount, of: amount(part.whole), energy: energy)
        }
      }
      let sums = messages.map { $0.reduce(0, +) }
      let combined = sums.reduce(weight, *)
      for index in variables.indices { masses[index][chosen[index]] += combined }
      for index in partVariables.indices where sums[index] > 0 {
        for choice in messages[index].indices {
          partMasses[index][choice] += combined * messages[index][choice] / sums[index]
        }
      }
    }
    for (variable, mass) in zip(variables + partVariables.map(\.variable), masses + partMasses) {
      marginals[variable.nutrient] = Self.normalized(mass)
    }
    for (variable, mass) in zip(alone, Self.saltMasses(alone, arithmetic)) {
      marginals[variable.nutrient] = Self.normalized(mass)
    }
  }

  /// The nutrients that a food's energy is computed from, and the energies.
  static let energyCore: [Nutrient] = [
    .energyKJ, .energyKcal, .fat, .carbohydrates, .protein, .fiber,
  ]

  /// The constituents of a pet food, and the energy that they give.
  static let analysisCore = Nutrient.petFoodCore + [.energyKcal]

  /// The nutrients that are a part of another one (EU 1169/2011, annex V: "of which").
  static let parts: [(part: Nutrient, whole: Nutrient)] = [
    (.saturatedFat, .fat), (.sugars, .carbohydrates), (.addedSugars, .carbohydrates),
    (.polyols, .carbohydrates), (.starch, .carbohydrates), (.transFat, .fat),
    (.monounsaturatedFat, .fat), (.polyunsaturatedFat, .fat),
  ]

  /// Visits every combination of one choice a variable.
  private static func forEachCombination(of counts: [Int], visit: ([Int]) -> Void) {
    var chosen = counts.map { _ in 0 }
    while true {
      visit(chosen)
      guard let next = counts.indices.first(where: { chosen[$0] + 1 < counts[$0] }) else { return }
      for index in 0..<next { chosen[index] = 0 }
      chosen[next] += 1
    }
  }

  /// The weights of the choices that no energy depends on; salt and sodium are weighed against
  /// each other.
  private static func saltMasses(
    _ variables: [Variable], _ arithmetic: LabelArithmetic
  ) -> [[Double]] {
    var masses = variables.map { $0.choices.map(\.weight) }
    guard let salt = variables.firstIndex(where: { $0.nutrient == .salt }),
      let sodium = variables.firstIndex(where: { $0.nutrient == .sodium })
    else { return masses }
    masses[salt] = masses[salt].map { _ in 0 }
    masses[sodium] = masses[sodium].map { _ in 0 }
    for (s, saltChoice) in variables[salt].choices.enumerated() {
      for (n, sodiumChoice) in variables[sodium].choices.enumerated() {
        let weight =
          saltChoice.weight * sodiumChoice.weight
          * arithmetic.saltLikelihood(saltChoice.amount, sodiumChoice.amount)
        masses[salt][s] += weight
        masses[sodium][n] += weight
      }
    }
    return masses
  }

  /// The shares of all choices but the last, "something else".
  private static func normalized(_ mass: [Double]) -> [Double] {
    let total = mass.reduce(0, +)
    return mass.dropLast().map { total > 0 ? $0 / total : 0 }
  }
}

/// A nutrient in the enumeration; its last choice is "something else".
private struct Variable {
  struct Choice {
    var amount: Double?
    var weight: Double
  }

  let nutrient: Nutrient
  let choices: [Choice]

  init(_ candidates: Candidates, _ arithmetic: LabelArithmetic) {
    nutrient = candidates.nutrient
    choices =
      candidates.hypotheses.map {
        Choice(
          amount: $0.amount,
          weight: $0.odds * arithmetic.plausibility(candidates.nutrient, $0.amount))
      } + [Choice(amount: nil, weight: 1)]
  }
}
