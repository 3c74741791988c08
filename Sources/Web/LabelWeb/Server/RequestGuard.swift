import HTTPTypes
import Hummingbird
import Languages

/// Lets requests through that come from this server's own pages, and adds the headers that confine these.
///
/// - A request for another host is a stranger's page whose address was changed to this machine's (DNS rebinding).
/// - A change needs the `Origin` of an own page. `Sec-Fetch-Site` is no check: browsers leave it out on plain http.
/// - Pages tell their address to this server alone. Under the policy `no-referrer` a browser's forms would have the
///   origin `null` (Fetch standard, "append a request `Origin` header").
struct RequestGuard<Context: RequestContext>: RouterMiddleware {
  let port: BoundPort
  let problems: ProblemPage

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
      response = try answer(to: request, problem, context)
    } catch let error as HTTPError {
      let problem = WebProblem(error.status, error.body ?? error.status.reasonPhrase)
      response = try answer(to: request, problem, context)
    }
    response.headers[.contentSecurityPolicy] = Self.policy
    response.headers[.xContentTypeOptions] = "nosniff"
    if let name = HTTPField.Name("Referrer-Policy") { response.headers[name] = "same-origin" }
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    return response
  }

  private func answer(
    to request: Request, _ problem: WebProblem, _ context: Context
  ) throws -> Response {
    try problems.answer(to: request, problem)
      ?? problem.response(from: request, context: context)
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
