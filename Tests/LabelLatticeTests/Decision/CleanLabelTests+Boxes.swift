import Foundation
import LabelModel
import Testing

extension CleanLabelTests {
  @Test("Amounts in boxes are not of the 100 g whose energy is printed below one of them")
  func boxes() throws {
    let cells = [
      ("Each grilled burger (95g) contains", 100, 100), ("Energy", 100, 150), ("Fat", 300, 150),
      ("Saturates", 500, 150), ("Sugars", 700, 150), ("Salt", 900, 150), ("1045kJ", 100, 185),
      ("250kcal", 100, 220), ("18.6g", 300, 185), ("7.5g", 500, 185), ("1.2g", 700, 185),
      ("0.8g", 900, 185), ("13%", 100, 255), ("27%", 300, 255), ("38%", 500, 255), ("1%", 700, 255),
      ("13%", 900, 255), ("of an adult's reference intake", 100, 300),
      ("Typical values per 100g: Energy 1100kJ/263kcal", 100, 335),
    ]
    let label = try #require(SheetDecision.of([page(cells)]))
    let perHundred = label.basis == .per100g ? Set(label.readings.keys) : []
    #expect(perHundred.isSubset(of: [.energyKJ, .energyKcal]))
    #expect(
      [nil, 1100].contains(label.readings[.energyKJ]?.quantity.value) || label.basis != .per100g)
  }

  @Test("A heading at the left of its column is not that of the numbers that end beside it")
  func headingAtTheLeft() throws {
    let cells = [
      ("60 g bar", 420, 20), ("100 g", 645, 20), ("Energy", 20, 60), ("959 kJ / 229 kcal", 441, 60),
      ("1599 kJ / 382 kcal", 659, 60), ("Fat", 20, 100), ("8.5 g", 585, 100), ("14.2 g", 803, 100),
      ("of which saturates", 20, 140), ("3.8 g", 585, 140), ("6.3 g", 815, 140),
      ("Carbohydrate", 20, 180), ("20 g", 597, 180), ("33.5 g", 803, 180),
      ("of which sugars", 20, 220), ("2.4 g", 585, 220), ("4.0 g", 815, 220),
      ("Protein", 20, 260), ("20 g", 597, 260), ("33.3 g", 803, 260), ("Salt", 20, 300),
      ("0.29 g", 573, 300), ("0.48 g", 803, 300),
    ]
    let label = try #require(SheetDecision.of([page(cells)]))
    let small: [Nutrient: Decimal] = [
      .energyKJ: 959, .energyKcal: 229, .fat: 8.5, .saturatedFat: 3.8, .sugars: 2.4, .salt: 0.29,
    ]
    let wrong = small.filter { label.readings[$0.key]?.quantity.value == $0.value }
    #expect(label.basis != .per100g || wrong.isEmpty, "wrong: \(wrong.keys)")
  }

  @Test("The kJ and the kcal of one cell are of one column")
  func energiesOfOneCell() throws {
    let heads = [("je 100 g", 420), ("je 100 g zubereitet", 680), ("je Portion (150 g)", 960)]
    let rows = [
      ["Energie", "1511 kJ / 356 kcal", "365 kJ / 86 kcal", "548 kJ / 130 kcal"],
      ["Fett", "0,6 g", "1,6 g", "2,4 g"],
      ["davon gesättigte Fettsäuren", "0,2 g", "1 g", "1,5 g"],
      ["Kohlenhydrate", "86 g", "14,5 g", "22 g"], ["davon Zucker", "1,2 g", "12,2 g", "18 g"],
      ["Ballaststoffe", "1,8 g", "0,2 g", "0,3 g"], ["Eiweiß", "0,7 g", "3,4 g", "5,1 g"],
      ["Salz", "0,4 g", "0,14 g", "0,21 g"],
    ]
    let cells = rows.enumerated().flatMap { row, texts in
      zip(texts, [20] + heads.map(\.1)).map { ($0, $1, 60 + 40 * row) }
    }
    let label = try #require(SheetDecision.of([page(heads.map { ($0.0, $0.1, 20) } + cells)]))
    #expect(label.basis != .per100g || label.readings[.energyKcal]?.quantity.value != 130)
  }

  /// A page with a line for each cell. Its place is that of its left upper corner; each letter is 12 pixels wide.
  private func page(_ cells: [(text: String, left: Int, top: Int)]) -> RecognizedPage {
    let lines = cells.map { text, left, top in
      var place = left
      let words = text.split(separator: " ").map { word in
        let box = BoundingBox(
          left: place, top: top, right: place + 12 * word.count, bottom: top + 24)
        place = box.right + 12
        return Word(text: String(word), box: box, confidence: Confidence(0.96))
      }
      return TextLine(words: words)
    }
    return RecognizedPage(source: "cells.jpg", lines: lines)
  }
}
