import Foundation
import HTTPTypes
import Hummingbird
import Languages

/// The pages that let other devices in, and shut them out again.
struct PhonePages: Sendable {
  let templates: Templates
  let devices: DeviceBook
  /// The address that other devices open; `nil` where the server has only the loopback.
  let address: @Sendable () -> String?
  let language: @Sendable (Request) -> PageLanguage

  /// The cookie that holds a browser's token.
  static let cookie = "device"
  /// The longest time that a browser keeps a cookie: 400 days (RFC 6265bis, section 5.5).
  private static let cookieSeconds = 400 * 86_400

  /// Whether devices that are not let in yet get a path, too.
  static func isOpen(_ path: String) -> Bool {
    ["/pair", "/healthz", "/manifest.webmanifest"].contains(path) || path.hasPrefix("/assets/")
  }

  func add(to router: Router<some RequestContext>) {
    router.get("pair") { request, _ in try pairingPage(request) }
    router.post("pair") { request, _ in try await pair(request) }
    router.post("settings/phones") { request, _ in try await offer(request) }
    router.get("settings/phones/:id") { request, context in
      let isTaken = await devices.isTaken(context.parameters.get("id") ?? "")
      return try templates.partAnswer("phone-state", ["isTaken": isTaken], in: language(request))
    }
    router.post("settings/phones/:id/withdraw") { _, context in
      await devices.withdraw(context.parameters.get("id") ?? "")
      return Response.redirect(to: "/settings", type: .normal)
    }
    router.post("settings/devices/:id/remove") { _, context in
      guard try await devices.remove(context.parameters.get("id") ?? "") else {
        throw WebProblem(.notFound, .pageIsMissing)
      }
      return Response.redirect(to: "/settings", type: .normal)
    }
    router.post("settings/tokens") { request, _ in
      let language = language(request)
      let name = try await WebForm(request)["name"] ?? language(.program)
      let token = try await devices.addProgram(name)
      return try templates.page(
        PageFrame(language(.newToken), in: language, tab: .settings), "token", ["token": token])
    }
  }

  /// The page where a device that is not let in yet gives its code.
  func pairingPage(
    _ request: Request, _ problem: WebProblem? = nil, status: HTTPResponse.Status = .ok
  ) throws -> Response {
    let language = language(request)
    return try templates.page(
      PageFrame(language(.pairTitle), in: language, scripts: ["pair"], hasMenu: false), "pair",
      ["problem": problem?.sentence(in: language) ?? "", "hasProblem": problem != nil],
      status: problem?.status ?? status)
  }

  /// Lets a device in by its code.
  private func pair(_ request: Request) async throws -> Response {
    let form = try await WebForm(request)
    do {
      let token = try await devices.redeem(
        form["code"] ?? "", name: form["name"] ?? Self.kind(request.headers[.userAgent] ?? ""))
      var response = Response.redirect(to: "/", type: .normal)
      // Lax: a start from the home screen counts as one from another page.
      response.setCookie(
        Cookie(
          name: Self.cookie, value: token, maxAge: Self.cookieSeconds, path: "/",
          secure: request.headers[.origin]?.hasPrefix("https:") == true, httpOnly: true,
          sameSite: .lax))
      return response
    } catch let problem as WebProblem {
      return try pairingPage(request, problem)
    }
  }

  /// The kind of device that a browser names.
  private static func kind(_ agent: String) -> String {
    ["iPhone", "iPad", "Android", "Macintosh", "Windows", "Linux"].first { agent.contains($0) }
      ?? "Browser"
  }

  /// Makes a code, and shows it.
  private func offer(_ request: Request) async throws -> Response {
    let language = language(request)
    guard let address = address() else { throw WebProblem(.conflict, .phonesNeedLAN) }
    let offer = await devices.offer()
    let code = QRCode(Self.pairingAddress(address, offer))
    return try templates.page(
      PageFrame(language(.connectPhone), in: language, tab: .settings, scripts: ["phone"]),
      "phone",
      [
        "id": offer.id, "side": "\(code?.side ?? 0)", "path": code?.path ?? "",
        "typed": language(.orType, ["address": "\(address)/pair", "code": offer.groups]),
        "isTaken": false,
      ])
  }

  /// The address in a QR code: the code is in the fragment, which no browser sends and no log keeps.
  static func pairingAddress(_ address: String, _ offer: PairingOffer) -> String {
    "\(address)/pair#\(offer.code)"
  }

  /// The devices for the page of settings.
  func values(_ language: PageLanguage) async -> [String: Any] {
    let all = await devices.all
    return [
      "devices": all.map { device in
        [
          "id": device.id, "name": device.name,
          "seen": device.lastSeen.map { language(.lastSeen, ["date": language.day($0)]) } ?? "",
          "isProgram": device.isProgram,
        ] as [String: Any]
      },
      "hasDevices": !all.isEmpty, "reachesPhones": address() != nil,
    ]
  }
}
