import ArgumentParser
import BatchProcessing
import Foundation
import LabelModel
import ProductSources
import ProductStore

/// `labelscan export`: all records as a file.
struct ExportCommand: AsyncParsableCommand {
  /// The forms of an export.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case jsonl, csv
    case offCSV = "off-csv"
  }

  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all records as JSON lines or as a table.",
    discussion: """
      off-csv has the columns that Open Food Facts imports: code, product_name, brands, amounts with units. \
      It holds only products with a barcode, and only values read from a label or typed. It has no \
      estimates, nothing from the database itself, and no 0 for a missing value. It leaves out amounts of \
      prepared food, of dry matter and of a serving whose size is not known.
      """)

  @Option(help: "jsonl, csv or off-csv.")
  var format = Form.jsonl

  @OptionGroup var destination: OutputOptions

  @OptionGroup var store: StoreOptions

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      let opened = try store.openExisting()
      var text: [UInt8] = []
      do {
        switch format {
        case .jsonl: break
        case .csv: text += Array((RecordCSV.row(RecordCSV.header) + "\n").utf8)
        case .offCSV: text += Array((RecordCSV.row(OpenFoodFactsCSV.header) + "\n").utf8)
        }
        try opened.forEachRecord { record in
          switch format {
          case .jsonl: text += try record.jsonLine() + [UInt8(ascii: "\n")]
          case .csv: text += Array((RecordCSV.row(RecordCSV.cells(of: record)) + "\n").utf8)
          case .offCSV:
            guard let cells = OpenFoodFactsCSV.cells(of: record) else { return }
            text += Array((RecordCSV.row(cells) + "\n").utf8)
          }
        }
      } catch {
        throw CommandFailure(.badData, "\(opened.path): a record cannot be read: \(error)")
      }
      try destination.deliver(Data(text))
    }
  }
}
