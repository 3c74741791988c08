import LabelImaging
import LabelModel
import Testing
import TextRecognition

/// Text on a can: its lines are bent, its letters upright.
@Suite("Bent lines")
struct BentTextTests {
  private let rows = [
    "PROTEIN 10 AT LEAST 05", "FAT 65 TO 70 AT LEAST 1", "SALT 5 PER 100 AT LEAST",
    "FLOAT 10 PROTEIN 22 TOP", "NITRATE 30 LESS ALSO 21", "STARTER 15 PASTA 100 NO",
  ]

  /// Rows fallen at a column, 40 at both sides of the text.
  private func fall(_ x: Int) -> Double { 40 * Double((x - 340) * (x - 340)) / (280 * 280) }

  /// The grey between two rows of a column.
  private func grey(_ picture: GrayImage, _ x: Int, _ y: Double) -> UInt8 {
    let row = min(max(y, 0), Double(picture.height - 2))
    let share = row - row.rounded(.down)
    let upper = Int(row) * picture.width + x
    return UInt8(
      (1 - share) * Double(picture.pixels[upper])
        + share * Double(picture.pixels[upper + picture.width]))
  }

  /// Text whose columns are moved down.
  private var can: GrayImage {
    let level = DrawnText.picture(rows, width: 700, height: 620)
    var bent = GrayImage(
      width: level.width, height: level.height,
      pixels: [UInt8](repeating: 220, count: level.pixels.count))
    for y in 0..<level.height {
      for x in 0..<level.width {
        bent.pixels[y * level.width + x] = grey(level, x, Double(y) - fall(x))
      }
    }
    return bent
  }

  @Test("Each bent row is one line that follows its letters")
  func findsBentRows() {
    let lines = LineFinder().findLines(on: can).lines.filter { $0.letterCount >= 15 }
    for number in rows.indices {
      let middle = Float(60 + number * 60 + 14)
      let found = lines.filter { line in
        [80, 340, 590].allSatisfy {
          abs(line.curve.row(at: Float($0)) - middle - Float(fall($0))) < 5
        }
      }
      let count = found.count
      #expect(count == 1, "row \(number)")
    }
  }

  @Test("Strokes that lean in their line are measured", arguments: [-0.3, -0.1, 0, 0.15, 0.3])
  func measuresStrokes(shear: Double) throws {
    // Strokes lean when rows and columns are exchanged and the columns are moved.
    let side = DrawnText.picture(["NITRATE 10 PROTEIN 05"], width: 620, height: 160).turned(.right)
    var leaning = side
    for y in 0..<side.height {
      for x in 0..<side.width {
        leaning.pixels[y * side.width + x] = grey(side, x, Double(y) - shear * Double(80 - x))
      }
    }
    let measured = try #require(StrokeDirection.shear(of: leaning.turned(.left)))
    // Curved strokes draw the mean to upright.
    #expect(abs(measured.shear - shear) < 0.02 + 0.15 * abs(shear))
  }

  @Test("Plain ground has no strokes")
  func plainGround() {
    let plain = GrayImage(width: 90, height: 48, pixels: [UInt8](repeating: 80, count: 90 * 48))
    #expect(StrokeDirection.shear(of: plain)?.shear == nil)
  }

  @Test("Strips of bent lines show upright letters")
  func cutsUprightLetters() throws {
    let picture = can
    let photo = ImagePyramid(picture)
    let lines = LineFinder().findLines(on: picture).lines
    let measured = StrokeDirection(of: lines, on: photo)
    let strokes = try #require(measured)
    let first = lines.first { $0.letterCount >= 15 }
    let line = try #require(first)
    // The last third of a row, where it falls by a fifth.
    var end = line
    end.curve = line.curve.part(from: 440, to: 610)
    func shear(_ strokes: StrokeDirection?) throws -> Double {
      let strip = try #require(
        LineImage(end, from: photo, shape: .standard, strokes: strokes)?.picture)
      return try #require(StrokeDirection.shear(of: strip)).shear
    }
    #expect(try abs(shear(nil)) > 0.15)
    #expect(try abs(shear(strokes)) < 0.05)
  }

  @Test("Level text is square to its lines")
  func leavesLevelText() {
    let picture = DrawnText.picture(rows, width: 700, height: 620)
    let lines = LineFinder().findLines(on: picture).lines
    let isLeaning = StrokeDirection(of: lines, on: ImagePyramid(picture)) != nil
    #expect(lines.count >= rows.count)
    #expect(!isLeaning)
  }
}
