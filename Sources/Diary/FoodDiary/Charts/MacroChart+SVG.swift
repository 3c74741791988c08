extension MacroChart {
  /// The picture as SVG 1.1.
  package var svg: String {
    let size = "width=\"\(shown(Self.width))\" height=\"\(shown(Self.height))\""
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        """
        <svg xmlns="http://www.w3.org/2000/svg" \(size) \
        viewBox="0 0 \(shown(Self.width)) \(shown(Self.height))" font-family="sans-serif" font-size="12">
        """,
        ##"<rect width="100%" height="100%" fill="#ffffff"/>"##,
      ] + elements.map(Self.markup(of:)) + ["</svg>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func markup(of element: ChartElement) -> String {
    switch element {
    case .rectangle(let x, let y, let width, let height, let color):
      """
      <rect x="\(pixels(x))" y="\(pixels(y))" width="\(pixels(width))" height="\(pixels(height))" \
      fill="\(hexadecimal(color))"/>
      """
    case .text(let text):
      #"<text x="\#(pixels(text.x))" y="\#(pixels(text.baseline))""#
        + (text.size == 12 ? "" : #" font-size="\#(pixels(text.size))""#)
        + (text.anchor == .start ? "" : #" text-anchor="\#(text.anchor.rawValue)""#)
        + (text.isBold ? #" font-weight="bold""# : "") + ">\(escaped(text.words))</text>"
    }
  }

  private static func pixels(_ length: Double) -> String { shown((length * 10).rounded() / 10) }

  private static func hexadecimal(_ color: ChartColor) -> String {
    let digits = String(color.rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Text as XML takes it: its five signs as entities, without characters that XML 1.0 forbids.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      case "\t", "\n", "\r": escaped += " "
      default:
        let isForbidden = scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
        if !isForbidden { escaped.unicodeScalars.append(scalar) }
      }
    }
    return escaped
  }
}
