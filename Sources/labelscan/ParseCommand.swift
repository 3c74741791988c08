import ArgumentParser
import Foundation
import LabelModel
import LabelPipeline

/// `labelscan parse`: the parser without photos.
struct ParseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Make records from text that was recognised elsewhere.",
    discussion: """
      Writes one record a line, with "text" in place of "images". No product database is asked.
      """)

  @Argument(
    help: ArgumentHelp("Plain text or Tesseract's TSV, one label a file.", valueName: "file"),
    completion: .file())
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "What the files hold; without it, each file's first line tells.", valueName: "format"))
  var from: TextFormatArgument?

  @OptionGroup var label: LabelOptions

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      let builder = RecordBuilder(options: try label.recordOptions())
      var failures: [CommandFailure] = []
      for file in files {
        do throws(CommandFailure) {
          let page = try readPage(file)
          try output(try jsonLine(of: await builder.record(fromText: page).record))
        } catch {
          guard error.status != .outputFailed else { throw error }
          complain(error.description)
          failures.append(error)
        }
      }
      guard let first = failures.first else { return }
      throw CommandFailure(failures.count == files.count ? first.status : .someFailed, "")
    }
  }

  private func readPage(_ file: String) throws(CommandFailure) -> RecognizedPage {
    let text = try readTextFile(file)
    do {
      return try recognizedPage(text, source: file, format: from?.format)
    } catch {
      throw CommandFailure(.badData, "\(file): \(error)")
    }
  }
}

/// `text` or `tsv`.
struct TextFormatArgument: ExpressibleByArgument {
  static let allValueStrings = RecognizedTextFormat.allCases.map(\.rawValue)

  var format: RecognizedTextFormat

  init?(argument: String) {
    guard let format = RecognizedTextFormat(rawValue: argument) else { return nil }
    self.format = format
  }
}
