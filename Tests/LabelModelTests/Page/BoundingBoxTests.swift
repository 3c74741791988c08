import Foundation
import LabelModel
import Testing

@Suite("Boxes")
struct BoundingBoxTests {
  private func decode(_ edges: [String: Int]) throws -> BoundingBox {
    try JSONDecoder().decode(BoundingBox.self, from: JSONEncoder().encode(edges))
  }

  @Test("Turn with their picture", arguments: QuarterTurn.allCases)
  func turn(_ turn: QuarterTurn) {
    let box = BoundingBox(left: 1, top: 2, right: 4, bottom: 8)
    let size = PixelSize(width: 10, height: 20)
    let expected: [QuarterTurn: BoundingBox] = [
      .none: box, .right: BoundingBox(left: 12, top: 1, right: 18, bottom: 4),
      .half: BoundingBox(left: 6, top: 12, right: 9, bottom: 18),
      .left: BoundingBox(left: 2, top: 6, right: 8, bottom: 9),
    ]
    #expect(box.turned(turn, of: size) == expected[turn])
    let name = TurnedName.name(of: "a.jpg", turned: turn)
    #expect(TurnedName.turn(of: name) == turn && TurnedName.source(of: name) == "a.jpg")
    #expect(TurnedName.turn(of: "a.jpg") == nil)
  }

  @Test("Are decoded as they were written")
  func areDecoded() throws {
    #expect(
      try decode(["left": -3, "top": 0, "right": 1 << 30, "bottom": 7])
        == BoundingBox(left: -3, top: 0, right: 1 << 30, bottom: 7))
  }

  @Test(
    "Are not decoded with an edge that overflows sums",
    arguments: ["left", "top", "right", "bottom"], [Int.max, Int.min, (1 << 30) + 1])
  func refusesFarEdges(_ edge: String, _ value: Int) {
    var edges = ["left": 1, "top": 2, "right": 3, "bottom": 4]
    edges[edge] = value
    #expect(throws: DecodingError.self) { try decode(edges) }
  }
}
