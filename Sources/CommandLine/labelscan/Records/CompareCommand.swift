import ArgumentParser
import Foundation
import InputFiles
import LabelModel
import LabelScan
import Languages
import ProductChoice
import ProductLookup
import ProductSources
import ProductStore

/// `labelscan compare`: products side by side.
struct CompareCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Show products side by side, each nutrient in 100 g or 100 ml.",
    discussion: """
      A product is its number in the history (#3), a barcode, or a file of records (.json, .jsonl). A \
      barcode is looked for in the history first, then in the databases that lookup asks. An amount a \
      serving is converted by the serving's size and marked with =. What no source states is --, never 0.
      """)

  @Argument(
    help: ArgumentHelp("#number, barcode or file; two or more products.", valueName: "product"),
    completion: .file(extensions: ["json", "jsonl"]))
  var products: [String]

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var lookup: LookupOptions
  @OptionGroup var store: StoreOptions

  /// More columns fit on no screen.
  private static let most = 20
  /// No file of records to compare is as large.
  private static let largestFile = 64 << 20

  func perform() async throws(CommandFailure) {
    let profile = store.profile()
    var columns: [ProductComparison.Column] = []
    for product in products {
      for record in try await records(of: product) {
        let label = record.barcode?.gtin.digits ?? product
        columns.append(
          ProductComparison.Column(
            label: product.hasPrefix("#") ? product : label, record: record,
            marks: marks(of: record, for: profile)))
      }
    }
    guard (2...Self.most).contains(columns.count) else {
      throw CommandFailure(
        .usage, "2 to \(Self.most) products can be compared; name so many, not \(columns.count)")
    }
    let comparison = ProductComparison(columns)
    if json {
      try output(try diaryJSON(comparison))
    } else {
      try output(
        ProductComparisonPresentation(
          comparison, style: .forStandardOutput(), wording: .ofPerson
        ).text)
    }
  }

  /// Returns the records that an argument names: one, or those of a file.
  private func records(of argument: String) async throws(CommandFailure) -> [ProductRecord] {
    guard let named = ProductArgument(argument: argument) else { return try read(argument) }
    guard case .gtin(let gtin) = named.reference else {
      return [try store.product(named).product.record]
    }
    // A barcode needs no database of records.
    if !InputFile.isAbsent(try store.path()) {
      let opened = try store.openExisting()
      let known = try storing { () throws(ProductStoreError) in
        try opened.product(named.reference)
      }
      if let known { return [known.record] }
    }
    return [try await lookUp(gtin)]
  }

  private func lookUp(_ gtin: GTIN) async throws(CommandFailure) -> ProductRecord {
    let wording = Wording.ofPerson
    let chosen = try LookupSettings(lookup)
    let services = try chosen.services(language: wording.language)
    guard let source = services.source(isKept: false) else {
      throw CommandFailure(
        .badData, "\(gtin) is not in the history; scan it, or leave --offline out")
    }
    let product: CatalogProduct?
    do throws(LookupError) {
      product = try await LookupDeadline.within(chosen.wholeTimeLimit) {
        () async throws(LookupError) in try await source.product(for: gtin)
      }
    } catch {
      throw CommandFailure(.tryLater, "\(gtin): \(error.description)")
    }
    guard let product else {
      throw CommandFailure(.badData, "no product is known under \(gtin)")
    }
    return assembleRecord(
      of: product, barcode: gtin, options: RecordOptions(shownLanguage: wording.language),
      engine: EngineInfo(labelscan: labelscanVersion))
  }

  /// Reads a file of records, one a line.
  private func read(_ path: String) throws(CommandFailure) -> [ProductRecord] {
    let bytes = try readFile(path, limit: Self.largestFile)
    do {
      return try ProductRecord.records(inLines: bytes)
    } catch {
      let line = Self.firstOther(in: bytes).map { ": line \($0) is no record" } ?? ""
      throw CommandFailure(
        .badData, "\(path) is no file of records\(line); name what scan --json or export wrote")
    }
  }

  /// Returns the number of the first line that is no record, from 1 on. `nil` where there is only one line.
  private static func firstOther(in bytes: Data) -> Int? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count(where: { !$0.isEmpty }) > 1 else { return nil }
    let other = lines.firstIndex { line in
      !line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
        && (try? ProductRecord(json: Data(line))) == nil
    }
    return other.map { $0 + 1 }
  }
}
