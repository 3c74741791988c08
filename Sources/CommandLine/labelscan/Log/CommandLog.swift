import ArgumentParser
import Foundation
import PhotoReading
import ProgramSettings

/// The log of this user's commands.
enum CommandLog {
  /// Returns the log's file, `nil` for none.
  ///
  /// - Throws: ``CommandFailure`` for a configuration that cannot be used.
  static func path() throws(CommandFailure) -> String? {
    let settings = try Settings.ofThisProgram()
    let path = try reading { () throws(SettingsError) in try settings.text(.log) }
    return path == "off" ? nil : path
  }

  /// Notes how a command ended.
  static func note(
    _ command: any ParsableCommand, began: Date, took seconds: Double, exit: Int32
  ) async {
    // Workers do one photo after the other for a command that is logged itself.
    // A configuration that cannot be read may name another log, or none.
    guard !(command is WorkerCommand), let path = try? path() else { return }
    let name = String(describing: type(of: command))
    let line = LogLine(
      time: began, version: labelscanVersion,
      command: name.hasSuffix("Command") ? String(name.dropLast(7)) : name, seconds: seconds,
      exit: exit, failure: exit == 0 ? nil : ExitStatus(rawValue: exit).map { "\($0)" })
    keepPrivate(log: path)
    // What was asked for is done: that nobody can read about it later is no failure of it.
    try? await LogStore(path).write(line)
  }

  /// Returns the lines of the log, the earliest first.
  static func lines() async throws(CommandFailure) -> [LogLine] {
    guard let path = try path() else {
      throw CommandFailure(.noInput, "no log is written, since the setting log is off")
    }
    do throws(LogError) {
      return try await LogStore(path).lines()
    } catch {
      throw CommandFailure(.noInput, error.description)
    }
  }
}
