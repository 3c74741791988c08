public import Foundation

/// Limits and addresses of the server.
public struct WebSettings: Sendable {
  /// The port on this machine's own address, `0 ... 65535`; 0 takes any that is free.
  public var port: Int
  /// The IPv4 addresses of this machine beside the loopback that are listened on; other machines reach these.
  public var networkAddresses: [String] = []
  /// A further name by which other machines reach the server, through a proxy or into a container.
  public var publicAddress: PublicAddress?
  /// The folder of uploads and photos; it is made when it is missing, for its owner alone.
  public var folder: String
  /// The most bytes of one photo or film.
  public var greatestPhoto = 64 << 20
  /// The most photos that wait to be read.
  public var mostWaiting = 500
  /// The most connections to one address; further ones wait. A program that may open few files has fewer.
  public var mostConnections = 256
  /// The time after which a connection is closed on which no request comes, or none goes on.
  public var idleLimit = Duration.seconds(60)
  /// The language of pages, ISO 639-1; `nil` for the one that a browser asks for.
  public var language: String?

  /// Whether bar codes are looked up at services, which the first page says.
  public var looksUp: Bool
  /// The host of the service that gets lists of ingredients, which the first page says; `nil` without one.
  public var sugarService: String?

  /// The services with keys, for the page of settings.
  public var services: [Service] = []
  /// The pause between looks for contributions that are due again.
  public var contributionPause = Duration.seconds(60)
  /// The longest that a page waits for a contribution to be sent; the sending goes on.
  public var contributionPatience = Duration.seconds(3)
  /// The pause between looks for scans and meals that are older than the database keeps them.
  public var retentionPause = Duration.seconds(3_600)
  /// The clock.
  public var now: @Sendable () -> Date = { Date() }

  /// Creates settings.
  public init(port: Int = 8080, folder: String, looksUp: Bool = false) {
    self.port = port
    self.folder = folder
    self.looksUp = looksUp
  }

  /// A service that needs a key.
  public struct Service: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Whether a key is set; the key itself is never given to the pages.
    public var hasKey: Bool

    /// Names a service.
    public init(_ name: String, hasKey: Bool) {
      self.name = name
      self.hasKey = hasKey
    }
  }
}
