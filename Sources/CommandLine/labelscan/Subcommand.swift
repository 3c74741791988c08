import ArgumentParser
import Foundation

/// A command whose failure is said on standard error and becomes the exit code.
protocol Subcommand: AsyncParsableCommand {
  /// Does what the command is for.
  func perform() async throws(CommandFailure)
}

extension Subcommand {
  mutating func run() async throws {
    // The failing write reports a reader that has gone away and a limit on file sizes.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    do {
      try OpenFiles.allowEnough()
      // Workers of one command begin together, and would count each other's threads.
      if !(self is WorkerCommand) {
        try ProcessLimits.check()
        try Threads.check()
      }
      try await perform()
    } catch {
      if !error.description.isEmpty { complain(error.description) }
      throw error.status.exitCode
    }
  }
}
