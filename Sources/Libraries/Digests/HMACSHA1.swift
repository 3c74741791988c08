import COpenSSL

/// The keyed digest HMAC-SHA-1 of `message` (RFC 2104), 20 bytes; it signs requests to services that
/// offer no newer one.
///
/// Corresponds to OpenSSL's `HMAC`. `nil` if OpenSSL has no memory, or is set up to refuse the digest.
package func hmacSHA1(_ message: [UInt8], key: [UInt8]) -> [UInt8]? {
  var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
  var count: UInt32 = 0
  guard
    HMAC(EVP_sha1(), key, Int32(key.count), message, message.count, &digest, &count) != nil
  else { return nil }
  return Array(digest.prefix(Int(count)))
}
