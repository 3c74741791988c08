import ArgumentParser
import Foundation

/// `labelscan log export`.
struct LogExportCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write the log as JSON lines, to go with a report of a fault.")

  @OptionGroup var destination: OutputOptions

  func perform() async throws(CommandFailure) {
    var text = Data()
    for line in try await CommandLog.lines() { text += try diaryJSON(line) }
    try destination.deliver(text)
  }
}
