/// One photo's values with all their roles, columns and meanings.
package struct Lattice: Sendable {
  package var page: LatticePage
  package var items: [RoleItem]
  package var layouts: [LayoutHypotheses] = []
  /// The amounts as fed that a column of the dry matter confirms, by their place in the page.
  private(set) var confirmedByDryMatter: [Int: Double] = [:]

  /// Prepares a photo.
  package init(_ page: LatticePage, habits: [AmountHabit]) {
    self.page = page
    items = RoleCandidates(page: page, habits: habits).items()
  }

  /// Scores the roles without context and fills in the features of context.
  package mutating func scoreRoles(_ weights: LatticeWeights) {
    for index in items.indices { items[index].score(weights.role, weights.roleTrees) }
    RoleContext(page: page).extend(&items)
  }

  /// Scores the roles with context.
  package mutating func scoreRolesInContext(_ weights: LatticeWeights) {
    for index in items.indices {
      items[index].score(weights.roleInContext, weights.roleTreesInContext)
    }
  }

  /// Finds the best panels of each column and the meanings that columns may have.
  ///
  /// The amounts of a package, beside those of a serving, are left out of all layouts. Running text would mix them.
  /// So are those of the dry matter, beside those as fed, and those of a table whose rows have slipped.
  package mutating func layOut(_ weights: LatticeWeights) {
    layouts = hypotheses(items, weights)
    let others = packageSpots.union(dryMatterSpots()).union(shiftedSpots)
    guard !others.isEmpty else { return }
    layouts = hypotheses(items.filter { !others.contains($0.spot) }, weights)
  }

  /// Takes the amounts as fed that those of the dry matter confirm, and returns the places of the latter.
  private mutating func dryMatterSpots() -> Set<Int> {
    var spots: Set<Int> = []
    for layout in layouts {
      guard let found = DryMatterColumns(layout.panels.map { $0[0] }) else { continue }
      spots.formUnion(layout.layout.columns[found.dry])
      confirmedByDryMatter.merge(found.confirmed) { first, _ in first }
    }
    return spots
  }

  /// The places of amounts in columns of a package.
  private var packageSpots: Set<Int> {
    Set(
      layouts.flatMap { layout in
        zip(layout.layout.columns, layout.states).flatMap { $1 == .package ? $0 : [] }
      })
  }

  /// The places of amounts in the less likely of two columns that have the same amounts as other nutrients.
  private var shiftedSpots: Set<Int> {
    var spots: Set<Int> = []
    for layout in layouts where !layout.layout.isStream {
      let tops = layout.panels.map { $0[0] }
      for (first, second) in tops.indices.flatMap({ first in
        tops.indices.dropFirst(first + 1).map { (first, $0) }
      }) where ColumnPair.areShifted(tops[first], tops[second]) {
        let less = tops[first].score < tops[second].score ? first : second
        spots.formUnion(layout.layout.columns[less])
      }
    }
    return spots
  }

  private func hypotheses(_ items: [RoleItem], _ weights: LatticeWeights) -> [LayoutHypotheses] {
    page.layouts(items).map { layout in
      let beam = PanelBeam(
        page: page, items: items, weights: weights.panel, isStream: layout.isStream)
      let panels = layout.columns.map(beam.panels)
      let logP = ColumnFeatures.rows(page, items, layout).map {
        ColumnFeatures.logP($0, weights.column)
      }
      let states = page.states(layout, tops: panels.map { $0[0] })
      return LayoutHypotheses(
        layout: layout, panels: panels, states: states,
        meanings: MeaningHypothesis.all(
          page, layout, panels: panels, states: states, columnLogP: logP))
    }
  }

  /// Goes through all steps.
  package mutating func decode(
    _ weights: LatticeWeights, rules: RuleDecision
  ) -> LatticePosterior {
    scoreRoles(weights)
    scoreRolesInContext(weights)
    layOut(weights)
    return posterior(weights, rules: rules)
  }

  /// Weighs all interpretations.
  package func posterior(
    _ weights: LatticeWeights, rules: RuleDecision
  ) -> LatticePosterior {
    var posterior = LatticePosterior(
      page, layouts, meaningWeights: weights.meaning, pairWeights: weights.pair)
    posterior.addCalibrationFeatures(page, rules)
    let isUnheaded = hasUnheadedColumns
    let hundredOfServing = hundredOfServing(weights.meaning)
    let hasUnheadedServing = hasUnheadedServing(weights.meaning)
    let hasNutritionFacts = hasNutritionFacts(weights.meaning)
    let provenByRatio = meaningsByRatio(weights.meaning)
    posterior.meaningProbabilities = ColumnMeaning.allCases.map { meaning in
      let probability = LatticeWeights.logistic(
        posterior.meaningFeatures(meaning, page, rules), weights.meaningCalibration)
      if meaning == .perServing && hasNutritionFacts || provenByRatio.contains(meaning) {
        return max(probability, min(1, posterior.meanings[meaning.rawValue]))
      }
      let needsUnit = meaning == .per100g && !posterior.isOfSolid || meaning == .per100ml
      let isDoubtful =
        isUnheaded || hasUnreadUnit && needsUnit && meaning != hundredOfServing
        || hasUnheadedServing && meaning == .perServing
      return isDoubtful
        ? min(probability, Self.greatestUnheaded) : probability
    }
    for index in posterior.values.indices {
      let value = posterior.values[index]
      let amount = LatticeWeights.logistic(value.features, weights.calibration)
      posterior.values[index].amountProbability = amount
      posterior.values[index].probability =
        amount * posterior.meaningProbabilities[value.meaning.rawValue]
    }
    return posterior
  }
}
