import Foundation

/// Colours for a terminal, or none.
package struct TerminalStyle: Sendable {
  /// What a colour says.
  package enum Color: String, Sendable {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case dim = "2"
    case bold = "1"
  }

  private let isColored: Bool

  /// Text without any colour.
  package static let plain = TerminalStyle(isColored: false)
  /// Text with ANSI colours.
  package static let colored = TerminalStyle(isColored: true)

  /// Returns colours if standard output is a terminal that has them and nobody asked for none
  /// (`NO_COLOR`, https://no-color.org).
  package static func forStandardOutput(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> TerminalStyle {
    let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isDumb = environment["TERM"] == "dumb"
    return isatty(STDOUT_FILENO) == 1 && !refused && !isDumb ? .colored : .plain
  }

  /// Returns `text` in `color`.
  package func callAsFunction(_ text: String, _ color: Color?) -> String {
    guard isColored, let color else { return text }
    return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }
}
