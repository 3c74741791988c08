package import ProductLookup
package import ProductStore

/// Where product data come from, as parts that ``chain()`` joins.
///
///     var sources = ProductSources()
///     sources.catalogs = [try Catalog("openfoodfacts.catalog")]
///     sources.services = [try OpenFoodFactsClient(settings: settings)]
///     let scanner = LabelScanner(.init(source: sources.chain()))
package struct ProductSources: Sendable {
  /// Catalogues on this machine.
  package var catalogs: [Catalog]
  /// The file that keeps the answers of ``services``; `nil` keeps none.
  package var answers: AnswerCache?
  /// Services on the network whose answers may be kept.
  package var services: [any ProductSource]
  /// Services whose answers may not be kept; FatSecret's terms forbid it.
  package var unkeptServices: [any ProductSource]
  /// The language of names, ISO 639-1; `nil` for the products' own.
  package var language: String?

  /// Names the parts; without any there is nothing to ask.
  package init(
    catalogs: [Catalog] = [], answers: AnswerCache? = nil, services: [any ProductSource] = [],
    unkeptServices: [any ProductSource] = [], language: String? = nil
  ) {
    self.catalogs = catalogs
    self.answers = answers
    self.services = services
    self.unkeptServices = unkeptServices
    self.language = language
  }

  /// Returns all parts as one source, the nearest first: catalogues, kept answers, services, services whose
  /// answers may not be kept.
  ///
  /// - Returns: the source; `nil` without parts.
  package func chain() -> (any ProductSource)? {
    var source = Self.inTurn(services)
    if let answers { source = CachedSource(answers, next: source, language: language) }
    source = Self.inTurn([source].compactMap { $0 } + unkeptServices)
    return catalogs.isEmpty ? source : CatalogSource(catalogs, next: source, language: language)
  }

  private static func inTurn(_ sources: [any ProductSource]) -> (any ProductSource)? {
    sources.count > 1 ? SourcesInTurn(sources) : sources.first
  }
}
