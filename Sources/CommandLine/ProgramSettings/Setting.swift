import Foundation
import ProductLookup

/// A setting of the program. Its raw value is its key in the configuration file.
///
/// The environment variable is the key in capitals after `LABELSCAN_`, with `_` for `-`.
package enum Setting: String, CaseIterable, Hashable, Sendable {
  case apiVersion = "api-version"
  case cache
  case cacheLimit = "cache-limit"
  case catalog
  case contact
  case contributionURL = "contribution-url"
  case contributor
  case contributorPassword = "contributor-password"
  case database
  case engine
  case fatSecretKey = "fatsecret-key"
  case fatSecretSecret = "fatsecret-secret"
  case fatSecretURL = "fatsecret-url"
  case foodFactsURL = "food-facts-url"
  case geminiKey = "gemini-key"
  case geminiModel = "gemini-model"
  case geminiURL = "gemini-url"
  case keepAnswersHours = "keep-answers-hours"
  case keys
  case log
  case lookupTimeLimit = "lookup-time-limit"
  case memoryLimit = "memory-limit"
  case model
  case offline
  case outputLanguage = "output-language"
  case pageLanguage = "page-language"
  case petFoodFactsURL = "pet-food-facts-url"
  case requestsPerMinute = "requests-per-minute"
  case sugarServiceKey = "sugar-service-key"
  case sugarServiceURL = "sugar-service-url"
  case tessdata
  case timeLimit = "time-limit"
  case usdaKey = "usda-key"
  case usdaURL = "usda-url"

  /// The values that a setting takes.
  package enum Kind: Hashable, Sendable {
    /// A text of one line.
    case text
    /// A file or a folder.
    case path
    /// The address of a web service.
    case address
    /// The code of a language that pages and records have words for.
    case language
    /// One of these texts.
    case choice([String])
    /// A whole number in a range; the word is its unit.
    case count(ClosedRange<Int>, String)
    /// A number in a range; the word is its unit.
    case number(ClosedRange<Double>, String)
    /// Yes or no.
    case flag
    /// Several files; `:` divides them in an environment variable, as in `PATH`.
    case paths
    /// A key, a password or the name of an account. It is in a file of keys or an environment
    /// variable, never in the configuration.
    case secret
  }

  /// The values that this setting takes.
  package var kind: Kind {
    switch self {
    case .apiVersion: .choice(["2", "3.5"])
    case .engine: .choice(["auto", "label", "tesseract"])
    case .cacheLimit: .count(1...100_000, "megabytes")
    case .requestsPerMinute: .count(1...100_000, "requests")
    // The program and its libraries have some 350 MiB of address space before the first photo.
    case .memoryLimit: .count(512...1 << 20, "MiB")
    case .lookupTimeLimit: .number(0.001...3600, "seconds")
    case .timeLimit: .number(0.001...86_400, "seconds")
    case .keepAnswersHours: .number(0...1_000_000, "hours")
    case .offline: .flag
    case .catalog: .paths
    case .contributor, .contributorPassword, .fatSecretKey, .fatSecretSecret, .geminiKey,
      .sugarServiceKey, .usdaKey:
      .secret
    case .cache, .database, .keys, .log, .tessdata: .path
    case .contributionURL, .fatSecretURL, .foodFactsURL, .geminiURL, .petFoodFactsURL,
      .sugarServiceURL, .usdaURL:
      .address
    case .outputLanguage, .pageLanguage: .language
    case .contact, .geminiModel, .model: .text
    }
  }

  /// Whether the value is a key, a password or the name of an account.
  package var isSecret: Bool { kind == .secret }

  /// The environment variable.
  package var variable: String {
    "LABELSCAN_" + rawValue.uppercased().replacingOccurrences(of: "-", with: "_")
  }

  /// The flag of the command line; `nil` for a setting without one.
  package var flag: String? {
    switch self {
    case .contributor, .contributorPassword, .fatSecretKey, .fatSecretSecret, .fatSecretURL,
      .geminiKey, .geminiModel, .geminiURL, .log, .sugarServiceKey, .usdaKey, .usdaURL:
      nil
    case .keepAnswersHours: "--keep-answers"
    default: "--" + rawValue
    }
  }

  /// The default value; `nil` without one.
  func standard(_ folders: UserFolders) -> SettingValue? {
    switch self {
    case .apiVersion: .text("3.5")
    case .cache: folders.answers.map { .text($0) }
    case .cacheLimit: .count(200)
    case .contact: .text("no contact given")
    case .database: folders.database.map { .text($0) }
    case .engine: .text("auto")
    case .fatSecretURL: .text(FatSecretSettings.standardAddress)
    case .foodFactsURL: .text(OpenFoodFactsService.food.address)
    case .geminiModel: .text(GeminiSettings.standardModel)
    case .geminiURL: .text(GeminiSettings.standardAddress)
    case .log: folders.log.map { .text($0) }
    case .memoryLimit: .count(4096)
    case .offline: .flag(false)
    case .petFoodFactsURL: .text(OpenFoodFactsService.petFood.address)
    case .timeLimit: .number(60)
    case .usdaURL: .text(USDASettings.standardAddress)
    case .catalog, .contributionURL, .contributor, .contributorPassword, .fatSecretKey,
      .fatSecretSecret, .geminiKey, .keepAnswersHours, .keys, .lookupTimeLimit, .model,
      .outputLanguage, .pageLanguage, .requestsPerMinute, .sugarServiceKey, .sugarServiceURL,
      .tessdata, .usdaKey:
      nil
    }
  }
}
