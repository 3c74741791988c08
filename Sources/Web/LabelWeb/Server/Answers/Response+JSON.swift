import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
  /// An answer in JSON, with sorted keys and dates of ISO 8601.
  static func json(
    _ value: some Encodable, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
  ) throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return bytes(
      try encoder.encode(value), type: "application/json", status: status, headers: headers)
  }

  /// An answer of bytes.
  static func bytes(
    _ data: some Collection<UInt8>, type: String, status: HTTPResponse.Status = .ok,
    headers: HTTPFields = [:]
  ) -> Response {
    var headers = headers
    headers[.contentType] = type
    return Response(
      status: status, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }
}
