import Foundation
import LabelImaging
import LabelModel
import Testing
import TextRecognition

@Suite("Showing the steps")
struct DebugPicturesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString, isDirectory: true)

  private func reader(debugFolder: String) throws -> TextReader {
    try TextReader(
      settings: RecognitionSettings(
        modelFolders: RecognitionSettings.standardFolders(environment: [:], program: #filePath),
        debugFolder: debugFolder))
  }

  @Test("Every step is written as a picture that can be read back")
  func writesSteps() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = DrawnText.picture(["FAT 65", "SALT 379"])
    let reader = try reader(debugFolder: folder.path)
    _ = try reader.readAgain([0], of: reader.read(picture, source: "photos/can.jpg"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      names == [
        "can.jpg-1-ink-20.png", "can.jpg-2-ink-50.png", "can.jpg-3-lines.png",
        "can.jpg-4-strips.png", "can.jpg-closer-3-lines.png",
      ])
    for name in names {
      let written = try decodeColor(contentsOf: folder.appendingPathComponent(name).path)
      #expect(written.width > 100 && written.height > 50)
    }
  }

  @Test("A folder that cannot be made is named with what to do")
  func namesUnwritableFolder() throws {
    let picture = DrawnText.picture(["FAT 65"])
    let path = "/dev/null/steps"
    let error = try #require(throws: RecognitionError.self) {
      try reader(debugFolder: path).read(picture, source: "can.jpg")
    }
    guard case .debugPictureNotWritten(path, let reason) = error else {
      Issue.record("another error: \(error)")
      return
    }
    #expect(["Not a directory", "it cannot be written"].contains(reason))
    #expect(error.description.contains("--debug-dir"))
  }
}
