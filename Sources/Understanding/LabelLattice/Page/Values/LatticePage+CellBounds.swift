import LabelModel
import LabelParsing

extension LatticePage {
  /// The bound in the cell of a value or of its name: "min. 12 %", "Crude Fat (min)" above "12 %".
  ///
  /// Words for a bound belong to the nearest value or name. In another row they must be in a cell of both.
  ///
  /// - Returns: `nil` without any, or with two bounds.
  func cellBound(of spot: ValueSpot, named name: NameSpot?) -> Bound? {
    let isBelowName = name.map { !isSameRow($0.frame, spot.frame) } ?? false
    let own =
      [(frame: spot.frame, reachesRows: isBelowName)]
      + (name.map { [(frame: $0.frame, reachesRows: true)] } ?? [])
    let others = anchors.filter { other in
      own.allSatisfy { $0.frame.overlap(other) < Self.sameAnchor }
    }
    let found = bounds.flatMap { line, phrases in
      phrases.filter { phrase in
        guard phrase.bound != nil else { return false }
        let isAlone = isAlone(phrase.range, in: line)
        let distances = own.compactMap {
          distance(from: phrase.frame, to: $0.frame, reachesRows: $0.reachesRows && isAlone)
        }
        guard let distance = distances.min() else { return false }
        return !others.contains { other in
          self.distance(from: phrase.frame, to: other, reachesRows: isAlone)
            .map { $0 <= distance } ?? false
        }
      }
    }
    let all = Set(found.compactMap(\.bound))
    return all.count == 1 ? all.first : nil
  }

  /// The bound in a cell of its own between a name and its value: "Crude Protein | (min) | 26 %".
  ///
  /// - Returns: `nil` without any, with two bounds, and where another name or value is between.
  func rowBound(of spot: ValueSpot, named name: NameSpot) -> Bound? {
    let (start, end) = (across(name.frame).right, across(spot.frame).left)
    func isBetween(_ frame: Frame) -> Bool {
      let place = across(frame)
      return start < place.middle && place.middle < end && isSameRow(frame, spot.frame)
    }
    guard isSameRow(name.frame, spot.frame), !anchors.contains(where: isBetween) else { return nil }
    let found = bounds.flatMap { line, phrases in
      phrases.filter { phrase in
        isAlone(phrase.range, in: line)
          && (isBetween(phrase.frame)
            || distance(from: phrase.frame, to: spot.frame, reachesRows: false) != nil)
      }
    }
    let all = Set(found.compactMap(\.bound))
    return all.count == 1 ? all.first : nil
  }

  /// The frames of the page's values and names of contents.
  private var anchors: [Frame] {
    spots.map(\.frame) + names.filter(\.isUnrivalled).map(\.frame)
  }

  /// The distance of words for a bound to a value or name of their cell, in line heights. `nil` from another cell.
  ///
  /// They are beside it, or in the next row of its column where `reachesRows` is set.
  private func distance(from bound: Frame, to anchor: Frame, reachesRows: Bool) -> Double? {
    let rows = abs(drop(from: bound, to: anchor)) / height
    guard rows >= Self.rowsApart else {
      let gap = bound.gap(to: anchor) / height
      return gap < Self.gapInCell ? gap : nil
    }
    return reachesRows && rows < Self.nextRow && overlap(bound, anchor) > CellNames.overlap
      ? rows : nil
  }

  /// Whether words for a bound are beside names, values and other bounds alone: no part of "cook for 9 min".
  private func isAlone(_ range: Range<Int>, in line: LineReference) -> Bool {
    let scalars = lines[line.look][line.line].scalars
    let before = scalars[..<min(range.lowerBound, scalars.count)].lastIndex(where: Self.isPrint)
    let after = scalars[min(range.upperBound, scalars.count)...].firstIndex(where: Self.isPrint)
    return [before, after].allSatisfy { $0.map { isContent($0, in: line) } ?? true }
  }

  /// Whether a symbol is of a name, of a value or of words for a bound.
  private func isContent(_ index: Int, in line: LineReference) -> Bool {
    func holds(_ place: Stretch) -> Bool {
      place.line == line && (place.start..<place.end).contains(index)
    }
    return hasBound(in: index..<index + 1, of: line)
      || spots.contains { !$0.isHeading && $0.stretches.contains(where: holds) }
      || names.contains { $0.isUnrivalled && $0.stretches.contains(where: holds) }
  }

  // These are set by hand, on rendered grids.
  /// The shared area from which on two frames are of one print.
  private static let sameAnchor = 0.3
  /// The gap between two parts of a cell at most, in line heights.
  private static let gapInCell = 2.0
  /// The distance of two neighbouring rows at most, in line heights.
  private static let nextRow = 1.9
}
