import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The requests about photos.
struct ScanRoutes: Sendable {
  let queue: ScanQueue
  let folder: ScanFolder
  let greatestPhoto: Int

  /// The scans that a list shows.
  static let listed = 50
  /// The most characters of a photo's name.
  private static let longestName = 120

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
        throw WebProblem(.notFound, "the photo of this scan is not read yet, or could not be")
      }
      return Response.bytes(
        data, type: "image/jpeg", headers: [.cacheControl: "private, max-age=86400"])
    }
  }

  /// The scan that a path names.
  func scan(_ context: some RequestContext) async throws -> Scan {
    let id = context.parameters.get("id") ?? ""
    guard ScanFolder.isID(id), let scan = await queue.scan(id) else {
      throw WebProblem(.notFound, "there is no such scan")
    }
    return scan
  }

  /// Takes in one photo, the body of the request, block by block.
  private func upload(_ request: Request) async throws -> Response {
    let tooLarge = WebProblem(
      .contentTooLarge, "a photo may have \(greatestPhoto >> 20) MB; send a smaller one")
    if let length = request.headers[.contentLength].flatMap(Int.init), length > greatestPhoto {
      throw tooLarge
    }
    let part = folder.newPart()
    guard
      FileManager.default.createFile(
        atPath: part, contents: nil, attributes: [.posixPermissions: 0o600]),
      let file = FileHandle(forWritingAtPath: part)
    else {
      throw WebProblem(.insufficientStorage, "the photo cannot be written; is the disk full?")
    }
    do {
      defer { try? file.close() }
      var count = 0
      for try await block in request.body {
        count += block.readableBytes
        guard count <= greatestPhoto else { throw tooLarge }
        try file.write(contentsOf: Data(block.readableBytesView))
      }
      guard count > 0 else { throw WebProblem(.badRequest, "the request has no photo in its body") }
      try file.synchronize()
    } catch {
      try? FileManager.default.removeItem(atPath: part)
      guard error is WebProblem else {
        throw WebProblem(.insufficientStorage, "the photo did not come in whole; send it again")
      }
      throw error
    }
    guard let id = ScanFolder.digest(of: part) else {
      throw WebProblem(.insufficientStorage, "the photo cannot be read back from the disk")
    }
    let scan = try await queue.add(part, id: id, name: Self.name(of: request), at: Date())
    return try .json(
      ScanAnswer(scan), status: .accepted, headers: [.location: "/api/v1/scans/\(id)"])
  }

  /// The photo's name without folders and control characters, from the header `X-File-Name` in percent encoding.
  static func name(of request: Request) -> String {
    let sent = HTTPField.Name("X-File-Name").flatMap { request.headers[$0] }
    let text = sent?.removingPercentEncoding ?? ""
    let last = text.split { "/\\".contains($0) }.last.map(String.init) ?? ""
    let plain = last.unicodeScalars.filter {
      ![.control, .format, .lineSeparator, .paragraphSeparator]
        .contains($0.properties.generalCategory)
    }
    let name = String(String(String.UnicodeScalarView(plain)).prefix(longestName))
    return name.isEmpty ? "photo" : name
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
  var isSettled: Bool

  init(_ scan: Scan) {
    id = scan.id
    name = scan.name
    received = scan.received
    state = scan.state.rawValue
    product = scan.product
    message = scan.message
    isSettled = scan.isSettled
  }
}
