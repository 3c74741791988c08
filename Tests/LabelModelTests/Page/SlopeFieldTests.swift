import LabelModel
import Testing

@Suite("Slopes of a page's lines")
struct SlopeFieldTests {
  /// Samples of a page of 1,000 by 800 pixels, ten across and eight down.
  private func samples(_ slope: (_ x: Double, _ y: Double) -> Double) -> [SlopeField.Sample] {
    (0..<10).flatMap { column in
      (0..<8).map { row in
        let (x, y) = (50 + 100 * Double(column), 50 + 100 * Double(row))
        return SlopeField.Sample(x: x, y: y, slope: slope(x, y), weight: 10)
      }
    }
  }

  @Test("Follows lines that are slanted, fan out and are bent")
  func followsBend() {
    let slope = { (x: Double, y: Double) in
      0.05 + 0.1 * (x - 500) / 450 + 0.04 * (y - 400) / 350
        + 0.06 * (x - 500) * (x - 500) / 202_500
    }
    let field = SlopeField(samples(slope))
    for (x, y) in [(50.0, 50.0), (500, 400), (950, 750), (300, 700)] {
      #expect(abs(field.slope(x: x, y: y) - slope(x, y)) < 0.006)
    }
    #expect(abs(field.inMiddle - 0.05) < 0.003)
    #expect(abs(field.steepest - 0.25) < 0.01)
  }

  @Test("The fall of a line is the sum of its slopes, beyond the samples too")
  func falls() {
    let field = SlopeField(samples { x, _ in 0.2 * (x - 500) / 450 })
    for (first, last) in [(100, 900), (400, 600), (-300, 200), (800, 1_600)] {
      let sum = (first..<last).reduce(0) { $0 + field.slope(x: Double($1) + 0.5, y: 300) }
      let fall = field.fall(x: Double(last), y: 300) - field.fall(x: Double(first), y: 300)
      #expect(abs(sum - fall) < 0.05, "from \(first) to \(last)")
    }
    #expect(field.fall(x: 500, y: 100) == 0)
  }

  @Test("A third of lines on other things does not bend a level page")
  func ignoresOthers() {
    var samples = samples { _, _ in 0 }
    for index in samples.indices where index % 3 == 0 { samples[index].slope = 0.4 }
    #expect(SlopeField(samples).steepest < 0.02)
  }

  @Test("Few samples have their median everywhere, and none are level")
  func fewSamples() {
    let few = SlopeField([0.1, 0.3, 0.12].map { .init(x: 10, y: 20, slope: $0, weight: 1) })
    #expect(few.slope(x: 700, y: -50) == 0.12)
    #expect(SlopeField([]).steepest == 0)
    let weightless = (0..<9).map {
      SlopeField.Sample(x: Double($0), y: 0, slope: 0.2, weight: 0)
    }
    #expect(SlopeField(weightless).slope(x: 3, y: 7) == 0.2)
  }
}

@Suite("Weighted medians")
struct WeightedMedianTests {
  @Test("Has half of all weight at or below it")
  func median() {
    #expect(weightedMedian([(3, 1), (1, 1), (2, 1)]) == 2)
    #expect(weightedMedian([(1, 1), (9, 5), (2, 1)]) == 9)
    #expect(weightedMedian([(4, 1), (2, 1)]) == 2)
    #expect(weightedMedian([]) == nil)
  }
}
