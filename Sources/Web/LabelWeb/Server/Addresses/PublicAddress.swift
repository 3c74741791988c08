import Foundation

/// The address by which other machines reach a server behind a proxy or in a container.
package struct PublicAddress: Hashable, Sendable {
  /// The scheme, the name and the port: `https://labels.example`.
  package let origin: String
  /// The name and the port, without one that is the scheme's own.
  let host: String

  /// Reads an address such as `https://labels.example` or `http://192.168.1.5:8080/`.
  ///
  /// - Returns: `nil` for another scheme, and for an address with a user, a path or a query.
  package init?(_ text: String) {
    guard let url = URLComponents(string: text), let scheme = url.scheme?.lowercased(),
      let name = url.host?.lowercased(), !name.isEmpty, ["http", "https"].contains(scheme),
      url.user == nil, url.query == nil, url.fragment == nil, ["", "/"].contains(url.path)
    else { return nil }
    let usual = scheme == "http" ? 80 : 443
    host = url.port == nil || url.port == usual ? name : "\(name):\(url.port ?? usual)"
    origin = "\(scheme)://\(host)"
  }
}
