import FoodDiary
import Foundation
import Testing

@Suite("Charts of macros")
struct MacroChartTests {
  private func zones() throws -> [CountedNutrient: Goals.Zone] {
    [
      .protein: try #require(Goals.Zone(minimum: 60, maximum: 120)),
      .fat: try #require(Goals.Zone(minimum: nil, maximum: 70)),
    ]
  }
  private let days = [
    MacroDay(label: "Fri", protein: 84, carbohydrates: 210.25, fat: 70),
    MacroDay(label: "Sat", protein: 150, carbohydrates: nil, fat: 0),
  ]

  @Test("Draws bars and shades the zone, within the width")
  func bars() throws {
    let text = MacroBars(days, zones: try zones(), width: 48).text
    let lines = text.split(separator: "\n")
    #expect(
      lines == [
        "protein, goal 60 to 120 g",
        "Fri  ████████████▓▓▓▓▓░░░░░░░               84 g",
        "Sat  ████████████▓▓▓▓▓▓▓▓▓▓▓▓██████        150 g",
        "carbohydrates",
        "Fri  ██████████████████████████████      210.3 g",
        "Sat                                           --",
        "fat, goal at most 70 g",
        "Fri  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓         70 g",
        "Sat  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░          0 g",
      ])
    #expect(lines.allSatisfy { $0.count <= 48 })
    #expect(!text.contains("\u{1B}"))
  }

  @Test("Shows an amount that is not known as none, not as 0")
  func unknown() throws {
    let lines = MacroBars(days, width: 60).text.split(separator: "\n")
    #expect(lines[5].hasPrefix("Sat") && lines[5].hasSuffix("--"))
    #expect(lines[8].hasPrefix("Sat") && lines[8].hasSuffix("  0 g"))
  }

  @Test("Colors protein blue, carbohydrates green and fat red, when asked to")
  func colors() {
    let lines = MacroBars(days, width: 60, isColored: true).text.split(separator: "\n")
    #expect(lines[1].contains("\u{1B}[34m█"))
    #expect(lines[4].contains("\u{1B}[32m█"))
    #expect(lines[7].contains("\u{1B}[31m█"))
    #expect(lines.filter { $0.contains("\u{1B}") }.allSatisfy { $0.contains("\u{1B}[0m") })
  }

  @Test("Keeps labels from driving a terminal and from growing")
  func labels() {
    let day = MacroDay(
      label: "\u{1B}[31mred\n" + String(repeating: "x", count: 90), protein: 1, carbohydrates: 1,
      fat: 1)
    let text = MacroBars([day], width: 40).text
    #expect(!text.contains("\u{1B}"))
    #expect(text.split(separator: "\n").count == 6)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test("Draws amounts that no day has as none", arguments: [Double.nan, .infinity, -5])
  func odd(amount: Double) {
    let day = MacroDay(label: "x", protein: amount, carbohydrates: 1e300, fat: 1e-300)
    #expect(MacroBars([day]).text.contains("--"))
    #expect(!MacroChart(title: "", days: [day]).svg.contains("nan"))
    #expect(!MacroChart(title: "", days: [day]).svg.contains("inf"))
  }

  @Test("Draws nothing for no days")
  func none() {
    #expect(MacroBars([]).text.isEmpty)
    #expect(isXML(MacroChart(title: "None", days: []).svg))
  }

  @Test("Writes a picture with a bar for each amount and a zone for each goal")
  func picture() throws {
    let svg = MacroChart(title: "Week", days: days, zones: try zones()).svg
    #expect(isXML(svg))
    #expect(svg.components(separatedBy: "fill=\"#1f6fd6\"").count - 1 == 2)
    #expect(svg.components(separatedBy: "fill=\"#2e9e4f\"").count - 1 == 1)
    #expect(svg.components(separatedBy: "fill=\"#d64545\"").count - 1 == 1)
    #expect(svg.components(separatedBy: "fill=\"#d9d9d9\"").count - 1 == 2)
    #expect(svg.contains(">protein, goal 60 to 120 g</text>"))
  }

  @Test("A picture has the words and the decimal mark of a language")
  func words() throws {
    let day = MacroDay(label: "Fr", protein: 8.5, carbohydrates: 1, fat: 1)
    let svg = MacroChart(
      title: "", days: [day], headings: [.protein: "Eiweiß", .fat: "Fett"], decimalMark: ","
    ).svg
    for words in [">Eiweiß</text>", ">Fett</text>", ">8,5 g</text>", ">carbohydrates</text>"] {
      #expect(svg.contains(words), "\(words)")
    }
  }

  @Test("Calories have a panel of their own where a day knows them")
  func calories() throws {
    let day = MacroDay(label: "Fri", energyKcal: 1_850, protein: 84, carbohydrates: 210, fat: 60)
    let lines = MacroBars([day], width: 60).text.split(separator: "\n")
    #expect(lines.count == 8 && lines[0] == "calories" && lines[1].hasSuffix(" 1850 kcal"))
    let svg = MacroChart(title: "", days: [day]).svg
    #expect(svg.contains(">1850 kcal</text>") && svg.contains(">calories</text>"))
    #expect(!MacroChart(title: "", days: days).svg.contains("kcal"))
  }

  @Test("Escapes what XML cannot hold")
  func escapes() {
    let svg = MacroChart(
      title: "<script>\"M&M's\"\u{0}\u{1F}",
      days: [
        MacroDay(label: "</text>", protein: 1, carbohydrates: 1, fat: 1)
      ]
    ).svg
    #expect(isXML(svg))
    #expect(svg.contains("&lt;script&gt;&quot;M&amp;M&apos;s&quot;</text>"))
  }

  @Test("Leaves labels out where a year's would overlap")
  func year() {
    let days = (0..<365).map {
      MacroDay(label: "day \($0)", protein: 80, carbohydrates: 200, fat: 60)
    }
    let svg = MacroChart(title: "Year", days: days).svg
    #expect(svg.components(separatedBy: ">day ").count - 1 == 8)
  }

  /// Whether every element is closed in its order and no sign is left that ends text too early.
  private func isXML(_ text: String) -> Bool {
    var open: [Substring] = []
    for part in text.split(separator: "<").dropFirst() {
      guard let end = part.firstIndex(of: ">"), !part[part.index(after: end)...].contains(">")
      else { return false }
      let tag = part[..<end]
      let name = tag.split { $0 == " " || $0 == "/" }.first ?? ""
      if tag.first == "?" { continue }
      if tag.first == "/" {
        guard open.popLast() == name else { return false }
      } else if tag.last != "/" {
        open.append(name)
      }
    }
    return open.isEmpty
  }
}
