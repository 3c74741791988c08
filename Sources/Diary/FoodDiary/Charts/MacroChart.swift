/// A picture of calories, protein, carbohydrates and fat, one panel each. Each day is a bar in dark
/// grey, blue, green and red. The target zones are shaded light grey behind the bars.
///
/// ``elements`` says what is drawn where; ``svg`` and whoever paints pixels draw just these.
package struct MacroChart: Hashable, Sendable {
  private let title: String
  private let days: [MacroDay]
  private let zones: [CountedNutrient: Goals.Zone]
  private let headings: [CountedNutrient: String]
  private let decimalMark: Character

  /// Draws `days` under a title.
  ///
  /// - Parameters:
  ///   - title: the words above the panels.
  ///   - days: from left to right.
  ///   - zones: from how many to how many grams are wanted.
  ///   - headings: the words above each panel. A panel without words has English ones.
  ///   - decimalMark: the sign between whole and decimal digits.
  package init(
    title: String, days: [MacroDay], zones: [CountedNutrient: Goals.Zone] = [:],
    headings: [CountedNutrient: String] = [:], decimalMark: Character = "."
  ) {
    self.title = title
    self.days = days
    self.zones = zones
    self.headings = headings
    self.decimalMark = decimalMark
  }

  // The picture's sizes in pixels.
  private static let left = 70.0
  private static let right = 20.0
  private static let top = 60.0
  private static let panelHeight = 150.0
  private static let gap = 40.0
  /// Numbers that stand closer above one another would overlap.
  private static let lineHeight = 14.0
  /// No more labels stand below the bars, so that they do not overlap.
  private static let mostLabels = 8

  /// The picture's width in pixels.
  package static let width = 800.0
  /// The picture's height in pixels.
  package static let height = top + 4 * (panelHeight + gap) + 20

  /// The elements, each over those before it, on white.
  package var elements: [ChartElement] {
    var elements: [ChartElement] = [
      .text(ChartText(title, x: Self.left, baseline: 28, size: 18))
    ]
    let shown = MacroDay.charted(days)
    for (index, nutrient) in shown.enumerated() {
      elements += panel(nutrient, y: Self.top + Double(index) * (Self.panelHeight + Self.gap))
    }
    return elements
      + labels(
        y: Self.top + Double(shown.count) * (Self.panelHeight + Self.gap) - Self.gap + 16)
  }

  private var plotWidth: Double { Self.width - Self.left - Self.right }
  private var slot: Double { plotWidth / Double(max(days.count, 1)) }

  private func panel(_ nutrient: CountedNutrient, y: Double) -> [ChartElement] {
    let zone = zones[nutrient]
    let scale = MacroScale(nutrient, days, zone)
    let bottom = y + Self.panelHeight
    func height(_ amount: Double) -> Double { amount / scale.top * Self.panelHeight }
    let heading =
      headings[nutrient] ?? nutrient.word + (zone.map { ", goal \($0.words)" } ?? "")
    var elements: [ChartElement] = [
      .text(ChartText(heading, x: Self.left, baseline: y - 6, isBold: true))
    ]
    if let band = scale.zone {
      elements.append(
        .rectangle(
          x: Self.left, y: bottom - height(band.upperBound), width: plotWidth,
          height: height(band.upperBound) - height(band.lowerBound), color: .band))
    }
    for (index, day) in days.enumerated() {
      guard let amount = day.amount(nutrient), amount > 0 else { continue }
      elements.append(
        .rectangle(
          x: Self.left + (Double(index) + 0.2) * slot, y: bottom - height(amount),
          width: 0.6 * slot, height: height(amount), color: ChartColor(nutrient)))
    }
    elements.append(
      .rectangle(x: Self.left, y: bottom, width: plotWidth, height: 1, color: .axis))
    let greatest = days.compactMap { $0.amount(nutrient) }.max() ?? 0
    let isHigh = height(greatest) > Self.lineHeight
    if isHigh || greatest == 0 {
      elements.append(
        .text(ChartText("0 \(nutrient.unit)", x: Self.left - 6, baseline: bottom, anchor: .end)))
    }
    if greatest > 0 {
      let number = shown((greatest * 10).rounded() / 10).map { $0 == "." ? decimalMark : $0 }
      let words = "\(String(number)) \(nutrient.unit)"
      elements.append(
        .text(
          ChartText(words, x: Self.left - 6, baseline: bottom - height(greatest) + 4, anchor: .end)
        ))
    }
    return elements
  }

  private func labels(y: Double) -> [ChartElement] {
    let step = (days.count + Self.mostLabels - 1) / Self.mostLabels
    return days.enumerated().filter { $0.offset % max(step, 1) == 0 }.map { index, day in
      .text(
        ChartText(
          day.label, x: Self.left + (Double(index) + 0.5) * slot, baseline: y, anchor: .middle))
    }
  }
}
