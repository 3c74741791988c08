import ArgumentParser
import Foundation
import LabelScan

/// `labelscan barcode`: the product numbers on photos.
struct BarcodeCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "barcode",
    abstract: "Show the product numbers of the barcodes on photos.",
    discussion: """
      Reads EAN-13, EAN-8, UPC-A, UPC-E, ITF-14, GS1-128, GS1 DataBar, QR codes and Data Matrix. A UPC-E is \
      shown as its twelve digits. Codes with GS1 elements or a GS1 Digital Link give the number, the \
      best-before date and the lot. Other codes, Code 39, Code 93, Code 128, ITF and PDF417 are named with \
      their text. A number that is not beyond doubt is not shown. A photo without one is no failure; bars \
      that may be a damaged barcode are named.
      """)

  @Argument(
    help: ArgumentHelp("The photos.", valueName: "photo"), completion: .file())
  var photos: [String]

  @Flag(
    help: ArgumentHelp(
      "One line of JSON a photo: an array of objects, or null for a photo that could not be read. The keys "
        + "are gtin, format, box (pixels of the upright photo), text, bestBefore and lot."))
  var json = false

  @OptionGroup var worker: WorkerOptions

  func perform() async throws(CommandFailure) {
    let scanner = try ChosenWorkers(worker).scanner(count: 1, barcodesOnly: true)
    let result = await show(with: scanner)
    await scanner.shutDown()
    try result.get()
  }

  private func show(with scanner: LabelScanner) async -> Result<Void, CommandFailure> {
    do throws(CommandFailure) {
      var failures: [CommandFailure] = []
      for photo in photos {
        switch await scanner.readings(of: [.file(photo)])[0] {
        case .success(let reading): try output(try line(of: reading, photo))
        case .failure(let error):
          let failure = CommandFailure(error)
          // One bad photo costs itself; a worker that cannot start costs all.
          guard case .unreadable = error else { throw failure }
          failures.append(CommandFailure(failure.status, error.naming(photo)))
          if photos.count > 1 { complain(error.naming(photo)) }
          if json { try output("null\n") }
        }
      }
      guard let first = failures.first else { return .success(()) }
      if photos.count == 1 { throw first }
      throw CommandFailure(failures.count == photos.count ? first.status : .someFailed, "")
    } catch {
      return .failure(error)
    }
  }

  private static let unread =
    "bars that may be a damaged or blurred barcode; photograph them close and sharp"

  private func line(of reading: PhotoReading, _ photo: String) throws(CommandFailure) -> String {
    let barcodes = ShownBarcode.all(of: reading)
    guard json else {
      let name = photos.count > 1 ? "\(terminalSafe(photo)): " : ""
      if barcodes.isEmpty, reading.hasUnreadBars == true {
        return "\(name)no number: \(Self.unread)\n"
      }
      return barcodes.isEmpty
        ? "\(name)no barcode\n"
        : barcodes.map { "\(name)\($0.line)\n" }.joined()
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(barcodes), as: UTF8.self) + "\n"
    } catch {
      throw CommandFailure(.internalFault, "barcodes cannot be written as JSON: \(error)")
    }
  }
}
