import Foundation
import LabelTestSupport
import NIOHTTP1
import Synchronization
import Testing

import LabelWeb

/// Devices on other machines. The second address of the loopback takes the place of a network's.
struct PhoneTests {
  private static let network = "127.0.0.2"

  /// A clock that a test moves.
  private final class Clock: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 1_790_000_000))
    var now: Date { time.withLock { $0 } }
    func advance(_ seconds: TimeInterval) { time.withLock { $0 += seconds } }
  }

  private static func scene(
    _ clock: Clock = Clock(), _ change: (inout WebSettings) -> Void = { _ in }
  ) throws -> Scene {
    try Scene {
      $0.networkAddresses = [network]
      $0.now = { clock.now }
      change(&$0)
    }
  }

  /// Lets a device in, as its browser does.
  private static func pair(_ phone: Page, _ code: String) async throws -> Page.Answer {
    try await phone.ask(
      .POST, "/pair", Array("code=\(code)&name=%3Cb%3EPia".utf8),
      ["Content-Type": "application/x-www-form-urlencoded"], redirects: false)
  }

  private static func cookie(_ answer: Page.Answer) -> String? {
    answer.headers.first(name: "Set-Cookie")?.split(separator: ";").first.map(String.init)
  }

  @Test("Only the loopback is listened on unless networks are asked for")
  func listensToLoopback() async throws {
    try await Scene().runEverywhere { (addresses: ServedAddresses) async throws in
      #expect(addresses.network.isEmpty && addresses.invitation == nil)
      let phone = Page(base: addresses.page.replacing("127.0.0.1", with: Self.network))
      await #expect(throws: (any Error).self) { try await phone.get("/healthz") }
      let settings = try await Page(base: addresses.page).get("/settings")
      #expect(settings.text.contains("--lan"))
    }
  }

  @Test("A device gets nothing without a code, comes in by one, once, and is shut out again")
  func pairs() async throws {
    try await Self.scene().runEverywhere { (addresses: ServedAddresses) async throws in
      var phone = Page(base: addresses.network[0])
      for path in ["/", "/products", "/diary", "/settings", "/review", "/scans/1", "/nothing"] {
        let shut = try await phone.get(path)
        #expect(shut.status == 401 && shut.text.contains("action=\"/pair\""), "\(path)")
        #expect(!shut.text.contains("href=\"/diary\""), "no menu")
      }
      let told = try await phone.get("/api/v1/products", ["Accept": "application/json"])
      #expect(told.status == 401)
      #expect(told.headers.first(name: "WWW-Authenticate") == "Bearer")
      #expect(try await phone.ask(.POST, "/api/v1/scans", [1]).status == 401)

      let code = try #require(addresses.invitation).code
      let entered = try await Self.pair(phone, code.lowercased().replacing("0", with: "o"))
      #expect(entered.status == 303)
      let cookie = entered.headers.first(name: "Set-Cookie") ?? ""
      #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
      phone.cookie = Self.cookie(entered)
      #expect(try await phone.get("/products").status == 200)
      #expect(try await phone.ask(.POST, "/api/v1/scans", [1]).status == 202)

      let used = try await Self.pair(Page(base: addresses.network[0]), code)
      #expect(used.status == 403 && Self.cookie(used) == nil)

      let computer = Page(base: addresses.page)
      let settings = try await computer.get("/settings").text
      #expect(settings.contains("&lt;b&gt;Pia"))
      let remove = try #require(
        settings.firstMatch(of: /action="(\/settings\/devices\/\w+\/remove)"/)
      ).output.1
      #expect(try await computer.send(String(remove), [:]).status == 200)
      #expect(try await phone.get("/products").status == 401, "it is shut out at once")
      #expect(try await computer.send(String(remove), [:]).status == 404)
    }
  }

  @Test("A code is worth nothing after five minutes, and after ten wrong ones")
  func endsCodes() async throws {
    let clock = Clock()
    try await Self.scene(clock).runEverywhere { (addresses: ServedAddresses) async throws in
      let phone = Page(base: addresses.network[0])
      clock.advance(299)
      let computer = Page(base: addresses.page)
      let shown = try await computer.send("/settings/phones", [:]).text
      let fresh = try #require(shown.firstMatch(of: /[0-9A-Z]{5}-[0-9A-Z]{5}/)).output
      clock.advance(1)
      let first = try #require(addresses.invitation).code
      #expect(try await Self.pair(phone, first).status == 403, "300 seconds old")
      #expect(try await Self.pair(phone, String(fresh)).status == 303, "1 second old")

      let next = try await computer.send("/settings/phones", [:]).text
      let code = try #require(next.firstMatch(of: /[0-9A-Z]{5}-[0-9A-Z]{5}/)).output
      for _ in 0..<10 { #expect(try await Self.pair(phone, "00000-00000").status == 403) }
      #expect(try await Self.pair(phone, String(code)).status == 403)
    }
  }

  @Test("The page with a code says when it was used, and closing it withdraws the code")
  func withdrawsCodes() async throws {
    try await Self.scene().runEverywhere { (addresses: ServedAddresses) async throws in
      let (computer, phone) = (Page(base: addresses.page), Page(base: addresses.network[0]))
      func offer() async throws -> (path: String, code: String) {
        let text = try await computer.send("/settings/phones", [:]).text
        let id = try #require(text.firstMatch(of: /data-id="(\w+)"/)).output.1
        let code = try #require(text.firstMatch(of: /[0-9A-Z]{5}-[0-9A-Z]{5}/)).output
        #expect(text.contains("<path d=\"M"), "the picture of the code")
        return ("/settings/phones/\(id)", String(code))
      }
      let taken = try await offer()
      let waiting = try await computer.get(taken.path).text
      #expect(!waiting.contains("data-taken"))
      _ = try await Self.pair(phone, taken.code)
      #expect(try await computer.get(taken.path).text.contains("data-taken"))
      let closed = try await offer()
      _ = try await computer.send(closed.path + "/withdraw", [:])
      #expect(try await Self.pair(phone, closed.code).status == 403)
    }
  }

  @Test("Other names and origins are refused at a network's address, paired or not")
  func refusesStrangers() async throws {
    try await Self.scene {
      $0.publicAddress = PublicAddress("https://labels.example")
    }.runEverywhere { (addresses: ServedAddresses) async throws in
      #expect(addresses.network.first == "https://labels.example/")
      var phone = Page(base: addresses.network[1])
      phone.cookie = Self.cookie(
        try await Self.pair(phone, try #require(addresses.invitation).code))
      let port = phone.port
      for host in ["localhost:\(port)", "127.0.0.1:\(port)", "evil.example", Self.network] {
        #expect(try await phone.ask(.GET, "/", host: host).status == 421, "\(host)")
      }
      for origin in [nil, "null", "http://127.0.0.1:\(port)", "https://labels.example"] {
        let refused = try await phone.ask(.POST, "/api/v1/scans", [1], origin: origin)
        #expect(refused.status == 403, "\(origin ?? "none")")
      }
      // The name of a proxy on this machine needs a device, too, also at the loopback.
      let proxied = Page(base: addresses.page, cookie: phone.cookie)
      let stranger = Page(base: addresses.page)
      let proxy = "labels.example"
      #expect(try await stranger.ask(.GET, "/", host: proxy).status == 401)
      #expect(try await proxied.ask(.GET, "/", host: proxy).status == 200)
      let sent = try await proxied.ask(
        .POST, "/api/v1/scans", [1], host: proxy, origin: "https://labels.example")
      #expect(sent.status == 202)
    }
  }

  @Test("A program's token opens the interface without cookie and origin, until it is taken back")
  func takesTokens() async throws {
    let clock = Clock()
    try await Self.scene(clock).runEverywhere { (addresses: ServedAddresses) async throws in
      let computer = Page(base: addresses.page)
      let shown = try await computer.send("/settings/tokens", ["name": "backup"]).text
      let token = try #require(shown.firstMatch(of: /class="token">(\w+)</)).output.1
      let list = try await computer.get("/settings").text
      #expect(!list.contains(token), "it is shown once")
      for base in [addresses.page, addresses.network[0]] {
        let program = Page(base: base)
        let sent = try await program.ask(
          .POST, "/api/v1/scans", [1], origin: nil, ["Authorization": "Bearer \(token)"])
        #expect(sent.status == 202)
        let wrong = try await program.ask(
          .POST, "/api/v1/scans", [1], ["Authorization": "Bearer \(token.dropLast())0"])
        #expect(wrong.status == 401 || token.hasSuffix("0"))
        let asCookie = Page(base: addresses.network[0], cookie: "device=\(token)")
        #expect(try await asCookie.get("/products").status == 401)
      }
      let settings = try await computer.get("/settings").text
      let remove = try #require(
        settings.firstMatch(of: /action="(\/settings\/devices\/\w+\/remove)"/)
      ).output.1
      _ = try await computer.send(String(remove), [:])
      let refused = try await computer.ask(
        .GET, "/api/v1/products", [], ["Authorization": "Bearer \(token)"])
      #expect(refused.status == 401)
    }
  }

  @Test("A server that starts again knows its devices, and keeps no token")
  func remembers() async throws {
    let scene = try Self.scene()
    let cookie = Mutex<String?>(nil)
    try await scene.runEverywhere { (addresses: ServedAddresses) async throws in
      let code = try #require(addresses.invitation).code
      let entered = try await Self.pair(Page(base: addresses.network[0]), code)
      cookie.withLock { $0 = Self.cookie(entered) }
    }
    let kept = try #require(cookie.withLock { $0 })
    let file = try String(
      contentsOfFile: scene.folder.path + "/photos/devices.json", encoding: .utf8)
    #expect(!file.contains(kept.dropFirst("device=".count)))
    let mode =
      try FileManager.default.attributesOfItem(
        atPath: scene.folder.path + "/photos/devices.json")[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let again = try Scene(in: scene.folder) { $0.networkAddresses = [Self.network] }
    try await again.runEverywhere { (addresses: ServedAddresses) async throws in
      let phone = Page(base: addresses.network[0], cookie: kept)
      #expect(try await phone.get("/products").status == 200)
    }
  }

  @Test(
    "Private networks are those of RFC 1918",
    arguments: [
      ("10.0.0.1", true), ("172.16.0.1", true), ("172.31.255.254", true), ("172.32.0.1", false),
      ("192.168.1.5", true), ("192.169.1.5", false), ("8.8.8.8", false), ("127.0.0.1", false),
      ("fe80::1", false), ("10.0.0", false), ("10.0.0.256", false),
    ])
  func knowsNetworks(address: String, isPrivate: Bool) {
    #expect(NetworkAddresses.isPrivate(address) == isPrivate)
  }

  @Test(
    "A further address is a scheme, a name and perhaps a port",
    arguments: [
      ("https://labels.example", "https://labels.example"),
      ("HTTP://NAS.local:8080/", "http://nas.local:8080"),
      ("https://labels.example:443", "https://labels.example"),
      ("labels.example", nil), ("ftp://labels.example", nil), ("https://a@labels.example", nil),
      ("https://labels.example/path", nil), ("https://labels.example?x", nil), ("", nil),
    ])
  func readsAddresses(text: String, origin: String?) {
    #expect(PublicAddress(text)?.origin == origin)
  }
}
