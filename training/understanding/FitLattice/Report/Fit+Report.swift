import Foundation
import LabelLattice
import LabelModel

extension Fit {
  func judge(_ label: Label, _ weights: LatticeWeights? = nil) -> Tally {
    var tally = Tally()
    guard let posterior = label.posterior else { return tally }
    let record = ScoredRecord(
      posterior, weights ?? self.weights(of: label),
      keepsUnknownBasis: !label.lattice.page.hasPlaces)
    let wanted: (Int) -> Double? = { key in
      label.basis.flatMap { label.printed[PrintedKey(meaning: $0, key: key)] }
    }
    var values = record.values
    var sameBasis = !label.hasBasis || !record.isBasisKnown || record.basis == label.basis
    if label.basis == .perServing, record.basis != .perServing, !record.perServing.isEmpty {
      values = record.perServing
      sameBasis = true
    }
    for key in label.core where !label.ambiguous.contains(key) {
      if wanted(key) != nil { tally.printed += 1 }
      guard let value = values[key] else { continue }
      if !sameBasis, record.basis == .perServing,
        let serving = label.printed[PrintedKey(meaning: .perServing, key: key)],
        isSameAmount(value.amount, serving)
      {
        continue
      }
      if sameBasis, let want = wanted(key), isSameAmount(value.amount, want) {
        tally.right += 1
      } else {
        tally.wrong += 1
        let cause =
          label.printed.isEmpty
          ? "nothing is printed"
          : !sameBasis
            ? "basis (\(label.basis.map { "\($0)" } ?? "–") as \(record.basis))"
            : wanted(key) == nil ? "nutrient is not printed" : "another amount"
        tally.causes[cause, default: 0] += 1
      }
    }
    if let basis = label.basis, label.hasBasis, tally.printed > 0 {
      tally.basisAll = 1
      let top = ColumnMeaning.allCases.filter { $0 != .none }
        .max { posterior.meanings[$0.rawValue] < posterior.meanings[$1.rawValue] }
      tally.basisRight = top == basis || posterior.meanings[basis.rawValue] > 0.5 ? 1 : 0
    }
    return tally
  }

  /// Prints the figures of all sets, and of thresholds that may be tried.
  func report(showingWrong: Bool) {
    let total = reportSets(showingWrong: showingWrong)
    for set in ["totals", "unseen invented"] { listLostVolumes(of: set) }
    listUnsureMeanings(of: "totals")
    listUnsureMeanings(of: "unseen invented")
    for set in Set(labels.filter(\.isOpen).map(\.set)).sorted() { listUnsureMeanings(of: set) }
    reportThresholds()
    curve(total.printed)
  }

  /// Prints each set's figures, and the sums of several; returns that of the real sets.
  private func reportSets(showingWrong: Bool) -> Tally {
    func show(_ name: String, _ tally: Tally) {
      print(name.padding(toLength: 21, withPad: " ", startingAt: 0), tally.text)
    }
    var total = Tally()
    var food = Tally()
    var guess = Tally()
    var seen: Set<String> = []
    for set in labels.map(\.set)
    where seen.insert(set).inserted && !["invented", "rendered"].contains(set) {
      var sum = Tally()
      var lost: [String: Int] = [:]
      for label in labels where label.set == set {
        sum += judge(label)
        if label.isReal || set == "totals" { guess += judge(label, LatticeWeights.takingAll) }
        lost.merge(missed(label), uniquingKeysWith: +)
        if showingWrong, set != "totals" { list(label) }
      }
      show(set, sum)
      print(
        "  missed",
        lost.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))
      if Label.realSets.contains(set) { total += sum }
      if Self.foodSets.contains(set) { food += sum }
    }
    show("food", food)
    show("all real", total)
    show("best guess", guess)
    return total
  }

  private static let foodSets = ["real-food", "real-food-2", "swiss"]

  /// Prints the figures of groups of sets with several thresholds of acceptance.
  private func reportThresholds() {
    for (value, withRules, hundred, other, serving) in [
      (0.6, 0.3, 0.8, 0.5, 0.75), (0.7, 0.4, 0.85, 0.6, 0.8), (0.75, 0.4, 0.85, 0.6, 0.8),
      (0.75, 0.4, 0.9, 0.6, 0.85), (0.8, 0.4, 0.9, 0.6, 0.9), (0.8, 0.4, 0.93, 0.75, 0.95),
      (0.8, 0.4, 0.95, 0.9, 0.95), (0.85, 0.6, 0.95, 0.9, 0.95), (0.9, 0.6, 0.95, 0.9, 0.95),
    ] {
      var trial = LatticeWeights()
      trial.acceptance = value
      trial.acceptanceWithRules = withRules
      trial.meaningAcceptance = [hundred, other, serving, 0.6, 1]
      var line = "value \(value) rules \(withRules) meaning \(hundred) \(other) \(serving):"
      for (name, sets) in [
        ("food", Self.foodSets), ("pet", ["real-pet", "real-pet-2"]),
        ("synthetic", ["synthetic"]), ("invented", ["unseen invented"]),
        ("rendered", ["unseen rendered"]), ("totals", ["totals"]),
      ] {
        var sum = Tally()
        for label in labels where sets.contains(label.set) { sum += judge(label, trial) }
        line += " \(name) \(sum.short)"
      }
      print(line)
    }
  }
}
