import ArgumentParser
import BatchProcessing
import Foundation
import PhotoReading

/// The root of the command line; each subcommand has its own file.
@main
struct LabelscanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "labelscan",
    abstract: "Photos of food and pet-food labels in, validated product records out.",
    discussion: """
      To begin with: labelscan scan --offline PHOTO shows what is read of a label.

      Exit codes: 0 all done, 1 some photos could not be read, 64 wrong command line. 65 input not \
      understood, 66 input not there, 69 something is not installed, 70 a fault in labelscan. 73 output \
      cannot be created, 74 output cannot be written, 75 a service cannot be used now, 130 stopped.
      """,
    version: labelscanVersion,
    subcommands: [
      ScanCommand.self, BatchCommand.self, EvaluateCommand.self, ReadCommand.self,
      BarcodeCommand.self, ParseCommand.self, CatalogCommand.self, LookupCommand.self,
      CompareCommand.self, ProfileCommand.self, ListCommand.self, HistoryCommand.self,
      ShowCommand.self, SearchCommand.self, EditCommand.self, FavouriteCommand.self,
      StatsCommand.self, ExportCommand.self, DeleteCommand.self, RetentionCommand.self,
      BackupCommand.self,
      ContributeCommand.self, DiaryCommand.self, ServeCommand.self, ConfigCommand.self,
      LogCommand.self,
      WorkerCommand.self,
    ])

  static func main() async {
    StandardStreams.fillGaps()
    StandardStreams.makeWaiting()
    endAtOnce()
    if let name = argumentThatIsNotUTF8() {
      complain("\(name) is not valid UTF-8 and cannot stand in a record; rename it")
      Glibc.exit(ExitStatus.noInput.rawValue)
    }
    // The engines are looked for when they are asked for: every other start is spared the libraries.
    if CommandLine.arguments.dropFirst() == ["--version"] {
      show(VersionText.ofThisProgram + "\n")
      return
    }
    if let fault = helpFault(Array(CommandLine.arguments.dropFirst())) {
      complain(fault)
      Glibc.exit(ExitStatus.usage.rawValue)
    }
    do {
      try await run(try parseAsRoot())
    } catch {
      end(with: error)
    }
  }

  /// Lets Ctrl-\ (SIGQUIT) and SIGABRT end the program at once, with 128 and the signal's number.
  ///
  /// Swift's runtime prints a backtrace for both, and goes on. The system would write the memory to a file, with
  /// the keys in it. A worker is left out, since the signal that ended it is told to its driver.
  private static func endAtOnce() {
    guard CommandLine.arguments.dropFirst().first != WorkerCommand.configuration.commandName else {
      return
    }
    for number in [SIGQUIT, SIGABRT] { signal(number) { _exit(128 + $0) } }
  }

  /// Runs a command and notes in the log how it ended.
  private static func run(_ command: any ParsableCommand) async throws {
    let (began, start) = (Date(), ContinuousClock.now)
    func note(_ code: ExitCode) async {
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      await CommandLog.note(command, began: began, took: seconds, exit: code.rawValue)
    }
    do {
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        var command = command
        try command.run()
      }
    } catch {
      await note(exitCode(for: error))
      throw error
    }
    await note(.success)
  }

  /// Does the same as `exit(withError:)`, without the harm of a message to a terminal. A message
  /// about a wrong option may hold a file's name that a shell put in the place of `*`.
  private static func end(with error: any Error) -> Never {
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    if !message.isEmpty {
      var lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      if !code.isSuccess, let hint = usageHint(message, Array(CommandLine.arguments.dropFirst())) {
        lines.append(hint[...])
      }
      let text = lines.map { terminalSafe(String($0)) + "\n" }.joined()
      if code.isSuccess {
        show(text)
      } else {
        // The exit code is the same information.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
      }
    }
    Glibc.exit(code.rawValue)
  }

  /// Writes help or the version to standard output, and ends the program where that fails.
  private static func show(_ text: String) {
    do throws(CommandFailure) {
      try output(text)
    } catch {
      if !error.description.isEmpty { complain(error.description) }
      Glibc.exit(error.status.rawValue)
    }
  }

  /// Returns the first argument that is not UTF-8, as names are shown.
  ///
  /// Swift's own list of arguments has U+FFFD in such a name, under which no file is found.
  private static func argumentThatIsNotUTF8() -> String? {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      let bytes = UnsafeRawBufferPointer(start: argument, count: strlen(argument))
      let name = FileName(bytes)
      if name.text == nil { return name.shown }
    }
    return nil
  }
}
