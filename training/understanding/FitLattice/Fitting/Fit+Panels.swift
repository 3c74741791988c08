import Foundation
import LabelLattice
import LabelModel

extension Fit {
  /// The number of a panel's values that the truth prints on one basis, less the others.
  func agreement(_ label: Label, _ values: [PanelCandidate?], _ meaning: ColumnMeaning) -> Double {
    values.reduce(0) { sum, value in
      guard let value, !label.ambiguous.contains(value.key) else { return sum }
      let wanted = label.printed[PrintedKey(meaning: meaning, key: value.key)]
      return sum + (wanted.map { isSameAmount(value.amount, $0) } ?? false ? 1 : -1)
    }
  }

  func best(_ scores: [Double]) -> [Bool] {
    let top = scores.max() ?? 0
    return scores.map { $0 >= top - 1e-9 }
  }

  func fitPanels() {
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

  func fitChoices(
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

  func fitMeanings() {
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

  func fitPairs() {
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
}
