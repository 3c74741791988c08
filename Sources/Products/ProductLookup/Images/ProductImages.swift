package import Foundation

/// Fetches photos of products from their databases, and keeps them for a while.
package struct ProductImages: Sendable {
  private let settings: ProductImageSettings
  private let hosts: Set<String>
  private let web: WebClient
  private let cache: ImageCache?
  private let clock: LookupClock

  /// Creates a client; nothing is sent yet.
  ///
  /// - Throws: ``LookupError/invalidAddress(_:reason:)`` for an address of a service that cannot be used.
  package init(
    settings: ProductImageSettings, clock: LookupClock = .continuous,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws(LookupError) {
    self.settings = settings
    self.clock = clock
    var hosts: Set<String> = []
    for service in settings.services { hosts.insert(try ServiceAddress(service).place) }
    self.hosts = hosts
    web = WebClient(
      userAgent: "labelscan/\(settings.version) (\(settings.contact))",
      timeLimit: settings.timeLimit, largestBody: settings.largestImage, clock: clock)
    cache = settings.cacheFolder.map {
      ImageCache(folder: $0, age: settings.goodAge, limit: settings.cacheLimit, now: now)
    }
  }

  /// Returns the photo at `address`, an older one when it cannot be fetched anew. `nil` when it is
  /// neither kept nor may be fetched.
  ///
  /// - Throws: ``LookupError``; ``LookupError/invalidAddress(_:reason:)`` for an address at another host
  ///   than the databases'.
  package func image(_ address: String) async throws(LookupError) -> ProductImage? {
    let kept = cache?.image(address)
    if let kept, !kept.isOld || settings.isOffline, let kind = Self.kind(kept.bytes) {
      return ProductImage(bytes: kept.bytes, kind: kind, isOld: kept.isOld)
    }
    guard !settings.isOffline else { return nil }
    do {
      let (bytes, kind) = try await fetch(address)
      // What cannot be kept is fetched again.
      try? cache?.keep(bytes, of: address)
      return ProductImage(bytes: bytes, kind: kind, isOld: false)
    } catch {
      guard let kept, let kind = Self.kind(kept.bytes) else { throw error }
      return ProductImage(bytes: kept.bytes, kind: kind, isOld: true)
    }
  }

  private func fetch(
    _ address: String
  ) async throws(LookupError) -> (bytes: Data, kind: ProductImage.Kind) {
    let place = try ServiceAddress(address)
    guard isAllowed(place) else {
      throw .invalidAddress(place.host, reason: "photos come from the databases' own hosts only")
    }
    return try await settings.retries.repeating(clock) { () async throws(LookupError) in
      let answer = try await web.get(place.url, accept: "image/*")
      try answer.checkStatus(host: place.host)
      guard let kind = Self.kind(answer.body) else {
        throw .malformedAnswer(host: place.host, reason: "it is no photo")
      }
      return (answer.body, kind)
    }
  }

  /// Whether photos may come from there: the databases themselves, or `images.` and the like beside them.
  private func isAllowed(_ place: ServiceAddress) -> Bool {
    hosts.contains(place.place)
      || [".openfoodfacts.org", ".openpetfoodfacts.org"].contains {
        place.place.hasSuffix($0)
      }
  }

  /// The kind of a file by its first bytes.
  private static func kind(_ bytes: Data) -> ProductImage.Kind? {
    let head = [UInt8](bytes.prefix(12))
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
    if head.starts(with: "GIF8".utf8) { return .gif }
    let isWebP = head.starts(with: "RIFF".utf8) && head.dropFirst(8).starts(with: "WEBP".utf8)
    return isWebP ? .webP : nil
  }
}
