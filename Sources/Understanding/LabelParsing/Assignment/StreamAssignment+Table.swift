extension StreamAssignment {
  /// The energies of the first of two columns: those of which the other column has its share, too.
  static func firstColumn(_ energies: [Double], ratio: Double?) -> [Double] {
    guard let ratio else { return energies }
    let first = energies.filter { energy in
      energies.contains { abs($0 - ratio * energy) <= 1 + 0.04 * $0 }
    }
    return first.isEmpty ? energies : first
  }

  /// The possible rows of a table. In a two-column table, unpaired bare values and those far from
  /// the pairs are left out.
  static func tableRows(_ pairing: CellPairing, _ order: ReadingOrder) -> [[Int]] {
    let lines = pairing.rows.filter { $0.count > 1 }.map { order.values[$0[0]].line }
    guard pairing.hasPairs, lines.count >= leastRows, let first = lines.first, let last = lines.last
    else { return pairing.rows }
    return pairing.rows.filter { row in
      let value = order.values[row[0]]
      return row.count > 1
        || value.unit != nil && first - margin <= value.line && value.line <= last + margin
    }
  }

  // Both were set by hand.
  /// Pairs that make a table.
  private static let leastRows = 4
  /// Lines before and behind a table that may hold rows of which one value is lost.
  private static let margin = 8
}
