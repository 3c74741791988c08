import COpenSSL

/// The SHA-256 digest of bytes (FIPS 180-4), as 64 lower-case hexadecimal digits: it names a photo in
/// its record.
///
/// Corresponds to OpenSSL's `EVP_Digest`. `nil` if OpenSSL has no memory, or is set up to refuse the
/// digest.
package func sha256(_ bytes: [UInt8]) -> String? {
  var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
  var count: UInt32 = 0
  guard EVP_Digest(bytes, bytes.count, &digest, &count, EVP_sha256(), nil) == 1 else { return nil }
  return digest.prefix(Int(count)).map { byte in
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }.joined()
}
