/// The server that a contribution goes to.
package enum ContributionServer: String, Sendable, Hashable, Codable, CaseIterable {
  /// The servers for trying out, with accounts of their own; nothing there counts.
  case staging
  /// The public databases.
  case production

  /// The address of a database there.
  package func address(of service: OpenFoodFactsService) -> String {
    switch (self, service) {
    case (.production, _): service.address
    case (.staging, .food): "https://world.openfoodfacts.net"
    case (.staging, .petFood): "https://world.openpetfoodfacts.net"
    }
  }

  /// The `Authorization` that the server asks of everybody. The trial servers have it to keep
  /// search engines out; its name and password, off and off, are public.
  var frontDoor: String? {
    switch self {
    case .staging: "Basic b2ZmOm9mZg=="
    case .production: nil
    }
  }
}
