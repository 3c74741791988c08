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
    try deliver { append throws(CommandFailure) in try append(text) }
  }

  /// Writes there, piece by piece.
  ///
  /// A file takes its place when all pieces are in it. Standard output has every piece at once.
  ///
  /// - Parameter pieces: hands over each piece.
  /// - Throws: ``CommandFailure`` for a file or an output that cannot be written, and what `pieces` throws.
  func deliver(
    _ pieces: (_ append: (Data) throws(CommandFailure) -> Void) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    guard let output else {
      return try pieces { (piece) throws(CommandFailure) in try labelscan.output(piece) }
    }
    let file = try OutputFile(output)
    try pieces { (piece) throws(CommandFailure) in try file.append(piece) }
    try file.finish()
  }
}
