import ArgumentParser
import BatchProcessing
import Foundation
import LabelModel
import ProductSources
import ProductStore

/// `labelscan export`: all records as a file.
struct ExportCommand: Subcommand {
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
      prepared food, of dry matter and of a serving whose size is not known. It leaves out names that a \
      spreadsheet would run as formulas, too.
      """)

  @Option(help: "jsonl, csv or off-csv.")
  var format = Form.jsonl

  @OptionGroup var destination: OutputOptions

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let opened = try store.openExisting()
    // Without a file, Ctrl-C ends the program at once.
    let interruption = destination.output.map { _ in Interruption("stopping the export") }
    var isWhole = true
    try destination.deliver { append throws(CommandFailure) in
      if let header { try append(Self.line(header)) }
      do {
        try opened.forEachRecord { record in
          if interruption?.stop.isRequested == true { throw Self.stopped }
          switch record {
          case .success(let record): if let line = try line(of: record) { try append(line) }
          case .failure(let error):
            isWhole = false
            complain("left out: \(error)")
          }
        }
      } catch let error as CommandFailure {
        throw error
      } catch let error as ProductStoreError {
        throw CommandFailure(error)
      } catch {
        throw CommandFailure(.internalFault, "\(opened.path) cannot be exported: \(error)")
      }
    }
    guard isWhole else { throw CommandFailure(.someFailed, "") }
  }

  /// A file that is not whole does not get its name, so that nothing has to be removed.
  private static let stopped = CommandFailure(
    .interrupted, "the export was stopped before its end; give the same command again")

  /// The names of a table's columns.
  private var header: [String]? {
    switch format {
    case .jsonl: nil
    case .csv: RecordCSV.header
    case .offCSV: OpenFoodFactsCSV.header
    }
  }

  /// A record's line; `nil` for one that the form does not hold.
  private func line(of record: ProductRecord) throws(CommandFailure) -> Data? {
    switch format {
    case .jsonl: try jsonLine(of: record)
    case .csv: Self.line(RecordCSV.cells(of: record))
    case .offCSV: OpenFoodFactsCSV.cells(of: record).map(Self.importedLine)
    }
  }

  /// A line for a public database, which would keep the apostrophe in front of a name such as "+Plus".
  private static func importedLine(_ cells: [String]) -> Data {
    line(cells.map { RecordCSV.startsFormula($0) ? "" : $0 })
  }

  private static func line(_ cells: [String]) -> Data {
    Data((RecordCSV.row(cells) + "\n").utf8)
  }
}
