import Foundation
import LabelLattice
import LabelModel

extension Fit {
  /// Counts the drinks whose values are taken for those of 100 g, by the headings that were read.
  func listLostVolumes(of set: String) {
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

  /// Counts the labels whose right meaning is not sure, by the strongest other meaning and the headings that were read.
  func listUnsureMeanings(of set: String) {
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
}
