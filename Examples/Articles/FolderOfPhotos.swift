public import Foundation
public import LabelScan

/// Writes a line of JSON for each photo of a folder, and returns the failures by the photos' names.
public func writeRecords(
  of folder: String, with scanner: LabelScanner, to file: FileHandle
) async throws -> [String: PhotoFailure] {
  var failures: [String: PhotoFailure] = [:]
  for try await photo in scanner.records(in: folder) {
    switch photo.result {
    case .success(let record):
      try file.write(contentsOf: record.jsonLine() + Data("\n".utf8))
    case .failure(let failure): failures[photo.file] = failure
    }
  }
  return failures
}

/// Returns a scanner whose photos are read in `count` processes of the program `labelscan`.
public func confinedScanner(labelscan: String, count: Int) -> LabelScanner {
  LabelScanner(.init(reader: .workers(labelscan: labelscan, count: count)))
}

/// Reads a folder into the files of results of another one. A second call goes on where the first one ended.
public func readFolder(
  _ photos: String, into results: String, with scanner: LabelScanner
) async throws -> BatchSummary {
  let output = try BatchOutput(results, start: .resume, grouping: .file)
  return try await scanner.batch(to: output).run(PhotoWalk(photos), stop: StopRequest()) { _ in }
}
