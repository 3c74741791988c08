internal import LabelModel

extension RecognizedPage {
  /// Creates an upright page of an engine's `lines`; `size` is that of the page as the engine saw it.
  ///
  /// Most of the text, by its length, decides what is upright. Words that run another way are left
  /// out, as in our own recognition. Beside a table they would be in its rows.
  init(_ lines: [EngineLine], size: SIMD2<Double>?, source: String) {
    var lengths: [QuarterTurn: Double] = [:]
    for place in lines.lazy.flatMap(\.words).compactMap(\.place) {
      lengths[place.upright, default: 0] += place.length
    }
    // The order of the cases decides among equals.
    let turn =
      QuarterTurn.allCases.max { lengths[$0] ?? 0 < lengths[$1] ?? 0 } ?? .none
    let seen = size ?? Self.extent(of: lines)
    let upright = lines.compactMap { line -> EngineLine? in
      var line = line
      line.words = line.words.compactMap { word in
        guard let place = word.place else { return word }
        guard place.upright == turn || place.length == 0 else { return nil }
        var word = word
        word.place = place.turned(turn, of: seen)
        return word
      }
      return line.words.isEmpty ? nil : line
    }
    self.init(
      source: source,
      size: size.map { size in
        let (width, height) = (Int(size.x.rounded(.up)), Int(size.y.rounded(.up)))
        return turn == .left || turn == .right
          ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
      },
      turn: turn, lines: Self.textLines(upright))
  }

  /// The farthest corner, for a page whose size the file does not say.
  private static func extent(of lines: [EngineLine]) -> SIMD2<Double> {
    var extent: SIMD2<Double> = [0, 0]
    for place in lines.lazy.flatMap(\.words).compactMap(\.place) {
      for corner in [place.topLeft, place.topRight, place.bottomRight, place.bottomLeft] {
        extent = pointwiseMax(extent, corner)
      }
    }
    return extent
  }

  private static func textLines(_ lines: [EngineLine]) -> [TextLine] {
    let slopes = lines.map { line in line.slope ?? line.measuredSlope }
    let common = commonSlope(
      zip(slopes, lines).compactMap { slope, line in slope.map { ($0, line.length) } })
    var texts: [TextLine] = []
    for (line, slope) in zip(lines, slopes) {
      for start in stride(from: 0, to: line.words.count, by: longestLine) {
        let words = line.words[start...].prefix(longestLine).map { word in
          Word(
            text: word.text, box: word.place?.box, confidence: word.confidence.map(Confidence.init))
        }
        let isPlaced = words.contains { $0.box != nil }
        texts.append(TextLine(words: words, slope: isPlaced ? slope ?? common : 0))
      }
    }
    return texts
  }

  /// The slope of which half of the text, by its length, has less; 0 when no line has one.
  private static func commonSlope(_ slopes: [(slope: Double, length: Double)]) -> Double {
    let half = slopes.reduce(0) { $0 + $1.length } / 2
    var sum = 0.0
    return slopes.sorted { $0.slope < $1.slope }.first {
      sum += $0.length
      return sum >= half
    }?.slope ?? 0
  }
}

extension EngineLine {
  /// Heights of its text from which on a line's slope is measured: on shorter ones descenders weigh too much.
  private static let longEnough = 6.0

  /// From the first word's start to the last one's end.
  var length: Double {
    guard let first = words.first?.place, let last = words.last?.place else { return 0 }
    return (last.end - first.start).length
  }

  /// Rows per column of an upright line that is long enough, by its first and its last word.
  var measuredSlope: Double? {
    guard let first = words.first?.place, let last = words.last?.place else { return nil }
    let run = last.end - first.start
    guard run.x >= Self.longEnough * max(first.height, last.height) else { return nil }
    return run.y / run.x
  }
}
