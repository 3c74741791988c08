import Foundation

/// Checks the address of a service, which a person wrote.
///
/// - Throws: ``LookupError/invalidAddress(_:reason:)`` for an address that no service is asked at.
package func checkServiceAddress(_ text: String) throws(LookupError) {
  _ = try ServiceAddress(text)
}

/// The base address of a web service that may be asked: encrypted, or on this machine.
struct ServiceAddress: Sendable, Hashable {
  /// The base, with its path if it has one.
  let url: URL
  /// The host, for messages.
  let host: String

  /// The host and port, which a rate limit is for.
  var place: String { host.lowercased() + (url.port.map { ":\($0)" } ?? "") }

  /// Reads `https://HOST[:PORT][/PATH]`, or `http` to a loopback host.
  ///
  /// - Throws: ``LookupError/invalidAddress(_:reason:)`` for anything else: what is sent and
  ///   received unencrypted could be read and changed on the way. The message repeats no password and
  ///   nothing that follows the path, where a key may be.
  init(_ text: String) throws(LookupError) {
    let shown = String(text.prefix { $0 != "?" && $0 != "#" })
    guard let url = URL(string: text), let host = url.host(), !host.isEmpty else {
      throw .invalidAddress(
        text.contains("@") ? "the address" : shown, reason: "give it as https://HOST")
    }
    guard url.user() == nil, url.password() == nil else {
      throw .invalidAddress(host, reason: "leave user name and password out of it")
    }
    guard url.query() == nil, url.fragment() == nil else {
      throw .invalidAddress(shown, reason: "leave out what follows the path")
    }
    guard (1...65_535).contains(url.port ?? 443) else {
      throw .invalidAddress(shown, reason: "give a port from 1 to 65535")
    }
    let isLoopback = ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host.lowercased())
    guard url.scheme?.lowercased() == "https" || (url.scheme?.lowercased() == "http" && isLoopback)
    else {
      throw .invalidAddress(shown, reason: "use https; http is for this machine only")
    }
    self.url = url
    self.host = url.shownHost
  }
}
