package import LabelModel

/// All readings on one basis: one column of a table, for example.
package struct ReadingPanel: Sendable {
  /// The basis of the amounts, `nil` when the label did not state it.
  package var basis: Basis?
  /// The candidates for each nutrient.
  package var candidates: [Nutrient: Candidates]

  /// Collects the readings of `basis`.
  package init(basis: Basis?, readings: [NutrientReading]) {
    self.basis = basis
    candidates = Dictionary(grouping: readings, by: \.nutrient)
      .map { Candidates(nutrient: $0.key, readings: $0.value) }
      .filter { !$0.hypotheses.isEmpty }
      .reduce(into: [:]) { $0[$1.nutrient] = $1 }
  }
}

/// Splits readings into panels: the main one, and the one per serving where it is another.
///
/// Labels in the EU must state 100 g or 100 ml (EU 1169/2011, article 32). That column is therefore
/// the main one wherever it was read. Readings whose basis could not be read complete the main
/// panel unless they are a column of their own. A serving's panel with the same numbers is the main
/// one once more. It is of a serving of 100 g, or of another language's text. Readings without any
/// basis at all are a panel of unknown basis.
func panels(of readings: [NutrientReading]) -> (main: ReadingPanel, perServing: ReadingPanel?) {
  let known = Dictionary(grouping: readings.filter { $0.basis != nil }, by: \.basis)
  let unknown = ReadingPanel(basis: nil, readings: readings.filter { $0.basis == nil })
  func nutrients(_ basis: Basis?) -> Int { Set((known[basis] ?? []).map(\.nutrient)).count }
  let perHundred =
    [Basis.per100g, .per100ml, .asFed, .dryMatter]
    .max { nutrients($0) < nutrients($1) } ?? .per100g
  let serving = ReadingPanel(basis: .perServing, readings: known[.perServing] ?? [])
  if nutrients(perHundred) > 0, nutrients(perHundred) * 3 >= nutrients(.perServing) {
    let main = ReadingPanel(basis: perHundred, readings: known[perHundred] ?? [])
    let isOther = !serving.candidates.isEmpty && !serving.repeats(main)
    return (main.completed(by: unknown), isOther ? serving : nil)
  }
  if !serving.candidates.isEmpty { return (serving.completed(by: unknown), nil) }
  return (unknown, nil)
}

extension ReadingPanel {
  /// Returns the panel with the nutrients that only `other` has. If `other` contradicts it, that is
  /// another column, whose heading could not be read, and nothing is added.
  func completed(by other: ReadingPanel) -> ReadingPanel {
    let contradicts = candidates.contains { nutrient, own in
      guard let mine = own.hypotheses.first?.amount,
        let theirs = other.candidates[nutrient]?.hypotheses.first?.amount
      else { return false }
      return !isSame(mine, theirs)
    }
    guard !contradicts else { return self }
    var completed = self
    completed.candidates.merge(other.candidates) { own, _ in own }
    return completed
  }

  /// Whether the panel has two nutrients or more in common with `other`, and most with the same amount.
  func repeats(_ other: ReadingPanel) -> Bool {
    func tops(_ candidates: Candidates?) -> [Double] {
      (candidates?.hypotheses ?? []).filter { $0.repair == nil && $0.odds >= 1 }.map(\.amount)
    }
    var common = 0
    var same = 0
    for (nutrient, own) in candidates {
      let mine = tops(own)
      let theirs = tops(other.candidates[nutrient])
      guard (mine + theirs).contains(where: { $0 > 0 }), !mine.isEmpty, !theirs.isEmpty else {
        continue
      }
      common += 1
      if theirs.contains(where: { isSame($0, mine[0]) })
        || mine.contains(where: { isSame($0, theirs[0]) })
      {
        same += 1
      }
    }
    return same >= 2 && 4 * same >= 3 * common
  }

  /// Whether two columns were taken for one, because a heading could not be read. Three rows or
  /// more then have two values each, all of one ratio.
  var holdsTwoColumns: Bool {
    let ratios = candidates.values.compactMap { candidates -> Double? in
      let likely = candidates.hypotheses.filter { $0.repair == nil && $0.odds > Self.leastOdds }
      // Two ways to read one print, "0.069" and "0.06 g", are no two columns.
      let amounts = likely.enumerated().filter { place, hypothesis in
        !likely[..<place].contains { $0.reading.evidence == hypothesis.reading.evidence }
      }.map(\.element.amount)
      guard amounts.count >= 2, let low = amounts.prefix(2).min(), low > 0,
        let high = amounts.prefix(2).max()
      else { return nil }
      return high / low
    }
    return ratios.contains { ratio in ratios.count { abs($0 - ratio) <= 0.06 * ratio } >= 3 }
  }

  /// Readings less likely than not are noise, print across the text say, and not a column.
  private static let leastOdds = 1.0
}
