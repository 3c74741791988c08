import Digests
import Foundation

/// Signs requests as OAuth 1.0 does (RFC 5849, 3.4), with HMAC-SHA1.
package enum OAuthSignature {
  /// Returns what is signed: the method, the address and the sorted parameters (3.4.1). The address is
  /// without query and fragment, its scheme and host in lower case.
  package static func baseString(
    _ method: String, _ address: String, _ parameters: [(name: String, value: String)]
  ) -> String {
    let encoded = parameters.map { (percentEncoded($0.name), percentEncoded($0.value)) }
    // Strings of ASCII are sorted by their bytes.
    let pairs = encoded.sorted { $0 < $1 }.map { "\($0.0)=\($0.1)" }
    return [method, address, pairs.joined(separator: "&")].map(percentEncoded)
      .joined(separator: "&")
  }

  /// Returns the signature of `baseString` (3.4.2) in base 64; `nil` where the system refuses SHA-1.
  ///
  /// `secret` is the client's; `tokenSecret` the token's, empty for requests without a token.
  package static func hmacSHA1(
    of baseString: String, secret: String, tokenSecret: String = ""
  ) -> String? {
    let key = "\(percentEncoded(secret))&\(percentEncoded(tokenSecret))"
    return Digests.hmacSHA1(Array(baseString.utf8), key: Array(key.utf8))
      .map { Data($0).base64EncodedString() }
  }
}
