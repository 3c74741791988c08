import Foundation
import InputFiles
import LabelTestSupport
import Testing

@Suite("Small files that a person named") struct InputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func pipe() throws -> String {
    let path = folder.file("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    return path
  }

  @Test("Reads a file up to its limit, and refuses a longer one and a folder")
  func regularFile() throws {
    let path = folder.file("a")
    try Data("abc".utf8).write(to: URL(fileURLWithPath: path))
    #expect(try InputFile(path, limit: 3).bytes == Data("abc".utf8))
    #expect(try InputFile("/dev/null", limit: 3).bytes.isEmpty)
    #expect(throws: InputFileError.tooLong(limit: 2)) { try InputFile(path, limit: 2) }
    #expect(throws: InputFileError.tooLong(limit: 2)) { try InputFile("/dev/zero", limit: 2) }
    #expect(throws: InputFileError.isFolder) { try InputFile(folder.path, limit: 2) }
    #expect(throws: InputFileError.unreadable(code: ENOENT)) {
      try InputFile(folder.file("b"), limit: 2)
    }
  }

  @Test("A link to itself is not absent, and a link that leads nowhere takes its name")
  func absence() throws {
    let (file, loop, lost) = (folder.file("a"), folder.file("loop"), folder.file("lost"))
    try Data().write(to: URL(fileURLWithPath: file))
    try #require(symlink(loop, loop) == 0 && symlink(folder.file("nowhere"), lost) == 0)
    #expect(!InputFile.isAbsent(file) && !InputFile.isNameFree(file))
    #expect(!InputFile.isAbsent(loop) && !InputFile.isNameFree(loop))
    #expect(InputFile.isAbsent(lost) && !InputFile.isNameFree(lost))
    for none in [folder.file("none"), file + "/below"] {
      #expect(InputFile.isAbsent(none) && InputFile.isNameFree(none))
    }
  }

  @Test("Refuses a pipe without a writer", .timeLimit(.minutes(30)))
  func noWriter() throws {
    let path = try pipe()
    #expect(throws: InputFileError.noWriter) { try InputFile(path, limit: 9, patience: 1) }
  }

  @Test("Waits for a writer that comes later, and for all that it writes", .timeLimit(.minutes(30)))
  func lateWriter() throws {
    let path = try pipe()
    let size = 200_000
    let writer = Thread {
      // The opening waits for the reader.
      guard let file = FileHandle(forWritingAtPath: path) else { return }
      try? file.write(contentsOf: Data(repeating: 1, count: size))
      try? file.close()
    }
    writer.start()
    let patience = Int32(Patience.seconds) * 1_000
    #expect(try InputFile(path, limit: size, patience: patience).bytes.count == size)
  }

  @Test("Waits longer for a writer that is there and silent", .timeLimit(.minutes(30)))
  func silentWriter() throws {
    let path = try pipe()
    // Opened for both, a pipe has a writer without waiting for a reader (fifo(7)).
    let held = open(path, O_RDWR)
    try #require(held >= 0)
    let writer = Thread {
      // Longer than the reader's patience.
      usleep(200_000)
      _ = "abc".withCString { write(held, $0, 3) }
      // Without a reader the bytes would go with the last descriptor (pipe(7)).
      var unread: Int32 = 3
      for _ in 0..<Int(Patience.seconds) * 1_000
      where unread > 0 && ioctl(held, UInt(FIONREAD), &unread) == 0 { usleep(1_000) }
      close(held)
    }
    writer.start()
    #expect(try InputFile(path, limit: 9, patience: 1).bytes == Data("abc".utf8))
  }
}
