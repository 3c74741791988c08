/// A part of a picture, in pixels from its top left corner.
package enum ChartElement: Hashable, Sendable {
  /// A filled rectangle.
  case rectangle(x: Double, y: Double, width: Double, height: Double, color: ChartColor)
  /// A line of text.
  case text(ChartText)
}

/// A line of text in a picture.
package struct ChartText: Hashable, Sendable {
  /// The side of the text at its ``ChartText/x``.
  package enum Anchor: String, Hashable, Sendable {
    case start, middle, end
  }

  /// The text.
  package var words: String
  /// The column of its ``anchor``, in pixels from the left.
  package var x: Double
  /// The row that its letters are on, in pixels from the top.
  package var baseline: Double
  /// The size of its font, in pixels an em.
  package var size: Double
  /// The point of the text at ``x``.
  package var anchor: Anchor
  /// Whether it is a heading.
  package var isBold: Bool

  /// Creates a line of text.
  package init(
    _ words: String, x: Double, baseline: Double, size: Double = 12, anchor: Anchor = .start,
    isBold: Bool = false
  ) {
    self.words = words
    self.x = x
    self.baseline = baseline
    self.size = size
    self.anchor = anchor
    self.isBold = isBold
  }
}

/// The meaning of a color of a picture.
package enum ChartColor: Hashable, Sendable, CaseIterable {
  case protein, carbohydrates, fat
  /// A target zone.
  case band
  /// Axes.
  case axis

  /// The color of a macro's bars; that of the axes for calories, of which there are none.
  package init(_ nutrient: CountedNutrient) {
    switch nutrient {
    case .protein: self = .protein
    case .carbohydrates: self = .carbohydrates
    case .fat: self = .fat
    case .energyKcal: self = .axis
    }
  }

  /// The color as sRGB, `0xRRGGBB`: blue, green and red as light as each other, greys.
  package var rgb: UInt32 {
    switch self {
    case .protein: 0x1F6FD6
    case .carbohydrates: 0x2E9E4F
    case .fat: 0xD64545
    case .band: 0xD9D9D9
    case .axis: 0x444444
    }
  }
}
