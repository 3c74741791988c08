package import Foundation

/// Limits and addresses of the server.
package struct WebSettings: Sendable {
  /// The port on this machine's own address, `0 ... 65535`; 0 takes any that is free.
  package var port: Int
  /// The IPv4 addresses of this machine beside the loopback that are listened on; other machines reach these.
  package var networkAddresses: [String] = []
  /// A further name by which other machines reach the server, through a proxy or into a container.
  package var publicAddress: PublicAddress?
  /// The folder of uploads and photos; it is made when it is missing, for its owner alone.
  package var folder: String
  /// The most bytes of one photo or film.
  package var greatestPhoto = 64 << 20
  /// The most photos that wait to be read.
  package var mostWaiting = 500
  /// The most connections to one address; further ones wait. A program that may open few files has fewer.
  package var mostConnections = 256
  /// The time after which a connection is closed on which no request comes, or none goes on.
  package var idleLimit = Duration.seconds(60)
  /// The language of pages, ISO 639-1; `nil` for the one that a browser asks for.
  package var language: String?

  /// Whether bar codes are looked up at services, which the first page says.
  package var looksUp: Bool
  /// The host of the service that gets lists of ingredients, which the first page says; `nil` without one.
  package var sugarService: String?

  /// The services with keys, for the page of settings.
  package var services: [Service] = []
  /// The pause between looks for contributions that are due again.
  package var contributionPause = Duration.seconds(60)
  /// The longest that a page waits for a contribution to be sent; the sending goes on.
  package var contributionPatience = Duration.seconds(3)
  /// The pause between looks for scans and meals that are older than the database keeps them.
  package var retentionPause = Duration.seconds(3_600)
  /// The clock.
  package var now: @Sendable () -> Date = { Date() }

  /// Creates settings.
  package init(port: Int = 8080, folder: String, looksUp: Bool = false) {
    self.port = port
    self.folder = folder
    self.looksUp = looksUp
  }

  /// A service that needs a key.
  package struct Service: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// Whether a key is set; the key itself is never given to the pages.
    package var hasKey: Bool

    /// Names a service.
    package init(_ name: String, hasKey: Bool) {
      self.name = name
      self.hasKey = hasKey
    }
  }
}
