import FoodDiary
import FoodFinding
import Foundation
import LabelTestSupport
import Testing

@Suite("The folder of a shared diary") struct SyncFolderTests {
  private let folder: TemporaryFolder
  private let file = SyncFile(machine: "m", revision: 1, state: SyncState())

  init() throws { folder = try TemporaryFolder() }

  @Test("A folder that is gone is an error with the system's reason, and not an empty one")
  func gone() throws {
    let path = folder.file("shared")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let shared = try SyncFolder(path)
    #expect(try shared.contents().files.isEmpty)
    try FileManager.default.removeItem(atPath: path)
    let reason = "No such file or directory"
    #expect(throws: SyncFolder.Fault.notRead(path, reason: "no such file or folder")) {
      try shared.contents()
    }
    #expect(throws: SyncFolder.Fault.notWritten(path + "/labelscan-diary-m.jsonl", reason: reason))
    {
      try shared.write(file)
    }
  }

  @Test("A file that cannot be put in its place leaves no draft")
  func leavesNoDraft() throws {
    let shared = try SyncFolder(folder.path)
    let target = folder.file("labelscan-diary-m.jsonl")
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
    #expect(throws: SyncFolder.Fault.notWritten(target, reason: "Is a directory")) {
      try shared.write(file)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path) == [
        "labelscan-diary-m.jsonl"
      ])
    rmdir(target)
    try shared.write(file)
    #expect(try shared.contents().files.map(\.machine) == ["m"])
  }
}
