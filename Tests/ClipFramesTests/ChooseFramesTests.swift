import ClipFrames
import LabelImaging
import Testing

@Suite("Choosing frames") struct ChooseFramesTests {
  /// A frame whose thumbnail has one grey level.
  private func look(_ sharpness: Double, level: UInt8) -> FrameLook {
    FrameLook(sharpness: sharpness, thumbnail: [UInt8](repeating: level, count: 1024))
  }

  @Test("Takes the sharpest frames first, at most five")
  func takesTheSharpest() {
    let looks = [70.0, 90, 50, 80, 60, 100, 40].enumerated().map {
      look($0.element, level: UInt8($0.offset * 10))
    }
    #expect(chooseFrames(among: looks) == [5, 1, 3, 0, 4])
  }

  @Test("Leaves out a frame that looks like a sharper one, where enough others differ")
  func leavesOutLikeOnes() {
    let looks = [
      look(100, level: 10), look(99, level: 12), look(80, level: 50), look(70, level: 90),
    ]
    #expect(chooseFrames(among: looks) == [0, 2, 3])
  }

  @Test("Takes like frames up to three, and equal ones never")
  func fillsUp() {
    #expect(
      chooseFrames(among: [
        look(100, level: 10), look(95, level: 11), look(90, level: 12), look(85, level: 13),
      ]) == [0, 1, 2])
    #expect(chooseFrames(among: [look(100, level: 10), look(100, level: 10)]) == [0])
  }

  @Test("Leaves out frames that are blurred beside the sharpest")
  func leavesOutBlurredOnes() {
    #expect(chooseFrames(among: [look(10, level: 10), look(100, level: 90)]) == [1])
  }

  @Test("Chooses nothing among nothing")
  func choosesNothing() { #expect(chooseFrames(among: []).isEmpty) }

  @Test("Measures the variance of the Laplacian")
  func measuresSharpness() {
    /// A picture of columns with these grey levels.
    func sharpness(_ row: [UInt8]) -> Double {
      let picture = GrayImage(
        width: row.count, height: 4, pixels: Array([[UInt8]](repeating: row, count: 4).joined()))
      return FrameLook(picture: picture, thumbnail: []).sharpness
    }
    // The Laplacian of the inner columns is 100, -100: its mean is 0 and its variance 10,000.
    #expect(sharpness([0, 0, 100, 100]) == 10_000)
    #expect(sharpness([50, 50, 50, 50]) == 0)
    #expect(sharpness([0, 20, 40, 60, 80, 100]) == 0, "an even slope has no edge")
    #expect(sharpness([0, 100]) == 0, "there is no inner column")
  }
}
