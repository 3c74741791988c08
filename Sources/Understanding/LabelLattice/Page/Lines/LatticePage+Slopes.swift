import Foundation
import LabelModel
import LabelParsing

extension LatticePage {
  /// Measures the height of letters, the noise and the slopes of lines, and what rules add to these.
  mutating func measure(_ rules: [PrintedRule], followsBends: Bool) {
    let words = (lines.first ?? []).flatMap(\.words)
    let heights = words.filter { $0.text.count > 1 }.compactMap { $0.box?.height }.sorted()
    if !heights.isEmpty { height = max(4, Double(heights[heights.count / 2])) }
    let doubtful = words.count { ($0.confidence?.value ?? 1) < 0.3 }
    noise = words.isEmpty ? 1 : Double(doubtful) / Double(words.count)
    let samples = slopeSamples()
    let bends = (followsBends ? lines.first ?? [] : []).flatMap {
      RowField.slopes(of: $0.words, slope: $0.slope, height: height)
    }
    slope = RowField(samples, bends: bends, words: words, height: height)
    guard !rules.isEmpty else { return }
    let bend = RuleBend(rules, against: slope, height: height)
    let isBent = words.compactMap(\.box).contains {
      abs(bend.shift(x: $0.centerX, y: $0.centerY)) >= Self.leastBend * height
    }
    guard isBent else { return }
    self.bend = bend
    func rest(_ sample: SlopeField.Sample) -> SlopeField.Sample {
      var sample = sample
      sample.slope -= bend.slope(x: sample.x, y: sample.y)
      return sample
    }
    slope = RowField(samples.map(rest), bends: bends.map(rest), words: words, height: height)
  }

  /// Rules that shift no word by this, in line heights, follow the lines: their slopes are better known. It is set by hand.
  private static let leastBend = 0.3

  /// The slopes of long lines.
  private func slopeSamples() -> [SlopeField.Sample] {
    (lines.first ?? []).compactMap { line in
      guard let box = line.box, Double(box.width) > 5 * height, line.wordCount >= 2,
        abs(line.slope) < 0.35
      else { return nil }
      return SlopeField.Sample(
        x: box.centerX, y: box.centerY, slope: line.slope,
        weight: Double(box.width) * pow(confidence(of: line), 2))
    }
  }

  /// The mean confidence of a line's words, each counted by its letters, `0 ... 1`.
  private func confidence(of line: PageTokens.Line) -> Double {
    let letters = line.words.reduce(0) { $0 + $1.text.count }
    guard letters > 0 else { return 1 }
    return line.words.reduce(0) { $0 + max(0, $1.confidence?.value ?? 1) * Double($1.text.count) }
      / Double(letters)
  }
}
