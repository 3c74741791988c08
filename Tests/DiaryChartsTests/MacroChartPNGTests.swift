import DiaryCharts
import FoodDiary
import Foundation
import LabelImaging
import LabelTestSupport
import Testing

@Suite("Charts as pixels") struct MacroChartPNGTests {
  private func decoded(_ chart: MacroChart) throws -> ColorImage {
    let folder = try TemporaryFolder()
    let path = folder.file("chart.png")
    try Data(try chart.png()).write(to: URL(fileURLWithPath: path))
    return try decodeColor(contentsOf: path)
  }

  private func count(_ color: ChartColor, in picture: ColorImage) -> Int {
    let wanted = [color.rgb >> 16, color.rgb >> 8 & 255, color.rgb & 255].map { UInt8($0) }
    return stride(from: 0, to: picture.pixels.count, by: 3).count {
      Array(picture.pixels[$0..<($0 + 3)]) == wanted
    }
  }

  @Test("Bars and zones take the room in the picture that the chart gives them")
  func areas() throws {
    let zone = try #require(Goals.Zone(minimum: 60, maximum: 120))
    let days = [
      MacroDay(label: "Fri", protein: 30, carbohydrates: 210, fat: 50),
      MacroDay(label: "Sat", protein: nil, carbohydrates: 0, fat: .infinity),
    ]
    let chart = MacroChart(title: "Week", days: days, zones: [.protein: zone])
    let picture = try decoded(chart)
    #expect(picture.width == 1_600 && picture.height == Int(2 * MacroChart.height))
    for color in [ChartColor.protein, .carbohydrates, .fat, .band] {
      let area = chart.elements.reduce(0.0) { sum, element in
        guard case .rectangle(_, _, let width, let height, color) = element else { return sum }
        return sum + 4 * width * height
      }
      // Edges are on whole pixels.
      #expect(abs(Double(count(color, in: picture)) - area) < 0.02 * area, "\(color)")
    }
  }

  @Test("A chart without days, with odd words, or with a year of days can be drawn")
  func odd() throws {
    let day = MacroDay(label: "\u{1F355}\\\u{0}", protein: 1e300, carbohydrates: -1, fat: .nan)
    #expect(try decoded(MacroChart(title: "", days: [])).width == 1_600)
    #expect(
      try decoded(MacroChart(title: "é", days: Array(repeating: day, count: 365))).width == 1_600)
  }
}
