import LabelModel
import Languages
import ProductChoice

/// Products side by side, a column each.
struct ProductComparisonPresentation {
  private static let missing = "--"
  private static let cellWidths = 10...24

  private let comparison: ProductComparison
  private let style: TerminalStyle
  private let wording: Wording

  /// Presents `comparison` in the words of `wording`.
  init(_ comparison: ProductComparison, style: TerminalStyle, wording: Wording) {
    self.comparison = comparison
    self.style = style
    self.wording = wording
  }

  /// A row for each fact, then each product's answers to the profile, then notes; each line with its end.
  var text: String {
    var lines = TextTable.aligned(heads + facts + amounts + results, leftAligned: 1)
      .map { String($0.trimmingSuffix(of: " ")) }
    lines[0] = style(lines[0], .bold)
    for (number, column) in comparison.columns.enumerated() where !column.marks.isEmpty {
      let answers = ProfileLines(column.marks, style: style, wording: wording).lines
      lines += ["", "\(number + 1)  \(title(column.record))"] + answers
    }
    if !comparison.hasOneBasis {
      lines += ["", style("not all amounts refer to the same: compare them with care", .yellow)]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var heads: [[String]] {
    let numbers = comparison.columns.indices.map { "\($0 + 1)" }
    return [
      [""] + numbers, [""] + comparison.columns.map { short(title($0.record)) },
      [""] + comparison.columns.map { short(terminalSafe($0.label)) },
    ]
  }

  private var facts: [[String]] {
    [
      [wording(.values)]
        + comparison.columns.map {
          $0.record.comparableBasis.map { wording.name(of: $0) } ?? Self.missing
        }
    ]
  }

  private var amounts: [[String]] {
    comparison.nutrients.map { nutrient in
      [wording.name(of: nutrient)]
        + comparison.columns.map { column in
          guard let amount = column.record.comparableAmount(of: nutrient) else {
            return Self.missing
          }
          return (amount.isCalculated ? "= " : "")
            + wording.amount(amount.quantity, bound: amount.bound, modifier: amount.modifier)
        }
    }
  }

  private var results: [[String]] {
    func row(_ title: String, _ cell: (ProductRecord) -> String?) -> [String] {
      [title] + comparison.columns.map { cell($0.record).map(short) ?? Self.missing }
    }
    func names(_ allergens: [Allergen]?) -> String? {
      allergens.map { list in
        list.isEmpty
          ? wording(.noneNamed) : list.map { wording.name(of: $0) }.joined(separator: ", ")
      }
    }
    var rows: [[String]] = []
    if comparison.hasPetFood {
      rows.append(row(wording.carbohydratesOfDryMatter, wording.carbohydrates(of:)))
    }
    if comparison.hasFood {
      rows.append(row("Nutri-Score") { $0.comparedNutriScore })
      rows.append(row("NOVA") { $0.comparedNova.map { "\($0)" } })
    }
    return rows + allergens(wording(.allergens), names, .contains)
      + allergens(wording(.mayContain), names, .mayContain)
  }

  /// A row for each name, since an allergen that is cut off would be a warning that is hidden.
  private func allergens(
    _ title: String, _ names: ([Allergen]?) -> String?, _ presence: DeclaredAllergen.Presence
  ) -> [[String]] {
    let lists = comparison.columns.map { $0.record.comparedAllergens(presence) }
    let height = max(1, lists.map { $0?.count ?? 0 }.max() ?? 0)
    return (0..<height).map { line in
      [line == 0 ? title : ""]
        + lists.map { list in
          guard let list, !list.isEmpty else { return line == 0 ? names(list) ?? Self.missing : "" }
          return line < list.count ? wording.name(of: list[line]) : ""
        }
    }
  }

  private func title(_ record: ProductRecord) -> String {
    let title = record.title
    return title.isEmpty ? wording(.unknownProduct) : terminalSafe(title)
  }

  /// As long as the columns leave room for.
  private func short(_ text: String) -> String {
    let room = ((style.columns ?? 100) - 24) / max(1, comparison.columns.count) - 2
    let width = min(max(room, Self.cellWidths.lowerBound), Self.cellWidths.upperBound)
    return shortened(text, to: width)
  }
}
