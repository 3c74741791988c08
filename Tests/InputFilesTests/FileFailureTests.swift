import Foundation
import InputFiles
import LabelTestSupport
import Testing

@Suite("Reasons of errors of Foundation") struct FileFailureTests {
  private func reason(_ work: () throws -> Void) -> String? {
    do {
      try work()
      return nil
    } catch {
      return fileFailureReason(of: error)
    }
  }

  @Test("The system's words replace Foundation's parts of an error")
  func systemWords() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("file")
    try Data().write(to: URL(fileURLWithPath: file))
    #expect(
      reason { _ = try Data(contentsOf: URL(fileURLWithPath: file + ".gone")) }
        == "no such file or folder")
    #expect(
      reason {
        try FileManager.default.createDirectory(
          atPath: file, withIntermediateDirectories: true)
      } == "another file or folder has its name")
    #expect(
      reason { try Data("x".utf8).write(to: folder.url, options: .atomic) }
        == "it cannot be written")
  }

  @Test("An error of another kind is named by its domain and number")
  func otherKind() {
    let error = NSError(domain: "Another", code: 7)
    #expect(fileFailureReason(of: error) == "Another 7")
    #expect(fileFailureCode(of: error) == nil)
  }

  private struct OwnError: Error, CustomStringConvertible {
    var description: String { "the drawer is locked" }
  }

  @Test("An error of this program keeps its own words")
  func ownWords() {
    #expect(fileFailureReason(of: OwnError()) == "the drawer is locked")
  }

  @Test("A full disk is named in the system's words")
  func fullDisk() throws {
    let full = URL(fileURLWithPath: "/dev/full")
    let words = reason { try Data("x".utf8).write(to: full) }
    #expect(words?.lowercased() == "no space left on device")
  }
}
