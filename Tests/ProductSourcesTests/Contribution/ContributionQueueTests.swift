import Foundation
import LabelImaging
import LabelModel
import LabelTestSupport
import ProductLookup
import ProductSources
import ProductStore
import Synchronization
import Testing

@Suite("The queue of contributions")
struct ContributionQueueTests {
  private static let saved = LoopbackAnswer.http(200, #"{"status": 1}"#)
  private static let taken = LoopbackAnswer.http(200, #"{"status": "status ok", "imgid": 2}"#)

  private final class TestClock: Sendable {
    private let seconds = Mutex(1_800_000_000.0)
    var now: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
    func advance(_ by: TimeInterval) { seconds.withLock { $0 += by } }
  }

  private let folder: TemporaryFolder
  private let store: RecordStore
  private let clock = TestClock()

  init() throws {
    folder = try TemporaryFolder()
    store = try RecordStore(folder.file("a.db"))
  }

  private var queue: ContributionQueue {
    let clock = clock
    return ContributionQueue(store) { clock.now }
  }

  private func contribution(
    _ value: Decimal, gtin: String = "4017721837194"
  ) throws -> ComposedContribution {
    try composeContribution(
      of: ProductRecord(
        status: .valid, subject: .food,
        barcode: RecordBarcode(try #require(GTIN(gtin)), source: .photo),
        name: SourcedText("Known", source: .api), brand: SourcedText("Known", source: .api),
        basis: .per100g,
        nutrients: [.fat: NutrientValue(Quantity(value, .gram), source: .manual)]))
  }

  private func photo() -> PreparedPhoto {
    PreparedPhoto(
      path: "a.jpg", size: PixelSize(width: 640, height: 160),
      photo: ContributedPhoto(.nutrition, jpeg: Data([1, 2, 3])))
  }

  private static func client(_ server: LoopbackServer) throws -> OpenFoodFactsContributor {
    let password = try #require(Secret("geheim"))
    var settings = ContributorSettings(
      server: .staging, account: ContributorAccount(user: "u", password: password),
      version: "1", contact: "c")
    settings.address = server.address
    settings.retries.pauses = []
    settings.requestsPerMinute = 100
    return try OpenFoodFactsContributor(settings: settings)
  }

  /// Sends what is due to a server, and returns the paths that were asked for.
  @discardableResult
  private func send(
    _ answer: @escaping @Sendable (LoopbackRequest, Int) -> LoopbackAnswer
  ) async throws -> [String] {
    let queue = queue
    return try await LoopbackServer.run(answering: answer) { server in
      try await queue.send(with: [.staging: try Self.client(server)]) { _, _ in }
      return server.requests.map(\.path)
    }
  }

  @Test("What is confirmed twice is sent once, and fields before photos")
  func sendsOnce() async throws {
    let (id, isNew) = try queue.add(try contribution(3), photos: [photo()], for: .staging)
    let again = try queue.add(try contribution(3), photos: [photo()], for: .staging)
    #expect(isNew && !again.isNew && again.id == id)
    #expect(try queue.add(try contribution(4), photos: [photo()], for: .staging).isNew)
    let paths = try await send { request, _ in
      request.path.hasSuffix("jqm2.pl") ? Self.saved : Self.taken
    }
    let both = ["/cgi/product_jqm2.pl", "/cgi/product_image_upload.pl"]
    #expect(paths == both + both)
    #expect(try store.contributions().map(\.state) == [.sent, .sent])
    #expect(try queue.add(try contribution(3), photos: [photo()], for: .staging).isNew == false)
    #expect(try await send { _, _ in Self.saved }.isEmpty)
  }

  @Test("Of what broke off, the rest is sent when the server is back, also by another program")
  func resumes() async throws {
    _ = try queue.add(try contribution(3), photos: [photo()], for: .staging)
    try await send { request, _ in request.path.hasSuffix("jqm2.pl") ? Self.saved : .http(503) }
    let waiting = try #require(try store.contributions().first)
    #expect(waiting.state == .waiting && waiting.partsLeft == 1 && waiting.attempts == 1)
    #expect(waiting.note?.contains("HTTP 503") == true, "\(waiting.note ?? "no note")")
    #expect(waiting.due == clock.now.addingTimeInterval(60))
    #expect(try await send { _, _ in Self.taken }.isEmpty)
    clock.advance(61)
    let reopened = try RecordStore(folder.file("a.db"))
    let (clock, taken) = (clock, Self.taken)
    let paths = try await LoopbackServer.run(answering: { _, _ in taken }) { server in
      try await ContributionQueue(reopened, now: { clock.now })
        .send(with: [.staging: try Self.client(server)]) { _, _ in }
      return server.requests.map(\.path)
    }
    #expect(paths == ["/cgi/product_image_upload.pl"])
    #expect(try store.contributions().map(\.state) == [.sent])
  }

  @Test("A server that is out of order is not asked for every contribution, and pauses grow")
  func outage() async throws {
    for value in 1...3 {
      _ = try queue.add(try contribution(Decimal(value)), photos: [], for: .staging)
    }
    let first = try await send { _, _ in .http(429, "", headers: ["Retry-After": "600"]) }
    #expect(first.count == 1)
    let due = try store.contributions().map(\.due)
    #expect(Set(due) == [clock.now.addingTimeInterval(600)])
    clock.advance(601)
    try await send { _, _ in .http(500) }
    #expect(try store.contributions().first?.due == clock.now.addingTimeInterval(120))
    clock.advance(121)
    #expect(try await send { _, _ in Self.saved }.count == 3)
  }

  @Test("What is refused is not tried again by itself; a wrong account costs no contribution")
  func refusals() async throws {
    let (id, _) = try queue.add(try contribution(3), photos: [], for: .staging)
    try await send { _, _ in .http(403, "") }
    let waiting = try #require(try store.contributions().first)
    #expect(waiting.state == .waiting && waiting.due <= clock.now && waiting.attempts == 0)
    try await send { _, _ in .http(200, #"{"status": 0, "status_verbose": "against rules"}"#) }
    let refused = try #require(try store.contribution(id))
    #expect(refused.state == .refused && refused.note?.contains("against rules") == true)
    #expect(try await send { _, _ in Self.saved }.isEmpty)
    #expect(try store.retryContribution(id, at: clock.now))
    #expect(try await send { _, _ in Self.saved }.count == 1)
    #expect(try !store.retryContribution(id, at: clock.now))
    #expect(try store.dropContribution(id) && !store.dropContribution(id))
    #expect(try queue.add(try contribution(3), photos: [], for: .staging).isNew)
  }

  @Test("One program does not send what another is sending")
  func claims() async throws {
    let (id, _) = try queue.add(try contribution(3), photos: [], for: .staging)
    let claimed = try #require(try store.claimContribution(id, at: clock.now, for: 3600))
    #expect(claimed.parts.count == 1)
    #expect(try await send { _, _ in Self.saved }.isEmpty)
    // That one crashed.
    clock.advance(3601)
    #expect(try await send { _, _ in Self.saved }.count == 1)
  }

  @Test("What is for a server that nobody may send to now is left alone")
  func otherServer() async throws {
    _ = try queue.add(try contribution(3), photos: [], for: .production)
    #expect(try await send { _, _ in Self.saved }.isEmpty)
    #expect(try store.contributions().map(\.attempts) == [0])
  }
}

@Suite("Photos that are contributed")
struct ContributionPhotosTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A JPEG that was taken on its side at a place, with a comment.
  private func write(_ width: Int, _ height: Int, to name: String) throws -> String {
    let plain = try encodeJPEG(
      ColorImage(
        width: width, height: height,
        pixels: [UInt8](repeating: 90, count: 3 * width * height)), quality: 80)
    // A TIFF block with the orientation 6 and a GPS directory: EXIF 2.32, 4.6.
    let tiff: [UInt8] =
      Array("II*\0".utf8) + [8, 0, 0, 0, 2, 0]
      + [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0] + [0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0]
      + [0, 0, 0, 0] + [1, 0] + [1, 0, 2, 0, 2, 0, 0, 0] + Array("N\0\0\0".utf8) + [0, 0, 0, 0]
    let exif = Array("Exif\0\0".utf8) + tiff
    let comment = Array("taken at home".utf8)
    func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      [0xFF, marker, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)] + content
    }
    let bytes =
      Array(plain.prefix(2)) + segment(0xE1, exif) + segment(0xFE, comment) + plain.dropFirst(2)
    let path = folder.file(name)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("A photo is sent upright and without where and by whom it was taken")
  func withoutMetadata() throws {
    let path = try write(400, 700, to: "a.jpg")
    let prepared = try preparePhoto(path, showing: .nutrition, language: "de")
    #expect(prepared.size == PixelSize(width: 700, height: 400))
    #expect(prepared.photo.imageField == "nutrition_de")
    let jpeg = prepared.photo.jpeg
    for trace in ["Exif", "taken at home", "GPS", "http"] {
      #expect(jpeg.range(of: Data(trace.utf8)) == nil, "\(trace)")
    }
    #expect(
      jpeg.range(of: Data([0xFF, 0xE1])) == nil && jpeg.range(of: Data([0xFF, 0xFE])) == nil)
    let sent = folder.file("b.jpg")
    try jpeg.write(to: URL(fileURLWithPath: sent))
    #expect(try decodeGray(contentsOf: sent).width == 700)
  }

  @Test("A photo below 640 x 160, one that is gone and one that was changed are refused")
  func refused() throws {
    let small = try write(159, 640, to: "small.jpg")
    #expect(
      throws: PhotoPreparationError.unfit(
        .photoTooSmall(path: small, width: 640, height: 159))
    ) { try preparePhoto(small, showing: .front, language: nil) }
    #expect(throws: PhotoPreparationError.image(.notFound(path: "none.jpg"))) {
      try preparePhoto("none.jpg", showing: .front, language: nil)
    }
    let large = try write(160, 640, to: "large.jpg")
    #expect(throws: PhotoPreparationError.unfit(.photoChanged(path: large))) {
      try preparePhoto(large, showing: .front, language: nil, sha256: "00")
    }
  }

  @Test("The scan's photos are those that most nutrients and the ingredients were read from")
  func ofScan() {
    func value(_ image: String) -> NutrientValue {
      NutrientValue(
        Quantity(1, .gram), source: .ocr, confidence: Confidence(1),
        evidence: Evidence(image: image, text: ""))
    }
    let record = ProductRecord(
      status: .valid, nutrients: [.fat: value("b"), .salt: value("b"), .sugars: value("a")],
      ingredients: IngredientList(text: "", evidence: Evidence(image: "a", text: "")),
      origin: .images([ImageReference(file: "a", sha256: "1"), ImageReference(file: "b")]))
    let photos = photosOfScan(record)
    #expect(photos.map(\.subject) == [.nutrition, .ingredients])
    #expect(photos.map(\.image.file) == ["b", "a"] && photos.last?.image.sha256 == "1")
    var other = record
    other.ingredients?.evidence.image = "b"
    #expect(photosOfScan(other).map(\.subject) == [.nutrition])
    other.origin = .images([])
    #expect(photosOfScan(other).isEmpty)
  }
}
