import ArgumentParser
import Foundation
import LabelModel
import Languages
import LabelScan
import PhotoReading
import ProductChoice
import ProductLookup
import ProductSources

/// `labelscan lookup`: what product databases say.
struct LookupCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "lookup",
    abstract: "Make records of products by their barcodes alone, or search product databases.",
    discussion: """
      The record is the same as scan makes of a photo that shows nothing but the barcode. Several barcodes \
      are asked for in one request where the database allows it. Answers are kept, so that a batch asks for \
      none of them again.
      """)

  @Argument(
    help: ArgumentHelp(
      "Barcodes' numbers; - reads them from standard input, one a line.", valueName: "barcode"))
  var barcodes: [String] = []

  @Option(
    help: ArgumentHelp(
      "Search catalogues and the databases on the network for these words; a search is kept for a day.",
      discussion: "Offline, or when no database answers, an earlier search's products are shown.",
      valueName: "words"))
  var search: String?

  @Flag(
    help: ArgumentHelp(
      "Look up the products of the database of records that no product database answered for.",
      discussion:
        "Their photos are not read again. A batch's records are completed by batch --resume."))
  var pending = false

  @Option(name: .shortAndLong, help: ArgumentHelp("How many a search shows.", valueName: "number"))
  var limit = 20

  @Option(
    help: ArgumentHelp(
      "The language of names and ingredients, like de; that of LANG without it.",
      discussion: "It is that of what is shown, too, unless --output-language is given.",
      valueName: "code"))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "A folder for the photos that the database has of each product; made if need be.",
      discussion: "Photos are kept for 3 days, and used longer when they cannot be fetched.",
      valueName: "folder"), completion: .directory)
  var images: String?

  @Flag(help: "Print each record as a line of JSON.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var lookup: LookupOptions
  @OptionGroup var sugarService: SugarServiceOptions
  @OptionGroup var keeping: SaveOptions

  private var wording: Wording {
    guard shown.outputLanguage == nil else { return shown.wording }
    return language.flatMap { Wording(code: $0) } ?? .ofPerson
  }

  /// The language of names. A record may have no words in it; names may exist all the same.
  var nameLanguage: String { language ?? wording.language }

  var engine: EngineInfo { EngineInfo(labelscan: labelscanVersion) }

  var options: RecordOptions { RecordOptions(shownLanguage: nameLanguage) }

  func validate() throws {
    let tasks = [!barcodes.isEmpty, search != nil, pending].count { $0 }
    guard tasks == 1 else {
      throw ValidationError("name barcodes, or give --search or --pending")
    }
    if let search, search.allSatisfy(\.isWhitespace) {
      throw ValidationError("--search is empty; give the words to search for")
    }
    guard images == nil || !pending else {
      throw ValidationError("--images needs barcodes or --search; leave --pending out")
    }
    guard !keeping.save || !barcodes.isEmpty else {
      throw ValidationError("--save needs barcodes; leave --search and --pending out")
    }
    guard (1...100).contains(limit) else {
      throw ValidationError("--limit is \(limit); give 1 to 100")
    }
    if let language, language.count != 2 || !language.allSatisfy({ ("a"..."z").contains($0) }) {
      throw ValidationError("--language is \(terminalSafe(language)); give two letters, like de")
    }
  }

  func perform() async throws(CommandFailure) {
    if let search {
      try await find(search)
    } else if pending {
      try await completePending()
    } else {
      try await show(try gtins())
    }
  }

  private func find(_ words: String) async throws(CommandFailure) {
    var failures: [LookupError] = []
    var products: [CatalogProduct] = []
    let chosen = try LookupSettings(lookup)
    for source in try chosen.services(language: nameLanguage).searches() {
      do throws(LookupError) {
        products += try await LookupDeadline.within(chosen.wholeTimeLimit) {
          () async throws(LookupError) in
          try await source.products(matching: words, limit: limit)
        }
      } catch {
        failures.append(error)
      }
    }
    // What a catalogue and a database both have is shown once.
    var seen: Set<GTIN> = []
    let shown = Array(products.filter { seen.insert($0.gtin).inserted }.prefix(limit))
    let profile = keeping.store.profile()
    for product in shown {
      let record = assembleRecord(of: product, options: options, engine: engine)
      if json {
        try output(try jsonLine(of: record, for: profile))
      } else {
        try output(
          CatalogPresentation(
            product, rejected: record.rejected, marks: marks(of: record, for: profile),
            wording: wording
          ).text)
      }
    }
    try await save(imagesOf: shown, chosen)
    failures.removeAll { $0 == .notAsked }
    for failure in failures { complain(failure.description) }
    if products.isEmpty {
      guard failures.isEmpty else { throw CommandFailure(.tryLater, "") }
      throw CommandFailure(
        .someFailed,
        chosen.isOffline
          ? "no search for \(words) is kept; leave --offline out" : "nothing was found for \(words)"
      )
    }
    if !failures.isEmpty { throw CommandFailure(.someFailed, "") }
  }

  private func show(_ gtins: [GTIN]) async throws(CommandFailure) {
    let chosen = try LookupSettings(lookup)
    guard let source = try chosen.services(language: nameLanguage).source(isKept: keeping.save)
    else {
      throw CommandFailure(
        .usage, "there is nothing to ask; leave --offline out, or name a --catalog or --cache")
    }
    let analyst = try sugarService.analyst(with: lookup)
    // An unusable database is reported before anything is asked.
    let database = try keeping.open()
    // What cannot be had at once is asked for alone, which then says why it fails.
    let together = gtins.count > 1 ? (try? await source.products(for: gtins)) ?? [] : []
    let known = Dictionary(together.map { ($0.gtin, $0) }) { first, _ in first }
    var found: [CatalogProduct] = []
    var unanswered = 0
    let profile = keeping.store.profile()
    for gtin in gtins {
      var product = known[gtin]
      do throws(LookupError) {
        if product == nil {
          product = try await LookupDeadline.within(chosen.wholeTimeLimit) {
            () async throws(LookupError) in try await source.product(for: gtin)
          }
        }
        if product == nil {
          let advice =
            "; scan its label with scan --save --barcode \(gtin), or begin it with edit \(gtin) "
            + "--new --name NAME"
          complain("no product is known under \(gtin)" + (gtins.count == 1 ? advice : ""))
        }
      } catch {
        complain("\(gtin): \(error.description)")
        if error != .notAsked { unanswered += 1 }
      }
      guard let product else { continue }
      var record = assembleRecord(of: product, barcode: gtin, options: options, engine: engine)
      if let analyst { record = await askSugarAnalyst(analyst, about: record) }
      record = try kept(record, in: database) {
        completed($0, by: $1, limits: options.limits)
      }
      try show(record, for: profile, isFirst: found.isEmpty)
      found.append(product)
    }
    try await save(imagesOf: found, chosen)
    if found.count < gtins.count {
      throw CommandFailure(unanswered == gtins.count ? .tryLater : .someFailed, "")
    }
  }

  private func show(
    _ record: ProductRecord, for profile: FoodProfile, isFirst: Bool
  ) throws(CommandFailure) {
    if json {
      try output(try jsonLine(of: record, for: profile))
    } else {
      let text = RecordPresentation(
        record, marks: marks(of: record, for: profile), style: .forStandardOutput(),
        wording: wording
      ).text
      try output((isFirst ? "" : "\n") + text)
    }
  }

  private func gtins() throws(CommandFailure) -> [GTIN] {
    var texts = barcodes
    if texts == ["-"] {
      texts = []
      while let line = readLine() { texts.append(line) }
    }
    var gtins: [GTIN] = []
    for text in texts {
      let digits = text.trimmingCharacters(in: .whitespaces)
      guard let gtin = GTIN(typed: digits) else {
        if digits.isEmpty { continue }
        throw CommandFailure(
          .usage,
          "\(digits) is no product number; give the 8, 12, 13 or 14 digits with the right check digit"
        )
      }
      if !gtins.contains(gtin) { gtins.append(gtin) }
    }
    guard !gtins.isEmpty else {
      throw CommandFailure(
        barcodes == ["-"] ? .badData : .usage, "no barcode was given; give its digits")
    }
    return gtins
  }
}
