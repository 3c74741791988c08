import Foundation

extension WebAnswer {
  /// The time that the host asks to wait (`Retry-After`, RFC 9110, 10.2.3): seconds, or a date. The
  /// date is compared with the answer's own so that neither clock's error matters. `nil` when it
  /// does not ask, or not understandably.
  var retryAfter: Duration? {
    guard let text = headers["retry-after"]?.trimmingCharacters(in: .whitespaces) else {
      return nil
    }
    if let seconds = Int64(text) {
      return seconds >= 0 ? .seconds(min(seconds, Self.longestPause)) : nil
    }
    guard let until = Self.date(text), let now = headers["date"].flatMap(Self.date) else {
      return nil
    }
    return .seconds(min(max(0, until.timeIntervalSince(now)), Double(Self.longestPause)))
  }

  /// A week in seconds: longer pauses mean the same, and some numbers would overflow.
  private static let longestPause: Int64 = 604_800

  /// A date such as `Sun, 06 Nov 1994 08:49:37 GMT`, the one form that is still sent.
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: text)
  }
}
