import Foundation
import LabelTestSupport
import TextFormats
import Testing

@Suite("Lines of files of any size")
struct PackedLinesTests {
  private static func packed(_ name: String, in folder: TemporaryFolder) async throws -> Data {
    let run = try await BuiltProgram(path: "/bin/gzip").run(["-c", name], in: folder.path)
    return run.output
  }

  private static func lines(_ file: PackedLines) throws -> [String] {
    var found: [String] = []
    while let line = try file.next() {
      switch line {
      case .whole(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong(let count): found.append("too long: \(count)")
      }
    }
    return found
  }

  private static let text =
    "first\n\nthird line\r\n" + String(repeating: "x", count: 700_000) + "\nlast"
  private static let expected = ["first", "", "third line\r", "too long: 700000", "last"]

  @Test("Gives the same lines of a file as it is, packed, and packed in two members")
  func givesLines() async throws {
    let folder = try TemporaryFolder()
    try Data(Self.text.utf8).write(to: URL(fileURLWithPath: folder.file("plain")))
    let all = try await Self.packed("plain", in: folder)
    try all.write(to: URL(fileURLWithPath: folder.file("all.gz")))
    for (name, part) in [("a", Self.text.prefix(9)), ("b", Self.text.dropFirst(9))] {
      try Data(part.utf8).write(to: URL(fileURLWithPath: folder.file(name)))
    }
    let members = try await Self.packed("a", in: folder) + Self.packed("b", in: folder)
    try members.write(to: URL(fileURLWithPath: folder.file("members.gz")))
    for name in ["plain", "all.gz", "members.gz"] {
      let file = try PackedLines(folder.file(name), longest: 1000)
      #expect(try Self.lines(file) == Self.expected, "\(name)")
      #expect(file.position == file.size)
      #expect(file.offset == Self.text.utf8.count)
    }
  }

  @Test("Goes on behind any line", arguments: ["plain", "all.gz"])
  func goesOn(name: String) async throws {
    let folder = try TemporaryFolder()
    try Data(Self.text.utf8).write(to: URL(fileURLWithPath: folder.file("plain")))
    try await Self.packed("plain", in: folder).write(
      to: URL(fileURLWithPath: folder.file("all.gz")))
    let file = try PackedLines(folder.file(name), longest: 1000)
    for count in 1...Self.expected.count {
      _ = try file.next()
      let rest = try PackedLines(folder.file(name), longest: 1000)
      try rest.skip(to: file.offset)
      #expect(try Self.lines(rest) == Array(Self.expected.dropFirst(count)))
    }
  }

  @Test("A byte order mark before the first line is left out, and places in the file count it")
  func leavesMarkOut() throws {
    let folder = try TemporaryFolder()
    try Data("\u{FEFF}one\n\u{FEFF}two\nthree".utf8).write(
      to: URL(fileURLWithPath: folder.file("marked")))
    let file = try PackedLines(folder.file("marked"), longest: 1000)
    let expected = ["one", "\u{FEFF}two", "three"]
    #expect(try Self.lines(file) == expected)
    #expect(file.offset == file.size && file.endsWithinLine)
    let rest = try PackedLines(folder.file("marked"), longest: 1000)
    try rest.skip(to: 7)
    #expect(try Self.lines(rest) == Array(expected.dropFirst()))
  }

  @Test("A packed file that ends early gives its whole lines, then says so")
  func noticesTruncation() async throws {
    let folder = try TemporaryFolder()
    let text = (0..<20_000).map { "line \($0) \($0 * 7919 % 10007)\n" }.joined()
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file("plain")))
    let all = try await Self.packed("plain", in: folder)
    try all.prefix(all.count / 2).write(to: URL(fileURLWithPath: folder.file("cut.gz")))
    let file = try PackedLines(folder.file("cut.gz"), longest: 1000)
    var count = 0
    #expect(throws: TextFormatError.damagedArchive) {
      while case .whole(let bytes)? = try file.next() {
        #expect(bytes.starts(with: Array("line \(count) ".utf8)))
        count += 1
      }
    }
    #expect(count > 1000 && count < 20_000)
  }

  @Test("A file that is not there, or is a folder or a pipe, is named as such")
  func refuses() throws {
    let folder = try TemporaryFolder()
    #expect(throws: TextFormatError.unreadable(reason: "No such file or directory")) {
      _ = try PackedLines(folder.file("gone"), longest: 10)
    }
    #expect(throws: TextFormatError.unreadable(reason: "it is a folder")) {
      _ = try PackedLines(folder.path, longest: 10)
    }
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    let pipe = "it is a pipe or a device, so save its content as a file"
    #expect(throws: TextFormatError.unreadable(reason: pipe)) {
      _ = try PackedLines(folder.file("pipe"), longest: 10)
    }
  }
}
