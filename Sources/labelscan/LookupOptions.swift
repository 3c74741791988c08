import ArgumentParser
import Foundation
import LabelPipeline
import ProductLookup
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
      "A file that keeps the databases' answers: products for 7 days, that one is not known for a day; "
        + "older ones are used when no database answers, and with --offline.",
      valueName: "file"), completion: .file())
  var cache: String?

  /// The catalogues and databases to ask, `nil` for none.
  ///
  /// - Throws: ``CommandFailure`` for a catalogue or an address that cannot be used.
  func source(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandFailure) -> (any ProductSource)? {
    var services = try services(environment: environment)
    if let cache {
      let answers = try storing { () throws(ProductStoreError) in try AnswerCache(cache) }
      services = CachedSource(answers, next: services)
    }
    guard !catalogs.isEmpty else { return services }
    var opened: [Catalog] = []
    for path in catalogs {
      opened.append(try storing { () throws(ProductStoreError) in try Catalog(path) })
    }
    return CatalogSource(opened, next: services)
  }

  private func services(
    environment: [String: String]
  ) throws(CommandFailure) -> (any ProductSource)? {
    guard !offline else { return nil }
    var settings = OpenFoodFactsSettings(
      version: labelscanVersion,
      contact: contact ?? environment["LABELSCAN_CONTACT"] ?? "no contact given")
    if let address = foodFactsURL ?? environment["LABELSCAN_FOOD_FACTS_URL"] {
      settings.foodAddress = address
    }
    if let address = petFoodFactsURL ?? environment["LABELSCAN_PET_FOOD_FACTS_URL"] {
      settings.petFoodAddress = address
    }
    do {
      let client = try OpenFoodFactsClient(settings: settings)
      guard let key = environment["LABELSCAN_USDA_KEY"], !key.isEmpty else { return client }
      var usda = USDASettings(key: key, version: labelscanVersion)
      if let address = environment["LABELSCAN_USDA_URL"] { usda.address = address }
      return SourcesInTurn([client, try USDAClient(settings: usda)])
    } catch {
      throw CommandFailure(.usage, error.description)
    }
  }
}
