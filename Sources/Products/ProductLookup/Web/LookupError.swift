/// The reason why a service on the network gave no answer.
///
/// "Not in the database" is no error: a ``ProductSource`` then returns `nil`. No message holds a
/// secret: hosts are named, never whole addresses or headers.
public enum LookupError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A base address in the settings that cannot be used.
  case invalidAddress(String, reason: String)
  /// No connection, or one that broke before the answer was complete.
  case unreachable(host: String, reason: String)
  /// No complete answer within the time limit.
  case timedOut(host: String, limit: Duration)
  /// HTTP 429, with the pause that the service asked for, if it named one.
  case rateLimited(host: String, retryAfter: Duration?)
  /// HTTP 5xx, with the pause that the service asked for, if it named one.
  case serverError(host: String, status: Int, retryAfter: Duration?)
  /// HTTP 401 or 403: the service does not accept the key.
  case notAuthorized(host: String, status: Int)
  /// Any other HTTP status that is neither an answer nor "not found".
  case refused(host: String, status: Int)
  /// The service understood the request and did not do what it asks for, in its own words.
  case declined(host: String, reason: String)
  /// An answer that is not what the service documents.
  case malformedAnswer(host: String, reason: String)
  /// A body of more than `limit` bytes.
  case tooLarge(host: String, limit: Int)
  /// A redirect that leaves the host, drops encryption, or never ends.
  case redirectedElsewhere(host: String, target: String)
  /// The host's certificate or encryption was not accepted.
  case untrustedHost(host: String, reason: String)
  /// Nothing is kept about the product, and no service may be asked.
  case notAsked
  /// The caller gave up.
  case cancelled

  /// The failure, then the remedy.
  public var description: String {
    switch self {
    case .invalidAddress(let address, let reason):
      "\(address) cannot be used as a service's address: \(reason)"
    case .unreachable(let host, let reason):
      "\(host) cannot be reached (\(reason)); check the network connection, or use --offline"
    case .timedOut(let host, let limit):
      "\(host) gave no complete answer within \(Self.seconds(limit)) s; try again later, or use "
        + "--offline"
    case .rateLimited(let host, let retryAfter?):
      "\(host) allows no more requests for \(Self.seconds(retryAfter)) s; try again then, or use "
        + "--offline"
    case .rateLimited(let host, nil):
      "\(host) allows no more requests for now; try again in a minute, or use --offline"
    case .serverError(let host, let status, _):
      "\(host) is out of order (HTTP \(status)); try again later, or use --offline"
    case .notAuthorized(let host, let status):
      "\(host) does not accept the key (HTTP \(status)); check the key, and that it is this service's"
    case .refused(let host, let status):
      "\(host) refused the request (HTTP \(status)); check the service's address and try again later"
    case .declined(let host, let reason):
      "\(host) did not take it (\(reason)); mend what it names, then send it again"
    case .malformedAnswer(let host, let reason):
      "\(host) gave an answer that cannot be used: \(reason); check the service's address and try "
        + "again later"
    case .tooLarge(let host, let limit):
      "\(host) sent more than \(limit) bytes; check the service's address"
    case .redirectedElsewhere(let host, let target):
      "\(host) redirects to \(target), which is not followed; check the service's address"
    case .untrustedHost(let host, let reason):
      "no secure connection to \(host) (\(reason)); check this machine's date and certificates"
    case .notAsked:
      "nothing is kept about it, and no database may be asked; leave --offline out"
    case .cancelled:
      "the look-up was cancelled; start it again if it is wanted"
    }
  }

  /// Whether the same request may succeed a little later.
  var isTransient: Bool {
    switch self {
    case .timedOut, .rateLimited, .serverError: true
    default: false
    }
  }

  /// Whether there was no connection.
  var isUnreachable: Bool {
    if case .unreachable = self { true } else { false }
  }

  /// The pause that the service asked for.
  package var retryAfter: Duration? {
    switch self {
    case .rateLimited(_, let pause), .serverError(_, _, let pause): pause
    default: nil
    }
  }

  /// Whole seconds, at least 1, for a sentence.
  private static func seconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    return max(1, seconds + (attoseconds > 0 ? 1 : 0))
  }
}
