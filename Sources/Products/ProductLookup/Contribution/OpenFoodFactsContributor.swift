package import LabelModel
import Foundation

/// The settings for contributions.
package struct ContributorSettings: Sendable, Hashable {
  /// The server that contributions go to: the real one, or the one for tries.
  package var server: ContributionServer
  /// An address that takes the place of the server's for both databases: `https`, or `http` to this
  /// machine. What that front door asks of everybody is then left out.
  package var address: String?
  /// The account; `nil` for none.
  ///
  /// The service takes new products and photos without an account and files them under
  /// `openfoodfacts-contributors`. Its maintainer states that in issue 47 of
  /// openfoodfacts-androidapp; see also issue 2204 of smooth-app. Changes of a known product it may
  /// decline.
  package var account: ContributorAccount?
  /// The version of this program.
  package var version: String
  /// The address at which the services' operators can reach whoever runs it.
  package var contact: String
  /// The longest that one request may take: a photo of some megabytes on a slow line.
  package var timeLimit = Duration.seconds(120)
  /// The most bytes of an answer that are read.
  package var largestAnswer = 1_000_000
  /// The most requests a minute. The services state no limit for writing; this is theirs for reading.
  package var requestsPerMinute = 15
  /// The times at which a failed request is made again.
  package var retries = RetryPolicy.standard

  /// Creates the usual settings.
  package init(
    server: ContributionServer, account: ContributorAccount?, version: String, contact: String
  ) {
    self.server = server
    self.account = account
    self.version = version
    self.contact = contact
  }
}

/// Sends a person's readings to Open Food Facts or Open Pet Food Facts.
///
/// To send the same again changes nothing: fields keep their values, and the service reports a
/// photo that it has. Copies share one rate limit.
package struct OpenFoodFactsContributor: Sendable {
  private let settings: ContributorSettings
  private let addresses: [OpenFoodFactsService: ServiceAddress]
  private let web: WebClient
  private let bucket: TokenBucket
  private let clock: LookupClock

  /// Creates a contributor; nothing is sent yet.
  ///
  /// - Throws: ``LookupError/invalidAddress(_:reason:)`` for an address that is neither `https` nor
  ///   on this machine.
  package init(
    settings: ContributorSettings, clock: LookupClock = .continuous
  ) throws(LookupError) {
    self.settings = settings
    self.clock = clock
    var addresses: [OpenFoodFactsService: ServiceAddress] = [:]
    for service in OpenFoodFactsService.allCases {
      addresses[service] = try ServiceAddress(
        settings.address ?? settings.server.address(of: service))
    }
    self.addresses = addresses
    web = WebClient(
      userAgent: "labelscan/\(settings.version) (\(settings.contact))",
      timeLimit: settings.timeLimit, largestBody: settings.largestAnswer, clock: clock)
    bucket = TokenBucket(perMinute: settings.requestsPerMinute, clock: clock)
  }

  /// Sets fields of the product `gtin`, which is made if it is not there (`product_jqm2.pl`).
  ///
  /// - Throws: ``LookupError``; ``LookupError/declined(host:reason:)`` when the service understood it
  ///   and did not take it, ``LookupError/notAuthorized(host:status:)`` for a wrong account.
  package func send(
    _ fields: [ContributedField], of gtin: GTIN, to service: OpenFoodFactsService
  ) async throws(LookupError) {
    let all =
      identification(of: gtin)
      + [
        ContributedField("comment", "labelscan \(settings.version)"),
        ContributedField("app_name", "labelscan"),
        ContributedField("app_version", settings.version),
      ] + fields
    let answer = try await ask(
      service, "cgi/product_jqm2.pl", FormBody.encoded(all), FormBody.encodedType)
    switch answer.value["status"] {
    case .number(1), .string("1"): return
    case .number(0), .string("0"):
      throw declined(answer.value["status_verbose"]?.text, host: answer.host)
    default:
      throw .malformedAnswer(
        host: answer.host, reason: "it does not say whether the fields were saved")
    }
  }

  /// Adds a photo to the product `gtin` and selects it for its role: front, ingredients or nutrition
  /// (`product_image_upload.pl`).
  ///
  /// - Throws: ``LookupError``, as ``send(_:of:to:)-(_,_,_)`` does.
  package func send(
    _ photo: ContributedPhoto, of gtin: GTIN, to service: OpenFoodFactsService
  ) async throws(LookupError) -> PhotoReception {
    let form = FormBody.multipart(
      identification(of: gtin) + [ContributedField("imagefield", photo.imageField)],
      file: photo.jpeg, named: "imgupload_\(photo.imageField)", type: "image/jpeg",
      boundary: "labelscan-\(UUID().uuidString)")
    let answer = try await ask(
      service, "cgi/product_image_upload.pl", form.body, form.type)
    switch answer.value["status"]?.text {
    case "status ok": return .taken
    case "status not ok":
      // A photo that is there is named by its positive number, by the servers of old by -3.
      if case .number(let number) = answer.value["imgid"] ?? .null, number > 0 || number == -3 {
        return .knownAlready
      }
      if answer.value["imgid"]?.text == "-3" { return .knownAlready }
      throw declined(answer.value["error"]?.text, host: answer.host)
    default:
      throw .malformedAnswer(
        host: answer.host, reason: "it does not say whether the photo was taken")
    }
  }

  private func identification(of gtin: GTIN) -> [ContributedField] {
    let code = ContributedField("code", gtin.normalized)
    guard let account = settings.account else { return [code] }
    return [
      code, ContributedField("user_id", account.user),
      ContributedField("password", account.password.value),
    ]
  }

  private func ask(
    _ service: OpenFoodFactsService, _ path: String, _ body: Data, _ type: String
  ) async throws(LookupError) -> (value: JSONValue, host: String) {
    guard let address = addresses[service] else {
      throw .invalidAddress(service.rawValue, reason: "there is no server for it")
    }
    var headers: [String: String] = [:]
    if settings.address == nil { headers["Authorization"] = settings.server.frontDoor }
    return try await settings.retries.repeating(clock) { () async throws(LookupError) in
      try await bucket.take()
      let answer = try await web.post(
        body, type, to: address.url.appending(path: path), headers: headers)
      try answer.checkStatus(host: address.host)
      return (try read(answer.body, host: address.host), address.host)
    }
  }

  /// Reads an answer. For a wrong account the services give a web page, with any status.
  private func read(_ body: Data, host: String) throws(LookupError) -> JSONValue {
    do {
      let value = try JSONDecoder().decode(JSONValue.self, from: body)
      if case .object = value { return value }
    } catch {
      let text = String(decoding: body, as: UTF8.self)
      let isMarkup = text.first { !$0.isWhitespace } == "<"
      if isMarkup, text.lowercased().contains("incorrect user name or password") {
        throw .notAuthorized(host: host, status: 403)
      }
      throw .malformedAnswer(
        host: host, reason: isMarkup ? "it is a web page" : "it is no complete JSON")
    }
    throw .malformedAnswer(host: host, reason: "it is no JSON object")
  }

  /// The service's message, with the password removed.
  private func declined(_ words: String?, host: String) -> LookupError {
    let said = words ?? "it does not say why"
    let plain = (settings.account.map { said.replacing($0.password.value, with: "…") } ?? said)
      .split { $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 32 } }
      .joined(separator: " ")
    return .declined(host: host, reason: String(plain.prefix(200)))
  }
}
