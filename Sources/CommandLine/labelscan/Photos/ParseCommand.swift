import ArgumentParser
import Foundation
import LabelScan

/// `labelscan parse`: the parser without photos.
struct ParseCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Make records from text that was recognised elsewhere.",
    discussion: """
      Reads the text that another engine recognised, packed by gzip or not. Formats are plain text, Tesseract's \
      TSV, hOCR, ALTO, and the JSON of AWS Textract or Google Vision. The latter may be as Open Food Facts keeps \
      it. Writes one record a line, \
      with "text" in place of "images". No product database is asked.
      """)

  @Argument(
    help: ArgumentHelp(
      "Recognised text, one label a file; - is standard input.", valueName: "file"),
    completion: .file())
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "The format of the files; without it, each file's content decides.", valueName: "format"))
  var from: TextFormatArgument?

  @Flag(help: "Print each record as a line of JSON, as is done without it, too.")
  var json = false

  @OptionGroup var label: LabelOptions

  func perform() async throws(CommandFailure) {
    let scanner = LabelScanner(.init(options: try label.recordOptions()))
    var failures: [CommandFailure] = []
    for file in files {
      do throws(CommandFailure) {
        let page = try readPage(file)
        try output(try jsonLine(of: await scanner.record(ofText: page)))
      } catch {
        guard error.status != .outputFailed else { throw error }
        complain(error.description)
        failures.append(error)
      }
    }
    guard let first = failures.first else { return }
    throw CommandFailure(failures.count == files.count ? first.status : .someFailed, "")
  }

  private func readPage(_ file: String) throws(CommandFailure) -> RecognizedPage {
    let place = file == "-" ? "/dev/stdin" : file
    let bytes = [UInt8](try readFile(place, limit: longestRecognizedText))
    do {
      return try recognizedPage(bytes, source: file, format: from?.format)
    } catch {
      throw CommandFailure(.badData, "\(file): \(error)")
    }
  }
}

/// `text`, `tsv`, `hocr`, `alto`, `google-vision` or `textract`.
struct TextFormatArgument: ExpressibleByArgument {
  static let allValueStrings = RecognizedTextFormat.allCases.map(\.rawValue)

  var format: RecognizedTextFormat

  init?(argument: String) {
    guard let format = RecognizedTextFormat(rawValue: argument) else { return nil }
    self.format = format
  }
}
