import LabelModel

/// Finds the likeliest values of a column together, by a beam over the nutrients in their order.
struct PanelBeam {
  let page: LatticePage
  let items: [RoleItem]
  let weights: [Double]
  let isStream: Bool

  /// Panels that are kept after each nutrient.
  private static let width = 48
  /// Candidates that a nutrient has at most.
  private static let mostCandidates = 5
  /// The log odds of a candidate against an unowned number at least: a probability of 1 %.
  private static let leastOdds = -4.5
  /// The log odds from which on a candidate is no surer. Both were set by hand.
  private static let greatestOdds = 8.0

  /// The best panels of the column `members`, best first.
  func panels(_ members: [Int]) -> [Panel] {
    let candidates = candidates(Set(members))
    var panels = [
      Panel(
        score: 0, factors: [Double](repeating: 0, count: PanelFactor.count),
        values: [PanelCandidate?](repeating: nil, count: LatticeNutrient.count))
    ]
    for key in 0..<LatticeNutrient.count where !candidates[key].isEmpty {
      var grown = panels
      for panel in panels {
        for candidate in candidates[key]
        where !panel.values.contains(where: { $0?.spot == candidate.spot }) {
          let step = factors(of: candidate, in: panel)
          var next = panel
          next.values[key] = candidate
          for index in step.indices {
            next.factors[index] += step[index]
            next.score += step[index] * weights[index]
          }
          grown.append(next)
        }
      }
      grown.sort { $0.score > $1.score }
      panels = Array(grown.prefix(Self.width))
    }
    return panels
  }

  private func candidates(_ members: Set<Int>) -> [[PanelCandidate]] {
    var result = [[PanelCandidate]](repeating: [], count: LatticeNutrient.count)
    for (index, item) in items.enumerated() where members.contains(item.spot) {
      var grouped: [(key: Int, amount: Double, logP: [Double], best: Int)] = []
      for (number, role) in item.roles.enumerated() {
        guard let key = role.key, role.origin != .wrong, !(isStream && role.isNamedByPlace) else {
          continue
        }
        let same = grouped.firstIndex { $0.key == key && isSameAmount($0.amount, role.amount) }
        if let same {
          grouped[same].logP.append(item.logP[number])
          if item.logP[number] > item.logP[grouped[same].best] { grouped[same].best = number }
        } else {
          grouped.append((key, role.amount, [item.logP[number]], number))
        }
      }
      let spot = page.spots[item.spot]
      for group in grouped {
        let odds = min(Self.greatestOdds, max(-8, logSumExp(group.logP) - item.logNone))
        guard odds > Self.leastOdds else { continue }
        let role = item.roles[group.best]
        let inCell = item.feature(.cellChance, of: group.best)
        result[group.key].append(
          PanelCandidate(
            key: group.key, amount: group.amount, odds: odds, item: index, spot: item.spot,
            row: page.row(of: spot.frame), line: spot.stretches[0].line.line,
            start: spot.stretches[0].start, inCell: inCell,
            offset: role.name.map {
              (1 - inCell) * page.drop(from: page.names[$0].frame, to: spot.frame) / page.height
            } ?? 0,
            origin: role.origin, name: role.name, isNamed: !role.isNamedByPlace,
            option: item.option))
      }
    }
    for key in result.indices {
      result[key].sort { ($0.odds, -$0.amount) > ($1.odds, -$1.amount) }
      result[key] = Array(result[key].prefix(Self.mostCandidates))
      if isStream { countEarlier(&result[key]) }
    }
    return result
  }

  /// Counts for each candidate the likely ones before it with other amounts. A statement of 100 g comes first mostly.
  private func countEarlier(_ candidates: inout [PanelCandidate]) {
    func place(_ candidate: PanelCandidate) -> (line: LineReference, left: Double) {
      (page.spots[candidate.spot].stretches[0].line, page.spots[candidate.spot].frame.left)
    }
    for index in candidates.indices {
      let own = candidates[index]
      candidates[index].earlier = candidates.count { other in
        other.odds > 0 && other.spot != own.spot && !isSameAmount(other.amount, own.amount)
          && page.isBefore(place(other), place(own))
      }
    }
  }

  /// The factors that `candidate` adds to a panel.
  private func factors(of candidate: PanelCandidate, in panel: Panel) -> [Double] {
    var f = [Double](repeating: 0, count: PanelFactor.count)
    func set(_ factor: PanelFactor, _ value: Double = 1) { f[factor.rawValue] = value }
    func amount(_ key: Int) -> Double? { panel.values[key]?.amount }
    let value = candidate.amount
    set(.odds, candidate.odds)
    set(.values)
    if candidate.odds < -1 { set(.isWeak) }
    if candidate.option.kind != .literal { set(.isRepaired) }
    if !candidate.isNamed { set(.isUnread) }
    set(.isRepeat, Double(min(candidate.earlier, 2)))
    switch candidate.key {
    case LatticeNutrient.energyKcal:
      if let kilojoules = amount(LatticeNutrient.energyKJ) {
        let agrees = LatticeNutrient.isOneEnergy(kilojoules: kilojoules, kilocalories: value)
        set(agrees ? .energiesAgree : .energiesDiffer)
      }
    case LatticeNutrient.saturatedFat:
      if let fat = amount(LatticeNutrient.fat) {
        set(isPart(candidate, of: fat) ? .partFits : .partExceeds)
      }
    case LatticeNutrient.sugars:
      if let whole = amount(LatticeNutrient.carbohydrates) {
        set(isPart(candidate, of: whole) ? .partFits : .partExceeds)
      }
    case LatticeNutrient.sodium:
      if let salt = amount(LatticeNutrient.salt) {
        set(abs(salt - 2.5 * value) <= 0.06 * salt + 0.03 ? .saltFits : .saltDiffers)
      }
    case LatticeNutrient.protein: addSum(candidate, panel, set)
    default: break
    }
    if let energy = energy(panel), !LatticeNutrient.isEnergy(candidate.key) {
      let factor: Double =
        switch candidate.key {
        case LatticeNutrient.fat, LatticeNutrient.saturatedFat: 9
        case LatticeNutrient.carbohydrates, LatticeNutrient.protein, LatticeNutrient.sugars: 4
        default: 0
        }
      if factor * value > 1.15 * energy + 12 { set(.energyExceeded) }
    }
    addPlace(candidate, panel, set)
    return f
  }

  /// Whether a part is at most its whole, both in grams and rounded. One below a bound, "< 0.5 g", may be nothing.
  private func isPart(_ part: PanelCandidate, of whole: Double) -> Bool {
    part.option.modifier == .lessThan || part.amount <= whole + 0.051
  }

  private func energy(_ panel: Panel) -> Double? {
    panel.values[LatticeNutrient.energyKcal]?.amount
      ?? panel.values[LatticeNutrient.energyKJ].map {
        $0.amount / FoodEnergy.kilojoulesPerKilocalorie
      }
  }

  /// Energy against the nutrients that give it.
  private func addSum(
    _ protein: PanelCandidate, _ panel: Panel, _ set: (PanelFactor, Double) -> Void
  ) {
    guard let fat = panel.values[LatticeNutrient.fat]?.amount,
      let carbohydrates = panel.values[LatticeNutrient.carbohydrates]?.amount
    else { return }
    if fat + carbohydrates + protein.amount > 101 { set(.overHundred, 1) }
    guard let energy = energy(panel) else { return }
    let residual = EnergyOfParts.residual(
      energy, fat: fat, carbohydrates: carbohydrates, protein: protein.amount,
      fiber: panel.values[LatticeNutrient.fiber]?.amount ?? 0)
    set(residual < 1 ? .sumAgrees : residual < 2.5 ? .sumIsNear : .sumDiffers, 1)
  }

  private func addPlace(
    _ candidate: PanelCandidate, _ panel: Panel, _ set: (PanelFactor, Double) -> Void
  ) {
    let others = panel.values.compactMap { $0 }
    guard let last = others.last else { return }
    if candidate.key != LatticeNutrient.energyKcal {
      let broken = others.suffix(2).count { other in
        isStream
          ? (candidate.line, candidate.start) < (other.line, other.start)
          : candidate.row < other.row - 0.5
      }
      set(.orderBroken, Double(broken))
    }
    if !isStream {
      let same = others.count { other in
        abs(candidate.row - other.row) < 0.35
          && !(LatticeNutrient.isEnergy(other.key) && LatticeNutrient.isEnergy(candidate.key))
      }
      set(.sameRow, Double(same))
    }
    if !LatticeNutrient.isEnergy(candidate.key) {
      set(.offsetDiffers, min(1.5, abs(candidate.offset - last.offset)))
    }
  }
}
