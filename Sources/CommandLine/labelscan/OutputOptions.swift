import ArgumentParser
import Foundation

/// The place of an export.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; standard output without it.", valueName: "file"),
    completion: .file())
  var output: String?

  /// Writes `text` there.
  ///
  /// - Throws: ``CommandFailure`` for a file or an output that cannot be written.
  func deliver(_ text: Data) throws(CommandFailure) {
    if let output { return try write(text, to: output) }
    try labelscan.output(text)
  }
}
