import Testing
import labelscan

struct ProgressLineTests {
  @Test("Counts this run's photos for the rate, and all for what is left")
  func countsTheRightPhotos() {
    var line = ProgressLine()
    #expect(line.text(after: .zero) == "0 photos")
    line.done = 120
    line.doneBefore = 20
    line.failed = 3
    #expect(line.text(after: .seconds(25)) == "120 photos, 3 failed, 4.0 a second")
    line.total = 570
    #expect(
      line.text(after: .seconds(25))
        == "120 of 570 photos, 21 %, 3 failed, 4.0 a second, 1:53 left")
    #expect(
      line.bar(width: 10, after: .seconds(25)).hasPrefix("██░░░░░░░░ 120 of 570 photos"))
    line.total = 100_000
    #expect(line.text(after: .seconds(25)).hasSuffix("6:56:10 left"))
  }

  @Test("More photos than were counted is no more than everything")
  func survivesAGrowingFolder() {
    var line = ProgressLine()
    line.total = 2
    line.done = 3
    #expect(line.text(after: .seconds(1)) == "3 of 3 photos, 100 %, 3.0 a second, 0:00 left")
    #expect(line.bar(width: 4, after: .seconds(1)).hasPrefix("████ 3"))
  }

  @Test("A narrow terminal gets a line without a bar, and never one that wraps")
  func fitsIntoATerminal() {
    var line = ProgressLine()
    line.total = 570
    line.done = 120
    let text = line.text(after: .seconds(25))
    let whole = line.bar(width: 10, after: .seconds(25))
    #expect(line.bar(width: 10, after: .seconds(25), columns: whole.count + 1) == whole)
    #expect(line.bar(width: 10, after: .seconds(25), columns: whole.count) == text)
    #expect(line.bar(width: 10, after: .seconds(25), columns: 21) == "120 of 570 photos, 2")
    #expect(line.bar(width: 10, after: .seconds(25), columns: 0) == "")
  }
}
