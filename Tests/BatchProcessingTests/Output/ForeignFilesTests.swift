import BatchProcessing
import Foundation
import LabelTestSupport
import Testing

/// Files in the output folder that have the names of a batch's files.
@Suite struct ForeignFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file(name)))
  }

  @Test(
    "A resumed batch leaves a file of its names that somebody else wrote",
    arguments: [
      ("records.csv", "my,own,table\n1,2,3\n"), ("records.csv", "my notes"),
      ("records.jsonl", "my only copy"), ("failures.jsonl", "[1]"),
      ("records.jsonl", #"{"mine": 1}"#), ("records.jsonl", "{\"mine\": 1}\nmy notes"),
      ("failures.jsonl", "{\"mine\": 1}\n{"), ("shard.txt", "my notes"),
      ("grouping.txt", "my notes"),
      ("tries.jsonl", #"{"mine": 1}"#), ("pending.jsonl", "{\"mine\": 1}\nmy notes"),
    ])
  func leavesForeignFiles(name: String, text: String) throws {
    try write(text, to: name)
    #expect(throws: BatchError.damaged(path: folder.file(name), line: 1)) {
      try BatchOutput(folder.path, start: .resume, grouping: .file)
    }
    #expect(try String(contentsOfFile: folder.file(name), encoding: .utf8) == text)
  }

  @Test("A torn head of the table and a torn record are a batch's own")
  func takesTornFiles() throws {
    try write("files,st", to: "records.csv")
    try write(#"{"aller"#, to: "records.jsonl")
    _ = try BatchOutput(folder.path, start: .resume, grouping: .file)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("records.jsonl"))).isEmpty)
    let table = try String(contentsOfFile: folder.file("records.csv"), encoding: .utf8)
    #expect(table.hasPrefix("files,status,subject,barcode,"))
  }

  @Test(
    "A new batch leaves files of its other files' names",
    arguments: ["readings.jsonl", "pending.jsonl", "tries.jsonl"])
  func newBatchLeavesFiles(name: String) throws {
    try write("my notes", to: name)
    #expect(throws: BatchError.outputExists(path: folder.file(name))) {
      try BatchOutput(folder.path, start: .new, grouping: .file)
    }
    #expect(try String(contentsOfFile: folder.file(name), encoding: .utf8) == "my notes")
  }

  @Test("A new batch leaves notes of its notes' names", arguments: ["shard.txt", "grouping.txt"])
  func newBatchLeavesNotes(name: String) throws {
    try write("my notes", to: name)
    #expect(throws: BatchError.damaged(path: folder.file(name), line: 1)) {
      try BatchOutput(folder.path, start: .new, grouping: .file)
    }
    #expect(try String(contentsOfFile: folder.file(name), encoding: .utf8) == "my notes")
  }

  @Test("A last line without its line feed counts where it is whole")
  func takesWholeLastLine() async throws {
    let line = #"{"error":"x","file":"a.jpg","message":"y","stage":"open"}"#
    try write(line, to: "failures.jsonl")
    let output = try BatchOutput(folder.path, start: .resume, grouping: .file)
    #expect(await output.isDone("a.jpg"))
    #expect(
      try String(contentsOfFile: folder.file("failures.jsonl"), encoding: .utf8) == line + "\n")
  }
}
