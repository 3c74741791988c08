import Foundation
import LabelLattice
import LabelModel

/// Right, wrong and printed values, by the rule of the scorer.
struct Tally {
  var printed = 0
  var right = 0
  var wrong = 0
  var basisRight = 0
  var basisAll = 0
  var causes: [String: Int] = [:]

  static func += (sum: inout Tally, one: Tally) {
    sum.printed += one.printed
    sum.right += one.right
    sum.wrong += one.wrong
    sum.basisRight += one.basisRight
    sum.basisAll += one.basisAll
    sum.causes.merge(one.causes, uniquingKeysWith: +)
  }

  var short: String {
    let p = Double(right) / Double(max(1, right + wrong))
    let r = Double(right) / Double(max(1, printed))
    let bases = causes.filter { $0.key.hasPrefix("basis") }.reduce(0) { $0 + $1.value }
    return String(
      format: "%d/%d (basis %d) P %.3f F1 %.3f;", right, wrong, bases, p,
      2 * p * r / max(1e-9, p + r))
  }

  var text: String {
    let p = Double(right) / Double(max(1, right + wrong))
    let r = Double(right) / Double(max(1, printed))
    return String(
      format: "right %4d wrong %3d of %4d  P %.3f R %.3f F1 %.3f  basis %d/%d", right, wrong,
      printed, p,
      r, 2 * p * r / max(1e-9, p + r), basisRight, basisAll)
      + "  "
      + causes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}

/// A record as far as the scorer looks at it.
struct ScoredRecord {
  var basis: ColumnMeaning
  var isBasisKnown = true
  var values: [Int: LatticeValue] = [:]
  var perServing: [Int: LatticeValue] = [:]

  init(_ posterior: LatticePosterior, _ weights: LatticeWeights, keepsUnknownBasis: Bool) {
    let accepted = posterior.values.filter { value in
      weights.accepts(
        value.probability,
        (value.meaning, posterior.meaningProbabilities[value.meaning.rawValue]),
        hasRules: value.features[CalibrationFeature.rulesAccept.rawValue] > 0,
        isNamed: value.candidate.isNamed)
    }
    basis =
      LatticePosterior.mainMeaning(
        of: accepted.map(\.meaning), posterior.meaningProbabilities) ?? .perServing
    for value in accepted {
      if value.meaning == basis { values[value.key] = value }
      if value.meaning == .perServing { perServing[value.key] = value }
    }
    if accepted.isEmpty, keepsUnknownBasis {
      isBasisKnown = false
      for value in posterior.ofLikeliestMeaning
      where value.amountProbability >= weights.acceptance {
        values[value.key] = value
      }
    }
  }
}

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

  /// Counts the drinks whose values are taken for those of 100 g, by the headings that were read.
  private func listLostVolumes(of set: String) {
    let lost = labels.filter { label in
      label.set == set && label.basis == .per100ml
        && label.posterior.map {
          ScoredRecord($0, .takingAll, keepsUnknownBasis: false).basis == .per100g
        } ?? false
    }
    guard !lost.isEmpty else { return }
    let page = lost.map(\.lattice.page)
    print(
      "\(set): per100ml as per100g \(lost.count) labels; 100 ml read \(page.count { $0.sureness(of: .per100ml) > 0 }), surely \(page.count { $0.sureness(of: .per100ml) > 0.8 });",
      "100 g read \(page.count { $0.sureness(of: .per100g) > 0 }), surely \(page.count { $0.sureness(of: .per100g) > 0.8 }); serving \(page.count { $0.sureness(of: .perServing) > 0 }); volumes \(page.count { $0.showsVolumes })"
    )
  }

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

  /// Counts the labels whose right meaning is not sure, by the strongest other meaning and the headings that were read.
  private func listUnsureMeanings(of set: String) {
    var counts: [String: Int] = [:]
    for label in labels where label.set == set {
      guard let basis = label.basis, let posterior = label.posterior else { continue }
      let probability = posterior.meaningProbabilities[basis.rawValue]
      guard probability < weights(of: label).meaningAcceptance[basis.rawValue] else { continue }
      let rival =
        ColumnMeaning.allCases.filter { $0 != basis }
        .max { posterior.meanings[$0.rawValue] < posterior.meanings[$1.rawValue] } ?? .none
      func heading(_ meaning: ColumnMeaning) -> String {
        switch label.lattice.page.sureness(of: meaning) {
        case 0: "not read"
        case ...0.5: "half read"
        default: "read"
        }
      }
      let columns = label.lattice.layouts.first?.layout.columns.count ?? 0
      let text =
        "\(basis) (\(heading(basis))) at \(String(format: "%.1f", probability))"
        + " against \(rival) (\(heading(rival))), \(columns) columns"
      counts[text + (label.isOpen ? " " + label.name : ""), default: 0] += 1
    }
    print("\(set): meaning unsure")
    for (text, count) in counts.sorted(by: { $0.key < $1.key }) { print("   ", count, text) }
  }

  /// Writes the features of every judged value, for experiments.
  func dump(_ path: String) throws {
    var text = ""
    for (number, label) in labels.enumerated() {
      guard let posterior = label.posterior else { continue }
      for value in posterior.values
      where label.core.contains(value.key) && !label.ambiguous.contains(value.key) {
        let meaning = posterior.meaningFeatures(value.meaning, label.lattice.page, label.rules)
        let bases = Set(label.printed.keys.map(\.meaning))
        let basisRight = bases.contains(value.meaning)
        let head: [String] = [
          label.set, label.fold, "\(number)", "\(value.meaning)", "\(value.key)",
          isJudged(label, value) ? "1" : "0",
          isRight(label, value) ? "1" : "0", basisRight ? "1" : "0", "\(label.weight)",
          "\(value.probability)",
          label.basis.map { "\($0)" } ?? "-", "\(posterior.meanings[value.meaning.rawValue])",
          "\(posterior.meaningProbabilities[value.meaning.rawValue])",
          label.isFood ? "food" : "pet",
        ]
        text +=
          (head + value.features.map { "\($0)" } + meaning.map { "\($0)" }).joined(separator: ",")
          + "\n"
      }
    }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The values of the records of some labels, with their probabilities.
  func recordValues(of labels: [Label]) -> [(p: Double, right: Bool)] {
    var rows: [(p: Double, right: Bool)] = []
    for label in labels
    where label.isReal {
      guard let posterior = label.posterior else { continue }
      let record = ScoredRecord(posterior, .takingAll, keepsUnknownBasis: false)
      var values = record.values
      if label.basis == .perServing, record.basis != .perServing, !record.perServing.isEmpty {
        values = record.perServing
      }
      for value in values.values
      where label.core.contains(value.key) && !label.ambiguous.contains(value.key) {
        rows.append((value.probability, isRight(label, value) && value.meaning == label.basis))
      }
    }
    return rows.sorted { $0.p > $1.p }
  }

  private func curve(_ printed: Int) {
    let rows = recordValues(of: labels)
    var text = "recall at precision"
    for target in [0.995, 0.99, 0.985, 0.98, 0.97, 0.95] {
      var right = 0
      var best = 0
      var threshold = 1.0
      for (index, row) in rows.enumerated() {
        right += row.right ? 1 : 0
        if index >= 20, Double(right) / Double(index + 1) >= target {
          best = right
          threshold = row.p
        }
      }
      text += String(
        format: "  %.3f: %.3f (from %.3f)", target, Double(best) / Double(max(1, printed)),
        threshold)
    }
    print(text)
    var bands = ""
    for (low, high) in [
      (0.0, 0.2), (0.2, 0.5), (0.5, 0.8), (0.8, 0.9), (0.9, 0.95), (0.95, 0.98), (0.98, 1.01),
    ] {
      let members = rows.filter { $0.p >= low && $0.p < high }
      let mean = members.reduce(0) { $0 + $1.p } / Double(max(1, members.count))
      bands += String(
        format: "  %.2f–%.2f: %d of %d, said %.2f", low, high, members.count { $0.right },
        members.count, mean)
    }
    print("calibration" + bands)
  }

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
  private func missed(_ label: Label) -> [String: Int] {
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

  private func list(_ label: Label) {
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

extension LatticeWeights {
  /// Weights that accept everything.
  static let takingAll: LatticeWeights = {
    var weights = LatticeWeights()
    weights.acceptance = 0
    weights.acceptanceWithRules = 0
    return weights
  }()
}
