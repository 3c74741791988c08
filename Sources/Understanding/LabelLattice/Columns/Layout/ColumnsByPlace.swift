/// Finds the columns of values that are in line across the text, and those of panels of boxes.
struct ColumnsByPlace {
  private typealias Place = (left: Double, middle: Double, right: Double)

  private let page: LatticePage
  /// The spots that may be amounts. The functions below work on indices of this list.
  private let live: [Int]
  private let certainty: [Double]
  private let boxes: [Int: Int]
  private let places: [Place]
  /// The value that is the same energy in the other unit.
  private let partners: [Int: Int]

  /// Prepares the search.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - live: the spots that may be amounts.
  ///   - certainty: the probability that a nutrient owns each spot, `0 ... 1`.
  ///   - boxes: the panel of each spot that is in a box.
  init(
    _ page: LatticePage, _ live: [Int], _ certainty: [Double], boxes: [Int: Int] = [:]
  ) {
    self.page = page
    self.live = live
    self.certainty = certainty
    self.boxes = boxes
    places = live.map { page.across(page.spots[$0].frame) }
    partners = page.energyPartners(live)
  }

  /// The spots of each column, the surest columns first.
  var columns: [[Int]] {
    let groups = linkedValues()
    let large = groups.filter { $0.count > 1 && expectedValues(of: $0) > Self.leastMass }
    let columns = large.isEmpty ? groups : joining(groups, to: large)
    return columns.sorted { (expectedValues(of: $0), $1[0]) > (expectedValues(of: $1), $0[0]) }
      .prefix(LatticePage.mostColumns)
      .map { column in column.map { live[$0] } }
  }

  /// The number of values of a column that nutrients are expected to own.
  private func expectedValues(of column: [Int]) -> Double {
    column.reduce(0) { $0 + certainty[live[$1]] }
  }

  /// The groups of linked values, in the order of their first ones.
  private func linkedValues() -> [[Int]] {
    let percent = live.map { page.spots[$0].options.contains { $0.unitClass == .percent } }
    let reach = reachOfRows(live.filter { certainty[$0] > LatticePage.owned })
    var parent = Array(live.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parent[index] != index { index = parent[index] }
      return index
    }
    for a in live.indices where certainty[live[a]] > Self.linked {
      let panel = boxes[live[a]]
      for b in live.indices.dropFirst(a + 1)
      where certainty[live[b]] > Self.linked && percent[a] == percent[b] {
        guard panel == nil, boxes[live[b]] == nil else {
          if panel == boxes[live[b]] { parent[root(a)] = root(b) }
          continue
        }
        let down = abs(page.spots[live[a]].frame.top - page.spots[live[b]].frame.top) / page.height
        guard down > Self.leastDrop, down < reach, areInLine(places[a], places[b]) else { continue }
        parent[root(a)] = root(b)
      }
    }
    for (index, partner) in partners.sorted(by: { $0.key < $1.key })
    where !boxes.isEmpty && boxes[live[index]] == nil && boxes[live[partner]] == nil {
      parent[root(index)] = root(partner)
    }
    var groups: [Int: [Int]] = [:]
    for index in live.indices { groups[root(index), default: []].append(index) }
    return groups.sorted { $0.value[0] < $1.value[0] }.map(\.value)
  }

  /// Returns the `large` columns with the values of the other groups.
  ///
  /// Single values join the column whose width they meet. Energies of one cell do so together.
  private func joining(_ groups: [[Int]], to large: [[Int]]) -> [[Int]] {
    var columns = large
    let cores = large.map { column in
      (left: median(column.map { places[$0].left }), right: median(column.map { places[$0].right }))
    }
    for group in groups where !columns.contains(where: { $0.first == group.first }) {
      for index in group {
        if let partner = partners[index],
          let home = columns.firstIndex(where: { $0.contains(partner) })
        {
          columns[home].append(index)
          continue
        }
        let distances = zip(columns, cores).map { column, core in
          boxes[live[column[0]]] == nil
            ? max(0, core.left - places[index].right, places[index].left - core.right) / page.height
            : .infinity
        }
        guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }),
          distances[nearest] < Self.farthestSingle
        else { continue }
        columns[nearest].append(index)
      }
    }
    return columns
  }

  /// Whether two values have an edge or the middle in common along the text.
  private func areInLine(_ first: Place, _ second: Place) -> Bool {
    let middles = abs(first.middle - second.middle)
    let nearest = min(middles, abs(first.left - second.left), abs(first.right - second.right))
    return nearest < Self.edgesApart * page.height && middles < Self.middlesApart * page.height
  }

  /// The distance of two values in one column at most, in line heights: a row between them may be unread.
  ///
  /// Rows are as high as their names, which are stacked in several languages.
  private func reachOfRows(_ values: [Int]) -> Double {
    let rows = values.map { page.row(of: page.spots[$0].frame) }.sorted()
    let gaps = zip(rows.dropFirst(), rows).map { $0 - $1 }.filter { $0 > LatticePage.rowsApart }
    return max(Self.leastReach, Self.rowsUnread * median(gaps))
  }

  // All are set by hand. The fitted weights compare the layouts that follow from them.
  /// The probability from which on a nutrient is likely enough to own a value for it to link others.
  private static let linked = 0.2
  /// The drop from one value of a column to the next at least, in line heights.
  private static let leastDrop = 0.5
  /// The distance along the text of the nearest edges or middles at most, in line heights.
  private static let edgesApart = 0.9
  /// The distance along the text of the middles at most, in line heights.
  private static let middlesApart = 2.2
  /// The distance that two values of a column may have whatever the rows, in line heights.
  private static let leastReach = 7.0
  /// Rows from one value of a column to the next at most, where rows are high.
  private static let rowsUnread = 2.5
  /// The values that a column is expected to have at least for other values to join it.
  private static let leastMass = 0.8
  /// The distance of a single value from the width of its column at most, in line heights.
  private static let farthestSingle = 5.0
}
