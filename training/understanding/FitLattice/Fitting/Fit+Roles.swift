import Foundation
import LabelLattice
import LabelModel

extension Fit {
  func fitRoles(inContext: Bool) {
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
}
