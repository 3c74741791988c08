import Foundation
import LabelModel
import LabelScan
import PhotoReading
import Testing

/// Records of films, from readings of their frames.
@Suite("The frames of a film") struct FrameAgreementTests {
  private static let panel = [
    "Analytical constituents:", "Crude protein 10.5 %", "Crude fat 6.5 %", "Crude fibre 0.5 %",
    "Crude ash 2.1 %", "Moisture 79 %",
  ]

  /// A frame with these lines, each word read with this certainty.
  private static func frame(
    _ lines: [String], at seconds: Double, certainty: Double = 0.97
  ) -> PhotoReading {
    let page = RecognizedPage.drawn(
      lines, source: "can.mov#t=\(seconds)", certainty: certainty, model: "label")
    var reading = PhotoReading(
      file: "can.mov", sha256: String(repeating: "a", count: 64),
      size: PixelSize(width: 400, height: 300),
      page: page,
      barcodes: [], cpuSeconds: 1, peakMemoryBytes: 1,
      engine: EngineVersion(
        labelscan: "0.1.0", name: "label", version: "0.1.0", tesseract: nil, models: ["label"]))
    reading.seconds = seconds
    return reading
  }

  private static func record(of frames: [PhotoReading]) async -> ProductRecord {
    var film = frames[0]
    film.furtherFrames = Array(frames.dropFirst())
    return await RecordBuilder().record(from: [film]).record
  }

  @Test("Frames that agree give one image with all times, and no value surer than a frame alone")
  func agreement() async throws {
    let alone = await Self.record(of: [Self.frame(Self.panel, at: 1)])
    let record = await Self.record(
      of: [2.5, 1, 3].map { Self.frame(Self.panel, at: $0) })
    #expect(
      record.origin
        == .images([
          ImageReference(
            file: "can.mov", sha256: String(repeating: "a", count: 64), frames: [1, 2.5, 3])
        ]))
    #expect(record.nutrients.count == 5 && record.nutrients.keys == alone.nutrients.keys)
    for (nutrient, value) in record.nutrients {
      let single = try #require(alone.nutrients[nutrient]?.confidence)
      #expect(try #require(value.confidence) <= single, "\(nutrient)")
    }
  }

  @Test("Frames complement each other")
  func complement() async {
    let first = Array(Self.panel[0...3])
    let second = [Self.panel[0]] + Self.panel[3...]
    let record = await Self.record(
      of: [Self.frame(first, at: 1), Self.frame(second, at: 2)])
    #expect(record.nutrients[.protein]?.quantity.value == Decimal(105) / 10)
    #expect(record.nutrients[.protein]?.evidence?.image == "can.mov#t=1.0")
    #expect(record.nutrients[.moisture]?.quantity.value == 79)
    #expect(record.nutrients[.moisture]?.evidence?.image == "can.mov#t=2.0")
  }

  @Test("A value that one frame contradicts is for review, however many agree")
  func contradiction() async throws {
    var other = Self.panel
    other[2] = "Crude fat 8.5 %"
    let record = await Self.record(
      of: [
        Self.frame(Self.panel, at: 1), Self.frame(Self.panel, at: 2), Self.frame(other, at: 3),
        Self.frame(Self.panel, at: 4),
      ])
    #expect(record.nutrients[.fat] == nil)
    #expect(record.nutrients[.protein]?.quantity.value == Decimal(105) / 10)
    let doubtful = try #require(record.forReview.first { $0.nutrient == .fat })
    #expect(doubtful.reason.text.contains("2 different readings"), "\(doubtful.reason.text)")
  }

  @Test("Frames that each doubt a value do not make it sure together")
  func doubts() async {
    let doubtful = Self.panel.map { $0.hasPrefix("Crude fat") ? "Crud3 fot 6.5" : $0 }
    let alone = await Self.record(of: [Self.frame(doubtful, at: 1, certainty: 0.6)])
    let record = await Self.record(
      of: [1.0, 2, 3, 4, 5].map { Self.frame(doubtful, at: $0, certainty: 0.6) })
    #expect(Set(record.nutrients.keys).isSubset(of: Set(alone.nutrients.keys)))
  }

  @Test("Two panels in one film are two products")
  func twoProducts() async {
    let other = [
      "Analytical constituents:", "Crude protein 31 %", "Crude fat 14 %", "Crude fibre 3 %",
      "Crude ash 7 %", "Moisture 9 %",
    ]
    let record = await Self.record(
      of: [Self.frame(Self.panel, at: 1), Self.frame(other, at: 2)])
    #expect(record.nutrients.isEmpty)
    #expect(record.findings.contains { $0.rule == .photosShowOneProduct })
  }
}
