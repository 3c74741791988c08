import ZXingReading

/// A QR code (ISO/IEC 18004), as ZXing draws it.
struct QRCode: Sendable {
  /// The modules of a side, without the margin.
  let size: Int
  private let modules: [UInt8]

  /// The light modules around a code: ISO/IEC 18004 asks for four.
  private static let margin = 4
  /// The modules of the largest code, of 177 by 177.
  private static let most = 177 * 177

  /// Draws the code of a text; `nil` for one that does not fit.
  init?(_ text: String) {
    var drawn = [UInt8](repeating: 0, count: Self.most)
    let side = Int(zxing_write_qr(text, &drawn, Int32(Self.most)))
    guard side > 0 else { return nil }
    size = side
    modules = Array(drawn.prefix(side * side))
  }

  /// Whether a module is dark; those outside are light.
  func isDark(_ x: Int, _ y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && modules[y * size + x] == 1
  }

  /// The side of the whole picture with its margin, in modules.
  var side: Int { size + 2 * Self.margin }

  /// The dark modules as the path of an SVG picture of ``side`` by ``side``.
  var path: String {
    var path = ""
    for y in 0..<size {
      for x in 0..<size where isDark(x, y) {
        path += "M\(x + Self.margin) \(y + Self.margin)h1v1h-1z"
      }
    }
    return path
  }

  /// The picture in lines of half blocks, black on white by ANSI colours, for a terminal.
  var terminalLines: [String] {
    let rows = stride(from: -Self.margin, to: size + Self.margin, by: 2)
    return rows.map { y in
      let blocks = (-Self.margin..<size + Self.margin).map { x in
        switch (isDark(x, y), isDark(x, y + 1)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      return "\u{1B}[30;107m" + blocks.joined() + "\u{1B}[0m"
    }
  }
}
