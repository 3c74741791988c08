import LabelImaging
import LabelModel
import Testing

@Suite("Cutting a part out of a picture")
struct PicturePartTests {
  private let picture = GrayImage(width: 4, height: 3, pixels: Array(0..<12))

  @Test("The part has the pixels of the box")
  func within() {
    let part = picture.part(BoundingBox(left: 1, top: 1, right: 3, bottom: 3))
    #expect(part == GrayImage(width: 2, height: 2, pixels: [5, 6, 9, 10]))
  }

  @Test("A box beyond the edges gives the pixels that are there")
  func beyond() {
    let part = picture.part(BoundingBox(left: -2, top: 2, right: 9, bottom: 8))
    #expect(part == GrayImage(width: 4, height: 1, pixels: [8, 9, 10, 11]))
  }

  @Test(
    "A box outside of the picture or without a pixel gives none",
    arguments: [
      BoundingBox(left: 4, top: 0, right: 9, bottom: 3),
      BoundingBox(left: 0, top: -5, right: 4, bottom: 0),
      BoundingBox(left: 2, top: 1, right: 2, bottom: 2),
      BoundingBox(left: 3, top: 2, right: 1, bottom: 1),
    ])
  func outside(box: BoundingBox) {
    #expect(picture.part(box) == nil)
  }
}
