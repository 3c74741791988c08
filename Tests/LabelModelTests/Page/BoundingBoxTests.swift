import Foundation
import LabelModel
import Testing

@Suite("Boxes")
struct BoundingBoxTests {
  private func decode(_ edges: [String: Int]) throws -> BoundingBox {
    try JSONDecoder().decode(BoundingBox.self, from: JSONEncoder().encode(edges))
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
