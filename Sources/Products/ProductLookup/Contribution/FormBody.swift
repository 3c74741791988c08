import Foundation

/// The bodies of requests that send a form.
enum FormBody {
  /// The type of ``encoded(_:)``.
  static let encodedType = "application/x-www-form-urlencoded; charset=utf-8"

  /// Returns fields as `name=value&…`, everything but RFC 3986's unreserved characters as `%XX` of its
  /// UTF-8 bytes.
  static func encoded(_ fields: [ContributedField]) -> Data {
    let pairs = fields.map { "\(percentEncoded($0.name))=\(percentEncoded($0.value))" }
    return Data(pairs.joined(separator: "&").utf8)
  }

  /// Returns fields and a file as `multipart/form-data` (RFC 7578), and its type. The boundary must occur
  /// in none of the parts.
  static func multipart(
    _ fields: [ContributedField], file: Data, named name: String, type: String, boundary: String
  ) -> (body: Data, type: String) {
    var body = Data()
    for field in fields {
      body += Data(
        """
        --\(boundary)\r\nContent-Disposition: form-data; name="\(field.name)"\r\n\r\n\
        \(field.value)\r\n
        """.utf8)
    }
    body += Data(
      """
      --\(boundary)\r\nContent-Disposition: form-data; name="\(name)"; filename="\(name).jpg"\r\n\
      Content-Type: \(type)\r\n\r\n
      """.utf8)
    body += file
    body += Data("\r\n--\(boundary)--\r\n".utf8)
    return (body, "multipart/form-data; boundary=\(boundary)")
  }
}

/// Returns `text` with everything but RFC 3986's unreserved characters as `%XX` of its UTF-8 bytes, in
/// upper-case digits.
func percentEncoded(_ text: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var encoded: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      encoded.append(byte)
    default:
      encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: encoded, as: UTF8.self)
}
