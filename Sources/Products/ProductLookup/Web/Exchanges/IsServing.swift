package import Foundation

/// Whether a server answers a GET request to `url` with the status 200 within `limit`.
package func isServing(_ url: URL, within limit: Duration) async -> Bool {
  let web = WebClient(
    userAgent: "labelscan", timeLimit: limit, largestBody: 65_536, clock: .continuous)
  do {
    return try await web.get(url).status == 200
  } catch {
    return false
  }
}
