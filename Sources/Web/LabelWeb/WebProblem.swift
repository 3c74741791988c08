import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// An answer to a request that cannot be served, as RFC 9457's `application/problem+json`.
struct WebProblem: Error, HTTPResponseError {
  /// The status of the answer.
  var status: HTTPResponse.Status
  /// The fault and the remedy, in a sentence.
  var detail: String

  init(_ status: HTTPResponse.Status, _ detail: String) {
    self.status = status
    self.detail = detail
  }

  private struct Body: Encodable {
    var title: String
    var status: Int
    var detail: String
  }

  func response(from request: Request, context: some RequestContext) throws -> Response {
    let body = Body(title: status.reasonPhrase, status: status.code, detail: detail)
    let data = try JSONEncoder().encode(body)
    return Response(
      status: status, headers: [.contentType: "application/problem+json"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }
}
