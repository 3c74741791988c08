import Foundation
import LabelLattice
import LabelModel

extension Fit {
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

  func fitColumns() {
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
}
