import AsyncHTTPClient
import Foundation

/// The proxies that the environment names, read as curl reads it (curl(1), "ENVIRONMENT").
struct Proxies {
  private let environment: [String: String]

  /// Reads these variables.
  init(environment: [String: String]) { self.environment = environment }

  /// Returns the proxy to ask for `url`; `nil` for none.
  ///
  /// Unencrypted services are on this machine only (``ServiceAddress``), and are asked without one.
  ///
  /// - Throws: ``LookupError/unreachable(host:reason:)`` for an address that is neither `http` nor `socks5`. The
  ///   message repeats nothing of it.
  func proxy(for url: URL) throws(LookupError) -> HTTPClient.Configuration.Proxy? {
    let names = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
    guard url.scheme?.lowercased() == "https", !isExcepted(url),
      let name = names.first(where: { value($0) != nil }), let text = value(name)
    else { return nil }
    let failure = LookupError.unreachable(
      host: url.shownHost,
      reason: "\(name) names no proxy as http://HOST:PORT or socks5://HOST:PORT")
    guard let proxy = URL(string: text.contains("://") ? text : "http://" + text),
      let host = proxy.host()?.trimmingCharacters(in: ["[", "]"]), !host.isEmpty,
      case let port = proxy.port ?? Self.usualPort, (1...65_535).contains(port)
    else { throw failure }
    let user = proxy.user(percentEncoded: false)
    switch proxy.scheme?.lowercased() {
    case "http":
      guard let user else { return .server(host: host, port: port) }
      let password = proxy.password(percentEncoded: false) ?? ""
      return .server(
        host: host, port: port, authorization: .basic(username: user, password: password))
    case "socks5", "socks5h":
      guard user == nil else { throw failure }
      return .socksServer(host: host, port: port)
    default: throw failure
    }
  }

  /// The port of a proxy that names none, as in curl.
  private static let usualPort = 1080

  private func value(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether `no_proxy` names the host, a domain that it is in, or `*`.
  private func isExcepted(_ url: URL) -> Bool {
    guard let list = value("no_proxy") ?? value("NO_PROXY") else { return false }
    let host = (url.host() ?? "").trimmingCharacters(in: ["[", "]"]).lowercased()
    return list.lowercased().split(whereSeparator: { $0 == "," || $0.isWhitespace }).contains {
      let name = $0.trimmingCharacters(in: ["[", "]", "."])
      return $0 == "*" || host == name || host.hasSuffix("." + name)
    }
  }
}
