import ArgumentParser
import Foundation
import LabelModel
import Languages
import LabelWeb
import ProductChoice
import ProductStore

private let noProductIsKept =
  "no product is kept yet; scan --save, lookup --save and batch --database keep them"

/// `labelscan history`: the products scanned last.
struct HistoryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "List the products that were scanned, the last one first.")

  @Option(name: .shortAndLong, help: RowLimit.help)
  var limit: RowLimit = 50

  @Flag(help: "Only marked products.")
  var favourites = false

  @Flag(help: "Print a JSON object a line.")
  var json = false

  @OptionGroup var store: StoreOptions

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      let store = try store.openExisting()
      let products = try storing { () throws(ProductStoreError) in
        try store.history(limit: limit.count, favouritesOnly: favourites)
      }
      try ProductList(products: products, marks: store.marks(of: products)).show(
        json: json,
        whenEmpty: favourites
          ? "no product is marked; favourite marks one"
          : noProductIsKept)
    }
  }
}

/// `labelscan search`: products by name, brand or number.
struct SearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find products whose name, brand or number has words that begin so.")

  @Argument(help: ArgumentHelp("Words or their beginnings.", valueName: "word"))
  var words: [String]

  @Option(name: .shortAndLong, help: RowLimit.help)
  var limit: RowLimit = 50

  @Flag(help: "Print a JSON object a line.")
  var json = false

  @OptionGroup var store: StoreOptions

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      let store = try store.openExisting()
      let products = try storing { () throws(ProductStoreError) in
        try store.search(words.joined(separator: " "), limit: limit.count)
      }
      try ProductList(products: products, marks: store.marks(of: products)).show(
        json: json, whenEmpty: "no product has words that begin so; history lists all")
    }
  }
}

/// `labelscan show`: a product's record.
struct ShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what is known of a product that was scanned.")

  @Argument(help: ArgumentHelp("Its barcode's number, or its number in the history."))
  var product: ProductArgument

  @Flag(help: "Print the record as one line of JSON.")
  var json = false

  @OptionGroup var store: StoreOptions

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      let found = try store.product(product).product
      if json {
        try output(try jsonLine(of: found.record, for: store.profile()))
      } else {
        try output(
          RecordPresentation(
            found.record, marks: marks(of: found.record, for: store.profile()),
            style: .forStandardOutput(), wording: .ofPerson
          ).text)
      }
    }
  }
}

/// `labelscan favourite`: marks a product.
struct FavouriteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favourite", abstract: "Mark a product, or remove its mark.")

  @Argument(help: ArgumentHelp("Its barcode's number, or its number in the history."))
  var product: ProductArgument

  @Flag(help: "Remove the mark.")
  var remove = false

  @OptionGroup var store: StoreOptions

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      try store.change(product) { opened, reference throws(ProductStoreError) in
        try opened.setFavourite(reference, !remove)
      }
      try output("\(product) is \(remove ? "no favourite" : "a favourite")\n")
    }
  }
}

/// `labelscan delete`: removes a product, or old scans.
struct DeleteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Remove a product with all its scans, or the scans older than some days.")

  @Argument(help: ArgumentHelp("Its barcode's number, or its number in the history."))
  var product: ProductArgument?

  @Option(
    help: ArgumentHelp(
      "Remove scans older than this, with their photos' names and hashes; products stay.",
      valueName: "days"))
  var scansOlderThan: Double?

  @OptionGroup var store: StoreOptions

  func validate() throws {
    guard (product == nil) != (scansOlderThan == nil) else {
      throw ValidationError("name a product, or give --scans-older-than")
    }
    if let days = scansOlderThan, days < 0 {
      throw ValidationError("--scans-older-than is \(days); give 0 or more")
    }
  }

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      if let product {
        var removed: RemovedProduct?
        let opened = try store.change(product) { opened, reference throws(ProductStoreError) in
          removed = try opened.remove(reference)
          return removed != nil
        }
        try removePagePhotos(beside: opened) { folder throws(ProductStoreError) in
          try folder.remove(removed?.photos ?? [], deletedFrom: opened)
        }
        try output("\(product) removed, with its scans\n")
      } else if let days = scansOlderThan {
        let opened = try store.openExisting(forWriting: true)
        let end = Date(timeIntervalSinceNow: -days * 86_400)
        let count = try storing { () throws(ProductStoreError) in
          try opened.removeScans(before: end)
        }
        try removePagePhotos(beside: opened) { folder throws(ProductStoreError) in
          try folder.removeDeleted(before: end, from: opened)
        }
        try output("\(counted(count, "scan")) removed\n")
      }
    }
  }
}

/// `labelscan stats`: how much there is.
struct StatsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Count products, scans and findings.")

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var store: StoreOptions

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      let opened = try store.openExisting()
      let statistics = try storing { () throws(ProductStoreError) in try opened.statistics() }
      let today = try productsOfToday(in: opened)
      guard !json else {
        return try output(try diaryJSON(Report(statistics: statistics, productsToday: today)))
      }
      func list(_ counts: [String: Int]) -> String {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
          .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      }
      guard statistics.products > 0 else { return complain(noProductIsKept) }
      try output(
        """
        \(counted(statistics.products, "product")) (\(list(statistics.bySubject))), \(counted(statistics.scans, "scan"))
        \(counted(today, "product")) scanned today
        \(statistics.withBarcode) with a barcode, \(counted(statistics.favourites, "favourite"))
        status: \(list(statistics.byStatus))
        commonest findings: \(statistics.commonFindings.isEmpty ? "none" : list(statistics.commonFindings))

        """)
      try output(
        "sugar in \(statistics.withSugar) of \(counted(statistics.withSugarAnalysis, "list")) of ingredients\n"
      )
    }
  }

  /// Products are counted in windows of this size.
  private static let window = 500

  /// Returns how many products were scanned last today, in this machine's time zone.
  private func productsOfToday(in store: RecordStore) throws(CommandFailure) -> Int {
    let midnight = Calendar.current.startOfDay(for: Date())
    var count = 0
    while true {
      let offset = count
      let products = try storing { () throws(ProductStoreError) in
        try store.history(limit: Self.window, offset: offset)
      }
      let fresh = products.prefix { $0.scanned >= midnight }.count
      count += fresh
      if fresh < Self.window { return count }
    }
  }

  /// The statistics with one more key.
  private struct Report: Encodable {
    private enum CodingKeys: String, CodingKey { case productsToday }

    let statistics: StoreStatistics
    let productsToday: Int

    func encode(to encoder: any Encoder) throws {
      try statistics.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(productsToday, forKey: .productsToday)
    }
  }
}
