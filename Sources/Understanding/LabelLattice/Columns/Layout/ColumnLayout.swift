import Foundation
import LabelModel
import LabelParsing

/// The reference of a column's numbers.
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
  /// The probability that some nutrient owns the value of each spot, by its best reading.
  func certainties(_ items: [RoleItem]) -> [Double] {
    var result = [Double](repeating: 0, count: spots.count)
    for item in items { result[item.spot] = max(result[item.spot], 1 - exp(item.logNone)) }
    return result
  }

  /// The columns of a layout at most.
  static let mostColumns = 4

  /// The probability from which on a nutrient is likely enough to own a value for its column to count it.
  static let owned = 0.3

  /// The probability from which on some nutrient may own a value. The number was set by hand.
  private static let live = 0.05

  /// The rival layouts of the values that scored `items` believe in: columns by place, and one stream.
  package func layouts(_ items: [RoleItem]) -> [ColumnLayout] {
    let certainty = certainties(items)
    let live = spots.indices.filter { certainty[$0] > Self.live }
    guard !live.isEmpty else { return [] }
    let roles = likelyRoles(items)
    let keys = roles.mapValues(\.key)
    let order = readingOrder(live)
    var result = [ColumnLayout(isStream: true, columns: [live])]
    if !isRepeatedText(live, roles) {
      let columns = columnsByPlace(live, roles, certainty)
      if columns.count == 1, columns[0].count == live.count { result = [] }
      result.insert(ColumnLayout(isStream: false, columns: columns), at: 0)
      if let columns = stackedPanels(live, keys, certainty) {
        result.append(ColumnLayout(isStream: false, columns: columns))
      }
    }
    if let parts = parts(of: order, keys) {
      result.append(ColumnLayout(isStream: true, columns: parts))
    }
    if let statements = statements(of: order, keys), statements != result.last?.columns {
      result.append(ColumnLayout(isStream: true, columns: statements))
    }
    if let turns = turns(of: order, certainty) {
      result.append(ColumnLayout(isStream: true, columns: turns))
    }
    if let columns = linkedColumns(items) {
      result.append(ColumnLayout(isStream: true, columns: columns))
    }
    return result
  }

  /// The columns by place of the values that scored `items` believe in.
  func columnsByPlace(_ items: [RoleItem]) -> [[Int]] {
    let certainty = certainties(items)
    let live = spots.indices.filter { certainty[$0] > Self.live }
    return live.isEmpty ? [] : columnsByPlace(live, likelyRoles(items), certainty)
  }

  private func columnsByPlace(
    _ live: [Int], _ roles: [Int: LikelyRole], _ certainty: [Double]
  ) -> [[Int]] {
    let places = ColumnsByPlace(self, live, certainty, boxes: boxPanels(live, roles)).columns
    return Array(parted(places, roles.mapValues(\.key)).prefix(Self.mostColumns))
  }

  /// The row of the line that holds a stretch, in line heights; stretches of one line share it.
  func row(of line: LineReference) -> Double {
    guard let box = lines[line.look][line.line].box else { return Double(line.line) * 1.2 }
    return row(of: Frame(box))
  }

  /// Whether one place is read before another: lines from top to bottom, each from left to right.
  func isBefore(
    _ first: (line: LineReference, left: Double), _ second: (line: LineReference, left: Double)
  ) -> Bool {
    let rows = (row(of: first.line).rounded(), row(of: second.line).rounded())
    return rows.0 != rows.1 ? rows.0 < rows.1 : first.left < second.left
  }

  /// The place at which a spot is read.
  func readingPlace(of spot: Int) -> (line: LineReference, left: Double) {
    (spots[spot].stretches[0].line, spots[spot].frame.left)
  }

  private func readingOrder(_ live: [Int]) -> [Int] {
    live.sorted { isBefore(readingPlace(of: $0), readingPlace(of: $1)) }
  }

  /// The likely nutrient of each spot.
  private func likelyRoles(_ items: [RoleItem]) -> [Int: LikelyRole] {
    var roles: [Int: LikelyRole] = [:]
    var best: [Int: Double] = [:]
    for item in items where item.isLiteral {
      for (role, logP) in zip(item.roles, item.logP) {
        guard let key = role.key, role.origin != .wrong, logP > best[item.spot] ?? -1.2 else {
          continue
        }
        best[item.spot] = logP
        roles[item.spot] = LikelyRole(spot: item.spot, key: key, name: role.name)
      }
    }
    return roles
  }

  /// Running text that states one amount after the other, each with all nutrients: cut at the heading of the second.
  ///
  /// Where that is unread, the second begins where the nutrients begin anew.
  private func parts(of order: [Int], _ keys: [Int: Int]) -> [[Int]]? {
    var choice: (cut: Int, gain: Int)?
    for cut in order.indices.dropFirst(2) where order.count - cut >= 2 {
      let last = spots[order[cut - 1]]
      let next = spots[order[cut]]
      let isHeaded = headings.contains { heading in
        isBefore((last.stretches[0].line, last.frame.left), (heading.line, heading.frame.left))
          && isBefore(
            (heading.line, heading.frame.left), (next.stretches[0].line, next.frame.left))
      }
      let before = order[..<cut].compactMap { keys[$0] }
      let after = order[cut...].compactMap { keys[$0] }
      let common = Set(before).intersection(after).count
      let doubled = before.count - Set(before).count + after.count - Set(after).count
      guard common >= (isHeaded ? Self.fewestCommon : Self.fewestRepeated),
        isHeaded || doubled == 0
      else { continue }
      let gain = 2 * common - doubled
      if gain > choice?.gain ?? 0 { choice = (cut, gain) }
    }
    guard let choice else { return nil }
    return [Array(order[..<choice.cut]), Array(order[choice.cut...])]
  }

  /// Running text that states several amounts in turn, also in several languages.
  ///
  /// One column has the values behind headings of 100 g or 100 ml, the other those behind headings of servings.
  private func statements(of order: [Int], _ keys: [Int: Int]) -> [[Int]]? {
    let heads = headings.filter { $0.kind != .prepared }.sorted {
      isBefore(($0.line, $0.frame.left), ($1.line, $1.frame.left))
    }
    var columns: [[Int]] = [[], []]
    for index in order {
      let spot = spots[index]
      let latest = heads.last {
        isBefore(($0.line, $0.frame.left), (spot.stretches[0].line, spot.frame.left))
      }
      switch latest?.kind {
      case .hundredGrams, .hundredMillilitres: columns[0].append(index)
      case .serving, .mass: columns[1].append(index)
      case .prepared, nil: break
      }
    }
    let stated = columns.map { Set($0.compactMap { keys[$0] }) }
    return stated[0].intersection(stated[1]).count >= Self.fewestCommon ? columns : nil
  }

  /// The nutrients that two statements have in common at least.
  private static let fewestCommon = 2
  /// The same where the heading of the second one is unread.
  private static let fewestRepeated = 4

  /// Rows that state several amounts behind each name: the first ones, the second ones.
  private func turns(of order: [Int], _ certainty: [Double]) -> [[Int]]? {
    var nameEnds: [LineReference: [Int]] = [:]
    for name in names where name.isChosen || name.isStrong {
      for stretch in name.stretches { nameEnds[stretch.line, default: []].append(stretch.end) }
    }
    var columns: [[Int]] = [[], [], []]
    var turn = 0
    var previous: Int?
    var previousIsSecondEnergy = false
    for spot in order {
      let place = spots[spot].stretches[0]
      let isNamed =
        (nameEnds[place.line] ?? []).contains { end in
          end <= place.start
            && previous.map { spots[$0].stretches[0] }.map {
              $0.line != place.line || $0.start < end
            } ?? true
        } || previous.map { hasNameAtLineEnd(behind: $0, before: spot) } ?? false
      let isSecondEnergy =
        !isNamed && !previousIsSecondEnergy
        && previous.map { isInOtherUnit(spot, behind: $0) } ?? false
      if isNamed { turn = 0 } else if previous != nil, !isSecondEnergy { turn += 1 }
      previousIsSecondEnergy = isSecondEnergy
      if turn < columns.count { columns[turn].append(spot) }
      previous = spot
    }
    columns.removeAll { column in column.count { certainty[$0] > Self.owned } < 2 }
    return columns.count >= 2 ? columns : nil
  }

  /// Whether a nutrient's name ends the line of a value, and the next value is in another line.
  private func hasNameAtLineEnd(behind previous: Int, before spot: Int) -> Bool {
    let (last, place) = (spots[previous].stretches[0], spots[spot].stretches[0])
    return last.line.look == place.line.look && last.line != place.line
      && names.contains { name in
        isNutrient(name) && name.stretches[0].line == last.line
          && name.stretches[0].start >= last.end
      }
  }

  /// Whether a value is the second unit of the energy before it. Behind kJ any kcal is.
  private func isInOtherUnit(_ spot: Int, behind first: Int) -> Bool {
    let classes = [first, spot].map { spots[$0].options[0].unitClass }
    return classes == [.kilojoule, .kilocalorie] || areOneEnergy(first, spot)
  }

  /// The left, middle and right place of a frame along the text, whatever its row.
  func across(_ frame: Frame) -> (left: Double, middle: Double, right: Double) {
    let shift = slope.inMiddle * frame.centerY
    return (frame.left + shift, frame.centerX + shift, frame.right + shift)
  }
}
