import Foundation
import PhotoReading
import ProductLookup
import ProductSources
import ProductStore
import ProgramSettings

/// The settings of look-ups in a command, in the terms of the services.
struct LookupSettings {
  /// Whether no service is asked.
  let isOffline: Bool
  /// The longest that all requests of one look-up take together.
  let wholeTimeLimit: Duration
  private let settings: Settings
  private let usesCache: Bool
  /// Whether the file of answers was asked for by name.
  private let isCacheNamed: Bool
  private let requestTimeLimit: Duration

  /// Takes the settings of `options`.
  ///
  /// - Throws: ``CommandFailure`` for a setting that cannot be used.
  init(_ options: LookupOptions) throws(CommandFailure) {
    let settings = try options.settings()
    self.settings = settings
    usesCache = !options.noCache
    let (isOffline, limit, cache) = try reading { () throws(SettingsError) in
      (
        try settings.isOn(.offline), try settings.number(.lookupTimeLimit),
        try settings.found(.cache)
      )
    }
    self.isOffline = isOffline
    isCacheNamed = cache.map { $0.origin != .standard } ?? false
    wholeTimeLimit = .seconds(limit ?? 20)
    requestTimeLimit = .seconds(limit ?? 10)
  }

  /// Returns the catalogues, kept answers and services.
  ///
  /// - Parameter language: the language that names are wanted in; `nil` for the products' own.
  /// - Returns: all of them; nothing is sent yet.
  /// - Throws: ``CommandFailure`` for a catalogue, a key or an address that cannot be used.
  func services(language: String? = nil) throws(CommandFailure) -> ProductServices {
    let (services, paths) = try reading { () throws(SettingsError) in
      (try serviceSettings(), try settings.list(.catalog))
    }
    var catalogs: [Catalog] = []
    for path in paths {
      catalogs.append(
        try storing(inInput: true) { () throws(ProductStoreError) in try Catalog(path) })
    }
    let answers = try openedAnswers()
    do throws(LookupError) {
      return try ProductServices(
        services, catalogs: catalogs, answers: answers, language: language)
    } catch {
      throw CommandFailure(.usage, error.description)
    }
  }

  private func serviceSettings() throws(SettingsError) -> ServiceSettings {
    var openFoodFacts = OpenFoodFactsSettings(
      version: labelscanVersion, contact: try settings.text(.contact) ?? "")
    if let address = try settings.text(.foodFactsURL) { openFoodFacts.foodAddress = address }
    if let address = try settings.text(.petFoodFactsURL) { openFoodFacts.petFoodAddress = address }
    if let version = try settings.text(.apiVersion) { openFoodFacts.apiVersion = version }
    if let requests = try settings.count(.requestsPerMinute) {
      openFoodFacts.readsPerMinute = requests
      openFoodFacts.searchesPerMinute = requests
    }
    var services = ServiceSettings(openFoodFacts: openFoodFacts)
    services.isOffline = isOffline
    services.requestTimeLimit = requestTimeLimit
    services.imageLimit = try cacheLimit() * 750_000
    services.imageFolder = usesCache ? settings.folders.cache.map { $0 + "/images" } : nil
    // Offline no key is needed, so that no fault of one ends the work.
    guard !isOffline else { return services }
    let databases: [(any ProductDatabaseSettings)?] = try [usda()]
    services.databases = databases.compactMap { $0 }
    services.fatSecret = try fatSecret()
    return services
  }

  private func usda() throws(SettingsError) -> USDASettings? {
    guard let key = try settings.secret(.usdaKey) else { return nil }
    var usda = USDASettings(key: key, version: labelscanVersion)
    if let address = try settings.text(.usdaURL) { usda.address = address }
    return usda
  }

  private func fatSecret() throws(SettingsError) -> FatSecretSettings? {
    guard let key = try settings.secret(.fatSecretKey) else { return nil }
    guard let secret = try settings.secret(.fatSecretSecret) else {
      throw .unusableSecret(name: Setting.fatSecretSecret.rawValue)
    }
    var fatSecret = FatSecretSettings(key: key, secret: secret, version: labelscanVersion)
    if let address = try settings.text(.fatSecretURL) { fatSecret.address = address }
    return fatSecret
  }

  private func cacheLimit() throws(SettingsError) -> Int { try settings.count(.cacheLimit) ?? 200 }

  /// The file of answers; `nil` without one, or when it is damaged: its answers can be asked for again.
  private func openedAnswers() throws(CommandFailure) -> AnswerCache? {
    let (path, limit, hours) = try reading { () throws(SettingsError) in
      (try settings.text(.cache), try cacheLimit(), try settings.number(.keepAnswersHours))
    }
    guard usesCache, let path else { return nil }
    do throws(ProductStoreError) {
      let answers = try AnswerCache(path, limit: limit * 250_000)
      keepPrivate(database: path)
      if let hours {
        _ = try answers.removeAnswers(before: Date(timeIntervalSinceNow: -hours * 3600))
      }
      return answers
    } catch .damaged(_, let reason) {
      complain(
        "\(path) is no file of answers or is damaged (\(reason)); remove it, and a new one is made")
      return nil
    } catch {
      // A cache that nobody asked for by name stops no work.
      guard !isCacheNamed else { throw CommandFailure(error) }
      complain("\(error.description); no answer is kept (--no-cache)")
      return nil
    }
  }
}
