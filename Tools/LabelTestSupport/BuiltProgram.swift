package import Foundation

/// An executable of this package, which is built beside the tests, or a program of the system's.
package struct BuiltProgram: Sendable {
  /// The path of the program.
  package let path: String

  /// The result of a finished run.
  package struct Outcome: Sendable {
    /// The exit code, or the signal's number if `wasKilled`.
    package let status: Int32
    /// Whether a signal ended it.
    package let wasKilled: Bool
    /// The bytes of standard output.
    package let output: Data
    /// The text of standard error.
    package let complaints: String
  }

  /// Finds the executable called `name`.
  ///
  /// - Throws: An error of Foundation if the system does not say which program runs.
  package init(_ name: String) throws {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    path = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// Names a program of the system's, `/bin/sh` say.
  package init(path: String) {
    self.path = path
  }

  /// Runs it to its end, at most ``Turnstile/places`` programs at once. The answers are kept in
  /// files, so that no pipe can fill up.
  ///
  /// - Throws: An error of Foundation if it cannot be started or its answers not be read.
  package func run(_ arguments: [String], in folder: String? = nil) async throws -> Outcome {
    await Turnstile.shared.enter()
    do {
      let outcome = try await runAtOnce(arguments, in: folder)
      await Turnstile.shared.leave()
      return outcome
    } catch {
      await Turnstile.shared.leave()
      throw error
    }
  }

  private func runAtOnce(_ arguments: [String], in folder: String?) async throws -> Outcome {
    let scratch = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    // The language of a record depends on the locale, and the tests' must not depend on the
    // machine's. They must not write to the user's log, nor find answers that an earlier run kept.
    // Nor may they find the user's settings and profile.
    process.environment = ProcessInfo.processInfo.environment
      .merging([
        "LC_ALL": "C.UTF-8", "LABELSCAN_LOG": "off",
        "XDG_CACHE_HOME": scratch.url.appendingPathComponent("cache").path,
        "XDG_CONFIG_HOME": scratch.url.appendingPathComponent("config").path,
        "XDG_DATA_HOME": scratch.url.appendingPathComponent("data").path,
      ]) { _, fixed in fixed }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try scratch.newFile("output")
    process.standardError = try scratch.newFile("complaints")
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        done.resume(throwing: error)
      }
    }
    return Outcome(
      status: process.terminationStatus,
      wasKilled: process.terminationReason == .uncaughtSignal,
      output: try Data(contentsOf: scratch.url.appendingPathComponent("output")),
      complaints: try String(
        contentsOf: scratch.url.appendingPathComponent("complaints"), encoding: .utf8))
  }
}
