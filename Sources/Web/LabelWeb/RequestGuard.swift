import HTTPTypes
import Hummingbird

/// Lets requests through that come from this server's own pages, and adds the headers that confine these.
///
/// - A request for another host is a stranger's page whose address was changed to this machine's (DNS rebinding).
/// - A change needs the `Origin` of an own page. `Sec-Fetch-Site` is no check: browsers leave it out on plain http.
struct RequestGuard<Context: RequestContext>: RouterMiddleware {
  let port: BoundPort

  /// No script, style, font or picture from elsewhere, no frame, no form to elsewhere.
  private static var policy: String {
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
      + "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      try check(request)
      response = try await next(request, context)
    } catch let problem as WebProblem {
      response = try problem.response(from: request, context: context)
    } catch let error as HTTPError {
      response = try WebProblem(error.status, error.body ?? error.status.reasonPhrase)
        .response(from: request, context: context)
    }
    response.headers[.contentSecurityPolicy] = Self.policy
    response.headers[.xContentTypeOptions] = "nosniff"
    if let name = HTTPField.Name("Referrer-Policy") { response.headers[name] = "no-referrer" }
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    return response
  }

  private func check(_ request: Request) throws {
    let hosts = port.hosts
    guard let host = request.head.authority?.lowercased(), hosts.contains(host) else {
      throw WebProblem(
        .misdirectedRequest,
        "this server answers to \(hosts.sorted().joined(separator: ", ")) alone")
    }
    guard ![.get, .head].contains(request.method) else { return }
    guard let origin = request.headers[.origin], hosts.contains(where: { origin == "http://\($0)" })
    else {
      throw WebProblem(
        .forbidden, "a change needs the header Origin of this server's own page, as http://\(host)")
    }
  }
}
