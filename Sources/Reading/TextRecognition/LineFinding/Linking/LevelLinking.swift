import Foundation
import LabelModel

/// Links letters to lines, and again with the lines made level where they are slanted or bent.
///
/// The slopes of the first lines show how far the text has fallen at each place. Letters are moved
/// up by as much, so that tight rows of a can do not run into each other.
struct LevelLinking {
  /// The letters as they are on the picture.
  var linking: ComponentLinking

  /// Rounds of making lines level: slopes are better known the second time.
  private static let rounds = 2
  /// Lines are left as they are where no place is steeper, in rows per column.
  private static let leastSlope = 0.02

  /// Returns the lines.
  func lines() -> [LineCandidate] {
    var lines = Self.joined(linking)
    var slopes = SlopeField()
    for _ in 0..<Self.rounds {
      let samples = lines.flatMap(Self.samples)
      let remainders = samples.map { sample in
        var sample = sample
        sample.slope -= slopes.slope(x: sample.x, y: sample.y)
        return sample
      }
      guard SlopeField(remainders).steepest > Self.leastSlope else { break }
      slopes = SlopeField(samples)
      lines = self.lines(along: slopes)
    }
    return lines
  }

  private func lines(along slopes: SlopeField) -> [LineCandidate] {
    let falls = linking.letters.map {
      Int(slopes.fall(x: Double($0.centerX), y: Double($0.centerY)).rounded())
    }
    guard let least = falls.min(), let most = falls.max() else { return [] }
    var level = linking
    level.height += most - least
    for (index, fall) in falls.enumerated() {
      level.letters[index] = level.letters[index].moved(down: most - fall)
    }
    return Self.joined(level).map { line in
      var line = line
      let slope = line.curve.slope
      line.letters = line.letters.map(\.onPicture)
      let middle = line.letters[line.letters.count / 2]
      line.fit(
        slope: slope
          + Float(slopes.slope(x: Double(middle.centerX), y: Double(middle.centerY))))
      return line
    }
  }

  private static func joined(_ linking: ComponentLinking) -> [LineCandidate] {
    // First words, then cells: with the wide gap at once, words join the wrong neighbours.
    [Float(1.5), 4].reduce(linking.chains()) { chains, gap in
      ChainMerging(
        width: linking.width, height: linking.height, widestGap: gap, barrier: linking.barrier
      ).merge(chains)
    }
  }

  /// The slopes along a line that is long enough to have one, weighted by length and coherence.
  private static func samples(of line: LineCandidate) -> [SlopeField.Sample] {
    let length = line.curve.length / line.height
    guard line.letters.count >= 5, length > 4 else { return [] }
    let weight = min(length, 30) * exp(-2 * line.linkCost)
    return [Float(0.2), 0.5, 0.8].map { share in
      let x = line.curve.start + share * line.curve.length
      return SlopeField.Sample(
        x: Double(x), y: Double(line.curve.row(at: x)), slope: Double(line.curve.slope(at: x)),
        weight: Double(weight / 3))
    }
  }
}
