import Hummingbird

extension Request {
  /// Refuses a body that is announced as too large, before any byte of it comes.
  ///
  /// A body without `Content-Length` is counted where it is read.
  ///
  /// - Parameters:
  ///   - greatest: the most bytes.
  ///   - problem: the answer to a larger body.
  /// - Throws: `problem`.
  func checkLength(atMost greatest: Int, or problem: @autoclosure () -> WebProblem) throws {
    guard let announced = headers[.contentLength] else { return }
    // The server refuses a length that is no number. Numbers beyond Int are left, up to 2^64 − 1.
    guard let length = Int(announced), length <= greatest else { throw problem() }
  }
}
