/// The answer of a ``LoopbackServer``: a well-formed answer, or bytes of any kind.
package struct LoopbackAnswer: Sendable, Hashable {
  /// The action after the bytes are sent.
  package enum End: Sendable, Hashable {
    /// The connection is closed.
    case close
    /// The connection is kept open in silence until the client hangs up or the server stops.
    case hold
    /// These bytes are sent again and again until the client hangs up or the server stops.
    case `repeat`([UInt8])
  }

  /// The bytes that are sent.
  package var bytes: [UInt8]
  /// The action after that.
  package var end: End

  /// Creates an answer of bytes as they are.
  package init(bytes: [UInt8], end: End = .close) {
    self.bytes = bytes
    self.end = end
  }

  /// A well-formed HTTP answer.
  package static func http(
    _ status: Int, _ body: String = "", headers: [String: String] = [:]
  ) -> LoopbackAnswer {
    LoopbackAnswer(bytes: head(status, length: body.utf8.count, headers) + Array(body.utf8))
  }

  /// An answer that announces its whole `body` and breaks off after `count` bytes of it.
  package static func broken(_ body: String, after count: Int) -> LoopbackAnswer {
    LoopbackAnswer(bytes: head(200, length: body.utf8.count, [:]) + Array(body.utf8.prefix(count)))
  }

  /// An answer that announces its whole `body` and falls silent after `count` bytes of it.
  package static func stalled(_ body: String, after count: Int) -> LoopbackAnswer {
    var answer = broken(body, after: count)
    answer.end = .hold
    return answer
  }

  /// No answer at all.
  package static let silence = LoopbackAnswer(bytes: [], end: .hold)

  private static func head(_ status: Int, length: Int, _ headers: [String: String]) -> [UInt8] {
    var fields = ["content-type": "application/json"]
    for (name, value) in headers { fields[name.lowercased()] = value }
    fields["content-length"] = "\(length)"
    fields["connection"] = "close"
    let lines = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    return Array("HTTP/1.1 \(status) Test\r\n\(lines.joined())\r\n".utf8)
  }
}
