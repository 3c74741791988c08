import ArgumentParser
import ProgramSettings

/// The options for the look-up of product data.
struct LookupOptions: ParsableArguments, SettingFlags {
  @Flag(
    inversion: .prefixedNo,
    help: "Ask no product database; nothing leaves this machine. Without it they are asked.")
  var offline: Bool?

  @OptionGroup var secrets: SecretOptions

  @Option(
    help: ArgumentHelp("The address of Open Food Facts or of a mirror.", valueName: "url"))
  var foodFactsURL: String?

  @Option(
    help: ArgumentHelp("The address of Open Pet Food Facts or of a mirror.", valueName: "url"))
  var petFoodFactsURL: String?

  @Option(
    help: ArgumentHelp(
      "Mail or web address that the services' operators can reach you at.", valueName: "address"))
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
      "The most megabytes that are kept: a quarter for answers, the rest for products' photos; 200 without it.",
      valueName: "MB"))
  var cacheLimit: Int?

  @Option(
    help: ArgumentHelp(
      "The most requests a minute to each host of a product database. Without it 15 for products and 10 "
        + "for searches, as Open Food Facts allows.",
      valueName: "number"))
  var requestsPerMinute: Int?

  @Option(
    help: ArgumentHelp(
      "The version of Open Food Facts' API: 3.5, or 2 for a mirror that has no other; 3.5 without it.",
      valueName: "version"))
  var apiVersion: String?

  @Option(
    help: ArgumentHelp(
      "How long looking a product up may take in all, with every database and repetition; 20 s without it.",
      discussion: """
        One answer takes half of it at most. In a batch it is the time of one answer, 10 s without it. \
        Slow answers are asked for again there.
        """, valueName: "seconds"))
  var lookupTimeLimit: Double?

  @Option(
    help: ArgumentHelp(
      "Remove answers older than this from the file of answers, as it is opened.",
      valueName: "hours"))
  var keepAnswers: Double?

  var flags: [Setting: SettingValue] {
    var flags = secrets.flags
    flags[.offline] = offline.map { .flag($0) }
    flags[.foodFactsURL] = foodFactsURL.map { .text($0) }
    flags[.petFoodFactsURL] = petFoodFactsURL.map { .text($0) }
    flags[.contact] = contact.map { .text($0) }
    flags[.catalog] = catalogs.isEmpty ? nil : .list(catalogs)
    flags[.cache] = cache.map { .text($0) }
    flags[.cacheLimit] = cacheLimit.map { .count($0) }
    flags[.requestsPerMinute] = requestsPerMinute.map { .count($0) }
    flags[.apiVersion] = apiVersion.map { .text($0) }
    flags[.lookupTimeLimit] = lookupTimeLimit.map { .number($0) }
    flags[.keepAnswersHours] = keepAnswers.map { .number($0) }
    return flags
  }

  func validate() throws {
    guard !noCache || cache == nil else {
      throw ValidationError("--cache and --no-cache exclude each other; give one")
    }
    try checkFlags()
  }
}
