import Foundation

extension Lattice {
  /// The values with their likeliest roles, line by line, for a person who looks for the cause of an error.
  package var listing: String {
    let alignment = RowAlignment(page, items)
    let cells = CellAlignment(page)
    let names = page.names.sorted { page.row(of: $0.frame) < page.row(of: $1.frame) }.map { name in
      place(name.frame)
        + "\(page.text(of: name)) \(name.kind) strength \(name.strength) rival \(name.rival) chosen \(name.isChosen)"
    }
    let values = items.filter(\.isLiteral).sorted {
      page.row(of: page.spots[$0.spot].frame) < page.row(of: page.spots[$1.spot].frame)
    }.map { item in
      var sums: [Int: Double] = [:]
      for (role, logP) in zip(item.roles, item.logP) {
        sums[role.key ?? -1, default: 0] += exp(logP)
      }
      let likely = sums.sorted { $0.value > $1.value }.prefix(4).map {
        let name = $0.key < 0 ? "none" : "\(LatticeNutrient.order[$0.key])"
        let aligned = $0.key < 0 ? 0 : alignment.chances[item.spot]?[$0.key] ?? -1
        let cell = cells.chances(of: item.spot, key: $0.key < 0 ? nil : $0.key)?.own ?? -1
        return String(format: "%@ %.2f (aligned %.2f, in cell %.2f)", name, $0.value, aligned, cell)
      }
      return place(page.spots[item.spot].frame) + "\(item.option.text): "
        + likely.joined(separator: ", ")
    }
    return "height \(page.height) slope \(page.slope)\n"
      + (names + values + headings + meanings).joined(separator: "\n")
  }

  /// A frame's row in line heights and its left edge in pixels.
  private func place(_ frame: Frame) -> String {
    String(format: "%5.1f %5.0f ", page.row(of: frame), frame.left)
  }

  private var headings: [String] {
    page.headings.map { heading in
      "heading \(place(heading.frame))"
        + "\(heading.kind) \(heading.origin) \(heading.sureness)"
    }
  }

  /// The likeliest meanings of the columns of each layout, with the properties that support them.
  private var meanings: [String] {
    layouts.flatMap { layout -> [String] in
      let columns = layout.layout.columns.map { column in
        column.map { page.spots[$0].options[0].text }.joined(separator: " ")
      }
      let hypotheses = layout.meanings.map { meaning in
        let score = meaning.score(LatticeWeights.fitted.meaning)
        let factors = MeaningHypothesis.Factor.allCases.filter {
          meaning.features[$0.rawValue] != 0
        }.map { String(format: "%@ %.2f", "\($0)", meaning.features[$0.rawValue]) }
        return (score, "\(meaning.meanings) \(factors)")
      }
      return ["layout \(layout.layout.isStream ? "stream" : "columns") \(columns)"]
        + hypotheses.sorted { $0.0 > $1.0 }.prefix(4).map { String(format: "  %.1f ", $0.0) + $0.1 }
    }
  }
}
