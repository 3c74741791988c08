import Evaluation
import Foundation
import LabelTestSupport

/// One run of `labelscan batch` over all samples, shared by the tests.
struct SampleRun: Sendable {
  /// The printed truth of the samples, in the order of their truth file.
  let truth: [TruthLabel]
  /// The records as they are scored, by photo.
  let records: RecordsByFile
  /// The records as they were written, a JSON object a line.
  let lines: [String]
  /// The whole of every file that the run wrote, by name.
  let files: [String: Data]
  /// The program's outcome.
  let outcome: BuiltProgram.Outcome

  private static let once = Task { try await SampleRun([]) }
  private static let onceByTesseract = Task { try await SampleRun(["--engine", "tesseract"]) }

  /// The run; it is done when the first test asks for it.
  static var shared: SampleRun { get async throws { try await once.value } }

  /// The run with Leptonica and libtesseract; it is done when the first test asks for it.
  static var byTesseract: SampleRun { get async throws { try await onceByTesseract.value } }

  private init(_ options: [String]) async throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("out")
    outcome = try await BuiltProgram("labelscan").run(
      [
        "batch", Repository.samples, "--output", output.path, "--offline",
        // On a busy machine a photo may take longer than the standard limit.
        "--time-limit", "\(Patience.seconds)",
      ] + options)
    truth = try readTruth(from: Repository.samples + "/truth.jsonl")
    let recordsFile = output.appendingPathComponent("records.jsonl")
    records = try readRecords(from: recordsFile.path, of: truth)
    lines = try String(contentsOf: recordsFile, encoding: .utf8).split(separator: "\n")
      .map(String.init)
    let names = try FileManager.default.contentsOfDirectory(atPath: output.path)
    files = try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try Data(contentsOf: output.appendingPathComponent($0)))
      })
  }

  /// The judgement of each sample's record against its truth.
  var judgements: [(truth: TruthLabel, judgement: Judgement)] {
    truth.map { ($0, judge($0, records[$0.file])) }
  }
}
