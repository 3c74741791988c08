import Testing
import TextRecognition

@Suite("Choosing among lines on each other")
struct LineSuppressionTests {
  /// Whether each of the lines is taken, one after the other.
  private func taken(_ lines: FoundLine...) -> [Bool] {
    var suppression = LineSuppression(width: 400, height: 200)
    return lines.map { suppression.claim($0, share: 0.5) }
  }

  @Test("Takes a line once")
  func takesALineOnce() {
    let taken = taken(
      .level(20...300, row: 100, height: 20, probability: 0.8),
      .level(150...300, row: 102, height: 18, probability: 0.9),
      .level(20...300, row: 140, height: 20, probability: 0.8))
    #expect(taken == [true, false, true])
  }

  @Test("A chain of blots as high as several rows does not hide a likelier heading within it")
  func blotsYield() {
    let taken = taken(
      .level(0...390, row: 100, height: 97, probability: 0.66),
      .level(300...340, row: 90, height: 19, probability: 0.9))
    #expect(taken == [true, true])
  }

  @Test("The ground of a table's cells does not hide the print in them")
  func groundsYield() {
    let taken = taken(
      .level(0...390, row: 100, height: 30, probability: 0.9, letters: 3, polarity: .brightOnDark),
      .level(300...340, row: 102, height: 15, probability: 0.3, letters: 5))
    #expect(taken == [true, true])
  }

  @Test("Holes in a line's letters stay hidden")
  func holesStayHidden() {
    let taken = taken(
      .level(20...300, row: 100, height: 20, probability: 0.8, letters: 24),
      .level(30...290, row: 100, height: 10, probability: 0.8, letters: 12, polarity: .brightOnDark)
    )
    #expect(taken == [true, false])
  }

  @Test("Texture within large letters stays hidden")
  func largeLettersKeepTheirPlace() {
    let taken = taken(
      .level(0...390, row: 100, height: 97, probability: 0.9),
      .level(300...340, row: 90, height: 19, probability: 0.4))
    #expect(taken == [true, false])
  }

  @Test("Pieces of a line's letters are no line; small print beside and below it is one")
  func piecesAreNoLine() {
    let long = FoundLine.level(20...300, row: 100, height: 20, probability: 0.8, letters: 24)
    let piece = FoundLine.level(120...150, row: 108, height: 10, probability: 0.9, letters: 3)
    let below = FoundLine.level(120...150, row: 122, height: 10, probability: 0.9, letters: 3)
    let beside = FoundLine.level(330...360, row: 108, height: 10, probability: 0.9, letters: 3)
    let word = FoundLine.level(60...150, row: 110, height: 10, probability: 0.9, letters: 9)
    #expect(taken(long, piece, below, beside, word) == [true, false, true, true, true])
  }
}
