import Foundation
import LabelPipeline
import LabelTestSupport
import Testing

struct PhotoWalkTests {
  private func make(_ files: [String], in folder: TemporaryFolder) throws {
    for file in files {
      let path = folder.file(file)
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try Data("x".utf8).write(to: URL(fileURLWithPath: path))
    }
  }

  private func files(of walk: PhotoWalk) throws -> [String] {
    var walk = walk
    var files: [String] = []
    while let found = try walk.next() { files.append(found.file) }
    return files
  }

  @Test("Photos come in the order of their names, a folder's own before its subfolders'")
  func keepsOrder() throws {
    let folder = try TemporaryFolder()
    try make(["b.jpg", "a/z.jpg", "a/y.JPG", "c/x/q.png", "B.heic", "a.jpg"], in: folder)
    #expect(
      try files(of: PhotoWalk(folder.path))
        == ["B.heic", "a.jpg", "b.jpg", "a/y.JPG", "a/z.jpg", "c/x/q.png"])
  }

  @Test("Hidden files, other files and the output folder are left out")
  func leavesOut() throws {
    let folder = try TemporaryFolder()
    try make(
      [".a.jpg", ".thumbs/a.jpg", "truth.jsonl", "out/b.jpg", "c.jpg", "README"], in: folder)
    #expect(try files(of: PhotoWalk(folder.path, excluding: folder.file("out"))) == ["c.jpg"])
  }

  @Test("A picture without a picture's name is found")
  func looksIntoFiles() throws {
    let folder = try TemporaryFolder()
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    try Data(start).write(to: URL(fileURLWithPath: folder.file("scan-0001")))
    #expect(try files(of: PhotoWalk(folder.path)) == ["scan-0001"])
  }

  @Test("Links to files are followed; links to folders and pipes are not")
  func survivesLinksAndPipes() throws {
    let folder = try TemporaryFolder()
    try make(["a/b.jpg"], in: folder)
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.file("a/loop"), withDestinationPath: "..")
    try manager.createSymbolicLink(atPath: folder.file("a/c.jpg"), withDestinationPath: "b.jpg")
    try manager.createSymbolicLink(
      atPath: folder.file("a/gone.jpg"), withDestinationPath: "nowhere")
    #expect(mkfifo(folder.file("a/pipe.jpg"), 0o600) == 0)
    #expect(try files(of: PhotoWalk(folder.path)) == ["a/b.jpg", "a/c.jpg", "a/gone.jpg"])
  }

  @Test("A name that is not UTF-8 is reported, readable")
  func reportsInvalidNames() throws {
    let folder = try TemporaryFolder()
    let name = Array(folder.file("caf").utf8) + [0xE9] + Array(".jpg".utf8) + [0]
    let descriptor = name.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { creat($0, 0o600) } ?? -1
      }
    }
    close(try #require(descriptor >= 0 ? descriptor : nil))
    var walk = PhotoWalk(folder.path)
    guard case .failure(let file, let failure) = try walk.next() else {
      Issue.record("the name was taken for text")
      return
    }
    #expect(file == "caf\\xE9.jpg")
    #expect(failure.code == "nameIsNotUTF8")
    #expect(try walk.next() == nil)
  }

  @Test("A folder that is not there is an error that names it")
  func namesAMissingFolder() {
    var walk = PhotoWalk("/nowhere/photos")
    #expect(
      throws: BatchError.cannotList(path: "/nowhere/photos", reason: "No such file or directory")
    ) { try walk.next() }
  }
}
