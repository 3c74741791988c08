import Digests
import Testing

@Suite("HMAC-SHA-1")
struct HMACSHA1Tests {
  @Test(
    "Agrees with RFC 2202's test cases",
    arguments: [
      ([UInt8](repeating: 0x0B, count: 20), "Hi There", "b617318655057264e28bc0b6fb378c8ef146be00"),
      (
        Array("Jefe".utf8), "what do ya want for nothing?",
        "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"
      ),
      (
        [UInt8](repeating: 0xAA, count: 80),
        "Test Using Larger Than Block-Size Key - Hash Key First",
        "aa4ae5e15272d00e95705637ce8a3b55ed402112"
      ),
    ])
  func rfc2202(key: [UInt8], message: String, digest: String) {
    let bytes = hmacSHA1(Array(message.utf8), key: key)
    let text = bytes?.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(text == digest)
  }
}
