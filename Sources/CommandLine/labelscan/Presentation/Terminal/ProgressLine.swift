/// The progress of a batch, in one line.
package struct ProgressLine: Hashable, Sendable {
  /// The number of photos, `nil` while that is not known.
  package var total: Int?
  /// Photos that are done, in this run and those before it.
  package var done = 0
  /// Photos of this run that failed.
  package var failed = 0
  /// Photos that an earlier run has done.
  package var doneBefore = 0

  /// Creates the line of a batch that begins.
  package init() {}

  /// Photos a second in this run, `nil` before the first.
  private func rate(_ elapsed: Duration) -> Double? {
    let seconds = elapsed / .seconds(1)
    let count = done - doneBefore
    return count > 0 && seconds > 0 ? Double(count) / seconds : nil
  }

  /// Returns `120 of 570 photos, 21 %, 3 failed, 4.2 a second, 1:47 left`.
  package func text(after elapsed: Duration) -> String {
    var parts: [String] = []
    // Photos may be added while the batch runs.
    let total = total.map { max($0, done) }
    if let total, total > 0 {
      parts += ["\(done) of \(total) photos", "\(done * 100 / total) %"]
    } else {
      parts.append("\(done) photos")
    }
    if failed > 0 { parts.append("\(failed) failed") }
    if let rate = rate(elapsed) {
      parts.append("\(Self.oneDecimal(rate)) a second")
      if let total {
        parts.append("\(Self.clock(Double(total - done) / rate)) left")
      }
    }
    return parts.joined(separator: ", ")
  }

  /// Returns the line with a bar of `width` characters in front. Where only `columns` characters
  /// fit, the bar is left out, and then the line's own last words.
  package func bar(width: Int, after elapsed: Duration, columns: Int? = nil) -> String {
    let text = text(after: elapsed)
    // A line that fills the last column wraps on some terminals.
    let space = columns.map { max(0, $0 - 1) } ?? .max
    guard let total, total > 0, width + 1 + text.count <= space else {
      return String(text.prefix(space))
    }
    let filled = min(width, done * width / total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    return bar + " " + text
  }

  private static func oneDecimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns `1:47`, or `2:03:00` from an hour on.
  private static func clock(_ seconds: Double) -> String {
    let seconds = Int(min(seconds.rounded(.up), 1e9))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = two(seconds % 60)
    guard seconds >= 3600 else { return "\(seconds / 60):\(rest)" }
    return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(rest)"
  }
}
