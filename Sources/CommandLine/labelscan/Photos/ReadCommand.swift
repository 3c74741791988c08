import ArgumentParser
import Foundation
import LabelModel
import LabelScan

/// `labelscan read`: what recognition saw, nothing interpreted.
struct ReadCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Show the text and barcodes of a photo, nothing interpreted.")

  @Argument(help: ArgumentHelp("The photo.", valueName: "photo"), completion: .file())
  var photo: String

  @Flag(help: "Tesseract's TSV: one word a line, with its place and confidence (0 to 100).")
  var tsv = false

  @Flag(help: "One JSON object: the text, each word's place, the barcodes, time and memory.")
  var json = false

  @OptionGroup var worker: WorkerOptions

  func validate() throws {
    if tsv && json { throw ValidationError("--tsv and --json exclude each other; give one") }
  }

  func perform() async throws(CommandFailure) {
    let scanner = try ChosenWorkers(worker).scanner(count: 1)
    let results = await scanner.readings(of: [.file(photo)])
    await scanner.shutDown()
    for reading in results {
      switch reading {
      case .success(let reading): try output(try text(of: reading))
      case .failure(let error):
        throw CommandFailure(CommandFailure(error).status, error.naming(photo))
      }
    }
  }

  private func text(of reading: PhotoReading) throws(CommandFailure) -> String {
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      do {
        return String(decoding: try encoder.encode(reading), as: UTF8.self) + "\n"
      } catch {
        throw CommandFailure(.internalFault, "a reading cannot be written as JSON: \(error)")
      }
    }
    if tsv { return reading.page.tesseractTSV }
    let across = reading.sideways?.last?.lines ?? []
    let lines = (reading.page.lines + across).map { terminalSafe($0.text) + "\n" }
    let barcodes = reading.barcodes.map { "barcode \($0.digits)\n" }
    return (lines + barcodes).joined()
  }
}
