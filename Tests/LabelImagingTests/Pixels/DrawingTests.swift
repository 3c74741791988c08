import LabelImaging
import LabelModel
import Testing

@Suite("Drawing")
struct DrawingTests {
  let white = ColorImage(
    GrayImage(width: 60, height: 30, pixels: Array(repeating: 255, count: 1800)))
  let red = PaintColor(red: 255, green: 0, blue: 0)

  func isRed(_ image: ColorImage, _ x: Int, _ y: Int) -> Bool {
    let start = 3 * (y * image.width + x)
    return Array(image.pixels[start..<start + 3]) == [255, 0, 0]
  }

  @Test("A rectangle's edges lie inside its box, and its middle is left alone")
  func drawsRectangle() {
    var image = white
    image.drawRectangle(
      BoundingBox(left: 10, top: 5, right: 30, bottom: 20), color: red, thickness: 2)
    let painted = (0..<30).flatMap { y in (0..<60).filter { isRed(image, $0, y) }.map { ($0, y) } }
    #expect(painted.allSatisfy { 10..<30 ~= $0.0 && 5..<20 ~= $0.1 })
    #expect(painted.count == 20 * 15 - 16 * 11)
    #expect(isRed(image, 29, 19) && isRed(image, 11, 10) && !isRed(image, 12, 7))
  }

  @Test(
    "What lies outside of the picture is left out",
    arguments: [
      BoundingBox(left: -50, top: -50, right: 500, bottom: 500),
      BoundingBox(left: 100, top: 100, right: 120, bottom: 120),
      BoundingBox(left: 20, top: 20, right: 10, bottom: 10),
    ])
  func clips(box: BoundingBox) {
    var image = white
    image.drawRectangle(box, color: red, thickness: 4)
    #expect(image == white)
  }

  @Test("A filled box covers its own pixels alone")
  func fills() {
    var image = white
    image.fill(BoundingBox(left: -1, top: 0, right: 1, bottom: 1), color: red)
    #expect(Array(image.pixels.prefix(6)) == [255, 0, 0, 255, 255, 255])
    #expect(image.pixels.count { $0 == 0 } == 2)
  }

  @Test("Text is drawn inside the box that is returned")
  func drawsText() {
    var image = white
    let box = image.drawText("10.5 g", left: 4, top: 3, size: 16, color: red)
    #expect(box.left == 4 && box.top == 3 && box.height == 16 && 20...60 ~= box.width)
    let painted = (0..<1800).filter { image.pixels[3 * $0 + 1] < 255 }
    #expect(painted.count > 60)
    #expect(
      painted.allSatisfy {
        box.left..<box.right ~= $0 % 60 && box.top..<box.bottom ~= $0 / 60
      })
    var other = white
    other.drawText("10.6 g", left: 4, top: 3, size: 16, color: red)
    #expect(other != image)
  }

  @Test("Characters that the font lacks are drawn as question marks")
  func replacesCharacters() {
    var (one, other) = (white, white)
    one.drawText("µ\\\n", left: 0, top: 0, size: 16, color: red)
    other.drawText("???", left: 0, top: 0, size: 16, color: red)
    #expect(one == other)
    #expect(one != white)
  }

  @Test("Text outside of the picture, without size or letters draws nothing")
  func drawsNothing() {
    var image = white
    image.drawText("abc", left: 100, top: 0, size: 16, color: red)
    image.drawText("abc", left: 0, top: -40, size: 16, color: red)
    image.drawText("abc", left: 0, top: 0, size: 0, color: red)
    image.drawText("", left: 0, top: 0, size: 16, color: red)
    #expect(image == white)
  }
}
