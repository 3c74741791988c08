/// A picture of protein, carbohydrates and fat, one panel each, as SVG 1.1: a bar a day in blue, green
/// and red, the target zones shaded grey behind them.
public struct MacroChart: Hashable, Sendable {
  private let title: String
  private let days: [MacroDay]
  private let zones: [CountedNutrient: Goals.Zone]

  /// Draws `days` under a title.
  ///
  /// - Parameters:
  ///   - title: stands above the panels.
  ///   - days: from left to right.
  ///   - zones: from how many to how many grams are wanted.
  public init(title: String, days: [MacroDay], zones: [CountedNutrient: Goals.Zone] = [:]) {
    self.title = title
    self.days = days
    self.zones = zones
  }

  // The picture's sizes in pixels.
  private static let width = 800.0
  private static let left = 70.0
  private static let right = 20.0
  private static let top = 50.0
  private static let panelHeight = 150.0
  private static let gap = 40.0
  /// No more labels stand below the bars, so that they do not overlap.
  private static let mostLabels = 8

  /// The picture.
  public var svg: String {
    let height = Self.top + 3 * (Self.panelHeight + Self.gap) + 20
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(shown(Self.width))" height="\(shown(height))" \
      viewBox="0 0 \(shown(Self.width)) \(shown(height))" font-family="sans-serif" font-size="12">
      """,
      ##"<rect width="100%" height="100%" fill="#ffffff"/>"##,
      text(title, x: Self.left, y: 28, extra: #" font-size="18""#),
    ]
    for (index, nutrient) in CountedNutrient.macros.enumerated() {
      lines += panel(nutrient, y: Self.top + Double(index) * (Self.panelHeight + Self.gap))
    }
    lines += labels(y: Self.top + 3 * (Self.panelHeight + Self.gap) - Self.gap + 16)
    lines.append("</svg>")
    return lines.map { $0 + "\n" }.joined()
  }

  private var plotWidth: Double { Self.width - Self.left - Self.right }
  private var slot: Double { plotWidth / Double(max(days.count, 1)) }

  private func panel(_ nutrient: CountedNutrient, y: Double) -> [String] {
    let zone = zones[nutrient]
    let scale = MacroScale(nutrient, days, zone)
    let bottom = y + Self.panelHeight
    func height(_ grams: Double) -> Double { grams / scale.top * Self.panelHeight }
    var lines = [
      text(
        nutrient.word + (zone.map { ", goal \($0.words)" } ?? ""), x: Self.left, y: y - 6,
        extra: #" font-weight="bold""#)
    ]
    if let band = scale.zone {
      lines.append(
        rectangle(
          x: Self.left, y: bottom - height(band.upperBound), width: plotWidth,
          height: height(band.upperBound) - height(band.lowerBound), fill: "#d9d9d9"))
    }
    for (index, day) in days.enumerated() {
      guard let grams = day.grams(nutrient), grams > 0 else { continue }
      lines.append(
        rectangle(
          x: Self.left + (Double(index) + 0.2) * slot, y: bottom - height(grams),
          width: 0.6 * slot, height: height(grams), fill: Self.color(nutrient)))
    }
    lines.append(
      """
      <line x1="\(pixels(Self.left))" y1="\(pixels(bottom))" \
      x2="\(pixels(Self.left + plotWidth))" y2="\(pixels(bottom))" stroke="#444444"/>
      """)
    let greatest = days.compactMap { $0.grams(nutrient) }.max() ?? 0
    let end = #" text-anchor="end""#
    lines.append(text("0 g", x: Self.left - 6, y: bottom, extra: end))
    if greatest > 0 {
      let words = "\(shown((greatest * 10).rounded() / 10)) g"
      lines.append(text(words, x: Self.left - 6, y: bottom - height(greatest) + 4, extra: end))
    }
    return lines
  }

  private func labels(y: Double) -> [String] {
    let step = (days.count + Self.mostLabels - 1) / Self.mostLabels
    return days.enumerated().filter { $0.offset % max(step, 1) == 0 }.map { index, day in
      text(
        day.label, x: Self.left + (Double(index) + 0.5) * slot, y: y,
        extra: #" text-anchor="middle""#)
    }
  }

  private func rectangle(
    x: Double, y: Double, width: Double, height: Double, fill: String
  ) -> String {
    """
    <rect x="\(pixels(x))" y="\(pixels(y))" width="\(pixels(width))" height="\(pixels(height))" \
    fill="\(fill)"/>
    """
  }

  private func text(_ words: String, x: Double, y: Double, extra: String) -> String {
    #"<text x="\#(pixels(x))" y="\#(pixels(y))"\#(extra)>\#(Self.escaped(words))</text>"#
  }

  private func pixels(_ length: Double) -> String { shown((length * 10).rounded() / 10) }

  private static func color(_ nutrient: CountedNutrient) -> String {
    switch nutrient {
    case .protein: "#1f6fd6"
    case .carbohydrates: "#2e9e4f"
    case .fat: "#d64545"
    case .energyKcal: "#444444"
    }
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
