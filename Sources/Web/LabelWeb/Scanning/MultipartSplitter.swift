import Foundation

/// The parts of a body in `multipart/form-data` (RFC 7578, RFC 2046), found while its bytes come in.
package struct MultipartSplitter {
  /// A finding in the body.
  package enum Event: Equatable {
    /// A part begins; the name of its file, `nil` for a field without one.
    case part(fileName: String?)
    /// Bytes of the part.
    case bytes([UInt8])
    /// The part ends.
    case end
  }

  /// The fault of a body that is no such form.
  package struct Fault: Error {}

  private enum State { case preamble, afterDelimiter, headers, body, done }

  private let delimiter: [UInt8]
  private var state = State.preamble
  /// Bytes that are not decided yet; the first delimiter may be the first line.
  private var waiting: [UInt8] = [13, 10]

  /// The most bytes of a part's headers.
  private static let greatestHeaders = 8_192
  /// The greatest length of a boundary (RFC 2046, section 5.1.1).
  private static let longestBoundary = 70

  /// Reads the boundary of a header such as `multipart/form-data; boundary=x`; `nil` for another type, and without a
  /// boundary.
  package init?(contentType: String) {
    guard let text = formBoundary(contentType),
      (1...Self.longestBoundary).contains(text.utf8.count)
    else { return nil }
    delimiter = Array("\r\n--\(text)".utf8)
  }

  /// Whether the last delimiter was found.
  package var isDone: Bool { state == .done }

  /// Takes the next bytes of the body.
  ///
  /// - Returns: the events that they decide.
  /// - Throws: ``Fault``.
  package mutating func take(_ bytes: some Sequence<UInt8>) throws(Fault) -> [Event] {
    waiting.append(contentsOf: bytes)
    var events: [Event] = []
    while try step(&events) {}
    return events
  }

  /// Decides as much as the bytes allow; `false` when more are needed.
  private mutating func step(_ events: inout [Event]) throws(Fault) -> Bool {
    switch state {
    case .done:
      waiting.removeAll()
      return false
    case .preamble, .body:
      guard let place = waiting.firstRange(of: delimiter)?.lowerBound else {
        let sure = waiting.count - delimiter.count + 1
        if sure > 0 {
          if state == .body { events.append(.bytes(Array(waiting[..<sure]))) }
          waiting.removeFirst(sure)
        }
        return false
      }
      if state == .body {
        if place > 0 { events.append(.bytes(Array(waiting[..<place]))) }
        events.append(.end)
      }
      waiting.removeFirst(place + delimiter.count)
      state = .afterDelimiter
      return true
    case .afterDelimiter:
      guard waiting.count >= 2 else { return false }
      if waiting.starts(with: Array("--".utf8)) {
        state = .done
      } else if waiting.starts(with: [13, 10]) {
        // The line's end stays: a part without headers begins with an empty line.
        state = .headers
      } else {
        throw Fault()
      }
      return true
    case .headers:
      guard let end = waiting.firstRange(of: Array("\r\n\r\n".utf8)) else {
        guard waiting.count <= Self.greatestHeaders else { throw Fault() }
        return false
      }
      events.append(.part(fileName: Self.fileName(in: waiting[..<end.lowerBound])))
      waiting.removeFirst(end.upperBound)
      state = .body
      return true
    }
  }

  /// The name in `Content-Disposition: form-data; name="photo"; filename="a.jpg"`.
  private static func fileName(in headers: ArraySlice<UInt8>) -> String? {
    for line in String(decoding: headers, as: UTF8.self).components(separatedBy: "\r\n")
    where line.lowercased().hasPrefix("content-disposition:") {
      guard let start = line.range(of: "filename=\"")?.upperBound else { return nil }
      // Browsers write these three signs of a name so (HTML standard, "multipart/form-data encoding algorithm").
      return String(line[start...].prefix { $0 != "\"" }).replacing("%22", with: "\"")
        .replacing("%0D", with: "").replacing("%0A", with: "")
    }
    return nil
  }
}
