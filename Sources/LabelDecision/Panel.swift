package import LabelModel

/// All that was read on one basis: one column of a table, say.
package struct Panel: Sendable {
  /// What the amounts refer to, `nil` when the label did not tell.
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
/// Labels in the EU must state 100 g or 100 ml (EU 1169/2011, article 32), so that column is the
/// main one wherever it was read. Readings whose basis could not be read belong to the main panel;
/// if nothing says what they refer to, they are a panel of unknown basis.
package func panels(of readings: [NutrientReading]) -> (main: Panel, perServing: Panel?) {
  let known = Dictionary(grouping: readings.filter { $0.basis != nil }, by: \.basis)
  let unknown = readings.filter { $0.basis == nil }
  func nutrients(_ basis: Basis?) -> Int { Set((known[basis] ?? []).map(\.nutrient)).count }
  let perHundred =
    [Basis.per100g, .per100ml, .asFed, .dryMatter]
    .max { nutrients($0) < nutrients($1) } ?? .per100g
  let serving = known[.perServing] ?? []
  let servingCount = nutrients(.perServing)
  if nutrients(perHundred) > 0, nutrients(perHundred) * 3 >= servingCount {
    let main = Panel(basis: perHundred, readings: (known[perHundred] ?? []) + unknown)
    return (main, serving.isEmpty ? nil : Panel(basis: .perServing, readings: serving))
  }
  if servingCount > 0 {
    return (Panel(basis: .perServing, readings: serving + unknown), nil)
  }
  return (Panel(basis: nil, readings: unknown), nil)
}
