import ArgumentParser
import Foundation
import LabelModel
import ProductLookup

/// `labelscan lookup`: what product databases say.
struct LookupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lookup",
    abstract: "Show what catalogues and product databases say about barcodes, or search them.",
    discussion: """
      Several barcodes are asked for in one request where the database allows it. With --cache the answers \
      are kept, so that a batch with the same file asks for none of them again.
      """)

  @Argument(
    help: ArgumentHelp(
      "Barcodes' numbers; - reads them from standard input, one a line.", valueName: "barcode"))
  var barcodes: [String] = []

  @Option(
    help: ArgumentHelp("Search the databases on the network for these words.", valueName: "words"))
  var search: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("How many a search shows.", valueName: "number"))
  var limit = 20

  @Option(
    help: ArgumentHelp(
      "The language of names, like de; that of LANG without it.", valueName: "code"))
  var language: String?

  @Flag(help: "Print each product as a line of JSON.")
  var json = false

  @OptionGroup var lookup: LookupOptions

  private var nameLanguage: String {
    language ?? Wording(environment: ProcessInfo.processInfo.environment).language
  }

  func validate() throws {
    guard barcodes.isEmpty != (search == nil) else {
      throw ValidationError("name barcodes, or give --search")
    }
    guard (1...100).contains(limit) else {
      throw ValidationError("--limit is \(limit); give 1 to 100")
    }
    if let language, language.count != 2 || !language.allSatisfy({ ("a"..."z").contains($0) }) {
      throw ValidationError("--language is \(terminalSafe(language)); give two letters, like de")
    }
  }

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      if let search {
        try await find(search)
      } else {
        try await show(try gtins())
      }
    }
  }

  private func find(_ words: String) async throws(CommandFailure) {
    guard !lookup.offline else {
      throw CommandFailure(
        .usage, "--search asks databases on the network; leave --offline out")
    }
    var failures: [LookupError] = []
    var products: [CatalogProduct] = []
    for source in try lookup.searches(language: nameLanguage) {
      do throws(LookupError) {
        products += try await LookupDeadline.within(lookup.wholeTimeLimit) {
          () async throws(LookupError) in
          try await source.products(matching: words, limit: limit)
        }
      } catch {
        failures.append(error)
      }
    }
    for product in products.prefix(limit) { try show(product) }
    for failure in failures { complain(failure.description) }
    if products.isEmpty, !failures.isEmpty { throw CommandFailure(.tryLater, "") }
    if products.isEmpty { throw CommandFailure(.someFailed, "nothing was found for \(words)") }
    if !failures.isEmpty { throw CommandFailure(.someFailed, "") }
  }

  private func show(_ gtins: [GTIN]) async throws(CommandFailure) {
    guard let source = try lookup.source(isKept: false, language: nameLanguage) else {
      throw CommandFailure(
        .usage, "there is nothing to ask; leave --offline out, or name a --catalog or --cache")
    }
    // What cannot be had at once is asked for alone, which then says why it fails.
    let together = gtins.count > 1 ? (try? await source.products(for: gtins)) ?? [] : []
    let known = Dictionary(together.map { ($0.gtin, $0) }) { first, _ in first }
    var isComplete = true
    for gtin in gtins {
      var product = known[gtin]
      do throws(LookupError) {
        if product == nil {
          product = try await LookupDeadline.within(lookup.wholeTimeLimit) {
            () async throws(LookupError) in try await source.product(for: gtin)
          }
        }
        if product == nil { complain("no product is known under \(gtin)") }
      } catch {
        complain("\(gtin): \(error.description)")
      }
      if let product {
        try show(product)
      } else {
        isComplete = false
      }
    }
    if !isComplete { throw CommandFailure(.someFailed, "") }
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
      guard let gtin = GTIN(digits) else {
        if digits.isEmpty { continue }
        throw CommandFailure(
          .usage,
          "\(digits) is no product number; give the 8, 12, 13 or 14 digits with the right check digit"
        )
      }
      if !gtins.contains(gtin) { gtins.append(gtin) }
    }
    return gtins
  }

  private func show(_ product: CatalogProduct) throws(CommandFailure) {
    if json {
      try output(try jsonLine(of: product))
    } else {
      try output(CatalogPresentation(product).text)
    }
  }
}
