extension WebAnswer {
  /// Takes an answer with status 200 and no other, as services with a key give.
  ///
  /// - Throws: ``LookupError/notAuthorized(host:status:)`` for a missing or wrong key,
  ///   ``LookupError/rateLimited(host:retryAfter:)``, ``LookupError/serverError(host:status:retryAfter:)``,
  ///   ``LookupError/refused(host:status:)``.
  func checkStatus(host: String) throws(LookupError) {
    switch status {
    case 200: return
    case 401, 403: throw .notAuthorized(host: host, status: status)
    case 429: throw .rateLimited(host: host, retryAfter: retryAfter)
    case 500...599: throw .serverError(host: host, status: status, retryAfter: retryAfter)
    default: throw .refused(host: host, status: status)
    }
  }
}
