package import LabelImaging
import LabelModel

/// The direction of upright strokes over a photo.
///
/// On a can the lines are bent while the letters stay upright, so that they lean in their lines.
/// The same holds for a label that is seen from the side. A strip that is cut out square to its
/// line then shows slanted letters, which are read worse.
package struct StrokeDirection: Sendable {
  /// The columns to the left for each row down.
  private let leans: SlopeField

  /// Measures the strokes in some lines; `nil` where they are square to their lines.
  ///
  /// - Parameters:
  ///   - lines: level lines in pixels of the photo, best first.
  ///   - photo: the photo that the lines are on.
  package init?(of lines: [FoundLine], on photo: any LineSource) {
    guard photo.turnsColumns else { return nil }
    var shears: [(Double, Double)] = []
    var leans: [SlopeField.Sample] = []
    for piece in lines.lazy.filter(Self.isLong).prefix(Self.mostLines).flatMap(Self.pieces) {
      guard let strip = LineImage(piece, from: photo, shape: .standard),
        let (shear, weight) = Self.shear(of: strip.picture)
      else { continue }
      let slope = Double(piece.curve.slope)
      shears.append((abs(shear), weight))
      leans.append(
        SlopeField.Sample(
          x: Double(piece.curve.middle), y: Double(piece.curve.row(at: piece.curve.middle)),
          slope: (slope - shear) / (1 + slope * shear), weight: weight))
    }
    guard leans.count >= Self.fewestPieces else { return nil }
    guard let shear = weightedMedian(shears), shear > Self.leastShear else { return nil }
    self.leans = SlopeField(leans)
  }

  /// The lean of strokes in their line.
  ///
  /// - Parameters:
  ///   - place: a pixel of the photo.
  ///   - slope: the line's slope there, rows per column.
  /// - Returns: columns along the line to the right, for each row down the line.
  func shear(at place: SIMD2<Float>, slope: Float) -> Float {
    let lean = Float(leans.slope(x: Double(place.x), y: Double(place.y)))
    return (slope - lean) / (1 + slope * lean)
  }

  /// The least median shear of a photo whose strokes are not taken for square to their lines.
  /// Smaller ones are within the differences of letters. Bent and plain open photos read alike at 0.03.
  private static let leastShear = 0.06
  private static let fewestPieces = 4
  private static let mostLines = 24

  /// The length of a piece that is measured, in line heights: about a dozen letters.
  private static let pieceLength: Float = 6

  /// Returns the beginning, the middle and the end of a line: strokes change their lean along it.
  private static func pieces(of line: FoundLine) -> [FoundLine] {
    let length = min(line.curve.length, pieceLength * line.height)
    let rest = line.curve.length - length
    let shares: [Float] = rest > 2 * length ? [0, 0.5, 1] : rest > length ? [0, 1] : [0.5]
    return shares.map { share in
      var piece = line
      let start = line.curve.start + share * rest
      piece.curve = line.curve.part(from: start, to: start + length)
      return piece
    }
  }

  private static func isLong(_ line: FoundLine) -> Bool {
    line.letterCount >= 5 && line.curve.length > 4 * line.height
  }

  /// Measures the strokes of a strip by the grey steps at their edges.
  ///
  /// Edges that are nearly upright count, by the square of their step. The direction that counts as
  /// upright follows what was measured before.
  ///
  /// - Returns: columns to the right for each row down, and the root of all squares; `nil` without
  ///   an edge.
  package static func shear(of strip: GrayImage) -> (shear: Double, weight: Double)? {
    let squares = edges(of: strip)
    var (shear, weight) = (0.0, 0.0)
    for _ in 0..<rounds {
      var moment = 0.0
      weight = 0
      for (bin, square) in squares.enumerated() {
        let lean = (Double(bin - bins) + 0.5) / Double(bins) * steepest
        guard square > 0, abs(lean - shear) < widest else { continue }
        weight += square
        moment += square * lean
      }
      guard weight > 0 else { return nil }
      shear = moment / weight
    }
    return (shear, weight.squareRoot())
  }

  /// The squares of grey steps across, by the lean of their edges from `-steepest` to `steepest`.
  private static func edges(of strip: GrayImage) -> [Double] {
    var squares = [Int](repeating: 0, count: 2 * bins)
    let width = strip.width
    strip.pixels.withUnsafeBufferPointer { pixels in
      for row in 1..<max(1, strip.height - 1) {
        for pixel in row * width + 1..<max(row * width + 1, (row + 1) * width - 1) {
          let across = Int(pixels[pixel + 1]) - Int(pixels[pixel - 1])
          guard abs(across) > leastStep else { continue }
          let down = Int(pixels[pixel + width]) - Int(pixels[pixel - width])
          let lean = Float(-down) / Float(across) / Float(steepest)
          guard abs(lean) < 1 else { continue }
          squares[bins + Int((lean * Float(bins)).rounded(.down))] += across * across
        }
      }
    }
    return squares.map(Double.init)
  }

  private static let rounds = 4
  /// The least grey step over two columns, in levels.
  private static let leastStep = 40
  /// The greatest distance of an edge from upright, columns for each row.
  private static let widest = 0.35
  /// The greatest lean that is measured, and the bins for each side.
  private static let steepest = 1.0
  private static let bins = 100
}
