import Foundation
import HTTPTypes
import Hummingbird
import LabelModel
import Languages
import NIOCore

/// An answer to a request that cannot be served, for programs as RFC 9457's `application/problem+json`.
struct WebProblem: Error, HTTPResponseError {
  /// The status of the answer.
  var status: HTTPResponse.Status
  /// The fault and the remedy, in a sentence.
  var detail: String
  /// The same for people, in any language.
  private(set) var word: PageWord?
  private(set) var arguments: [String: String] = [:]
  /// The fault that a rule found.
  private var fault: Message?

  /// A problem that only programs meet.
  init(_ status: HTTPResponse.Status, _ detail: String) {
    self.status = status
    self.detail = detail
  }

  /// A problem that people meet, too.
  init(
    _ status: HTTPResponse.Status, _ word: PageWord, _ arguments: [String: String] = [:]
  ) {
    self.init(status, Wording.english(word, arguments))
    self.word = word
    self.arguments = arguments
  }

  /// A problem that a rule found.
  init(_ status: HTTPResponse.Status, _ fault: Message) {
    self.init(status, Wording.english.sentence(fault))
    self.fault = fault
  }

  /// The sentence for people.
  func sentence(in language: PageLanguage) -> String {
    if let fault { return language.capitalized(language.wording.sentence(fault)) }
    return word.map { language($0, arguments) } ?? detail
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
