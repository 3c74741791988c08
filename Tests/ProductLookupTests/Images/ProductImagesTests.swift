import Foundation
import LabelTestSupport
import ProductLookup
import Synchronization
import Testing

@Suite("Photos of products")
struct ProductImagesTests {
  private final class Calendar: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
    var now: Date { time.withLock { $0 } }
    func pass(hours: Double) { time.withLock { $0 += hours * 3600 } }
  }

  private static func photo(_ size: Int) -> LoopbackAnswer {
    let body: [UInt8] = [0xFF, 0xD8, 0xFF] + [UInt8](repeating: 7, count: size - 3)
    let head = "HTTP/1.1 200 OK\r\ncontent-length: \(size)\r\nconnection: close\r\n\r\n"
    return LoopbackAnswer(bytes: Array(head.utf8) + body)
  }

  private func images(
    _ server: LoopbackServer, _ folder: TemporaryFolder, _ calendar: Calendar,
    _ change: (inout ProductImageSettings) -> Void = { _ in }
  ) throws -> ProductImages {
    var settings = ProductImageSettings(
      services: [server.address], version: "1", contact: "someone@example.org")
    settings.cacheFolder = folder.file("images")
    settings.timeLimit = Patience.duration
    change(&settings)
    return try ProductImages(
      settings: settings, clock: LookupClock(RecordingClock()), now: { calendar.now })
  }

  @Test("A photo is fetched once in three days, and used longer when it cannot be fetched")
  func keeps() async throws {
    let (folder, calendar) = (try TemporaryFolder(), Calendar())
    try await LoopbackServer.run(answering: { _, number in
      number == 0 ? Self.photo(100) : .http(404)
    }) { server in
      let images = try self.images(server, folder, calendar)
      let address = server.address + "/front.jpg"
      for _ in 0..<2 {
        let image = try #require(try await images.image(address))
        #expect(image.bytes.count == 100 && image.kind == .jpeg && !image.isOld)
      }
      #expect(server.requests.count == 1)
      #expect(server.requests[0].headers["accept"] == "image/*")
      calendar.pass(hours: 73)
      #expect(try await images.image(address)?.isOld == true)
      #expect(server.requests.count == 2)
      let offline = try self.images(server, folder, calendar) { $0.isOffline = true }
      #expect(try await offline.image(address)?.bytes.count == 100)
      #expect(try await offline.image(server.address + "/other.jpg") == nil)
      #expect(server.requests.count == 2)
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("images"))
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test("No more bytes are kept than the limit; the oldest photos go")
  func limit() async throws {
    let (folder, calendar) = (try TemporaryFolder(), Calendar())
    try await LoopbackServer.run(answering: { _, _ in Self.photo(400) }) { server in
      let images = try self.images(server, folder, calendar) { $0.cacheLimit = 1000 }
      for number in 0..<5 {
        _ = try await images.image("\(server.address)/\(number).jpg")
        calendar.pass(hours: 1)
      }
      #expect(server.requests.count == 5)
      for number in [3, 4] { _ = try await images.image("\(server.address)/\(number).jpg") }
      #expect(server.requests.count == 5, "the two newest are kept")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.file("images"))
    #expect(files.count == 2)
    for file in files {
      let path = folder.file("images/\(file)")
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test("What is no photo, too large or elsewhere is refused and not kept")
  func refuses() async throws {
    let (folder, calendar) = (try TemporaryFolder(), Calendar())
    try await LoopbackServer.run(answering: { request, _ in
      switch request.path {
      case "/page": .http(200, "<html>")
      case "/large": Self.photo(5_000)
      default: .http(302, headers: ["location": "https://example.org/a.jpg"])
      }
    }) { server in
      let images = try self.images(server, folder, calendar) { $0.largestImage = 1_000 }
      await #expect(
        throws: LookupError.malformedAnswer(host: "127.0.0.1", reason: "it is no photo")
      ) { try await images.image(server.address + "/page") }
      await #expect(throws: LookupError.tooLarge(host: "127.0.0.1", limit: 1_000)) {
        try await images.image(server.address + "/large")
      }
      await #expect(
        throws: LookupError.redirectedElsewhere(host: "127.0.0.1", target: "example.org")
      ) { try await images.image(server.address + "/moved") }
      for address in [
        "https://example.org/a.jpg", "http://127.0.0.1:1/a.jpg", "file:///etc/passwd",
        "https://openfoodfacts.org.example.org/a.jpg",
      ] {
        await #expect(throws: LookupError.self) { try await images.image(address) }
      }
      #expect(server.requests.count == 3)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("images")))
  }
}
