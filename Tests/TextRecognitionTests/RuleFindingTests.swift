import Foundation
import LabelImaging
import LabelModel
import Testing
import TextRecognition

/// Rules of a table, thin and bent.
@Suite("Printed rules")
struct RuleFindingTests {
  /// The row of a rule at a column: two bends, as on a bag.
  private func row(_ x: Int) -> Double { 100 + 20 * sin(Double(x) / 120) }

  /// A picture with one rule, two pixels thick, from column 40 to 760.
  private func picture(
    ink: UInt8, ground: UInt8, missing: Range<Int> = 0..<0
  ) -> GrayImage {
    var picture = GrayImage(
      width: 800, height: 200, pixels: [UInt8](repeating: ground, count: 800 * 200))
    for x in 40..<760 where !missing.contains(x) {
      let y = Int(row(x).rounded())
      picture.pixels[(y - 1) * 800 + x] = ink
      picture.pixels[y * 800 + x] = ink
    }
    return picture
  }

  private func expectFound(_ picture: GrayImage) throws {
    let rules = PrintedRule.find(on: picture, letterHeight: 20)
    let rule = try #require(rules.first)
    #expect(rules.count == 1)
    #expect(rule.left < 60)
    #expect(rule.right > 740)
    for x in stride(from: 60, to: 740, by: 20) {
      let found = try #require(rule.row(at: Double(x)))
      #expect(abs(found - row(x)) < 2, "column \(x)")
    }
  }

  @Test("Dark ones and bright ones are followed", arguments: [(60, 200), (220, 90), (150, 170)])
  func follows(_ ink: UInt8, _ ground: UInt8) throws {
    try expectFound(picture(ink: ink, ground: ground))
  }

  @Test("Go on behind a gap")
  func bridgesGaps() throws {
    try expectFound(picture(ink: 60, ground: 200, missing: 400..<416))
  }

  @Test("Are found in the pixels of a large picture")
  func isScaled() throws {
    let small = picture(ink: 60, ground: 200)
    let rules = PrintedRule.find(on: small.scaled(toWidth: 2_400, height: 600), letterHeight: 60)
    let rule = try #require(rules.first)
    #expect(rules.count == 1)
    let found = try #require(rule.row(at: 1_200))
    #expect(abs(found - 3 * row(400)) < 6)
  }

  @Test("Short strokes, edges of areas and weak texture are none")
  func ignoresOthers() {
    var picture = GrayImage(
      width: 800, height: 200, pixels: [UInt8](repeating: 200, count: 800 * 200))
    for y in 0..<200 {
      for x in 0..<800 {
        // A dark half, a dash of four line heights, and rows that differ by three grey levels.
        if y >= 120 { picture.pixels[y * 800 + x] = 60 }
        if y == 50, 100..<180 ~= x { picture.pixels[y * 800 + x] = 60 }
        if y == 80 { picture.pixels[y * 800 + x] = 197 }
      }
    }
    #expect(PrintedRule.find(on: picture, letterHeight: 20).isEmpty)
  }

  @Test("No picture is too small", arguments: [(1, 1), (8, 3), (7, 40), (300, 8), (300, 9)])
  func takesSmallPictures(_ width: Int, _ height: Int) {
    let picture = GrayImage(
      width: width, height: height, pixels: [UInt8](repeating: 9, count: width * height))
    #expect(PrintedRule.find(on: picture, letterHeight: 4).isEmpty)
  }
}
