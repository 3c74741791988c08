import Foundation
import LabelImaging
import LabelModel
import Testing
import TextRecognition

@Suite("Sharpening of blurred photos")
struct SharpeningTests {
  private let text = ["PROTEIN 1058", "FAT TOTAL 65", "SALT 379", "TOTAL 2634"]

  /// A reader that no slow machine hurries. The lines of grain alone take seconds.
  private func reader() throws -> TextReader {
    try TextReader(
      settings: RecognitionSettings(
        modelFolders: RecognitionSettings.standardFolders(environment: [:], program: #filePath),
        timeLimit: 300))
  }

  /// The mean of a square around each pixel, twice, which is much like the blur of a lens. The square has `reach` pixels to
  /// each side.
  private func blurred(_ image: GrayImage, reach: Int) -> GrayImage {
    var image = image
    for _ in 0..<2 {
      for isRow in [true, false] {
        let count = isRow ? image.width : image.height
        let step = isRow ? 1 : image.width
        for line in 0..<(isRow ? image.height : image.width) {
          let first = isRow ? line * image.width : line
          let levels = (0..<count).map { Int(image.pixels[first + $0 * step]) }
          for index in 0..<count {
            let near = max(0, index - reach)...min(count - 1, index + reach)
            image.pixels[first + index * step] = UInt8(levels[near].reduce(0, +) / near.count)
          }
        }
      }
    }
    return image
  }

  @Test("Plain ground stays as it is, and an edge rises faster")
  func edge() throws {
    let row = (0..<60).map { UInt8(max(60, min(200, 60 + 14 * ($0 - 25)))) }
    let image = GrayImage(width: 60, height: 30, pixels: (0..<30).flatMap { _ in row })
    let sharp = try #require(Sharpening.search.sharpened(image))
    let line = Array(sharp.pixels[(15 * 60)..<(16 * 60)])
    #expect(line[10] == 60 && line[50] == 200)
    #expect(line[26] < row[26] && line[34] > row[34])
  }

  @Test("Reads print whose edges run over many pixels", arguments: [2, 3, 4])
  func readsBlurredPrint(reach: Int) throws {
    let reader = try reader()
    let picture = DrawnText.picture(text)
    let soft = blurred(picture, reach: reach)
    #expect(try #require(picture.forSearch().picture.edgeSharpness) > Sharpening.leastSharpness)
    #expect(try #require(soft.forSearch().picture.edgeSharpness) < Sharpening.leastSharpness)
    #expect(try reader.read(soft, source: "drawn").page.lines.map(\.text) == text)
  }

  /// Adds grain, always the same, of at most `most` grey levels.
  private func grained(_ image: GrayImage, most: Int) -> GrayImage {
    var image = image
    var state: UInt64 = 1
    for index in image.pixels.indices {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let grain = Int(state >> 33) % (2 * most + 1) - most
      image.pixels[index] = UInt8(max(0, min(255, Int(image.pixels[index]) + grain)))
    }
    return image
  }

  @Test("Reads a blurred photo whose sharpened grain hides the lines")
  func readsGrainyPrint() throws {
    let reader = try reader()
    let picture = grained(blurred(DrawnText.picture(text), reach: 2), most: 15)
    #expect(try #require(picture.forSearch().picture.edgeSharpness) < Sharpening.leastSharpness)
    #expect(try reader.read(picture, source: "drawn").page.lines.map(\.text) == text)
  }
}
