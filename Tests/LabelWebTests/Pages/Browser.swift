import AsyncHTTPClient
import Foundation
import LabelTestSupport
import NIOCore
import NIOHTTP1
import Testing

/// A Chromium without a window, driven by the WebDriver protocol (W3C) of Debian's `chromedriver`.
final class Browser: Sendable {
  /// Whether Debian's packages `chromium` and `chromium-driver` are installed; `scripts/install-system` installs them.
  static var isInstalled: Bool { Driver.isInstalled }

  /// A key without a letter, as the protocol writes it.
  enum Key: String {
    case enter = "\u{E007}"
    case tab = "\u{E004}"
    case escape = "\u{E00C}"
  }

  private let address: String
  private let session: String

  private init(address: String, session: String) {
    self.address = address
    self.session = session
  }

  /// Runs `body` with a browser whose window is `width` pixels wide and `height` high.
  static func run(width: Int, height: Int = 800, _ body: (Browser) async throws -> Void)
    async throws
  {
    let driver = try Driver.started()
    defer { driver.end() }
    let address = "http://127.0.0.1:\(driver.port)"
    let options: [String: Any] = [
      "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
      "mobileEmulation": [
        "deviceMetrics": ["width": width, "height": height, "pixelRatio": 1, "touch": false]
      ],
    ]
    let capabilities: [String: Any] = [
      "capabilities": [
        "alwaysMatch": [
          "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"],
        ]
      ]
    ]
    let made = try await ask(address + "/session", capabilities) as? [String: Any]
    let session = try #require(made?["sessionId"] as? String, "\(made ?? [:])")
    let browser = Browser(address: address, session: session)
    do {
      try await body(browser)
    } catch {
      try? await browser.close()
      throw error
    }
    try await browser.close()
  }

  /// Opens an address and waits until the page is there.
  func open(_ address: String) async throws {
    try await ask("url", ["url": address])
  }

  /// Types text into what has the focus.
  func type(_ text: String) async throws {
    let keys = text.flatMap { character in
      [
        ["type": "keyDown", "value": String(character)],
        ["type": "keyUp", "value": String(character)],
      ]
    }
    try await ask(
      "actions", ["actions": [["type": "key", "id": "keyboard", "actions": keys]]])
  }

  /// Presses a key.
  func press(_ key: Key) async throws { try await type(key.rawValue) }

  /// Evaluates an expression in the page.
  @discardableResult
  func evaluate(_ expression: String) async throws -> Any? {
    try await ask("execute/sync", ["script": "return \(expression)", "args": [String]()])
  }

  /// Keeps a cookie for the server of the page.
  ///
  /// One that a script sets may come later than the next request.
  func keepCookie(_ name: String, _ value: String) async throws {
    try await ask("cookie", ["cookie": ["name": name, "value": value, "path": "/"]])
  }

  /// Waits until an expression is true.
  func wait(until expression: String) async throws {
    let end = ContinuousClock.now + Patience.duration
    while ContinuousClock.now < end {
      // A page that is just being left has no answer.
      if (try? await evaluate("Boolean(\(expression))")) as? Bool == true { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    let text = try await evaluate("document.body.innerText") ?? ""
    Issue.record("it never came true: \(expression)\n\(text)")
  }

  /// The messages of the console since the last call: faults of scripts, and what the policy of content refused.
  func complaints() async throws -> [String] {
    let entries = try await ask("se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  private func close() async throws {
    var request = HTTPClientRequest(url: "\(address)/session/\(session)")
    request.method = .DELETE
    _ = try await HTTPClient.shared.execute(request, timeout: .seconds(Patience.seconds))
  }

  @discardableResult
  private func ask(_ command: String, _ body: [String: Any]) async throws -> Any? {
    try await Self.ask("\(address)/session/\(session)/\(command)", body)
  }

  private static func ask(_ address: String, _ body: [String: Any]) async throws -> Any? {
    var request = HTTPClientRequest(url: address)
    request.method = .POST
    request.body = .bytes(ByteBuffer(bytes: try JSONSerialization.data(withJSONObject: body)))
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(Patience.seconds))
    let bytes = try await response.body.collect(upTo: 16 << 20)
    let object = try JSONSerialization.jsonObject(with: Data(bytes.readableBytesView))
    let value = (object as? [String: Any])?["value"]
    guard response.status == .ok else { throw Fault(answer: "\(value ?? "")") }
    return value
  }

  /// The refusal of the driver.
  struct Fault: Error, CustomStringConvertible {
    var answer: String
    var description: String { answer }
  }
}
