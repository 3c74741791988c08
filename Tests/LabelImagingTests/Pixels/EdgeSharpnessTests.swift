import LabelImaging
import Testing

@Suite("Sharpness of edges")
struct EdgeSharpnessTests {
  /// Dark and bright stripes 20 pixels wide, whose edges rise over some pixels.
  private func stripes(rise: Int, by contrast: Int = 180) -> GrayImage {
    let row = (0..<200).map { x -> UInt8 in
      let phase = x % 40
      let up = min(1, Double(phase) / Double(rise))
      let down = min(1, Double(max(0, phase - 20)) / Double(rise))
      return UInt8(30 + Double(contrast) * (up - down))
    }
    return GrayImage(width: 200, height: 40, pixels: (0..<40).flatMap { _ in row })
  }

  @Test("A step has 1, an even slope the share of two of its pixels")
  func slopes() throws {
    #expect(stripes(rise: 1).edgeSharpness == 1)
    let steep = try #require(stripes(rise: 4).edgeSharpness)
    #expect(abs(steep - 0.5) < 0.04, "\(steep)")
    let gentle = try #require(stripes(rise: 8).edgeSharpness)
    #expect(0.25...0.35 ~= gentle, "\(gentle)")
  }

  @Test("Contrast changes nothing")
  func contrast() throws {
    let weak = try #require(stripes(rise: 4, by: 80).edgeSharpness)
    let strong = try #require(stripes(rise: 4, by: 200).edgeSharpness)
    #expect(abs(weak - strong) < 0.04)
  }

  @Test("A picture without edges, or narrower than one, has none")
  func none() {
    #expect(stripes(rise: 4, by: 6).edgeSharpness == nil)
    let pixels = [UInt8](repeating: 0, count: 80).enumerated().map { $0.offset % 2 == 0 ? 0 : 255 }
    #expect(
      GrayImage(width: 8, height: 10, pixels: pixels.map { UInt8($0) }).edgeSharpness == nil)
    #expect(GrayImage(width: 0, height: 0, pixels: []).edgeSharpness == nil)
  }
}
