import ArgumentParser
import BatchProcessing
import Foundation
import ProductLookup
import ProductSources

/// `labelscan catalog import`: a dump into a catalogue.
struct CatalogImportCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import a dump into a catalogue.",
    discussion: """
      Reads JSON lines or CSV, packed with gzip or not. The catalogue in use is replaced at the end, at \
      once; until then it answers. Whenever the import is stopped, the same command goes on. Lines that \
      give no product are counted and the first ones named; the rest goes on.
      """)

  @Argument(
    help: ArgumentHelp("The dump: .jsonl, .jsonl.gz, .csv, .csv.gz.", valueName: "dump"),
    completion: .file())
  var dump: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The catalogue's file.", valueName: "file"), completion: .file())
  var output: String

  @Option(
    help: ArgumentHelp(
      "The database of the dump: openfoodfacts or openpetfoodfacts; without it the dump's name decides.",
      valueName: "name"))
  var service: String?

  @Flag(help: "Begin anew, whatever an earlier import left.")
  var restart = false

  @Flag(help: "Let what was read of a dump that breaks off replace the catalogue.")
  var acceptTruncated = false

  func perform() async throws(CommandFailure) {
    let interruption = Interruption("finishing what is in hand")
    var work = CatalogImport(dump: dump, catalog: output, service: try database())
    work.restarts = restart
    work.takesTruncated = acceptTruncated
    let progress = CatalogProgress()
    let report: CatalogImportReport?
    do throws(CatalogImportError) {
      report = try work.run(
        isStopped: { interruption.stop.isRequested }, note: progress.note)
      progress.finish()
    } catch {
      progress.finish()
      throw CommandFailure(error)
    }
    guard let report else {
      complain("stopped; the same command goes on")
      throw CommandFailure(.interrupted, "")
    }
    try finish(report)
  }

  private func database() throws(CommandFailure) -> OpenFoodFactsService {
    guard let service else {
      let name = URL(fileURLWithPath: dump).lastPathComponent.lowercased()
      return name.contains("petfood") ? .petFood : .food
    }
    guard let known = OpenFoodFactsService(rawValue: service) else {
      throw CommandFailure(
        .usage, "no database \(service) is known; use openfoodfacts or openpetfoodfacts")
    }
    return known
  }

  private func finish(_ report: CatalogImportReport) throws(CommandFailure) {
    for example in report.examples { complain("\(dump): \(example)") }
    var text = "\(counted(report.products, "product")) in \(output)"
    if report.duplicates > 0 {
      text += ", \(report.duplicates) older ones of the same number left out"
    }
    text += "\n"
    for (fault, count) in report.faults.sorted(by: { $0.key < $1.key }) {
      let phrase = DumpFault(rawValue: fault)?.phrase ?? fault
      text += "left out: \(counted(count, "line")) with \(phrase)\n"
    }
    let odd = report.oddAmounts
    if odd.negative + odd.notANumber > 0 {
      text +=
        "odd amounts, judged when they are looked up: \(odd.negative) negative, "
        + "\(odd.notANumber) that are no number\n"
    }
    try labelscan.output(text)
    if report.isTruncated {
      throw CommandFailure(
        .someFailed,
        "\(dump) ends early or is damaged after \(counted(report.lines, "line")); fetch it again")
    }
    if !report.faults.isEmpty { throw CommandFailure(.someFailed, "") }
  }
}

/// Shows how far an import is: redrawn on a terminal, a line every ten seconds elsewhere.
private final class CatalogProgress {
  private let started = ContinuousClock.now
  private var shown = ContinuousClock.now
  private let isTerminal = isatty(STDERR_FILENO) != 0

  func note(_ report: CatalogImportReport, _ share: Double) {
    let now = ContinuousClock.now
    guard now - shown >= (isTerminal ? .milliseconds(200) : .seconds(10)) else { return }
    shown = now
    let seconds = max(0.1, (now - started) / .seconds(1))
    let done = Int(share * 24)
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: 24 - done)
    let text =
      "\(bar) \(Int(share * 100)) %  \(report.written) products, "
      + "\(Int(Double(report.written - report.resumed) / seconds)) a second"
    let line = isTerminal ? "\r\(text)\u{1B}[K" : "labelscan: \(text)\n"
    // Where standard error cannot be written, progress is not worth stopping for.
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  func finish() {
    if isTerminal { try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K".utf8)) }
  }
}
