import Foundation

/// Colours for a terminal, or none.
package struct TerminalStyle: Sendable {
  /// The meaning of a colour.
  enum Color: String, Sendable {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case dim = "2"
    case bold = "1"
  }

  /// Whether colours are shown.
  let isColored: Bool
  /// The number of characters that fit into a line, `nil` without a terminal.
  let columns: Int?

  /// Text without any colour, of any width.
  package static let plain = TerminalStyle(isColored: false)
  /// Text with ANSI colours, of any width.
  package static let colored = TerminalStyle(isColored: true)

  /// Creates a style for lines of `columns` characters.
  package init(isColored: Bool, columns: Int? = nil) {
    self.isColored = isColored
    self.columns = columns
  }

  /// Returns the width of standard output's terminal, and colours if it has them and nobody asked for
  /// none (`NO_COLOR`, https://no-color.org).
  static func forStandardOutput(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> TerminalStyle {
    let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isDumb = environment["TERM"] == "dumb"
    return TerminalStyle(
      isColored: isatty(STDOUT_FILENO) == 1 && !refused && !isDumb,
      columns: terminalColumns(of: STDOUT_FILENO))
  }

  /// Returns `text` in `color`.
  func callAsFunction(_ text: String, _ color: Color?) -> String {
    guard isColored, let color else { return text }
    return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }
}

/// Returns the number of characters in a line of the terminal at `descriptor`. `nil` if it is no
/// terminal or does not report it.
func terminalColumns(of descriptor: Int32) -> Int? {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}
