import Foundation
import Glibc
import LabelTestSupport
import Testing
import labelscan

@Suite("Files of results") struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// Whether the file system has files without a name (`O_TMPFILE` of open(2)).
  private static let hasNamelessFiles: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    let file = open(folder.path, 0o20_000_000 | O_DIRECTORY | O_WRONLY, 0o600)
    guard file >= 0 else { return false }
    close(file)
    return true
  }()

  @Test(
    "A file that is being written is not in its folder: a killed program leaves nothing",
    .enabled(if: hasNamelessFiles, "the file system has no files without a name"),
    arguments: [[], ["out"]])
  func leavesNothing(_ earlier: [String]) throws {
    for name in earlier { try Data("old".utf8).write(to: URL(fileURLWithPath: folder.file(name))) }
    let file = try OutputFile(folder.file("out"))
    try file.append("new".utf8)
    #expect(try names() == earlier)
  }

  @Test("A whole file has its name, and replaces an earlier one with its permissions")
  func replaces() throws {
    for (text, mode) in [("one", 0o600), ("two", 0o640)] {
      let file = try OutputFile(folder.file("out"))
      try file.append(text.utf8)
      try file.finish()
      try file.finish()
      #expect(try names() == ["out"])
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("out"))) == Data(text.utf8))
      var status = stat()
      #expect(stat(folder.file("out"), &status) == 0)
      #expect(Int(status.st_mode) & 0o777 == mode)
      chmod(folder.file("out"), 0o640)
    }
  }

  @Test(
    "A pipe is waited for until its reader comes, and refused without one", .timeLimit(.minutes(30))
  )
  func pipe() throws {
    let path = folder.file("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    let error = #expect(throws: CommandFailure.self) { try OutputFile(path) }
    #expect(error?.description.contains("is read by no program") == true)
    let reader = Thread { [path] in
      guard let file = FileHandle(forReadingAtPath: path) else { return }
      _ = try? file.readToEnd()
    }
    reader.start()
    let file = try OutputFile(path)
    try file.append("new".utf8)
    try file.finish()
  }

  @Test("A photo is not replaced, and a PNG of this program by a PNG alone")
  func sparesPhotos() throws {
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16])
    let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    try jpeg.write(to: URL(fileURLWithPath: folder.file("photo.jpg")))
    let drawn = png + Data("\0tEXtSoftware\0labelscan".utf8)
    try drawn.write(to: URL(fileURLWithPath: folder.file("drawn.png")))
    try png.write(to: URL(fileURLWithPath: folder.file("own.png")))
    try Data("my notes\n".utf8).write(to: URL(fileURLWithPath: folder.file("notes.txt")))
    for (name, replacesPNG) in [
      ("photo.jpg", false), ("photo.jpg", true), ("drawn.png", false), ("own.png", true),
      ("notes.txt", true),
    ] {
      let error = #expect(throws: CommandFailure.self) {
        try OutputFile(folder.file(name), replacesPNG: replacesPNG)
      }
      let reason =
        replacesPNG ? "is no picture that labelscan drew" : "is no text, a photo for example"
      #expect(error?.description.contains(reason) == true)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("own.png"))) == png)
    let file = try OutputFile(folder.file("drawn.png"), replacesPNG: true)
    try file.append(png)
    try file.finish()
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("photo.jpg"))) == jpeg)
  }

  @Test("What an open stream writes to is added to, and not replaced")
  func addsToStreams() throws {
    let path = folder.file("all.jsonl")
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    let stream = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    defer { close(stream) }
    let file = try OutputFile("/dev/fd/\(stream)")
    try file.append("new".utf8)
    try file.finish()
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("oldnew".utf8))
  }

  @Test("A hyphen alone makes no file of that name")
  func refusesHyphen() throws {
    let error = #expect(throws: CommandFailure.self) { try OutputFile("-") }
    #expect(error?.description.contains("leave it out for standard output") == true)
  }

  @Test("A link stays, and the file that it names is replaced")
  func keepsLinks() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder.file("file")))
    symlink("file", folder.file("link"))
    let file = try OutputFile(folder.file("link"))
    try file.append("new".utf8)
    try file.finish()
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("file"))) == Data("new".utf8))
    #expect(try names() == ["file", "link"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link")) == "file")
  }
}
