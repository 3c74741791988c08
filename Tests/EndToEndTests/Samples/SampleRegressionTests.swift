import Evaluation
import Foundation
import LabelTestSupport
import Testing

@Suite("Samples") struct SampleRegressionTests {
  /// The outcome of one sample's fields.
  private struct Fields: Codable, Equatable {
    var image: String
    var right: [String]
    var wrong: [String]
    var missed: [String]
  }

  @Test("Reads exactly the fields that it read before, image by image")
  func fieldsAreAsBefore() async throws {
    let now = try await SampleRun.shared.judgements.map { truth, judgement in
      Fields(
        image: truth.file, right: judgement.right.map(\.nutrient),
        wrong: judgement.wrong.map(\.nutrient), missed: judgement.missed)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let lines = try now.map { try encoder.encode($0) + [UInt8(ascii: "\n")] }
    let golden = try GoldenFile("samples.jsonl").expected(insteadOf: Data(lines.joined()))
    let before = try golden.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Fields.self, from: $0)
    }
    #expect(before.map(\.image) == now.map(\.image))
    for (before, now) in zip(before, now) { #expect(now == before) }
  }

  @Test("Keeps precision and recall over all samples above their floors")
  func figuresStayAboveFloors() async throws {
    let figures = try await Figures(of: SampleRun.shared.judgements.map(\.judgement))
    #expect(figures.precision >= 0.99, "\(figures)")
    #expect(figures.recall >= 0.90, "\(figures)")
  }

  @Test("Writes one record for every sample")
  func everySampleHasARecord() async throws {
    let run = try await SampleRun.shared
    #expect(run.outcome.status == 0, "\(run.outcome.complaints)")
    #expect(run.lines.count == run.truth.count)
    #expect(run.truth.allSatisfy { run.records[$0.file] != nil })
  }

  @Test("Reads every printed bar code, and no other")
  func barcodesAreRead() async throws {
    struct Truth: Decodable {
      var image: String
      var barcode: String?
    }
    struct Record: Decodable {
      struct Photo: Decodable { var file: String }
      struct Code: Decodable { var gtin: String }
      var images: [Photo]
      var barcode: Code?
    }
    func decode<Line: Decodable>(_: Line.Type, _ lines: [String]) throws -> [Line] {
      try lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }
    let truth = try String(contentsOfFile: Repository.samples + "/truth.jsonl", encoding: .utf8)
    let printed = try decode(Truth.self, truth.split(separator: "\n").map(String.init))
    let records = try await decode(Record.self, SampleRun.shared.lines)
    let read = records.compactMap { record in
      record.barcode.map { [record.images.map(\.file).joined(), $0.gtin] }
    }
    let wanted = printed.compactMap { line in line.barcode.map { [line.image, $0] } }
    #expect(wanted.count >= 4)
    #expect(Set(read) == Set(wanted))
  }

  @Test("Carries no place and no camera from a photo's EXIF into any output")
  func noPlaceLeaks() async throws {
    let run = try await SampleRun.shared
    let photo = try Data(
      contentsOf: URL(fileURLWithPath: Repository.samples + "/pet-pt-es-gps.jpg"))
    #expect(photo.range(of: Data("Invented".utf8)) != nil, "the sample has lost its EXIF")
    for (name, bytes) in run.files {
      for word in ["Invented", "GPS", "gpsLatitude", "12.582", "43.352"] {
        // The photo's own name ends in "gps".
        #expect(bytes.range(of: Data(word.utf8)) == nil, "\(name) has \(word)")
      }
    }
  }
}
