import Foundation
package import ProductLookup
import ProductStore
import TextFormats

/// Imports a dump of Open (Pet) Food Facts into a catalogue.
package struct CatalogImport {
  /// The dump, JSON lines or a table, packed with gzip or not.
  package var dump: String
  /// The catalogue's file; one that is there is replaced at the end.
  package var catalog: String
  /// The database that the dump is of.
  package var service: OpenFoodFactsService
  /// Whether what an earlier import left is thrown away.
  package var restarts = false

  /// Whether what was read of a dump that breaks off may replace a catalogue.
  package var takesTruncated = false

  /// Creates an import.
  package init(dump: String, catalog: String, service: OpenFoodFactsService) {
    self.dump = dump
    self.catalog = catalog
    self.service = service
  }

  /// A line of a product has some 10 to 200 KB, the longest known a few MB.
  private static let longestLine = 16_000_000
  /// Rows or bytes after which is committed: a second's work, some MB of memory.
  private static let (batchRows, batchBytes) = (10_000, 16_000_000)
  /// Lines that are named, not only counted.
  private static let namedFaults = 20

  /// Reads the dump to its end; `note` is called after each commit with the share of it that is read.
  ///
  /// - Returns: what came of it; `nil` when `isStopped` said so. The next run then goes on.
  package func run(
    isStopped: () -> Bool = { false }, note: (CatalogImportReport, Double) -> Void = { _, _ in }
  ) throws(CatalogImportError) -> CatalogImportReport? {
    let table = try heading()
    let lines = try reading { () throws(TextFormatError) in
      try PackedLines(dump, longest: Self.longestLine)
    }
    let writer = try storing { () throws(ProductStoreError) in try CatalogWriter(catalog) }
    var report = try start(writer, lines)
    try skipToWork(lines, hasHeading: table != nil, &report)
    var rows: [CatalogRow] = []
    var bytes = 0
    func commit() throws(CatalogImportError) {
      let state = try encoded(report)
      try storing { () throws(ProductStoreError) in try writer.write(rows, progress: state) }
      rows.removeAll(keepingCapacity: true)
      bytes = 0
      note(report, lines.size > 0 ? Double(lines.position) / Double(lines.size) : 1)
    }
    while !report.isComplete {
      guard let line = try nextLine(lines, &report) else {
        report.isComplete = true
        break
      }
      let found = product(in: line, table)
      if lines.endsWithinLine, isCutOff(line, found, table) {
        report.isTruncated = true
        report.isComplete = true
        break
      }
      report.lines += 1
      switch found {
      case nil: break
      case .success(let product):
        rows.append(CatalogRow(key: product.key, fields: product.fields))
        bytes += product.fields.count
        report.written += 1
        report.oddities += product.oddities
      case .failure(let fault): count(fault, &report)
      }
      report.offset = lines.offset
      if rows.count >= Self.batchRows || bytes >= Self.batchBytes {
        try commit()
        if isStopped() { return nil }
      }
    }
    try commit()
    return try finish(writer, report)
  }

  /// Reads the next line; `nil` at the end, also where the packed end is missing or damaged.
  private func nextLine(
    _ lines: PackedLines, _ report: inout CatalogImportReport
  ) throws(CatalogImportError) -> PackedLines.Line? {
    do throws(TextFormatError) {
      return try lines.next()
    } catch .damagedArchive {
      report.isTruncated = true
      return nil
    } catch {
      throw .unreadable(dump: dump, reason: error.description)
    }
  }

  /// Puts the catalogue in its place, unless the dump has no products or breaks off.
  private func finish(
    _ writer: CatalogWriter, _ read: CatalogImportReport
  ) throws(CatalogImportError) -> CatalogImportReport {
    var report = read
    guard report.written > 0 else {
      try storing { () throws(ProductStoreError) in try writer.discard() }
      let commonest = report.faults.max { ($0.value, $1.key) < ($1.value, $0.key) }
      throw .withoutProducts(
        dump: dump, lines: report.lines,
        fault: commonest.flatMap { DumpFault(rawValue: $0.key)?.phrase }, catalog: catalog)
    }
    if report.isTruncated, !takesTruncated, FileManager.default.fileExists(atPath: catalog) {
      try storing { () throws(ProductStoreError) in try writer.discard() }
      throw .truncated(dump: dump, lines: report.lines, catalog: catalog)
    }
    let counts = try storing { () throws(ProductStoreError) in
      try writer.finish(service: service.rawValue)
    }
    (report.products, report.duplicates) = counts
    return report
  }

  private func start(
    _ writer: CatalogWriter, _ lines: PackedLines
  ) throws(CatalogImportError) -> CatalogImportReport {
    let changed =
      (try? FileManager.default.attributesOfItem(atPath: dump)[.modificationDate] as? Date)?
      .timeIntervalSince1970 ?? 0
    if !restarts, let state = writer.progress,
      let earlier = try? JSONDecoder().decode(CatalogImportReport.self, from: state),
      earlier.dumpSize == lines.size, earlier.dumpChanged == changed
    {
      var report = earlier
      report.resumed = earlier.written
      return report
    }
    if writer.progress != nil {
      try storing { () throws(ProductStoreError) in try writer.restart() }
    }
    var report = CatalogImportReport()
    (report.dumpSize, report.dumpChanged) = (lines.size, changed)
    return report
  }

  /// Reads the first line, which says what form the dump has: `nil` for lines of JSON.
  private func heading() throws(CatalogImportError) -> DumpTable? {
    let first = try reading { () throws(TextFormatError) in
      try PackedLines(dump, longest: Self.longestLine).next()
    }
    switch first {
    case nil: throw .notADump(dump)
    // Only a product can be so long.
    case .tooLong: return nil
    case .whole(let line):
      if line.first == UInt8(ascii: "{") { return nil }
      guard let table = DumpTable(heading: line) else { throw .notADump(dump) }
      return table
    }
  }

  /// Goes on behind what is imported, or behind the heading.
  private func skipToWork(
    _ lines: PackedLines, hasHeading: Bool, _ report: inout CatalogImportReport
  ) throws(CatalogImportError) {
    if report.offset > 0 {
      try reading { () throws(TextFormatError) in try lines.skip(to: report.offset) }
    } else if hasHeading {
      _ = try reading { () throws(TextFormatError) in try lines.next() }
      report.lines = 1
      report.offset = lines.offset
    }
  }

  private func product(
    in line: PackedLines.Line, _ table: DumpTable?
  ) -> Result<DumpProduct, DumpFault>? {
    switch line {
    case .tooLong: return .failure(.tooLong)
    case .whole(let bytes):
      // Blank lines are no fault.
      guard bytes.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { return nil }
      return table.map { $0.product(in: bytes) } ?? dumpProduct(inJSON: bytes)
    }
  }

  /// Whether a last line without a line feed is only the beginning of a product.
  private func isCutOff(
    _ line: PackedLines.Line, _ found: Result<DumpProduct, DumpFault>?, _ table: DumpTable?
  ) -> Bool {
    guard let table else { return found == .failure(.brokenLine) }
    guard found != nil, case .whole(let bytes) = line else { return false }
    return !table.hasAllColumns(bytes)
  }

  private func count(_ fault: DumpFault, _ report: inout CatalogImportReport) {
    report.faults[fault.rawValue, default: 0] += 1
    if report.examples.count < Self.namedFaults {
      report.examples.append("line \(report.lines) has \(fault.phrase)")
    }
  }

  private func encoded(_ report: CatalogImportReport) throws(CatalogImportError) -> Data {
    do {
      return try JSONEncoder().encode(report)
    } catch {
      throw .unreadable(dump: dump, reason: "its counts cannot be written: \(error)")
    }
  }

  private func reading<Value>(
    _ work: () throws(TextFormatError) -> Value
  ) throws(CatalogImportError) -> Value {
    do throws(TextFormatError) {
      return try work()
    } catch {
      throw .unreadable(dump: dump, reason: error.description)
    }
  }

  private func storing<Value>(
    _ work: () throws(ProductStoreError) -> Value
  ) throws(CatalogImportError) -> Value {
    do throws(ProductStoreError) {
      return try work()
    } catch {
      throw .store(error)
    }
  }
}
