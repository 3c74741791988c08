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

  @Test("A later file of the machine remains, and so does that of another one")
  func keepsLaterFile() throws {
    let shared = try SyncFolder(folder.path)
    for revision: Int64 in [1, 3, 2] {
      try shared.write(SyncFile(machine: "m", revision: revision, state: SyncState()))
    }
    try shared.write(SyncFile(machine: "n", revision: 1, state: SyncState()))
    #expect(try shared.contents().files.map(\.revision) == [3, 1])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test(
    "Programs of one machine that write at once all succeed, and the last number is there whole")
  func writesAtOnce() async throws {
    let shared = try SyncFolder(folder.path)
    let time = SyncStamp(time: 1, machine: "m")
    let rows = (0..<200).map { number in
      ("\(number)", SyncRow(.meal, fields: ["summary": SyncRegister(.text("x"), time)]))
    }
    let state = SyncState(rows: Dictionary(uniqueKeysWithValues: rows))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for revision: Int64 in 1...20 {
        group.addTask {
          try shared.write(SyncFile(machine: "m", revision: revision, state: state))
        }
      }
      try await group.waitForAll()
    }
    let contents = try shared.contents()
    #expect(contents.files.map(\.revision) == [20] && contents.leftOut.isEmpty)
    #expect(contents.files.first?.state == state)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path) == [
        "labelscan-diary-m.jsonl"
      ])
  }
}
