import ArgumentParser
import Foundation
import PhotoReading
import ProductLookup

/// Which service analyses ingredients, if any.
struct SugarServiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address of a service that analyses the sugar in ingredients; also "
        + "LABELSCAN_SUGAR_SERVICE_URL. Without it local rules do.",
      discussion:
        "Its key comes from LABELSCAN_SUGAR_SERVICE_KEY or from --sugar-service-key-file.",
      valueName: "url"))
  var sugarServiceURL: String?

  @Option(
    help: ArgumentHelp(
      "The file that holds the service's key; also LABELSCAN_SUGAR_SERVICE_KEY_FILE.",
      valueName: "file"),
    completion: .file())
  var sugarServiceKeyFile: String?

  /// The most bytes of a file with a key.
  private static let largestKeyFile = 16_384

  /// The service to ask, `nil` for none.
  ///
  /// - Throws: ``CommandFailure`` for an address that cannot be used, and for a service without a
  ///   key. No message shows a key.
  func analyst(
    offline: Bool, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandFailure) -> (any SugarAnalyst)? {
    guard !offline, let address = sugarServiceURL ?? environment["LABELSCAN_SUGAR_SERVICE_URL"]
    else { return nil }
    var settings = SugarServiceSettings(
      address: address, key: try key(environment), version: labelscanVersion)
    settings.cacheFolder = UserFolders.cache(environment: environment).map { $0 + "/sugar" }
    do {
      return try SugarServiceClient(settings: settings)
    } catch {
      throw CommandFailure(.usage, error.description)
    }
  }

  private func key(_ environment: [String: String]) throws(CommandFailure) -> SecretKey {
    let text: String
    let place: String
    if let file = sugarServiceKeyFile ?? environment["LABELSCAN_SUGAR_SERVICE_KEY_FILE"] {
      text = String(decoding: try readFile(file, limit: Self.largestKeyFile), as: UTF8.self)
      place = file
    } else if let key = environment["LABELSCAN_SUGAR_SERVICE_KEY"] {
      text = key
      place = "LABELSCAN_SUGAR_SERVICE_KEY"
    } else {
      throw CommandFailure(
        .usage,
        "the service for sugars needs a key; set LABELSCAN_SUGAR_SERVICE_KEY or name its file with "
          + "--sugar-service-key-file")
    }
    guard let key = SecretKey(text) else {
      throw CommandFailure(.usage, "\(place) holds no key; put the key there, alone")
    }
    return key
  }
}
