import Foundation

/// Keeps the best of the candidates on one place.
///
/// Each text line turns up several times: in two thresholds, and parts of it in the other polarity
/// and direction.
package struct LineSuppression {
  private let width: Int
  private let height: Int
  private let yields: Bool
  private var owners: [Place] = []
  /// For each place the index of its latest owner, or -1.
  private var taken: [Int32]

  /// Starts with an empty picture.
  ///
  /// - Parameters:
  ///   - width: its columns.
  ///   - height: its rows.
  ///   - yields: whether blots and the grounds of a table's cells are left to the likelier print in them.
  package init(width: Int, height: Int, yields: Bool = true) {
    self.yields = yields
    self.width = width / 2 + 1
    self.height = height / 2 + 1
    taken = Array(repeating: -1, count: self.width * self.height)
  }

  /// Takes the line's place, unless more than `share` of it is taken.
  ///
  /// What a chain of blots as high as several rows covers is left to a likelier line within it.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - share: the share of its place that other lines may have, `0 ... 1`.
  /// - Returns: whether the place was taken.
  package mutating func claim(_ line: FoundLine, share: Double) -> Bool {
    let line = Place(line)
    guard isFree(line, share: share) else { return false }
    let owner = Int32(owners.count)
    Self.forEachPixel(of: line, width: width, height: height) {
      taken[$0] = owner
      return true
    }
    owners.append(line)
    return true
  }

  /// Whether no more than `share` of the line's place is taken.
  func isFree(_ line: FoundLine, share: Double) -> Bool {
    isFree(Place(line), share: share)
  }

  private func isFree(_ line: Place, share: Double) -> Bool {
    var (pixels, overlap) = (0, 0)
    // Most lines repeat others. Too much of them is taken long before their end.
    let enough = share * Double(Self.mostPixels(of: line))
    // Neighbouring pixels mostly have the same owner.
    var (last, counts) = (Int32(-1), false)
    Self.forEachPixel(of: line, width: width, height: height) { pixel in
      pixels += 1
      if taken[pixel] != last {
        last = taken[pixel]
        counts = last >= 0 && !owners[Int(last)].isLeft(to: line, yields: yields)
      }
      if counts { overlap += 1 }
      return Double(overlap) <= enough
    }
    return Double(overlap) <= share * Double(pixels) && !isPiece(line)
  }

  /// Whether a short line is pieces of the letters of a longer one. It is within that line's rows,
  /// and lower than its letters.
  ///
  /// The rings of a "%" with the comma behind it make such a line, which reads as "70,".
  private func isPiece(_ line: Place) -> Bool {
    guard line.letterCount <= Piece.mostLetters else { return false }
    let middle = (line.curve.start + line.curve.end) / 2
    let row = line.curve.row(at: middle)
    return owners.contains { owner in
      guard owner.isVertical == line.isVertical, !yields || !owner.yields(to: line),
        owner.letterCount >= Piece.times * line.letterCount,
        owner.height > Piece.lower * line.height,
        owner.curve.start - 0.5 * owner.height < line.curve.start,
        line.curve.end < owner.curve.end + 0.5 * owner.height
      else { return false }
      let place = owner.curve.row(at: middle)
      let bottom = place + owner.bottom + Piece.below * owner.height
      let top = place + owner.top - Piece.above * owner.height
      return min(row + line.bottom, bottom) - max(row + line.top, top) > Piece.share * line.height
    }
  }

  /// The signs of a line that is pieces of a longer one.
  private enum Piece {
    /// Letters at most.
    static let mostLetters = 4
    /// The least ratios of the longer line to the pieces: of their letters, of their heights.
    static let times = 3
    static let lower: Float = 1.15
    /// The room for commas and descenders over and under a longer line's letters, in its heights.
    static let above: Float = 0.1
    static let below: Float = 0.25
    /// The share of the pieces' height within these rows.
    static let share: Float = 0.75
  }

  /// The ratio of heights from which a line cannot be a better view of the same letters.
  fileprivate static let muchHigher: Float = 2

  /// The least ratio of a table cell's height to its print's.
  fileprivate static let groundHeight: Float = 1.2
  /// The greatest ratio of the pieces of a cell's ground in a length to those of its print.
  fileprivate static let groundPieces: Float = 0.5

  /// An upper bound of the number of pixels that ``forEachPixel(of:width:height:_:)`` visits.
  private static func mostPixels(of line: Place) -> Int {
    Int(max(0, line.curve.end - line.curve.start) / 2 + 1) * Int(max(0, 0.3 * line.height) + 2)
  }

  /// Calls `body` with each of the half-size pixels in the inner 60 % of the line, until it returns `false`.
  @inline(__always)
  private static func forEachPixel(
    of line: Place, width: Int, height: Int, _ body: (Int) -> Bool
  ) {
    let middle = (line.top + line.bottom) / 2
    let (length, reach) = line.isVertical ? (height, width) : (width, height)
    // Whole numbers are counted: a stride of floating-point numbers calls a function for each.
    for column in 0... {
      let x = line.curve.start + 1 + Float(2 &* column)
      guard x < line.curve.end else { return }
      guard x >= 0, case let along = Int(x / 2), along < length else { continue }
      let row = line.curve.row(at: x) + middle
      let (first, last) = (row - 0.3 * line.height, row + 0.3 * line.height)
      for step in 0... {
        let y = first + Float(2 &* step)
        guard y <= last else { break }
        guard y >= 0, case let across = Int(y / 2), across < reach else { continue }
        guard body(line.isVertical ? along &* width &+ across : across &* width &+ along) else {
          return
        }
      }
    }
  }
}

/// The place of a line, and what its claim to it depends on.
private struct Place {
  let curve: LineCurve
  let top: Float
  let bottom: Float
  let polarity: Polarity
  let probability: Float
  let letterCount: Int
  let isVertical: Bool

  init(_ line: FoundLine) {
    curve = line.curve
    top = line.top
    bottom = line.bottom
    polarity = line.polarity
    probability = line.probability
    letterCount = line.letterCount
    isVertical = line.isVertical
  }

  var height: Float { bottom - top }

  /// Whether this place is left to a line where blots and grounds are.
  func isLeft(to line: Place, yields: Bool) -> Bool {
    yields && (self.yields(to: line) || isGround(of: line))
  }

  /// Whether this line may be the cells of a table that `line` is printed in.
  ///
  /// Between rules, a cell's ground is ink of the other polarity, higher than the print, with fewer pieces.
  private func isGround(of line: Place) -> Bool {
    polarity != line.polarity && height > LineSuppression.groundHeight * line.height
      && Float(letterCount) * line.curve.length
        < LineSuppression.groundPieces * Float(line.letterCount) * curve.length
  }

  /// Whether this line is a chain of blots as high as several rows, and `line` a likelier one within it.
  func yields(to line: Place) -> Bool {
    height > LineSuppression.muchHigher * line.height && probability < line.probability
  }
}
