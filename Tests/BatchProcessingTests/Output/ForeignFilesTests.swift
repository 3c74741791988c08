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
}
