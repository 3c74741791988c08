/// The names above and below each value in its cell, and the name to its left.
struct CellNames {
  /// A side of a value.
  enum Side: Int, CaseIterable { case left, above, below }

  /// For each spot the names on each side, by ``Side``; none for what is no amount.
  private var names: [[[Int]]]
  /// The heads of tables whose names are in one row, and whose amounts are in rows below it.
  private let heads: HeadRows

  init(_ page: LatticePage) {
    names = Array(repeating: Side.allCases.map { _ in [] }, count: page.spots.count)
    let known =
      page.hasPlaces ? page.names.indices.filter { Self.isName(page.names[$0]) } : []
    let spots = page.spots.indices.filter { Self.mayBeAmount(page.spots[$0], page) }
    heads = HeadRows(page, names: known, amounts: spots)
    guard !known.isEmpty else { return }
    for index in spots {
      let frame = page.cell(of: page.spots[index])
      let room = Self.room(page, around: index)
      for name in known {
        let other = page.names[name].frame
        let rows = page.drop(from: other, to: frame) / page.height
        let isHead = heads.row(of: name, above: index) != nil
        guard Self.reach ~= abs(rows) || isHead, page.overlap(other, frame) > Self.overlap else {
          continue
        }
        if rows > 0, rows < room.above || isHead && room.above == Self.reach.upperBound {
          names[index][Side.above.rawValue].append(name)
        }
        if rows < 0, -rows < room.below { names[index][Side.below.rawValue].append(name) }
      }
      if let name = Self.nameToTheLeft(of: index, known, spots, page) {
        names[index][Side.left.rawValue] = [name]
      }
    }
  }

  /// The names on one side of a spot, by their indices.
  func names(_ side: Side, of spot: Int) -> [Int] { names[spot][side.rawValue] }

  /// The frame of the amounts below a head's name in the row of a spot; `nil` for other names.
  func headedRow(of name: Int, above spot: Int) -> Frame? { heads.row(of: name, above: spot) }

  /// Lines between a value and its name at most, in line heights. Names within the least distance are in the value's row.
  static let reach = 0.6...4.2
  /// The share of the narrower one's width that a value and its name have in common at least.
  static let overlap = 0.3
  /// The distance by which a name to the left may reach into its value, in line heights.
  private static let touch = 0.4
  /// The share of letters around a value from which on it is within a sentence.
  private static let sentence = 0.25

  /// Whether a name is of something measured, read well enough and rather than another phrase.
  ///
  /// Less than ``NameSpot/isRead`` is enough for "Fat" with a doubtful letter: the place of a cell supports it.
  private static func isName(_ name: NameSpot) -> Bool {
    switch name.kind {
    case .energy, .nutrient: name.strength > 2.5 && name.isUnrivalled
    case .other: name.isStrong && name.isUnrivalled
    case .topic: false
    }
  }

  /// Whether a value may be a cell's amount. Its unit may be unread, or printed with its name.
  private static func mayBeAmount(_ spot: ValueSpot, _ page: LatticePage) -> Bool {
    let isBare =
      spot.options[0].unitClass == .none && spot.digits <= 4 && !spot.isHeading && !spot.isGlued
      && !spot.isInBrackets
    return (isAmount(spot) || isBare) && page.sentence(around: spot) < sentence
  }

  /// Whether a value has a unit of nutrients and is no heading.
  private static func isAmount(_ spot: ValueSpot) -> Bool {
    switch spot.options[0].unitClass {
    case .mass, .percent, .kilojoule, .kilocalorie: !spot.isHeading
    case .none, .other: false
    }
  }

  /// The lines above and below a value up to the nearest amounts of the same columns, which end its cell.
  private static func room(
    _ page: LatticePage, around index: Int
  ) -> (above: Double, below: Double) {
    let frame = page.spots[index].frame
    var room = (above: reach.upperBound, below: reach.upperBound)
    for other in page.spots.indices where other != index && isAmount(page.spots[other]) {
      let rows = page.drop(from: page.spots[other].frame, to: frame) / page.height
      guard abs(rows) > reach.lowerBound, page.overlap(page.spots[other].frame, frame) > overlap
      else { continue }
      if rows > 0 {
        room.above = min(room.above, rows)
      } else {
        room.below = min(room.below, -rows)
      }
    }
    return room
  }

  /// The nearest name to the left of a value in its row, unless another value is between.
  private static func nameToTheLeft(
    of index: Int, _ names: [Int], _ spots: [Int], _ page: LatticePage
  ) -> Int? {
    let frame = page.spots[index].frame
    let edge = page.across(frame).left + touch * page.height
    func isToTheLeft(_ other: Frame) -> Bool {
      abs(page.drop(from: other, to: frame)) < reach.lowerBound * page.height
        && page.across(other).right < edge
    }
    let nearest = names.filter { isToTheLeft(page.names[$0].frame) }
      .max { page.across(page.names[$0].frame).right < page.across(page.names[$1].frame).right }
    guard let nearest else { return nil }
    let start = page.across(page.names[nearest].frame).left
    let isCut = spots.contains { other in
      other != index && isToTheLeft(page.spots[other].frame)
        && page.across(page.spots[other].frame).left > start
    }
    return isCut ? nil : nearest
  }
}

extension LatticePage {
  /// The columns of the page that two frames share, as a share of the narrower one's, `0 ... 1`.
  func overlap(_ first: Frame, _ second: Frame) -> Double {
    let a = across(first)
    let b = across(second)
    let common = min(a.right, b.right) - max(a.left, b.left)
    return max(0, common / max(1, min(a.right - a.left, b.right - b.left)))
  }
}
