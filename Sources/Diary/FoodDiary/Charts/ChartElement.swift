/// A part of a picture, in pixels from its top left corner.
public enum ChartElement: Hashable, Sendable {
  /// A filled rectangle.
  case rectangle(x: Double, y: Double, width: Double, height: Double, color: ChartColor)
  /// A line of text.
  case text(ChartText)
}

/// A line of text in a picture.
public struct ChartText: Hashable, Sendable {
  /// The side of the text at its ``ChartText/x``.
  public enum Anchor: String, Hashable, Sendable {
    case start, middle, end
  }

  /// The text.
  public var words: String
  /// The column of its ``anchor``, in pixels from the left.
  public var x: Double
  /// The row that its letters are on, in pixels from the top.
  public var baseline: Double
  /// The size of its font, in pixels an em.
  public var size: Double
  /// The point of the text at ``x``.
  public var anchor: Anchor
  /// Whether it is a heading.
  public var isBold: Bool

  /// Creates a line of text.
  public init(
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
public enum ChartColor: Hashable, Sendable, CaseIterable {
  case protein, carbohydrates, fat
  /// A target zone.
  case band
  /// Axes.
  case axis

  /// The color of a macro's bars; that of the axes for calories, of which there are none.
  public init(_ nutrient: CountedNutrient) {
    switch nutrient {
    case .protein: self = .protein
    case .carbohydrates: self = .carbohydrates
    case .fat: self = .fat
    case .energyKcal: self = .axis
    }
  }

  /// The color as sRGB, `0xRRGGBB`: blue, green and red as light as each other, greys.
  public var rgb: UInt32 {
    switch self {
    case .protein: 0x1F6FD6
    case .carbohydrates: 0x2E9E4F
    case .fat: 0xD64545
    case .band: 0xD9D9D9
    case .axis: 0x444444
    }
  }
}
