package import Languages
import LabelModel
package import ProductStore

/// The statistics of the database of records for a terminal.
package struct StoreStatisticsPresentation {
  private let statistics: StoreStatistics
  private let today: Int
  private let wording: Wording

  /// Shows `statistics` in `wording`; `today` counts the products that were scanned last today.
  package init(_ statistics: StoreStatistics, today: Int, wording: Wording = .english) {
    self.statistics = statistics
    self.today = today
    self.wording = wording
  }

  /// The lines, each with its end.
  package var text: String {
    (wording.language == "en" ? english : localized).map { $0 + "\n" }.joined()
  }

  private var english: [String] {
    let scans = counted(statistics.scans, "scan")
    return [
      "\(counted(statistics.products, "product")) (\(subjects)), \(scans)",
      "\(counted(today, "product")) scanned today",
      "\(statistics.withBarcode) with a barcode, \(counted(statistics.favourites, "favourite"))",
      "status: \(statuses)",
      "commonest findings: \(statistics.commonFindings.isEmpty ? "none" : findings)",
      "sugar in \(statistics.withSugar) of \(counted(statistics.withSugarAnalysis, "product")) with a list of ingredients",
    ]
  }

  /// The lines with each number behind its word: languages have up to six plurals.
  private var localized: [String] {
    func line(_ word: String, _ number: Int) -> String { "\(word): \(number)" }
    let sugars = "\(statistics.withSugar) / \(statistics.withSugarAnalysis)"
    let figures = [
      "\(wording(PageWord.productsKept, ["count": "\(statistics.products)"])) (\(subjects))",
      line(wording(PageWord.scansKept), statistics.scans), line(wording(PageWord.today), today),
      line(wording(PageWord.favourites), statistics.favourites),
      line(wording(.barcode), statistics.withBarcode), statuses,
      statistics.commonFindings.isEmpty ? "" : "\(wording(.findings)): \(findings)",
      "\(wording.name(of: Nutrient.sugars)) (\(wording(.ingredients))): \(sugars)",
    ]
    return figures.filter { !$0.isEmpty }
  }

  private var subjects: String {
    list(statistics.bySubject) { name in
      switch Subject(rawValue: name) {
      case .food: wording(.food)
      case .petFood: wording(.petFood)
      case nil: wording.language == "en" ? name : wording(.unknownKind)
      }
    }
  }

  private var statuses: String {
    list(statistics.byStatus) { name in
      RecordStatus(rawValue: name).map { wording.name(of: $0) } ?? name
    }
  }

  private var findings: String { list(statistics.commonFindings) { $0 } }

  /// Returns each name with its number, the greatest number first.
  private func list(_ counts: [String: Int], name: (String) -> String) -> String {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\(name($0.key)) \($0.value)" }.joined(separator: ", ")
  }
}
