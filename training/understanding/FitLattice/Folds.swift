import Foundation
import LabelLattice
import LabelModel

/// Fits every stage, each fold's weights on the labels of the other folds.
final class Fit {
  let labels: [Label]
  let folds: [String]
  var weights: [String: LatticeWeights] = [:]
  let started = Date()
  var boosting = BoostingData.Options()

  /// The fold that leaves nothing out: its weights are those of the product.
  static let all = "all"

  init(_ labels: [Label]) {
    self.labels = labels
    folds = Set(labels.map(\.fold)).subtracting(["invented", Self.all]).sorted()
    for fold in folds + ["invented", Self.all] { weights[fold] = LatticeWeights() }
  }

  func say(_ text: String) {
    FileHandle.standardError.write(
      Data(String(format: "[%4.0f s] %@\n", Date().timeIntervalSince(started), text).utf8))
  }

  /// The labels that a fold's weights are fitted on.
  func training(_ fold: String) -> [Label] {
    labels.filter { $0.fold != fold && $0.weight > 0 }
  }

  /// The weights that score a label: those that never saw its fold.
  func weights(of label: Label) -> LatticeWeights {
    weights[label.fold] ?? weights[Self.all] ?? LatticeWeights()
  }

  private func inParallel(_ work: @escaping (Label) -> Void) {
    nonisolated(unsafe) let labels = labels
    nonisolated(unsafe) let work = work
    DispatchQueue.concurrentPerform(iterations: labels.count) { work(labels[$0]) }
  }

  func run() {
    inParallel { $0.markGold() }
    fitRoles(inContext: false)
    inParallel { label in label.lattice.scoreRoles(self.weights(of: label)) }
    fitRoles(inContext: true)
    inParallel { label in label.lattice.scoreRolesInContext(self.weights(of: label)) }
    say("roles")
    fitColumns()
    say("columns")
    for _ in 0..<2 { fitPanels() }
    say("panels")
    inParallel { label in label.lattice.layOut(self.weights(of: label)) }
    fitMeanings()
    fitPairs()
    say("meanings and pairs")
    inParallel { label in
      label.posterior = label.lattice.posterior(
        self.weights(of: label), rules: label.rules)
    }
    fitCalibration()
    inParallel { label in
      label.posterior = label.lattice.posterior(
        self.weights(of: label), rules: label.rules)
    }
    say("calibration")
  }

  /// Decides all labels by the same weights.
  func apply(_ shipped: LatticeWeights) {
    for fold in weights.keys { weights[fold] = shipped }
    inParallel { label in
      label.markGold()
      for index in label.lattice.items.indices {
        label.lattice.items[index].setHabits(shipped.habits)
      }
      label.lattice.scoreRoles(shipped)
      label.lattice.scoreRolesInContext(shipped)
      label.lattice.layOut(shipped)
      label.posterior = label.lattice.posterior(shipped, rules: label.rules)
    }
  }

  /// The folds to fit: those that labels are scored by, and that of the product.
  ///
  /// Invented labels are scored by weights that saw them.
  private var fitted: [String] { folds + [Self.all] }

  private func share() {
    weights["invented"] = weights[Self.all]
  }

  private func fitRoles(inContext: Bool) {
    var data: [String: ChoiceData] = [:]
    var start = inContext ? weights[fitted[0]]?.role ?? [] : LatticeWeights().role
    if inContext, start.allSatisfy({ $0 == 0 }) { start = LatticeWeights().role }
    for fold in fitted {
      let habits = habits(of: training(fold).filter { $0.fold != "invented" })
      weights[fold]?.habits = habits
    }
    share()
    inParallel { label in
      let habits = self.weights(of: label).habits
      for index in label.lattice.items.indices { label.lattice.items[index].setHabits(habits) }
    }
    for label in labels {
      var part = data[label.fold] ?? ChoiceData()
      for (index, item) in label.lattice.items.enumerated() {
        part.add(
          rows: item.roles.indices.map { item.row($0) }, gold: label.gold[index],
          weight: label.weight * label.itemWeights[index])
      }
      data[label.fold] = part
    }
    for fold in fitted {
      var all = ChoiceData()
      for (other, part) in data.sorted(by: { $0.key < $1.key }) where other != fold {
        all.append(part)
      }
      let isFirst = fold == fitted[0]
      start = all.fit(
        start: start, towards: LatticeWeights().role, ridge: 1, iterations: isFirst ? 120 : 50)
      if inContext { weights[fold]?.roleInContext = start } else { weights[fold]?.role = start }
    }
    growTrees(inContext: inContext)
    share()
  }

  /// Grows each fold's trees on what its weighted sums leave in doubt.
  private func growTrees(inContext: Bool) {
    for fold in fitted {
      guard let own = weights[fold] else { continue }
      let sums = inContext ? own.roleInContext : own.role
      var data = BoostingData()
      for label in labels where label.fold != fold {
        for (index, item) in label.lattice.items.enumerated() {
          data.add(
            item, item.sums(sums), gold: label.gold[index],
            weight: label.weight * label.itemWeights[index])
        }
      }
      if fold == fitted[0] { say("trees on \(data.rowCount) rows") }
      let trees = data.grow(boosting)
      if inContext {
        weights[fold]?.roleTreesInContext = trees
      } else {
        weights[fold]?.roleTrees = trees
      }
    }
  }

  /// The meaning that the truth gives to each column of a label's layouts, `nil` for one that it leaves open.
  func goldMeanings(_ label: Label, _ layout: ColumnLayout) -> [ColumnMeaning?] {
    layout.columns.map { column in
      let members = Set(column)
      // A zero is in many places and votes for little.
      var votes: [ColumnMeaning: Int] = [:]
      for (place, amount) in label.printed {
        let isThere = label.lattice.items.contains { item in
          members.contains(item.spot) && item.isLiteral
            && zip(item.roles, item.logP).reduce(0) { sum, role in
              role.0.key == place.key && role.0.origin != .wrong
                && isSameAmount(role.0.amount, amount)
                ? sum + exp(role.1) : sum
            } > 0.05
        }
        if isThere { votes[place.meaning, default: 0] += amount > 0 ? 10 : 3 }
      }
      let order = votes.sorted { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }
      if let best = order.first, best.value >= 10, order.count == 1 || best.value > order[1].value {
        return best.key
      }
      if label.printed.isEmpty || order.isEmpty {
        let bases = Set(label.printed.keys.map(\.meaning))
        return bases.isEmpty && label.ambiguous.isEmpty || bases.count > 1
          ? ColumnMeaning.none : nil
      }
      return nil
    }
  }

  /// The features of a column for each meaning, with the right one.
  private typealias GoldColumn = (rows: [[Double]], meaning: ColumnMeaning)

  private func fitColumns() {
    var columns = [[GoldColumn]](repeating: [], count: labels.count)
    let count = labels.count
    columns.withUnsafeMutableBufferPointer { columns in
      nonisolated(unsafe) let columns = columns
      nonisolated(unsafe) let labels = labels
      nonisolated(unsafe) let gold = goldColumns
      DispatchQueue.concurrentPerform(iterations: count) { columns[$0] = gold(labels[$0]) }
    }
    for fold in fitted {
      var all = ChoiceData()
      for (label, columns) in zip(labels, columns) where label.fold != fold {
        for column in columns {
          all.add(
            rows: column.rows, gold: ColumnMeaning.allCases.map { $0 == column.meaning },
            weight: label.weight)
        }
      }
      let zero = LatticeWeights().column
      weights[fold]?.column = all.fit(start: zero, towards: zero, ridge: 1, iterations: 150)
    }
    share()
    var right = 0
    var all = 0
    for (label, columns) in zip(labels, columns) where label.isReal {
      let own = weights(of: label)
      for column in columns where column.meaning != .none {
        let logP = ColumnFeatures.logP(column.rows, own.column)
        all += 1
        if logP.max() == logP[column.meaning.rawValue] { right += 1 }
      }
    }
    say("column meaning right: \(right) of \(all)")
  }

  private func goldColumns(_ label: Label) -> [GoldColumn] {
    label.lattice.page.layouts(label.lattice.items).flatMap { layout in
      zip(
        ColumnFeatures.rows(label.lattice.page, label.lattice.items, layout),
        goldMeanings(label, layout)
      ).compactMap { rows, gold in gold.map { (rows, $0) } }
    }
  }

  /// The number of a panel's values that the truth prints on one basis, less the others.
  func agreement(_ label: Label, _ values: [PanelCandidate?], _ meaning: ColumnMeaning) -> Double {
    values.reduce(0) { sum, value in
      guard let value, !label.ambiguous.contains(value.key) else { return sum }
      let wanted = label.printed[PrintedKey(meaning: meaning, key: value.key)]
      return sum + (wanted.map { isSameAmount(value.amount, $0) } ?? false ? 1 : -1)
    }
  }

  private func best(_ scores: [Double]) -> [Bool] {
    let top = scores.max() ?? 0
    return scores.map { $0 >= top - 1e-9 }
  }

  private func fitPanels() {
    inParallel { label in label.lattice.layOut(self.weights(of: label)) }
    var parts: [String: ChoiceData] = [:]
    for label in labels {
      for layout in label.lattice.layouts {
        for (panels, gold) in zip(layout.panels, goldMeanings(label, layout.layout)) {
          guard let gold, gold != .none else { continue }
          let few = panels.prefix(40)
          parts[label.fold, default: ChoiceData()].add(
            rows: few.map(\.factors), gold: best(few.map { agreement(label, $0.values, gold) }),
            weight: label.weight)
        }
      }
    }
    fitChoices(parts, centre: PanelFactor.start) { $0.panel = $1 }
  }

  private func fitChoices(
    _ parts: [String: ChoiceData], centre: [Double],
    _ set: (inout LatticeWeights, [Double]) -> Void
  ) {
    for fold in fitted {
      var all = ChoiceData()
      for (other, part) in parts.sorted(by: { $0.key < $1.key }) where other != fold {
        all.append(part)
      }
      let fitted = all.fit(start: centre, towards: centre, ridge: 4, iterations: 60)
      set(&weights[fold, default: LatticeWeights()], fitted)
    }
    share()
  }

  private func fitMeanings() {
    var parts: [String: ChoiceData] = [:]
    for label in labels where !label.printed.isEmpty {
      let bases = Set(label.printed.keys.map(\.meaning))
      var rows: [[Double]] = []
      var scores: [Double] = []
      for layout in label.lattice.layouts {
        for hypothesis in layout.meanings {
          rows.append(hypothesis.features)
          var score = 0.0
          for (index, meaning) in hypothesis.meanings.enumerated() {
            let top = layout.panels[index][0]
            if bases.contains(meaning) {
              score += agreement(label, top.values, meaning)
            } else if [.per100g, .per100ml, .asFed].contains(meaning) {
              score -= 0.6 * Double(top.count)
            }
          }
          scores.append(score)
        }
      }
      parts[label.fold, default: ChoiceData()].add(
        rows: rows, gold: best(scores), weight: label.weight)
    }
    fitChoices(parts, centre: MeaningHypothesis.start) { $0.meaning = $1 }
  }

  private func fitPairs() {
    var parts: [String: ChoiceData] = [:]
    for label in labels {
      for layout in label.lattice.layouts {
        let gold = goldMeanings(label, layout.layout)
        guard let whole = gold.firstIndex(where: { $0 == .per100g || $0 == .per100ml }),
          let part = gold.firstIndex(of: .perServing), let meaning = gold[whole]
        else { continue }
        let members = ColumnPair.members(
          layout.panels[whole], layout.panels[part],
          sizes: label.lattice.page.sizes.amounts(for: meaning),
          servings: label.lattice.page.servingSizes.amounts(for: meaning)
        ).filter { !$0.isOneColumn }
        guard !members.isEmpty else { continue }
        parts[label.fold, default: ChoiceData()].add(
          rows: members.map(\.features),
          gold: best(
            members.map {
              agreement(label, $0.whole.values, meaning)
                + agreement(label, $0.part.values, .perServing)
            }), weight: label.weight)
      }
    }
    fitChoices(parts, centre: ColumnPair.start) { $0.pair = $1 }
    say(
      "meaning "
        + zip(MeaningHypothesis.Factor.allCases, weights[Self.all]?.meaning ?? []).map {
          "\($0.0) \(String(format: "%.2f", $0.1))"
        }.joined(separator: ", "))
    say(
      "pair "
        + zip(ColumnPair.Factor.allCases, weights[Self.all]?.pair ?? []).map {
          "\($0.0) \(String(format: "%.2f", $0.1))"
        }.joined(separator: ", "))
  }

  /// Whether the truth judges a value.
  func isJudged(_ label: Label, _ value: LatticeValue) -> Bool {
    guard label.core.contains(value.key), !label.ambiguous.contains(value.key) else { return false }
    let bases = Set(label.printed.keys.map(\.meaning))
    if value.meaning == .perServing, !bases.contains(.perServing),
      bases.contains(.per100g) || bases.contains(.per100ml)
    {
      return false
    }
    return value.meaning == label.basis || !bases.contains(value.meaning)
      || value.meaning == .perServing
  }

  func isRight(_ label: Label, _ value: LatticeValue) -> Bool {
    label.printed[PrintedKey(meaning: value.meaning, key: value.key)].map {
      isSameAmount(value.amount, $0)
    } ?? false
  }

  private func fitCalibration() {
    for fold in fitted {
      var rows: [[Double]] = []
      var right: [Bool] = []
      var weight: [Double] = []
      var meaningRows: [[Double]] = []
      var meaningRight: [Bool] = []
      var meaningWeight: [Double] = []
      for label in training(fold) {
        let bases = Set(label.printed.keys.map(\.meaning))
        guard let posterior = label.posterior else { continue }
        for meaning in ColumnMeaning.allCases where meaning != .none {
          guard posterior.meanings[meaning.rawValue] > 0.02 else { continue }
          if bases.isEmpty, !label.ambiguous.isEmpty { continue }
          if meaning == .perServing, !bases.contains(.perServing),
            bases.contains(.per100g) || bases.contains(.per100ml)
          {
            continue
          }
          meaningRows.append(posterior.meaningFeatures(meaning, label.lattice.page, label.rules))
          meaningRight.append(bases.contains(meaning))
          meaningWeight.append(label.weight)
        }
        for value in posterior.values
        where isJudged(label, value) && (bases.contains(value.meaning) || bases.isEmpty) {
          rows.append(value.features)
          right.append(isRight(label, value))
          weight.append(label.weight)
        }
      }
      weights[fold]?.calibration = fitLogistic(rows, right, weight, ridge: 10)
      weights[fold]?.meaningCalibration = fitLogistic(
        meaningRows, meaningRight, meaningWeight, ridge: 10)
    }
    share()
  }

  /// Accepts values from one probability on in all folds.
  func setAcceptance(_ acceptance: Double) {
    for fold in weights.keys { weights[fold]?.acceptance = acceptance }
  }

  /// The least threshold from which on precision holds the target on the labels of other folds.
  func setThresholds(_ target: Double) {
    for fold in fitted {
      let rows = recordValues(of: training(fold))
      var right = 0
      var threshold = 1.01
      for (index, row) in rows.enumerated() {
        right += row.right ? 1 : 0
        if index >= 20, Double(right) / Double(index + 1) >= target { threshold = row.p }
      }
      weights[fold]?.acceptance = threshold
    }
    share()
  }
}
