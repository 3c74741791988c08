import HTTPTypes
import Hummingbird
import Languages

/// Lets requests through that come from this server's own pages and known devices, and adds the headers that confine
/// pages.
///
/// - A request for another host is a stranger's page whose address was changed to this machine's (DNS rebinding).
/// - A request from another machine needs the cookie of a paired device, or a program's token.
/// - A change needs the `Origin` of an own page, or a program's token. `Sec-Fetch-Site` is no check: browsers leave it
///   out on plain http.
/// - Pages send their address to this server alone. Under the policy `no-referrer` a browser's forms would have the
///   origin `null` (Fetch standard, "append a request `Origin` header").
struct RequestGuard<Context: RequestContext>: RouterMiddleware {
  let listener: Listener
  let devices: DeviceBook
  let problems: ProblemPage
  let phones: PhonePages
  let routes: RouteTable
  /// The folder of the database, which no answer names.
  let folder: String

  /// No script, style, font or picture from elsewhere, no frame, no form to elsewhere.
  private static var policy: String {
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
      + "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
      + "frame-ancestors 'none'"
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      try await check(request)
      response = try await withTaskExecutorPreference(RequestThreads.shared) {
        try await next(request, context)
      }
    } catch let problem as WebProblem {
      response = try answer(to: request, problem, context)
    } catch let error as HTTPError {
      let problem = WebProblem(error.status, error.body ?? error.status.reasonPhrase)
      response = try answer(to: request, problem, context)
    } catch let error as CancellationError {
      throw error
    } catch {
      response = try answer(to: request, WebProblem(error, hiding: folder), context)
    }
    response.headers[.contentSecurityPolicy] = Self.policy
    response.headers[.xContentTypeOptions] = "nosniff"
    if let name = HTTPField.Name("Referrer-Policy") { response.headers[name] = "same-origin" }
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    // A problem has no body either where the head alone is asked for (RFC 9110, 9.3.2).
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(
    to request: Request, _ problem: WebProblem, _ context: Context
  ) throws -> Response {
    var response =
      problem.status == .unauthorized && problems.isForPerson(request)
      ? try phones.pairingPage(request, status: .unauthorized)
      : try problems.answer(to: request, problem)
        ?? problem.response(from: request, context: context)
    if problem.status == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer" }
    if problem.status == .methodNotAllowed {
      response.headers[.allow] = routes.methods(of: request.uri.path).joined(separator: ", ")
    }
    return response
  }

  private func check(_ request: Request) async throws {
    // The first one is the authority (RFC 9112, section 3.2).
    if let name = HTTPField.Name("Host"), request.headers[name] != nil {
      throw WebProblem(.badRequest, "a request names one Host")
    }
    let host = request.head.authority?.lowercased() ?? ""
    guard let origin = listener.origin(ofHost: host) else {
      throw WebProblem(
        .misdirectedRequest,
        "this server answers to \(listener.hosts.sorted().joined(separator: ", ")) alone")
    }
    let methods = routes.methods(of: request.uri.path)
    guard methods.isEmpty || request.method == .head || methods.contains(request.method.rawValue)
    else {
      throw WebProblem(
        .methodNotAllowed, "this path is there for \(methods.joined(separator: ", ")) alone")
    }
    if let authorization = request.headers[.authorization] {
      let parts = authorization.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "bearer",
        await devices.knows(String(parts[1]), isProgram: true)
      else { throw Self.isUnknown }
      return
    }
    let isTrusted =
      listener.isLoopback && listener.hosts.contains(host) && !Self.isForwarded(request)
    if !isTrusted, !PhonePages.isOpen(request.uri.path) {
      guard let cookie = request.cookies[PhonePages.cookie]?.value,
        await devices.knows(cookie, isProgram: false)
      else { throw Self.isUnknown }
    }
    guard ![.get, .head].contains(request.method) else { return }
    guard request.headers[.origin] == origin else {
      throw WebProblem(
        .forbidden,
        "a change needs the header Origin of this server's own page, \(origin), or a program's token"
      )
    }
  }

  /// Whether a proxy passed the request on: it comes from elsewhere, whatever host the proxy names.
  private static func isForwarded(_ request: Request) -> Bool {
    ["Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP"].contains { name in
      HTTPField.Name(name).map { request.headers[$0] != nil } ?? false
    }
  }

  private static var isUnknown: WebProblem {
    WebProblem(
      .unauthorized,
      "this needs the cookie of a paired device or a token: Authorization: Bearer TOKEN, from the page of settings"
    )
  }
}
