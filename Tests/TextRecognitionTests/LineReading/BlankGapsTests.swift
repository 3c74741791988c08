import LabelImaging
import LabelModel
import Testing
import TextRecognition

@Suite("Gaps between the cells of a line")
struct BlankGapsTests {
  private let cells: [ClosedRange<Float>] = [60...128, 276...320]

  /// A line of two cells, 148 pixels apart, with something drawn over the gap.
  private func isBlank(_ draw: (inout [UInt8], _ width: Int) -> Void) throws -> Bool {
    let drawn = DrawnText.picture(["FAT      65"])
    var pixels = drawn.pixels
    draw(&pixels, drawn.width)
    let photo = ImagePyramid(GrayImage(width: drawn.width, height: drawn.height, pixels: pixels))
    let line = FoundLine(
      curve: LineCurve(start: 60, end: 320, coefficients: SIMD3(74, 0, 0)), top: -14, bottom: 14,
      polarity: .darkOnBright, probability: 0.9, score: 5, letterCount: 5, isVertical: false,
      cells: cells)
    let strip = try #require(LineImage(line, from: photo, shape: .standard))
    return BlankGaps(strip, cells: cells).isBlank(128...276)
  }

  @Test("An empty gap parts cells, also with a rule or a stain in it")
  func findsBlankGaps() throws {
    #expect(try isBlank { _, _ in })
    #expect(
      try isBlank { pixels, width in
        for y in 40..<110 {
          for x in 200..<206 { pixels[y * width + x] = 30 }
        }
      })
    #expect(
      try isBlank { pixels, width in
        for y in 70..<90 {
          for x in 150..<170 { pixels[y * width + x] = 250 }
        }
      })
  }

  @Test("Letters that the line finder lost join its parts")
  func findsLostLetters() throws {
    let lost = DrawnText.picture(["FAT TOTAL65"])
    #expect(
      try !isBlank { pixels, width in
        for y in 60..<88 {
          for x in 140..<270 { pixels[y * width + x] = lost.pixels[y * width + x] }
        }
      })
  }
}
