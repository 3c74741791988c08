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
  return hexadecimal(digest.prefix(Int(count)))
}

/// The SHA-256 digest of all pieces that `next` returns before `nil`, in the same form.
///
/// Corresponds to OpenSSL's `EVP_DigestUpdate`.
package func sha256(_ next: () throws -> [UInt8]?) rethrows -> String? {
  guard let context = EVP_MD_CTX_new() else { return nil }
  defer { EVP_MD_CTX_free(context) }
  guard EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else { return nil }
  while let piece = try next() {
    guard EVP_DigestUpdate(context, piece, piece.count) == 1 else { return nil }
  }
  var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
  var count: UInt32 = 0
  guard EVP_DigestFinal_ex(context, &digest, &count) == 1 else { return nil }
  return hexadecimal(digest.prefix(Int(count)))
}

private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
