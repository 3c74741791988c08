import LabelModel
import Testing
import TextRecognition

@Suite("Turning lines with their picture")
struct FoundLineTests {
  private let size = PixelSize(width: 400, height: 300)

  private func line(isVertical: Bool) -> FoundLine {
    FoundLine(
      curve: LineCurve(start: 20, end: 220, coefficients: SIMD3(100, 10, 3)), top: -8, bottom: 12,
      polarity: .darkOnBright, probability: 0.9, score: 5, letterCount: 12, isVertical: isVertical)
  }

  /// A place on a line, in pixels of the picture.
  private func place(_ line: FoundLine, at x: Float, offset: Float) -> SIMD2<Float> {
    let place = SIMD2(x, line.curve.row(at: x) + offset)
    return line.isVertical ? SIMD2(place.y, place.x) : place
  }

  private func turned(_ place: SIMD2<Float>, _ turn: QuarterTurn) -> SIMD2<Float> {
    switch turn {
    case .none: place
    case .right: SIMD2(Float(size.height) - place.y, place.x)
    case .half: SIMD2(Float(size.width) - place.x, Float(size.height) - place.y)
    case .left: SIMD2(place.y, Float(size.width) - place.x)
    }
  }

  @Test(
    "Ends and edges go where the picture's pixels go", arguments: QuarterTurn.allCases,
    [false, true])
  func turnsLikeThePicture(turn: QuarterTurn, isVertical: Bool) {
    let before = line(isVertical: isVertical)
    let after = before.turned(turn, of: size)
    #expect(after.isVertical == (isVertical != (turn == .right || turn == .left)))
    let corners = [before.curve.start, before.curve.middle, before.curve.end].flatMap { x in
      [before.top, before.bottom].map { turned(place(before, at: x, offset: $0), turn) }
    }
    let places = [after.curve.start, after.curve.middle, after.curve.end].flatMap { x in
      [after.top, after.bottom].map { place(after, at: x, offset: $0) }
    }
    for corner in corners {
      let nearest = places.map { (($0 - corner) * ($0 - corner)).sum() }.min() ?? .infinity
      #expect(nearest < 0.01, "\(corner) is not among \(places)")
    }
  }

  @Test("A line of a part is moved to its place on the whole picture")
  func moves() {
    let part = line(isVertical: false)
    let whole = part.moved(right: 30, down: 50)
    for x in stride(from: Float(20), through: 220, by: 10) {
      #expect(abs(whole.curve.row(at: x + 30) - part.curve.row(at: x) - 50) < 0.001)
    }
    #expect(whole.cells == [50...250] && whole.height == part.height)
  }

  @Test("The box of a line holds its letters from end to end")
  func boxes() {
    // The rows of its middle go from 93 over 100 to 113.
    let box = line(isVertical: false).box
    #expect(box == BoundingBox(left: 20, top: 85, right: 220, bottom: 125))
  }

  @Test("A line's first part lies on the line")
  func shortens() {
    let whole = line(isVertical: false)
    let part = whole.shortened(toHeights: 4)
    #expect(part.curve.start == 20 && part.curve.end == 100)
    for x in stride(from: Float(20), through: 100, by: 10) {
      #expect(abs(part.curve.row(at: x) - whole.curve.row(at: x)) < 0.001)
    }
    #expect(whole.shortened(toHeights: 50) == whole)
  }

  @Test(
    "Cells turn with the picture, too", arguments: QuarterTurn.allCases, [false, true])
  func turnsCells(turn: QuarterTurn, isVertical: Bool) {
    var before = line(isVertical: isVertical)
    before.cells = [20...60, 140...220]
    let after = before.turned(turn, of: size)
    #expect(after.cells.map(\.lowerBound).isSorted)
    let ends = before.cells.flatMap { [$0.lowerBound, $0.upperBound] }
      .map { turned(place(before, at: $0, offset: 0), turn) }
    let places = after.cells.flatMap { [$0.lowerBound, $0.upperBound] }
      .map { place(after, at: $0, offset: 0) }
    for end in ends {
      let nearest = places.map { (($0 - end) * ($0 - end)).sum() }.min() ?? .infinity
      #expect(nearest < 0.01, "\(end) is not among \(places)")
    }
  }

  @Test("The cells of a line follow its curve and leave out the gap between them")
  func splitsIntoCells() {
    var whole = line(isVertical: false)
    #expect(whole.splitIntoCells() == [whole])
    whole.cells = [20...60, 140...220]
    let cells = whole.splitIntoCells()
    #expect(cells.map(\.curve.start) == [20, 140] && cells.map(\.curve.end) == [60, 220])
    for cell in cells {
      for x in stride(from: cell.curve.start, through: cell.curve.end, by: 5) {
        #expect(abs(cell.curve.row(at: x) - whole.curve.row(at: x)) < 0.001)
      }
    }
  }
}

extension [Float] {
  fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
