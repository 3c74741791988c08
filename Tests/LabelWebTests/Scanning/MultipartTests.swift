import Foundation
import Testing

import LabelWeb

/// Bodies in `multipart/form-data`.
struct MultipartTests {
  private static let body =
    "--b\r\nContent-Disposition: form-data; name=\"p\"; filename=\"a.jpg\"\r\n\r\n12\r\n-\r\n--b\r\n"
    + "content-disposition: form-data; name=\"f\"\r\n\r\n\r\n--b--\r\nrest"

  private static let events: [MultipartSplitter.Event] = [
    .part(fileName: "a.jpg"), .bytes(Array("12\r\n-".utf8)), .end, .part(fileName: nil), .end,
  ]

  /// The events, with the bytes of a part together.
  private static func joined(_ events: [MultipartSplitter.Event]) -> [MultipartSplitter.Event] {
    events.reduce(into: []) { joined, event in
      if case .bytes(let new) = event, case .bytes(let old)? = joined.last {
        joined[joined.count - 1] = .bytes(old + new)
      } else {
        joined.append(event)
      }
    }
  }

  @Test(
    "A body is the same in one block, in blocks of any size and byte by byte", arguments: 1...40)
  func splits(size: Int) throws {
    var splitter = try #require(
      MultipartSplitter(contentType: "Multipart/Form-Data; charset=x; boundary=\"b\""))
    var events: [MultipartSplitter.Event] = []
    let bytes = Array(Self.body.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      events += try splitter.take(bytes[start..<min(start + size, bytes.count)])
    }
    #expect(Self.joined(events) == Self.events)
    #expect(splitter.isDone)
  }

  @Test(
    "Another type has no parts",
    arguments: [
      "text/plain; boundary=b", "multipart/form-data", "multipart/form-data; boundary=",
      "multipart/form-data; boundary", "multipart/form-data; boundary=\"",
      "multipart/form-data; x=\"; boundary=b", "multipart/form-data; boundary=\"\"", ";",
    ])
  func refusesTypes(type: String) {
    #expect(MultipartSplitter(contentType: type) == nil)
  }

  @Test(
    "A boundary may be in quotes and have any sign there",
    arguments: [
      ("multipart/form-data; boundary=\"a;b\"", "a;b"),
      ("multipart/form-data ;Boundary = \"a\\\"b\" ; charset=x", "a\"b"),
      ("multipart/form-data; x=\"boundary=c; \"; boundary=a", "a"),
      ("multipart/form-data; xboundary=c; boundary=a'b+c ;y", "a'b+c"),
    ])
  func boundaries(type: String, boundary: String) throws {
    var splitter = try #require(MultipartSplitter(contentType: type))
    #expect(try splitter.take(Array("--\(boundary)--".utf8)).isEmpty)
    #expect(splitter.isDone)
  }

  @Test("A delimiter that goes on, and headers without an end, are faults")
  func refusesFaults() throws {
    var splitter = try #require(MultipartSplitter(contentType: "multipart/form-data; boundary=b"))
    #expect(throws: MultipartSplitter.Fault.self) { try splitter.take(Array("--bc\r\n".utf8)) }
    var endless = try #require(MultipartSplitter(contentType: "multipart/form-data; boundary=b"))
    #expect(throws: MultipartSplitter.Fault.self) {
      try endless.take(Array("--b\r\n".utf8) + [UInt8](repeating: 65, count: 10_000))
    }
  }
}
