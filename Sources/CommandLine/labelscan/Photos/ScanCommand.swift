import ArgumentParser
import Foundation
import LabelModel
import Languages
import LabelScan
import ProductChoice
import ProductLookup
import ProductSources
import ProductStore

/// `labelscan scan`: one product from one or more photos.
struct ScanCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Make the record of one product from photos of its front, back or barcode.",
    discussion: """
      Shows the record to a person, or with --json prints it as one line. Values come from the \
      photos first, then from Open (Pet) Food Facts by the barcode, then from --manual.

      A short film around the package takes the place of photos: its sharpest frames that differ are read.

      --language is the label's language, --output-language the language of the shown record. \
      --json has the same keys in every language.
      """)

  @Argument(
    help: ArgumentHelp("The photos, or a short film, all of one product.", valueName: "photo"),
    completion: .file())
  var photos: [String]

  @Flag(help: "Print the record as one line of JSON.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Draw each value's place into the upright photo, its amount and confidence beside it, as PNG.",
      discussion: "Further photos go to OUT-2.png, OUT-3.png and so on.", valueName: "out.png"),
    completion: .file(extensions: ["png"]))
  var annotate: String?

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var product: ProductOptions
  @OptionGroup var label: LabelOptions
  @OptionGroup var lookup: LookupOptions
  @OptionGroup var sugarService: SugarServiceOptions
  @OptionGroup var keeping: SaveOptions
  @OptionGroup var worker: WorkerOptions

  func perform() async throws(CommandFailure) {
    try checkAnnotation()
    var options = try label.recordOptions()
    try product.add(to: &options)
    options.shownLanguage = shown.wording.language
    let chosen = try LookupSettings(lookup)
    let source = try chosen.services(language: shown.wording.language).source(
      isKept: keeping.save)
    let analyst = try sugarService.analyst(with: lookup)
    let scanner = try ChosenWorkers(worker).scanner(
      count: min(photos.count, WorkerOptions.processorCount),
      LabelScanner.Configuration(
        options: options, source: source, analyst: analyst,
        lookupTimeLimit: chosen.wholeTimeLimit))
    // An unusable database is reported before the photos are read.
    let database = try keeping.open()
    let profile = keeping.store.profile()
    let (readings, failures) = try await readPhotos(with: scanner)
    for photo in failures { complain(photo.failure.naming(photo.name)) }
    guard !readings.isEmpty else {
      throw CommandFailure(failures.first.map { ExitStatus($0.failure) } ?? .badData, "")
    }
    let scan = await scanner.record(from: readings, failures: failures)
    let record = try kept(scan, in: database) {
      combineScans(known: $0, scan: $1, limits: options.limits)
    }
    if json {
      try output(try jsonLine(of: record, for: profile))
    } else {
      try output(
        RecordPresentation(
          record, marks: marks(of: record, for: profile), style: .forStandardOutput(),
          wording: shown.wording
        ).text)
    }
    if let note = product.withoutFoodType(record) { complain(note) }
    if let annotate { try writeAnnotations(of: readings, record, to: annotate) }
    if let mixed = record.findings.first(where: { $0.rule == .photosShowOneProduct }) {
      throw CommandFailure(.badData, mixed.message.text)
    }
    if scan.status == .unreadable {
      let advice =
        "no nutrient value was found in \(photos.joined(separator: ", ")); photograph the "
        + "analytical constituents or the nutrition table straight on, close and sharp"
      // A photo of the front counts as read if it shows the product's identity or ingredients.
      guard scan.showsProduct else { throw CommandFailure(.badData, advice) }
      complain(advice)
    }
    if !failures.isEmpty { throw CommandFailure(.someFailed, "") }
  }

  /// Checks that the pictures can be written and overwrite no photo.
  private func checkAnnotation() throws(CommandFailure) {
    guard let annotate else { return }
    for number in 1...photos.count {
      let path = numbered(annotate, number)
      if let photo = photos.first(where: { OutputFile.isSame($0, path) }) {
        throw CommandFailure(
          .usage, "--annotate would replace the photo \(photo); name another file")
      }
      try OutputFile.check(path, replacesPNG: true)
    }
  }

  /// Reads all photos; one that cannot be read does not stop the others.
  private func readPhotos(with scanner: LabelScanner) async throws(CommandFailure) -> (
    readings: [PhotoReading], failures: [FailedPhoto]
  ) {
    // A photo may be named twice. Names that are one text in Unicode may be two files.
    var seen: Set<[UInt8]> = []
    let distinct = photos.filter { seen.insert(Array($0.utf8)).inserted }
    let results = await scanner.readings(of: distinct.map { .file($0) })
    await scanner.shutDown()
    var readings: [PhotoReading] = []
    var failures: [FailedPhoto] = []
    for (photo, result) in zip(distinct, results) {
      switch result {
      case .success(let reading): readings.append(reading)
      case .failure(.unreadable(let failed)):
        failures += failed.map { FailedPhoto(name: photo, failure: $0.failure) }
      // The photo is not the cause: all others would fail, too.
      case .failure(let error): throw CommandFailure(error)
      }
    }
    return (readings, failures)
  }

  private func writeAnnotations(
    of readings: [PhotoReading], _ record: ProductRecord, to path: String
  ) throws(CommandFailure) {
    for (index, reading) in readings.enumerated() {
      guard reading.seconds == nil else {
        throw CommandFailure(
          .usage, "\(reading.file) is a film, and --annotate draws into photos; leave it out")
      }
      let png: [UInt8]
      do {
        png = try annotatedPhoto(reading.file, reading: reading, record: record)
      } catch {
        throw CommandFailure(.badData, "\(error)")
      }
      try write(png, to: numbered(path, index + 1), replacesPNG: true)
    }
  }

  /// `out.png` → `out.png`, `out-2.png`.
  private func numbered(_ path: String, _ number: Int) -> String {
    guard number > 1 else { return path }
    let url = URL(fileURLWithPath: path)
    let ending = url.pathExtension
    let stem = ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
    return "\(stem)-\(number)" + (ending.isEmpty ? "" : ".\(ending)")
  }
}
