import ArgumentParser
import PhotoReading
import ProductLookup
import ProgramSettings

/// The options for the service that analyses ingredients.
struct SugarServiceOptions: ParsableArguments, SettingFlags {
  @Option(
    help: ArgumentHelp(
      "The address of a service that analyses the sugar in ingredients. Without it local rules do.",
      discussion:
        "Its key is sugar-service-key in the file of --keys, or LABELSCAN_SUGAR_SERVICE_KEY.",
      valueName: "url"))
  var sugarServiceURL: String?

  var flags: [Setting: SettingValue] {
    sugarServiceURL.map { [.sugarServiceURL: .text($0)] } ?? [:]
  }

  /// The service to ask, `nil` for none and offline.
  ///
  /// - Throws: ``CommandFailure`` for an address that cannot be used, and for a service without a
  ///   key. No message shows a key.
  func analyst(with lookup: LookupOptions) throws(CommandFailure) -> SugarServiceClient? {
    let settings = try Settings.ofThisProgram(lookup.flags.merging(flags) { $1 })
    let found = try reading { () throws(SettingsError) -> (String, Secret?)? in
      guard !(try settings.isOn(.offline)), let address = try settings.text(.sugarServiceURL) else {
        return nil
      }
      return (address, try settings.secret(.sugarServiceKey))
    }
    guard let (address, key) = found else { return nil }
    guard let key else {
      throw CommandFailure(
        .usage,
        "the service for sugars needs a key; set LABELSCAN_SUGAR_SERVICE_KEY or put sugar-service-key "
          + "into the file of --keys")
    }
    var service = SugarServiceSettings(address: address, key: key, version: labelscanVersion)
    service.cacheFolder = settings.folders.cache.map { $0 + "/sugar" }
    do {
      return try SugarServiceClient(settings: service)
    } catch {
      throw CommandFailure(.usage, error.description)
    }
  }
}
