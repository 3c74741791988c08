import BatchProcessing
import Foundation
import LabelModel
import LabelTestSupport
import Testing

/// A folder of photos and the batches that run over it, as separate processes.
///
/// The photos are empty files: `FaultyWorker` reads them by their names.
final class BatchRun: Sendable {
  /// Marks this run's processes, in their environment.
  private let mark = "LABELSCAN_TEST_RUN=\(UUID().uuidString)"
  private let folder: TemporaryFolder

  /// Creates a folder with photos of these names.
  init(photos names: [String]) throws {
    folder = try TemporaryFolder()
    for name in names {
      let url = URL(fileURLWithPath: photos + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
  }

  /// The folder of photos.
  var photos: String { folder.file("photos") }
  /// The folder of results.
  var output: String { folder.file("out") }

  /// Starts `labelscan` with these arguments.
  ///
  /// - Parameters:
  ///   - arguments: What follows `labelscan`.
  ///   - input: What it reads on standard input.
  ///   - limit: A shell's command in front, for example `ulimit -f 8`.
  /// - Returns: The process, running.
  /// - Throws: Foundation's error when it cannot be started.
  func start(
    _ arguments: [String], input: String? = nil, limit: String = ":"
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", limit + "; exec \"$0\" \"$@\"", try BuiltProgram("labelscan").path] + arguments
    let parts = mark.split(separator: "=")
    process.environment = ProcessInfo.processInfo.environment
      .merging([
        String(parts[0]): String(parts[1]), "LC_ALL": "C.UTF-8", "LABELSCAN_LOG": "off",
        "XDG_CACHE_HOME": folder.file("cache"), "XDG_CONFIG_HOME": folder.file("config"),
        "XDG_DATA_HOME": folder.file("data"),
      ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: messages()) ?? FileHandle.nullDevice
    if let input {
      let path = folder.file("input")
      try Data(input.utf8).write(to: URL(fileURLWithPath: path))
      process.standardInput = FileHandle(forReadingAtPath: path)
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    try process.run()
    return process
  }

  /// The arguments of a batch over the photos with workers that need no Tesseract.
  func batch(_ more: String...) throws -> [String] {
    ["batch", photos, "--output", output, "--offline", "--jobs", "2"]
      + ["--worker", try BuiltProgram("FaultyWorker").path] + more
  }

  /// Runs `labelscan` to its end and returns its exit code.
  func exitCode(
    _ arguments: [String], input: String? = nil, limit: String = ":"
  ) throws -> Int32 {
    let process = try start(arguments, input: input, limit: limit)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The standard error of the last program.
  var said: String {
    get throws { try String(contentsOfFile: folder.file("messages"), encoding: .utf8) }
  }

  /// Every photo in records and failures, as often as it is there, in order of the names.
  ///
  /// Reports lines that are not whole.
  func results() throws -> [String] {
    var files: [String] = []
    for line in try lines("records.jsonl") {
      guard case .images(let images) = try ProductRecord(json: Data(line.utf8)).origin else {
        continue
      }
      files += images.map(\.file)
    }
    #expect(try lines("records.csv").count == files.count + 1, "a header and a row a record")
    for line in try lines("failures.jsonl") {
      files.append(try JSONDecoder().decode(FailureLine.self, from: Data(line.utf8)).file)
    }
    return files.sorted()
  }

  /// The lines of one of the output's files.
  func lines(_ name: String) throws -> [String] { try wholeLines(of: output + "/" + name) }

  /// Returns when `records.jsonl` has a line.
  func waitForARecord() async throws {
    while ((try? Data(contentsOf: URL(fileURLWithPath: output + "/records.jsonl"))) ?? Data())
      .isEmpty
    {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Returns when there is a file of this name among the photos.
  func waitForPhoto(_ name: String) async throws {
    while !FileManager.default.fileExists(atPath: photos + "/" + name) {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Returns when no process that this run started, directly or not, is left.
  func waitForNoProcess() async throws {
    while try FileManager.default.contentsOfDirectory(atPath: "/proc").contains(where: isOurs) {
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  private func isOurs(_ entry: String) -> Bool {
    guard Int(entry) != nil, let file = FileHandle(forReadingAtPath: "/proc/\(entry)/environ"),
      let environment = try? file.readToEnd()
    else { return false }
    return environment.range(of: Data(mark.utf8)) != nil
  }

  private func messages() -> String {
    let path = folder.file("messages")
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return path
  }
}
