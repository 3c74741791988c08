import HTTPTypes

/// The paths that are answered, with the methods of each.
struct RouteTable: Sendable {
  private let routes: [(method: String, path: [Substring])]

  /// Takes routes such as `get /api/v1/scans/{id}`.
  init(_ routes: [String]) {
    self.routes = routes.map { route in
      let parts = route.split(separator: " ", maxSplits: 1)
      return (parts[0].uppercased(), (parts.last ?? "").split(separator: "/"))
    }
  }

  /// Returns the methods of a path, each once in their order; empty for a path that is not answered.
  func methods(of path: String) -> [String] {
    let asked = path.split(separator: "/")
    let found = routes.filter { route in
      route.path.count == asked.count
        && zip(route.path, asked).allSatisfy { $0 == $1 || $0.hasPrefix("{") }
    }
    return Set(found.map(\.method)).sorted()
  }
}
