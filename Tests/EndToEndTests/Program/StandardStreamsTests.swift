import Foundation
import LabelModel
import LabelTestSupport
import Testing

@Suite("Standard streams") struct StandardStreamsTests {
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = try BuiltProgram("labelscan")
    try Data("Protein 10 g per 100 g".utf8)
      .write(to: URL(fileURLWithPath: folder.file("label.txt")))
  }

  private func shell(_ command: String) async throws -> BuiltProgram.Outcome {
    try await BuiltProgram(path: "/bin/sh").run(
      ["-c", command, program.path], in: folder.path)
  }

  @Test("parse reads standard input where a file is named -")
  func standardInput() async throws {
    let run = try await shell("printf 'Cat food. Crude protein 10 %%\\n' | \"$0\" parse -")
    #expect(run.status == 0, "\(run.complaints)")
    let record = try ProductRecord(json: run.output)
    #expect(record.origin == .text("-"))
    #expect(record.nutrients[.protein]?.quantity == Quantity(10, .percent))
  }

  @Test(
    "A closed standard output is an error, and no file of the program takes its place",
    arguments: ["parse label.txt", "config", "--version", "--help"])
  func closedOutput(command: String) async throws {
    let run = try await shell("exec \"$0\" \(command) >&-")
    #expect(run.status == 74)
    #expect(
      run.complaints.contains("standard output cannot be written (Bad file descriptor)"),
      "\(run.complaints)")
  }

  @Test("A closed standard input is an error of the command that reads it")
  func closedInput() async throws {
    let run = try await shell("exec \"$0\" batch - --output out --offline <&-")
    #expect(run.status == 66)
    #expect(run.complaints.contains("Bad file descriptor"), "\(run.complaints)")
    #expect(try await shell("exec \"$0\" parse label.txt <&- 2>&-").status == 0)
  }

  @Test("A full pipe that another program left without waiting is waited for")
  func fullPipe() async throws {
    let pipe = Pipe()
    let (reader, writer) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    #expect(fcntl(writer.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    var filled = 0
    while write(writer.fileDescriptor, "x", 1) == 1 { filled += 1 }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.path)
    process.arguments = ["--version"]
    process.standardOutput = writer
    try process.run()
    // A program that does not wait ends before that.
    for _ in 0..<50 where process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
    #expect(fcntl(writer.fileDescriptor, F_GETFL) & O_NONBLOCK != 0, "the mode is another's, too")
    try writer.close()
    let bytes = try #require(try reader.readToEnd())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: bytes.dropFirst(filled), as: UTF8.self).hasPrefix("labelscan "))
  }

  @Test("The version and help on a full disk are an error", arguments: ["--version", "--help"])
  func fullDisk(command: String) async throws {
    let run = try await shell("exec \"$0\" \(command) > /dev/full")
    #expect(run.status == 74)
    #expect(run.complaints.contains("No space left on device"), "\(run.complaints)")
  }

  @Test(
    "A mistyped command is refused with the one that may be meant",
    arguments: [
      ("hstory", "history"), ("diary sats", "stats"), ("hstory --limit 3", "history"),
    ])
  func mistypedCommand(typed: String, meant: String) async throws {
    let run = try await shell("exec \"$0\" \(typed)")
    #expect(run.status == 64)
    #expect(run.complaints.contains("did you mean \(meant)?"), "\(run.complaints)")
    for command in ["history surplus", "--list", "diary --stats"] {
      let other = try await shell("exec \"$0\" \(command)")
      #expect(other.status == 64 && !other.complaints.contains("there is no command"))
    }
  }

  @Test(
    "Help for a command that is not there is refused",
    arguments: [
      ("help hstory", "did you mean history?"), ("help diary sats", "did you mean stats?"),
      ("help xyzzy", "labelscan --help names all"),
    ])
  func helpForNothing(typed: String, advice: String) async throws {
    let run = try await shell("exec \"$0\" \(typed)")
    #expect(run.status == 64)
    #expect(run.complaints.contains(advice), "\(run.complaints)")
    for command in ["help", "help history", "help diary stats", "help help"] {
      #expect(try await shell("exec \"$0\" \(command)").status == 0)
    }
  }

  @Test("A number below 0 and a file's name with a hyphen are refused with what to write")
  func hyphens() async throws {
    for command in ["diary day -3", "diary pet day Mia -3"] {
      let day = try await shell("exec \"$0\" \(command)")
      #expect(day.status == 64)
      #expect(
        day.complaints.hasSuffix(
          "-3 is taken for an option; a day before today is \"3 days ago\"\n"),
        "\(day.complaints)")
    }
    for command in ["diary pet feed Mia -5g salmon", "diary delete -5g"] {
      let amount = try await shell("exec \"$0\" \(command)")
      #expect(amount.status == 64)
      #expect(
        amount.complaints.hasSuffix(
          "-5g is taken for an option; no number here is below 0, so write 5g\n"),
        "\(amount.complaints)")
    }
    let value = try await shell("exec \"$0\" search x --limit -1")
    #expect(value.status == 64)
    #expect(
      value.complaints.hasSuffix(
        "-1 is taken for an option; where it is the value, write --limit=-1\n"),
      "\(value.complaints)")
    let photo = try await shell(": > -x.jpg; exec \"$0\" scan --offline -x.jpg")
    #expect(photo.status == 64)
    #expect(
      photo.complaints.hasSuffix("-x.jpg is taken for options; name the file ./-x.jpg\n"),
      "\(photo.complaints)")
    let option = try await shell("exec \"$0\" scan --ofline label.txt")
    #expect(option.status == 64 && !option.complaints.contains("is taken for"))
  }
}
