import ArgumentParser
import Foundation

/// `labelscan log`: which commands ran, and how they ended.
struct LogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Show or export the log: which commands ran, how long, how they ended.",
    discussion: """
      It holds no secrets and nothing personal: no file names, no foods, no products. It is \
      labelscan/labelscan.log in XDG_STATE_HOME, in three files of 512 kB at most. The setting \
      log names another file, and off writes none.
      """,
    subcommands: [LogShowCommand.self, LogSummaryCommand.self, LogExportCommand.self],
    defaultSubcommand: LogShowCommand.self)
}
