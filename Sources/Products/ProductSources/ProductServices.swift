package import ProductLookup
package import ProductStore

/// Catalogues, kept answers and the services on the network, as the sources and searches that commands need.
package struct ProductServices: Sendable {
  /// The catalogues on this machine, asked first.
  package let catalogs: [Catalog]
  /// Whether no service is asked.
  package var isOffline: Bool { settings.isOffline }
  /// Open Food Facts and Open Pet Food Facts.
  package let openFoodFacts: OpenFoodFactsClient
  /// Further databases by their names, in the order of asking.
  package let databases: [(service: String, source: any ProductSource)]
  /// FatSecret; `nil` without a key.
  package let fatSecret: FatSecretClient?
  private let settings: ServiceSettings
  private let answers: AnswerCache?
  private let language: String?

  /// Makes the clients; nothing is sent yet.
  ///
  /// - Parameters:
  ///   - settings: how the services are asked.
  ///   - catalogs: catalogues that are asked before them.
  ///   - answers: the file that keeps their answers; `nil` keeps none.
  ///   - language: the language of names, ISO 639-1; `nil` for the products' own.
  /// - Throws: ``LookupError/invalidAddress(_:reason:)`` for an address that cannot be used.
  package init(
    _ settings: ServiceSettings, catalogs: [Catalog] = [], answers: AnswerCache? = nil,
    language: String? = nil
  ) throws(LookupError) {
    var settings = settings
    settings.openFoodFacts.language = language
    settings.openFoodFacts.timeLimit = settings.requestTimeLimit
    for index in settings.databases.indices {
      settings.databases[index].timeLimit = settings.requestTimeLimit
    }
    settings.fatSecret?.timeLimit = settings.requestTimeLimit
    self.settings = settings
    self.catalogs = catalogs
    self.answers = answers
    self.language = language
    openFoodFacts = try OpenFoodFactsClient(settings: settings.openFoodFacts)
    databases = try settings.databases.map { settings throws(LookupError) in
      (type(of: settings).service, try settings.client())
    }
    fatSecret = try settings.fatSecret.map { settings throws(LookupError) in
      try FatSecretClient(settings: settings, memory: answers.map { KeptFoodNumbers($0) })
    }
  }
}

extension ProductServices {
  /// Joins everything that knows products by their barcodes.
  ///
  /// - Parameter isKept: whether the answers will be kept, which FatSecret's terms forbid.
  /// - Returns: one source; `nil` without parts.
  package func source(isKept: Bool) -> (any ProductSource)? {
    var sources = ProductSources(catalogs: catalogs, answers: answers, language: language)
    if !isOffline {
      sources.services = [openFoodFacts] + databases.map { $0.source }
      sources.unkeptServices = isKept ? [] : fatSecret.map { [$0] } ?? []
    }
    return sources.chain()
  }

  /// Returns the catalogues, then the services, that can be searched by words.
  ///
  /// Offline the services answer as they answered before.
  package func searches() -> [any ProductSearch] {
    let catalog = catalogs.isEmpty ? nil : CatalogSearch(catalogs, language: language)
    let further = databases.map { service, source in
      (source as? any ProductSearch).flatMap { kept($0, of: service) }
    }
    return ([catalog, kept(openFoodFacts, of: "openfoodfacts")] + further).compactMap { $0 }
  }

  private func kept(_ search: any ProductSearch, of service: String) -> (any ProductSearch)? {
    let next = isOffline ? nil : search
    guard let answers else { return next }
    return CachedSearch(answers, of: service, next: next, language: language)
  }

  /// Returns the client for photos of products.
  ///
  /// - Throws: ``LookupError/invalidAddress(_:reason:)`` for an address that cannot be used.
  package func images() throws(LookupError) -> ProductImages {
    let databases = settings.openFoodFacts
    var images = ProductImageSettings(
      services: [databases.foodAddress, databases.petFoodAddress], version: databases.version,
      contact: databases.contact)
    images.timeLimit = settings.requestTimeLimit
    images.isOffline = isOffline
    images.cacheFolder = settings.imageFolder
    images.cacheLimit = settings.imageLimit
    return try ProductImages(settings: images)
  }
}
