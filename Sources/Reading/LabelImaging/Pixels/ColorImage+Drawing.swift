import CLeptonica
package import LabelModel

/// A colour to draw with: levels 0 ... 255 (sRGB).
package struct PaintColor: Hashable, Sendable {
  /// Level of red.
  package var red: UInt8
  /// Level of green.
  package var green: UInt8
  /// Level of blue.
  package var blue: UInt8

  /// Creates a colour from its levels.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

extension ColorImage {
  /// Draws the edges of `box`, `thickness` pixels wide to the inside. The part outside of the
  /// picture is left out.
  package mutating func drawRectangle(
    _ box: BoundingBox, color: PaintColor, thickness: Int = 3
  ) {
    let thickness = max(0, min(thickness, box.width, box.height))
    let (top, bottom) = (box.top + thickness, box.bottom - thickness)
    let edges = [
      BoundingBox(left: box.left, top: box.top, right: box.right, bottom: top),
      BoundingBox(left: box.left, top: max(top, bottom), right: box.right, bottom: box.bottom),
      BoundingBox(left: box.left, top: top, right: box.left + thickness, bottom: bottom),
      BoundingBox(left: box.right - thickness, top: top, right: box.right, bottom: bottom),
    ]
    for edge in edges { fill(edge, color: color) }
  }

  /// Covers `box` with `color`. The part outside of the picture is left out.
  package mutating func fill(_ box: BoundingBox, color: PaintColor) {
    let columns = max(0, box.left)..<max(0, box.left, min(width, box.right))
    for y in max(0, box.top)..<max(0, box.top, min(height, box.bottom)) {
      for x in columns { blend(color, share: 255, x: x, y: y) }
    }
  }

  /// Draws a line between two places. The part outside of the picture is left out.
  package mutating func drawLine(
    fromX startX: Int, y startY: Int, toX endX: Int, y endY: Int, color: PaintColor,
    thickness: Int = 1
  ) {
    let steps = max(abs(endX - startX), abs(endY - startY), 1)
    for step in 0...steps {
      let x = startX + (endX - startX) * step / steps
      let y = startY + (endY - startY) * step / steps
      fill(
        BoundingBox(left: x, top: y, right: x + thickness, bottom: y + thickness), color: color)
    }
  }

  /// Returns the picture with a white margin of `margin` columns on its right. White rows are below
  /// it up to `height`.
  package func widened(by margin: Int, height: Int) -> ColorImage {
    let (columns, rows) = (width + max(0, margin), max(height, self.height))
    var pixels = [UInt8](repeating: 255, count: 3 * columns * rows)
    for row in 0..<self.height {
      let (from, to) = (3 * row * width, 3 * row * columns)
      pixels.replaceSubrange(to..<to + 3 * width, with: self.pixels[from..<from + 3 * width])
    }
    return ColorImage(width: columns, height: rows, pixels: pixels)
  }

  /// Draws `text` in one line whose top left corner is at `left`, `top`.
  ///
  /// The font is Leptonica's (`bmfCreate`), which has the printable ASCII characters except the
  /// backslash. Any other character is drawn as `?`. The part outside of the picture is left out.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - left: The text's first column.
  ///   - top: The text's first row.
  ///   - size: The height of the line in pixels, from the top of a capital to the foot of a `g`, at
  ///     least 1.
  ///   - color: The letters' colour.
  /// - Returns: The box of the line; its width is the room that a text takes.
  @discardableResult
  package mutating func drawText(
    _ text: String, left: Int, top: Int, size: Int, color: PaintColor
  ) -> BoundingBox {
    let nothing = BoundingBox(left: left, top: top, right: left, bottom: top + max(size, 0))
    guard size > 0, !text.isEmpty, let mask = textMask(text) else { return nothing }
    let letters = mask.scaled(toWidth: mask.width(forHeight: size), height: size)
    for y in max(0, -top)..<max(0, -top, min(letters.height, height - top)) {
      for x in max(0, -left)..<max(0, -left, min(letters.width, width - left)) {
        let share = UInt32(letters.pixels[y * letters.width + x])
        if share > 0 { blend(color, share: share, x: left + x, y: top + y) }
      }
    }
    return BoundingBox(
      left: left, top: top, right: left + letters.width, bottom: top + letters.height)
  }

  /// Mixes `share` 255ths of `color` into a pixel of the picture.
  private mutating func blend(_ color: PaintColor, share: UInt32, x: Int, y: Int) {
    let start = 3 * (y * width + x)
    for (channel, level) in [color.red, color.green, color.blue].enumerated() {
      let old = UInt32(pixels[start + channel])
      pixels[start + channel] = UInt8(
        truncatingIfNeeded: (old * (255 - share) + UInt32(level) * share + 127) / 255)
    }
  }
}

/// Returns how many pixels wide ``ColorImage/drawText(_:left:top:size:color:)`` draws `text`; 0 for none.
package func textWidth(of text: String, size: Int) -> Int {
  guard size > 0, !text.isEmpty, let mask = textMask(text) else { return 0 }
  return mask.width(forHeight: size)
}

extension GrayImage {
  fileprivate func width(forHeight size: Int) -> Int {
    max(1, (width * size + height / 2) / height)
  }
}

/// The only owner of a Leptonica font.
private struct BitmapFont: ~Copyable {
  let pointer: UnsafeMutablePointer<L_BMF>

  /// Unpacks the largest font of Leptonica, 20 points. Other sizes are scaled from it, which gives
  /// letters smooth edges.
  init?() {
    guard let font = bmfCreate(nil, 20) else { return nil }
    pointer = font
  }

  deinit {
    var pointer: UnsafeMutablePointer<L_BMF>? = pointer
    bmfDestroy(&pointer)
  }
}

/// Returns `text` in one line, 255 where there is ink; `nil` when it has no width or memory runs out.
private func textMask(_ text: String) -> GrayImage? {
  let printable = String(
    decoding: text.map { $0.asciiValue.flatMap { 32...126 ~= $0 && $0 != 92 ? $0 : nil } ?? 63 },
    as: UTF8.self)
  guard let font = BitmapFont() else { return nil }
  var width: Int32 = 0
  guard bmfGetStringWidth(font.pointer, printable, &width) == 0, width > 0,
    let page = OwnedPix(pixCreate(width, font.pointer.pointee.lineheight, 8))
  else { return nil }
  // The baseline of the upper-case letters, from the top of the line.
  let baseline = font.pointer.pointee.baseline1
  guard pixSetTextline(page.pointer, font.pointer, printable, 255, 0, baseline, nil, nil) == 0,
    case .gray(let mask) = page.raster(.gray)
  else { return nil }
  return mask
}
