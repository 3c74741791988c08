import Foundation
import NIOHTTP1
import Testing

import LabelWeb

/// The description of the interface for programs.
struct OpenAPITests {
  /// Lines such as `  /api/v1/scans:` and, below, `    get:`.
  private static func operations(_ document: String) -> Set<String> {
    var path = ""
    var found: Set<String> = []
    for line in document.split(separator: "\n") {
      if line.hasPrefix("  /"), line.hasSuffix(":") { path = String(line.dropFirst(2).dropLast()) }
      if line.hasPrefix("components") { break }
      for method in ["get", "post", "patch", "put", "delete"] where line == "    \(method):" {
        found.insert("\(method) \(path)")
      }
    }
    return found
  }

  @Test("Every operation for programs is described, and every described one is there")
  func describesAll() async throws {
    let scene = try Scene()
    try await scene.run { page in
      let described = Self.operations(try await page.get("/openapi.yaml").text)
      let routed = Set(
        scene.routes.filter { $0.contains("/api/") || $0.contains("/healthz") })
      #expect(described == routed)
    }
  }
}
