import Foundation
import LabelLattice
import LabelModel

extension Fit {
  /// The reason why a printed value is not the best guess.
  private func cause(_ label: Label, _ key: Int, _ amount: Double) -> String {
    let items = label.lattice.items
    let inTokens = items.contains { item in
      [item.option.value, item.option.value / 1_000].contains { isSameAmount($0, amount) }
    }
    if !inTokens { return "not read" }
    var best = -99.0
    for item in items {
      for (role, logP) in zip(item.roles, item.logP)
      where role.key == key && role.origin != .wrong && isSameAmount(role.amount, amount) {
        best = max(best, logP - item.logNone)
      }
    }
    if best == -99 {
      let hasName = label.lattice.page.hasName(key)
      return hasName ? "no role, name elsewhere" : "no role, no name"
    }
    if best < -2 { return "role improbable" }
    let offered = label.posterior?.values.filter { $0.key == key } ?? []
    if let basis = label.basis,
      offered.contains(where: { $0.meaning == basis && isSameAmount($0.amount, amount) })
    {
      let isSure =
        label.posterior.map {
          $0.meaningProbabilities[basis.rawValue]
            >= weights(of: label).meaningAcceptance[basis.rawValue]
        } ?? false
      return isSure ? "offered, value unsure" : "offered, basis unsure"
    }
    if offered.contains(where: { isSameAmount($0.amount, amount) }) { return "other basis" }
    if offered.contains(where: { $0.meaning == label.basis }) { return "other amount" }
    return "dropped"
  }

  /// The values that a record holds on the basis of the truth.
  private func recorded(_ label: Label, _ posterior: LatticePosterior) -> [Int: LatticeValue] {
    let record = ScoredRecord(
      posterior, weights(of: label), keepsUnknownBasis: !label.lattice.page.hasPlaces)
    return label.basis == .perServing && record.basis != .perServing && !record.perServing.isEmpty
      ? record.perServing : record.values
  }

  /// The number of missed printed values by cause.
  func missed(_ label: Label) -> [String: Int] {
    guard let posterior = label.posterior else { return [:] }
    let values = recorded(label, posterior)
    var causes: [String: Int] = [:]
    for key in label.core where !label.ambiguous.contains(key) && values[key] == nil {
      guard let want = label.basis.flatMap({ label.printed[PrintedKey(meaning: $0, key: key)] })
      else { continue }
      causes[cause(label, key, want), default: 0] += 1
    }
    return causes
  }

  func list(_ label: Label) {
    guard let posterior = label.posterior else { return }
    let values = recorded(label, posterior)
    let means = posterior.meanings.map { String(format: "%.2f", $0) }.joined(separator: " ")
    var lines: [String] = []
    for key in label.core where !label.ambiguous.contains(key) {
      let want = label.basis.flatMap { label.printed[PrintedKey(meaning: $0, key: key)] }
      let got = values[key]
      let offered = posterior.values.filter { $0.key == key }.map {
        String(
          format: "%@ %g p%.2f q%.2f", "\($0.meaning)", $0.amount, $0.posterior, $0.probability)
      }.joined(separator: "; ")
      if let got, want.map({ isSameAmount(got.amount, $0) }) != true {
        lines.append(
          "  WRONG \(LatticeNutrient.order[key]) printed \(want.map { "\($0)" } ?? "–") read \(got.amount)  [\(offered)]"
        )
      } else if got == nil, let want {
        lines.append(
          "  missed (\(cause(label, key, want))) \(LatticeNutrient.order[key]) printed \(want)  [\(offered)]"
        )
      }
    }
    if !lines.isEmpty {
      print("\(label.set) \(label.name) \(label.basis.map { "\($0)" } ?? "no basis") [\(means)]")
      for line in lines { print(line) }
    }
  }
}
