import Foundation
import HTTPTypes
import Hummingbird
import Languages
import NIOCore

/// The requests about photos.
struct ScanRoutes: Sendable {
  let queue: ScanQueue
  let folder: ScanFolder
  let greatestPhoto: Int

  /// The scans that a list shows.
  static let listed = 50
  /// The most photos of one form.
  private static let mostOfForm = 100
  /// The bytes that are allowed for a photo's name and boundary in a form.
  private static let greatestHeading = 4_096

  private var greatestForm: Int { Self.mostOfForm * (greatestPhoto + Self.greatestHeading) }

  /// Returns the most bytes of a body that is sent to `path`. No path takes more than those of photos and of forms.
  func greatestBody(at path: String) -> Int {
    switch path {
    case "/api/v1/scans": greatestPhoto
    case "/scans": greatestForm
    default: WebForm.greatest
    }
  }

  func add(to group: RouterGroup<some RequestContext>) {
    group.post("scans") { request, _ in try await upload(request) }
    group.get("scans") { _, _ in
      try Response.json(["scans": await queue.latest(Self.listed).map(ScanAnswer.init)])
    }
    group.get("scans/:id") { _, context in
      try Response.json(ScanAnswer(try await scan(context)))
    }
    group.get("scans/:id/photo") { _, context in
      let scan = try await scan(context)
      guard let data = FileManager.default.contents(atPath: folder.photo(scan.id)) else {
        throw WebProblem(.notFound, .photoIsNotKept)
      }
      return Response.bytes(
        data, type: "image/jpeg", headers: [.cacheControl: "private, max-age=86400"])
    }
  }

  /// The scan that a path names.
  func scan(_ context: some RequestContext) async throws -> Scan {
    let id = context.parameters.get("id") ?? ""
    guard ScanFolder.isID(id), let scan = await queue.scan(id) else {
      throw WebProblem(.notFound, .scanIsMissing)
    }
    return scan
  }

  /// Takes in one photo, the body of the request, block by block.
  private func upload(_ request: Request) async throws -> Response {
    try request.checkLength(atMost: greatestPhoto, or: IncomingPhoto.tooLarge(greatestPhoto))
    // A form around a photo is no picture, and would fail only when it is read.
    if request.headers[.contentType]?.lowercased().hasPrefix("multipart/") == true {
      throw WebProblem(
        .unsupportedMediaType,
        "the body is a form; send the photo itself, with the type image/jpeg for example")
    }
    var photo = try IncomingPhoto(in: folder, greatest: greatestPhoto)
    do {
      for try await block in request.body { try photo.write(block.readableBytesView) }
      guard !photo.isEmpty else { throw WebProblem(.badRequest, .photoIsMissing) }
    } catch {
      photo.drop()
      throw error is WebProblem ? error : WebProblem(.badRequest, .photoIsIncomplete)
    }
    let sent = HTTPField.Name("X-File-Name").flatMap { request.headers[$0] }
    let (part, id) = try photo.finish()
    let scan = try await queue.add(
      part, id: id, name: PhotoName(sent?.removingPercentEncoding ?? "").text, at: Date())
    return try .json(
      ScanAnswer(scan), status: .accepted, headers: [.location: "/api/v1/scans/\(id)"])
  }

  /// Takes in the photos of a form, as a page without scripts sends them.
  ///
  /// - Returns: the number of photos.
  /// - Throws: ``WebProblem`` for another body, for a photo that is too large, and for a full disk. Earlier photos are
  ///   kept.
  func uploadForm(_ request: Request) async throws -> Int {
    guard
      var splitter = MultipartSplitter(contentType: request.headers[.contentType] ?? "")
    else { throw WebProblem(.unsupportedMediaType, .formIsIncomplete) }
    try request.checkLength(
      atMost: greatestForm,
      or: WebProblem(.contentTooLarge, .formIsTooLarge))
    var intake = FormIntake(self)
    do {
      for try await block in request.body {
        for event in try splitter.take(block.readableBytesView) { try await intake.take(event) }
      }
      guard splitter.isDone else { throw WebProblem(.badRequest, .photoIsIncomplete) }
    } catch {
      intake.drop()
      throw error is WebProblem ? error : WebProblem(.badRequest, .photoIsIncomplete)
    }
    guard intake.count > 0 else { throw WebProblem(.badRequest, .photoIsMissing) }
    return intake.count
  }

  /// The photos of a form, one after the other.
  private struct FormIntake: ~Copyable {
    private let routes: ScanRoutes
    private var photo: IncomingPhoto?
    private var name = ""
    private(set) var count = 0

    init(_ routes: ScanRoutes) { self.routes = routes }

    mutating func take(_ event: MultipartSplitter.Event) async throws {
      switch event {
      case .part(let fileName):
        guard let fileName, !fileName.isEmpty else { return }
        guard count < ScanRoutes.mostOfForm else {
          throw WebProblem(.contentTooLarge, .formIsTooLarge)
        }
        name = fileName
        photo = try IncomingPhoto(in: routes.folder, greatest: routes.greatestPhoto)
      case .bytes(let bytes):
        try photo?.write(bytes)
      case .end:
        guard let done = photo.take() else { return }
        guard !done.isEmpty else { return done.drop() }
        let (part, id) = try done.finish()
        _ = try await routes.queue.add(part, id: id, name: PhotoName(name).text, at: Date())
        count += 1
      }
    }

    mutating func drop() { photo.take()?.drop() }
  }
}

extension HTTPResponse.Status {
  /// The disk takes no more (RFC 4918).
  static let insufficientStorage = Self(code: 507, reasonPhrase: "Insufficient Storage")
}

/// A scan as programs get it.
struct ScanAnswer: Encodable {
  var id: String
  var name: String
  var received: Date
  var state: String
  var product: Int64?
  var message: String?
  var code: String?
  var barcode: String?
  var productName: String?
  var isSettled: Bool

  init(_ scan: Scan) {
    id = scan.id
    name = scan.name
    received = scan.received
    state = scan.state.rawValue
    product = scan.product
    message = scan.message
    code = scan.code
    barcode = scan.barcode
    productName = scan.productName
    isSettled = scan.isSettled
  }
}
