import ArgumentParser
import FoodDiary
import FoodFinding
import Foundation
import PhotoReading
import ProductLookup
import ProductSources
import ProductStore

/// Where product data are looked up.
struct LookupOptions: ParsableArguments {
  @Flag(help: "Ask no product database; nothing leaves this machine.")
  var offline = false

  @Option(
    help: ArgumentHelp(
      "The address of Open Food Facts or of a mirror; also LABELSCAN_FOOD_FACTS_URL.",
      valueName: "url"))
  var foodFactsURL: String?

  @Option(
    help: ArgumentHelp(
      "The address of Open Pet Food Facts or of a mirror; also LABELSCAN_PET_FOOD_FACTS_URL.",
      valueName: "url"))
  var petFoodFactsURL: String?

  @Option(
    help: ArgumentHelp(
      "Mail or web address that the services' operators can reach you at; also LABELSCAN_CONTACT.",
      valueName: "address"))
  var contact: String?

  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "A catalogue to ask before the network (see the catalog command); repeatable.",
      valueName: "file"), completion: .file())
  var catalogs: [String] = []

  @Option(
    help: ArgumentHelp(
      "The file that keeps the databases' answers; labelscan/answers.db in XDG_CACHE_HOME without it.",
      discussion: """
        Products are kept for 7 days, searches and that a product is not known for a day. Older answers \
        are used when no database answers, and with --offline; a finding then says how old they are.
        """, valueName: "file"), completion: .file())
  var cache: String?

  @Flag(help: "Keep no answer, and use none that is kept.")
  var noCache = false

  @Option(
    help: ArgumentHelp(
      "The most megabytes that are kept: a quarter for answers, the rest for products' photos.",
      valueName: "MB"))
  var cacheLimit = 200

  @Option(
    help: ArgumentHelp(
      "The most requests a minute to each host of a product database; without it 15 for products and 10 "
        + "for searches, as Open Food Facts allows.",
      valueName: "number"))
  var requestsPerMinute: Int?

  @Option(
    help: ArgumentHelp(
      "The version of Open Food Facts' API that is asked: 3.5, or 2 for a mirror that has no other.",
      valueName: "version"))
  var apiVersion = "3.5"

  @Option(
    help: ArgumentHelp(
      "How long looking a product up may take in all, with every database and repetition; 20 s without it.",
      discussion: """
        One answer takes half of it at most. In a batch it is how long one answer may take, 10 s without it; \
        slow answers are asked for again there.
        """, valueName: "seconds"))
  var lookupTimeLimit: Double?

  /// The longest that all requests of one look-up take together.
  var wholeTimeLimit: Duration { .seconds(lookupTimeLimit ?? 20) }

  /// The longest that one request takes.
  private var requestTimeLimit: Duration { .seconds(lookupTimeLimit ?? 10) }

  @Option(
    help: ArgumentHelp(
      "Remove answers older than this from the file of answers, as it is opened; also "
        + "LABELSCAN_KEEP_ANSWERS_HOURS.", valueName: "hours"))
  var keepAnswers: Double?

  @Option(
    help: ArgumentHelp(
      "A file with FatSecret's key in its first line and the shared secret in its second; also "
        + "LABELSCAN_FATSECRET_FILE.",
      discussion: """
        Only you may be able to read it (chmod 600). LABELSCAN_FATSECRET_KEY and LABELSCAN_FATSECRET_SECRET \
        do as well. FatSecret's data may not be kept, so it is not asked for records that are.
        """, valueName: "file"),
    completion: .file())
  var fatsecret: String?

  func validate() throws {
    if let lookupTimeLimit, !(lookupTimeLimit > 0 && lookupTimeLimit <= 3600) {
      throw ValidationError("--lookup-time-limit is \(lookupTimeLimit); give 1 to 3600 seconds")
    }
    guard !noCache || cache == nil else {
      throw ValidationError("--cache and --no-cache exclude each other; give one")
    }
    guard (1...100_000).contains(cacheLimit) else {
      throw ValidationError("--cache-limit is \(cacheLimit); give 1 to 100000 megabytes")
    }
    if let requestsPerMinute, !(1...100_000).contains(requestsPerMinute) {
      throw ValidationError(
        "--requests-per-minute is \(requestsPerMinute); give 1 to 100000")
    }
    guard ["2", "3.5"].contains(apiVersion) else {
      throw ValidationError("--api-version is \(terminalSafe(apiVersion)); give 2 or 3.5")
    }
  }

  /// The catalogues and databases to ask, `nil` for none.
  ///
  /// - Parameters:
  ///   - isKept: whether what is answered will be kept, which not every service allows.
  ///   - language: the language that names are wanted in; `nil` for the products' own.
  ///   - environment: the environment variables.
  /// - Returns: all of them as one source.
  /// - Throws: ``CommandFailure`` for a catalogue, a key or an address that cannot be used.
  func source(
    isKept: Bool, language: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandFailure) -> (any ProductSource)? {
    var sources = ProductSources(services: try services(language: language, environment))
    sources.answers = try openedCache(environment)
    sources.language = language
    let numbers = sources.answers.map { KeptFoodNumbers($0) }
    if !isKept, !offline, let client = try fatSecret(numbers, environment) {
      sources.unkeptServices = [client]
    }
    sources.catalogs = try openedCatalogs()
    return sources.chain()
  }

  /// The file of answers; `nil` without one, or when it is damaged: whatever is in it can be asked again.
  private func openedCache(
    _ environment: [String: String]
  ) throws(CommandFailure) -> AnswerCache? {
    let hours = try answerHours(environment)
    let usual = UserFolders.cache(environment: environment).map { $0 + "/answers.db" }
    guard !noCache, let cache = cache ?? usual else { return nil }
    keepPrivate(database: cache)
    do throws(ProductStoreError) {
      let answers = try AnswerCache(cache, limit: cacheLimit * 250_000)
      if let hours {
        _ = try answers.removeAnswers(before: Date(timeIntervalSinceNow: -hours * 3600))
      }
      return answers
    } catch .damaged(_, let reason) {
      complain(
        "\(cache) is no file of answers or is damaged (\(reason)), so no answer is kept; remove it, "
          + "and a new one is made")
      return nil
    } catch {
      // What nobody asked for by name stops no work.
      guard self.cache == nil else { throw CommandFailure(error) }
      complain("\(error.description); no answer is kept (--no-cache)")
      return nil
    }
  }

  private func openedCatalogs() throws(CommandFailure) -> [Catalog] {
    var opened: [Catalog] = []
    for path in catalogs {
      opened.append(try storing { () throws(ProductStoreError) in try Catalog(path) })
    }
    return opened
  }

  private func answerHours(_ environment: [String: String]) throws(CommandFailure) -> Double? {
    guard let keepAnswers else {
      guard let text = environment["LABELSCAN_KEEP_ANSWERS_HOURS"] else { return nil }
      guard let hours = Double(text), hours >= 0 else {
        throw CommandFailure(
          .usage, "LABELSCAN_KEEP_ANSWERS_HOURS is \(text); give hours, 0 or more")
      }
      return hours
    }
    guard keepAnswers >= 0 else {
      throw CommandFailure(.usage, "--keep-answers is \(keepAnswers); give hours, 0 or more")
    }
    return keepAnswers
  }

  /// The catalogues, then the databases on the network, that can be searched by words.
  ///
  /// Offline the databases answer what they answered before.
  ///
  /// - Throws: ``CommandFailure`` for an address that cannot be used.
  func searches(
    language: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandFailure) -> [any ProductSearch] {
    let clients = try clients(language: language, environment)
    let cache = try openedCache(environment)
    func kept(_ search: any ProductSearch, _ service: String) -> (any ProductSearch)? {
      guard let cache else { return offline ? nil : search }
      return CachedSearch(cache, of: service, next: offline ? nil : search, language: language)
    }
    let catalogs = try openedCatalogs()
    return [
      catalogs.isEmpty ? nil : CatalogSearch(catalogs, language: language),
      kept(clients.openFoodFacts, "openfoodfacts"), clients.usda.flatMap { kept($0, "usda") },
    ].compactMap { $0 }
  }

  /// Fetches and keeps photos of products.
  ///
  /// - Throws: ``CommandFailure`` for an address that cannot be used.
  func images(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandFailure) -> ProductImages {
    let databases = openFoodFacts(language: nil, environment)
    var settings = ProductImageSettings(
      services: [databases.foodAddress, databases.petFoodAddress], version: labelscanVersion,
      contact: databases.contact)
    settings.timeLimit = requestTimeLimit
    settings.isOffline = offline
    settings.cacheLimit = cacheLimit * 750_000
    if !noCache {
      settings.cacheFolder = UserFolders.cache(environment: environment).map { $0 + "/images" }
    }
    do {
      return try ProductImages(settings: settings)
    } catch {
      throw CommandFailure(.usage, error.description)
    }
  }

  /// Where foods are found by barcode or name, in the order in which they are asked: catalogues, then the
  /// services that there are keys for, then Open Food Facts.
  ///
  /// - Throws: ``CommandFailure`` for a catalogue, a key or an address that cannot be used.
  func foodFinders(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandFailure) -> [any FoodFinder] {
    var finders: [any FoodFinder] = []
    if let products = try source(isKept: true, environment: environment) {
      finders.append(BarcodeFoods(products))
    }
    if !catalogs.isEmpty { finders.append(CatalogFoods(try openedCatalogs())) }
    guard !offline else { return finders }
    let clients = try clients(language: nil, environment)
    if let usda = clients.usda { finders.append(SearchedFoods(usda, source: .usda)) }
    if let fatSecret = try fatSecret(nil, environment) {
      finders.append(SearchedFoods(fatSecret, source: .fatSecret))
    }
    finders.append(SearchedFoods(clients.openFoodFacts, source: .openFoodFacts))
    return finders
  }

  private func services(
    language: String?, _ environment: [String: String]
  ) throws(CommandFailure) -> [any ProductSource] {
    guard !offline else { return [] }
    let clients = try clients(language: language, environment)
    return [clients.openFoodFacts] + (clients.usda.map { [$0] } ?? [])
  }

  private func fatSecret(
    _ numbers: KeptFoodNumbers?, _ environment: [String: String]
  ) throws(CommandFailure) -> FatSecretClient? {
    let pair: SecretPair
    if let file = fatsecret ?? environment["LABELSCAN_FATSECRET_FILE"] {
      pair = try SecretPair(file: file)
    } else if let key = environment["LABELSCAN_FATSECRET_KEY"] {
      pair = SecretPair(key, environment["LABELSCAN_FATSECRET_SECRET"] ?? "")
    } else {
      return nil
    }
    guard let key = SecretText(pair.first), let secret = SecretText(pair.second) else {
      throw CommandFailure(
        .usage,
        "FatSecret needs a key and a shared secret; set LABELSCAN_FATSECRET_KEY and "
          + "LABELSCAN_FATSECRET_SECRET, or name a file with both by --fatsecret")
    }
    var settings = FatSecretSettings(key: key, secret: secret, version: labelscanVersion)
    settings.timeLimit = requestTimeLimit
    if let address = environment["LABELSCAN_FATSECRET_URL"] { settings.address = address }
    do {
      return try FatSecretClient(settings: settings, memory: numbers)
    } catch {
      throw CommandFailure(.usage, error.description)
    }
  }

  private func openFoodFacts(
    language: String?, _ environment: [String: String]
  ) -> OpenFoodFactsSettings {
    var settings = OpenFoodFactsSettings(
      version: labelscanVersion,
      contact: contact ?? environment["LABELSCAN_CONTACT"] ?? "no contact given")
    if let address = foodFactsURL ?? environment["LABELSCAN_FOOD_FACTS_URL"] {
      settings.foodAddress = address
    }
    if let address = petFoodFactsURL ?? environment["LABELSCAN_PET_FOOD_FACTS_URL"] {
      settings.petFoodAddress = address
    }
    settings.language = language
    settings.timeLimit = requestTimeLimit
    settings.apiVersion = apiVersion
    if let requestsPerMinute {
      settings.readsPerMinute = requestsPerMinute
      settings.searchesPerMinute = requestsPerMinute
    }
    return settings
  }

  private func clients(
    language: String?, _ environment: [String: String]
  ) throws(CommandFailure) -> (openFoodFacts: OpenFoodFactsClient, usda: USDAClient?) {
    let settings = openFoodFacts(language: language, environment)
    do {
      let client = try OpenFoodFactsClient(settings: settings)
      guard let key = environment["LABELSCAN_USDA_KEY"], !key.isEmpty else { return (client, nil) }
      var usda = USDASettings(key: key, version: labelscanVersion)
      usda.timeLimit = requestTimeLimit
      if let address = environment["LABELSCAN_USDA_URL"] { usda.address = address }
      return (client, try USDAClient(settings: usda))
    } catch {
      throw CommandFailure(.usage, error.description)
    }
  }
}
