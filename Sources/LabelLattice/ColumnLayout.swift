/// What the numbers of a column refer to.
package enum ColumnMeaning: Int, CaseIterable, Sendable {
  case per100g, per100ml, perServing, asFed
  /// No column of the product's amounts: another panel, percentages, noise.
  case none
}

/// One way to divide a page's values into columns.
package struct ColumnLayout: Sendable {
  /// Whether all values are one stream of text, as in running text and grids.
  package var isStream: Bool
  /// The spots of each column, by their index in the page.
  package var columns: [[Int]]
}

extension LatticePage {
  /// How likely some nutrient owns the value of each spot, by its best reading.
  func certainties(_ items: [RoleItem]) -> [Double] {
    var result = [Double](repeating: 0, count: spots.count)
    for item in items { result[item.spot] = max(result[item.spot], 1 - _exp(item.logNone)) }
    return result
  }

  /// The rival layouts of the values that scored `items` believe in: columns by place, and one stream.
  package func layouts(_ items: [RoleItem]) -> [ColumnLayout] {
    let certainty = certainties(items)
    let live = spots.indices.filter { certainty[$0] > 0.05 }
    guard !live.isEmpty else { return [] }
    let columns = columnsByPlace(live, certainty)
    var result = [ColumnLayout(isStream: false, columns: columns)]
    if columns.count != 1 || columns[0].count != live.count {
      result.append(ColumnLayout(isStream: true, columns: [live]))
    }
    return result
  }

  /// The left, middle and right place of a frame along the text, whatever its row.
  func across(_ frame: Frame) -> (left: Double, middle: Double, right: Double) {
    let shift = slope.constant * frame.centerY
    return (frame.left + shift, frame.centerX + shift, frame.right + shift)
  }

  private func columnsByPlace(_ live: [Int], _ certainty: [Double]) -> [[Int]] {
    let places = live.map { across(spots[$0].frame) }
    let percent = live.map { spots[$0].options.contains { $0.class_ == .percent } }
    var parent = Array(live.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parent[index] != index { index = parent[index] }
      return index
    }
    for a in live.indices where certainty[live[a]] > 0.2 {
      for b in live.indices.dropFirst(a + 1)
      where certainty[live[b]] > 0.2 && percent[a] == percent[b] {
        let down = abs(spots[live[a]].frame.top - spots[live[b]].frame.top) / height
        guard down > 0.5, down < 7 else { continue }
        let nearest = min(
          abs(places[a].left - places[b].left), abs(places[a].middle - places[b].middle),
          abs(places[a].right - places[b].right))
        guard nearest < 0.9 * height, abs(places[a].middle - places[b].middle) < 2.2 * height else {
          continue
        }
        parent[root(a)] = root(b)
      }
    }
    var groups: [Int: [Int]] = [:]
    for index in live.indices { groups[root(index), default: []].append(index) }
    var columns = groups.sorted { $0.value[0] < $1.value[0] }.map(\.value)
    func mass(_ column: [Int]) -> Double { column.reduce(0) { $0 + certainty[live[$1]] } }
    var large = columns.filter { $0.count > 1 && mass($0) > 0.8 }
    if !large.isEmpty {
      // Single values, such as a kcal behind its kJ, join the column whose width they meet.
      let cores = large.map { column in
        (
          left: median(column.map { places[$0].left }), right: median(column.map { places[$0].right })
        )
      }
      for column in columns where !large.contains(where: { $0.first == column.first }) {
        for index in column {
          let distances = cores.map {
            max(0, $0.left - places[index].right, places[index].left - $0.right) / height
          }
          guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }),
            distances[nearest] < 5
          else { continue }
          large[nearest].append(index)
        }
      }
      columns = large
    }
    return columns.sorted { (mass($0), $1[0]) > (mass($1), $0[0]) }.prefix(4).map { column in
      column.map { live[$0] }
    }
  }
}

/// The middle of some numbers, 0 for none.
func median(_ values: [Double]) -> Double {
  guard !values.isEmpty else { return 0 }
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
