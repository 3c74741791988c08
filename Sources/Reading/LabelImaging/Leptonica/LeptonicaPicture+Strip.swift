import CLeptonica
import Foundation

/// A strip of a picture along a line of text, to be made level.
package struct StripCut: Hashable, Sendable {
  /// The place on the picture that becomes the strip's middle, before the columns' shifts.
  package var center: SIMD2<Double>
  /// The line's direction: radians clockwise from level, at most a quarter turn.
  package var angle: Double
  /// Pixels of the picture to a column of the strip.
  package var columnStep: Double
  /// Pixels of the picture to a row of the strip.
  package var rowStep: Double
  /// Rows by which the line is below the strip's middle at each column, before it is made straight.
  package var shifts: [Int]
  /// Rows of the strip.
  package var rows: Int
  /// Whether print is brighter than its ground.
  package var isInverted: Bool
  /// Whether the strip is turned by 180° in the end.
  package var isUpsideDown: Bool
  /// The level of plain ground, and of the strip's border.
  package var ground: UInt8
  /// Pixels of plain ground around the strip.
  package var border: Int

  /// Describes a strip.
  package init(
    center: SIMD2<Double>, angle: Double, columnStep: Double, rowStep: Double, shifts: [Int],
    rows: Int, isInverted: Bool, isUpsideDown: Bool, ground: UInt8, border: Int
  ) {
    self.center = center
    self.angle = angle
    self.columnStep = columnStep
    self.rowStep = rowStep
    self.shifts = shifts
    self.rows = rows
    self.isInverted = isInverted
    self.isUpsideDown = isUpsideDown
    self.ground = ground
    self.border = border
  }
}

extension LeptonicaPicture {
  /// Returns a strip, dark on bright. It is scaled, turned until the line is level, and made
  /// straight. Its background is made even, and its contrast stretched.
  ///
  /// Steps: `pixClipRectangle`, `pixScale`, `pixRotateAMGray`, `pixRasteropVip`, `pixInvert`,
  /// `pixGammaTRC`, `pixBackgroundNorm`, `pixRotate180`, `pixAddBorder`.
  ///
  /// - Returns: the strip within its border; `nil` where it is outside of the picture or memory runs
  ///   out.
  package func strip(_ cut: StripCut) -> GrayImage? {
    guard let columns = Int32(exactly: cut.shifts.count), columns > 0,
      let highest = cut.shifts.min(), let lowest = cut.shifts.max()
    else { return nil }
    let rows = cut.rows + lowest - highest
    let middle = Double(highest + lowest) / 2 * cut.rowStep
    let center = cut.center + middle * SIMD2(-sin(cut.angle), cos(cut.angle))
    guard
      let level = level(
        around: center, width: Double(columns) * cut.columnStep,
        height: Double(rows) * cut.rowStep, cut),
      let band = level.picture.clipped(
        left: Int((level.center.x - Double(columns) / 2).rounded()),
        top: Int((level.center.y - Double(rows) / 2).rounded()), width: Int(columns), height: rows),
      band.straighten(cut.shifts.map { $0 - highest }),
      let strip = band.clipped(left: 0, top: 0, width: Int(columns), height: cut.rows)
    else { return nil }
    return strip.evened(cut)
  }

  /// Returns the part around a place, scaled to the strip's rows and turned until it is level. The
  /// place's new position comes with it.
  private func level(
    around center: SIMD2<Double>, width: Double, height: Double, _ cut: StripCut
  ) -> (picture: LeptonicaPicture, center: SIMD2<Double>)? {
    let (sine, cosine) = (sin(cut.angle), cos(cut.angle))
    // pixRotateAMGray keeps the size, so that what is turned must hold the strip before and after.
    let margin = 3 * cut.rowStep + 2
    let reach =
      SIMD2(
        max(width, width * abs(cosine) + height * abs(sine)),
        max(height, width * abs(sine) + height * abs(cosine))) / 2 + margin
    let (left, top) = (Int((center.x - reach.x).rounded()), Int((center.y - reach.y).rounded()))
    guard
      let part = clippedBeyondEdges(
        left: left, top: top, width: Int((2 * reach.x).rounded()),
        height: Int((2 * reach.y).rounded())),
      let scaled = part.made({ pixScale($0, Float(1 / cut.rowStep), Float(1 / cut.rowStep)) }),
      let turned = scaled.made({ pixRotateAMGray($0, Float(-cut.angle), cut.ground) })
    else { return nil }
    let scale = SIMD2(
      Double(scaled.width) / Double(part.width), Double(scaled.height) / Double(part.height))
    let pivot = SIMD2(Double(scaled.width / 2), Double(scaled.height / 2))
    let away = (center - SIMD2(Double(left), Double(top))) * scale - pivot
    var place =
      pivot + SIMD2(cosine * away.x + sine * away.y, cosine * away.y - sine * away.x)
    guard cut.columnStep > cut.rowStep * 1.001 else { return (turned, place) }
    // A line longer than strips may be.
    guard
      let squeezed = turned.made({ pixScale($0, Float(cut.rowStep / cut.columnStep), 1) })
    else { return nil }
    place.x *= Double(squeezed.width) / Double(turned.width)
    return (squeezed, place)
  }

  /// Returns a part of the picture (`pixClipRectangle`), beyond its edges the nearest pixels
  /// (`pixAddContinuedBorder`).
  private func clippedBeyondEdges(
    left: Int, top: Int, width: Int, height: Int
  ) -> LeptonicaPicture? {
    let inside = (
      left: max(0, left), top: max(0, top), right: min(self.width, left + width),
      bottom: min(self.height, top + height)
    )
    guard inside.left < inside.right, inside.top < inside.bottom,
      let part = clipped(
        left: inside.left, top: inside.top, width: inside.right - inside.left,
        height: inside.bottom - inside.top)
    else { return nil }
    if part.width == width, part.height == height { return part }
    return part.made {
      pixAddContinuedBorder(
        $0, Int32(inside.left - left), Int32(left + width - inside.right),
        Int32(inside.top - top), Int32(top + height - inside.bottom))
    }
  }

  /// Returns a part of the picture; `nil` where it is not all inside, or memory runs out.
  private func clipped(left: Int, top: Int, width: Int, height: Int) -> LeptonicaPicture? {
    guard left >= 0, top >= 0, left + width <= self.width, top + height <= self.height else {
      return nil
    }
    var box = boxCreate(Int32(left), Int32(top), Int32(width), Int32(height))
    defer { boxDestroy(&box) }
    return made { pixClipRectangle($0, box, nil) }
  }

  /// Shifts columns up, side by side where they share a shift; `false` when that failed.
  private func straighten(_ shifts: [Int]) -> Bool {
    var start = 0
    while start < shifts.count {
      let shift = shifts[start]
      let end = shifts[start...].firstIndex { $0 != shift } ?? shifts.count
      if shift != 0 {
        let isShifted = succeeds {
          pixRasteropVip(
            $0, Int32(start), Int32(end - start), Int32(-shift), Int32(L_BRING_IN_WHITE))
        }
        guard isShifted else { return false }
      }
      start = end
    }
    return true
  }

  /// Returns the strip dark on bright, with an even background and full contrast, in its border.
  private func evened(_ cut: StripCut) -> GrayImage? {
    guard
      let dark = cut.isInverted ? made({ pixInvert(nil, $0) }) : self,
      let stretched = dark.stretched(to: cut.ground),
      let even = stretched.withEvenBackground(cut.ground),
      let upright = cut.isUpsideDown ? even.made({ pixRotate180(nil, $0) }) : even,
      let framed = upright.made({ pixAddBorder($0, Int32(cut.border), UInt32(cut.ground)) })
    else { return nil }
    return framed.image
  }

  /// Stretches the darkest 2 % to black, and the level above 90 % of the pixels to `ground`. Our
  /// own model was taught with such lines.
  private func stretched(to ground: UInt8) -> LeptonicaPicture? {
    var (low, high): (UInt32, UInt32) = (0, 0)
    guard succeeds({ pixGetRankValue($0, 1, 0.02, &low) }),
      succeeds({ pixGetRankValue($0, 1, 0.9, &high) })
    else { return nil }
    let range = Double(max(1, Int(high) - Int(low)))
    let white = Double(low) + range * 255 / Double(ground)
    return made { pixGammaTRC(nil, $0, 1, Int32(low), Int32(white.rounded())) }
  }

  /// Evens the background out (`pixBackgroundNorm`); what is too small for that stays as it is.
  private func withEvenBackground(_ ground: UInt8) -> LeptonicaPicture? {
    guard min(width, height) >= 2 * LeptonicaPicture.tile else { return self }
    return made {
      pixBackgroundNorm(
        $0, nil, nil, Int32(LeptonicaPicture.tile), Int32(LeptonicaPicture.tile),
        LeptonicaPicture.darkestGround, LeptonicaPicture.leastGround, Int32(ground), 2, 1)
    }
  }

  /// The side of the squares whose background is measured.
  private static let tile = 16
  /// Darker pixels are print.
  private static let darkestGround: Int32 = 110
  /// Pixels of ground that a square must have to be measured.
  private static let leastGround: Int32 = 60
}
