import LabelImaging
import LabelModel
import Testing
import TextRecognition

@Suite("Strips that are wider than their print")
struct WideStripTests {
  @Test("A wider strip has more columns, as many rows, and boxes in the same place")
  func widening() throws {
    let photo = ImagePyramid(DrawnText.picture(["FAT 6,5 g"]))
    let line = FoundLine.level(60...320, row: 74, height: 28, probability: 0.9)
    var shape = LineImage.Shape.standard
    let usual = try #require(LineImage(line, from: photo, shape: shape))
    shape.widening = 1.3
    let wide = try #require(LineImage(line, from: photo, shape: shape))
    #expect(wide.picture.height == usual.picture.height)
    let border = 2 * shape.border
    let columns = Double(usual.picture.width - border)
    #expect(abs(Double(wide.picture.width - border) - 1.3 * columns) < 3)

    func middle(_ strip: LineImage) -> BoundingBox {
      let (width, height) = (strip.picture.width, strip.picture.height)
      return strip.photoBox(
        of: BoundingBox(left: width / 3, top: 0, right: width * 2 / 3, bottom: height))
    }
    let (first, second) = (middle(usual), middle(wide))
    #expect(abs(first.left - second.left) <= 2)
    #expect(abs(first.right - second.right) <= 2)
    #expect(first.top == second.top && first.bottom == second.bottom)
  }
}
