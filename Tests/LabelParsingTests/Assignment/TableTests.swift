import Foundation
import LabelModel
import LabelParsing
import Testing

/// A page of lines, each of words at (x, y), 20 pixels high and 11 a letter wide.
func page(_ lines: [[(String, Int, Int)]]) -> RecognizedPage {
  RecognizedPage(
    source: "photo.png", size: PixelSize(width: 1000, height: 1000),
    lines: lines.map { words in
      TextLine(
        words: words.map { text, left, top in
          Word(
            text: text,
            box: BoundingBox(left: left, top: top, right: left + 11 * text.count, bottom: top + 20),
            confidence: Confidence(0.95))
        })
    })
}

@Suite("Tables by the places of their words")
struct TableTests {
  private func amounts(_ label: ParsedLabel, _ basis: Basis?) -> [Nutrient: Decimal] {
    var amounts: [Nutrient: Decimal] = [:]
    for reading in label.readings where reading.basis == basis && amounts[reading.nutrient] == nil {
      amounts[reading.nutrient] = reading.quantity.value
    }
    return amounts
  }

  @Test("Keeps the columns per 100 g and per serving apart and leaves the percentages")
  func columns() {
    let label = LabelParser().parse(
      page([
        [("Nutrition", 20, 10)], [("per", 300, 40), ("100g", 340, 40)],
        [("per", 460, 40), ("serving", 500, 40)], [("%RI", 640, 40)],
        [("Fat", 20, 80)], [("12.0g", 320, 80)], [("3.6g", 480, 80)], [("5%", 640, 80)],
        [("of", 40, 110), ("which", 70, 110), ("saturates", 130, 110)], [("5.0g", 320, 110)],
        [("1.5g", 480, 110)], [("8%", 640, 110)],
        [("Carbohydrate", 20, 140)], [("60g", 320, 140)], [("18g", 480, 140)], [("7%", 640, 140)],
        [("Protein", 20, 170)], [("8.0g", 320, 170)], [("2.4g", 480, 170)],
      ]))
    #expect(
      amounts(label, .per100g)
        == [.fat: 12, .saturatedFat: 5, .carbohydrates: 60, .protein: 8])
    #expect(
      amounts(label, .perServing)
        == [.fat: 3.6, .saturatedFat: 1.5, .carbohydrates: 18, .protein: 2.4])
    #expect(label.basis == .per100g)
  }

  @Test("Print beside an American panel is no column per 100 ml")
  func americanPanel() {
    let label = LabelParser().parse(
      page([
        [("Serving", 20, 10), ("size", 110, 10), ("(240", 200, 10), ("mL)", 260, 10)],
        [("Amount", 20, 40), ("per", 100, 40), ("serving", 150, 40)],
        [("Total", 20, 80), ("Fat", 90, 80), ("9g", 150, 80)], [("5g", 700, 80)],
        [("Total", 20, 110), ("Sugars", 90, 110), ("25g", 170, 110)], [("3g", 700, 110)],
        [("Protein", 20, 140), ("4g", 120, 140)], [("8g", 700, 140)],
        [("Potassium", 20, 170), ("90mg", 140, 170)], [("2g", 700, 170)],
      ]))
    #expect(label.basis == .perServing)
    #expect(
      amounts(label, .perServing)
        == [.fat: 9, .sugars: 25, .protein: 4, .potassium: 90])
    #expect(amounts(label, .per100ml).isEmpty)
  }

  @Test("Follows a column that stands higher than its names")
  func shiftedColumn() {
    let names = ["Grassi", "Carboidrati", "Fibre", "Proteine", "Sale"]
    let values = ["1,5 g", "73 g", "3,2 g", "14 g", "0,1 g"]
    var lines: [[(String, Int, Int)]] = []
    for row in names.indices {
      lines.append([(names[row], 20, 100 + 30 * row)])
      let parts = values[row].split(separator: " ").map(String.init)
      lines.append([(parts[0], 300, 82 + 30 * row), (parts[1], 350, 82 + 30 * row)])
    }
    let label = LabelParser().parse(page(lines))
    #expect(
      amounts(label, nil)
        == [.fat: 1.5, .carbohydrates: 73, .fiber: 3.2, .protein: 14, .salt: 0.1])
  }

  @Test("Doubts every row when a column stands halfway between two rows of names")
  func disputedShift() {
    func label(shift: Int) -> ParsedLabel {
      let names = ["Fat", "Carbohydrate", "Fibre", "Protein", "Salt"]
      var lines = names.indices.map { [(names[$0], 20, 100 + 30 * $0)] }
      for (row, value) in ["1.5g", "73g", "3.2g", "14g"].enumerated() {
        lines.append([(value, 300, 100 + 30 * row + shift)])
      }
      return LabelParser().parse(page(lines))
    }
    let disputed = label(shift: 15)
    #expect(!disputed.readings.isEmpty)
    #expect(disputed.readings.allSatisfy { $0.doubts.contains(.rowUncertain) })
    let clear = label(shift: 2)
    #expect(
      amounts(clear, nil) == [.fat: 1.5, .carbohydrates: 73, .fiber: 3.2, .protein: 14])
    #expect(clear.readings.allSatisfy { $0.doubts.isEmpty })
  }

  @Test("Reads both columns of a table below an ingredient list with percentages")
  func ingredientsAboveTable() {
    let label = LabelParser().parse(
      page([
        [
          ("Ingredients:", 20, 10), ("sugar,", 160, 10), ("butter", 240, 10), ("(18", 320, 10),
          ("%),", 360, 10), ("salt.", 400, 10),
        ],
        [("per", 300, 40), ("100g", 340, 40)], [("per", 460, 40), ("serving", 500, 40)],
        [("Fat", 20, 80)], [("12.0g", 320, 80)], [("3.6g", 480, 80)],
        [("Carbohydrate", 20, 110)], [("60g", 320, 110)], [("18g", 480, 110)],
        [("Protein", 20, 140)], [("8.0g", 320, 140)], [("2.4g", 480, 140)],
      ]))
    #expect(amounts(label, .per100g) == [.fat: 12, .carbohydrates: 60, .protein: 8])
    #expect(amounts(label, .perServing) == [.fat: 3.6, .carbohydrates: 18, .protein: 2.4])
  }

  @Test(
    "A column whose heading is lost is per 100 of what the portion is measured in, if that is read",
    arguments: [("(30g)", Basis.per100g), ("(250ml)", .per100ml), ("", nil)])
  func lostHeading(size: String, basis: Basis?) {
    var heading = [("per", 460, 40), ("serving", 500, 40)]
    if !size.isEmpty { heading.append((size, 590, 40)) }
    let label = LabelParser().parse(
      page([
        heading,
        [("Fat", 20, 80)], [("12.0g", 320, 80)], [("3.6g", 480, 80)],
        [("Carbohydrate", 20, 110)], [("60g", 320, 110)], [("18g", 480, 110)],
        [("Protein", 20, 140)], [("8.0g", 320, 140)], [("2.4g", 480, 140)],
      ]))
    #expect(amounts(label, basis) == [.fat: 12, .carbohydrates: 60, .protein: 8])
    #expect(amounts(label, .perServing) == [.fat: 3.6, .carbohydrates: 18, .protein: 2.4])
  }

  @Test(
    "Two columns whose headings are lost are told by the portion's size, where that explains their ratio",
    arguments: [
      ("(30g)", Basis.per100g), ("30 ml", .per100ml), ("(80g)", nil), ("", nil),
    ])
  func lostHeadings(portion: String, basis: Basis?) {
    let label = LabelParser().parse(
      page([
        [("2", 440, 40), ("scoops", 470, 40)] + (portion.isEmpty ? [] : [(portion, 560, 40)]),
        [("Fat", 20, 80)], [("12.0g", 320, 80)], [("3.6g", 480, 80)],
        [("Carbohydrate", 20, 110)], [("60g", 320, 110)], [("18g", 480, 110)],
        [("Protein", 20, 140)], [("8.0g", 320, 140)], [("2.4g", 480, 140)],
      ]))
    guard let basis else {
      #expect(label.readings.allSatisfy { $0.basis == nil })
      return
    }
    #expect(amounts(label, basis) == [.fat: 12, .carbohydrates: 60, .protein: 8])
    #expect(amounts(label, .perServing) == [.fat: 3.6, .carbohydrates: 18, .protein: 2.4])
  }

  @Test(
    "A drink's heading that has lost its last letter still says 100 ml", arguments: ["m:", "m"])
  func damagedMillilitres(unit: String) {
    let label = LabelParser().parse(
      page([
        [("per", 300, 40), ("100", 340, 40), (unit, 380, 40)],
        [("Fat", 20, 80)], [("0.2g", 320, 80)], [("Sugars", 20, 110)], [("4.6g", 320, 110)],
      ]))
    #expect(amounts(label, .per100ml) == [.fat: 0.2, .sugars: 4.6])
  }

  @Test("Finds the serving's mass behind its size in cups, in the line or below it")
  func servingMass() {
    let rows = [
      [("Total", 20, 200), ("Fat", 80, 200), ("7g", 320, 200)],
      [("Protein", 20, 230), ("2g", 320, 230)],
    ]
    let inLine = page(
      [
        [
          ("Serving", 20, 40), ("size", 110, 40), ("1/2", 170, 40), ("cup", 220, 40),
          ("(28g)", 270, 40),
        ]
      ]
        + rows)
    let below = page(
      [
        [("Serving", 20, 40), ("size", 110, 40), ("1/2", 170, 40), ("cup", 220, 40)],
        [("(28g", 20, 70), ("without", 80, 70), ("shells)", 170, 70)],
      ] + rows)
    #expect(LabelParser().parse(inLine).servingSize == Quantity(28, .gram))
    #expect(LabelParser().parse(below).servingSize == Quantity(28, .gram))
  }

  @Test("Takes the 100 g right above the only column for its heading, whatever else stands there")
  func headingInSentence() {
    func label(top: Int) -> ParsedLabel {
      LabelParser().parse(
        page([
          [
            ("A", 20, top), ("quarter", 60, top), ("of", 160, top), ("a", 200, top),
            ("potful", 220, top), ("(100g)", 300, top), ("contains", 390, top),
          ],
          [("Fat", 20, 140)], [("12.0g", 320, 140)],
          [("Carbohydrate", 20, 170)], [("60g", 320, 170)],
          [("Protein", 20, 200)], [("8.0g", 320, 200)],
        ]))
    }
    #expect(
      amounts(label(top: 100), .per100g) == [.fat: 12, .carbohydrates: 60, .protein: 8])
    #expect(label(top: 0).readings.allSatisfy { $0.basis == nil }, "too far above")
  }

  @Test("Never reads a column of reference intakes")
  func referenceIntakes() {
    let label = LabelParser().parse(
      page([
        [("per", 300, 40), ("100g", 340, 40)], [("Adult", 460, 40)],
        [("Fat", 20, 80)], [("9.5g", 320, 80)], [("70g", 480, 80)],
        [("Saturates", 20, 110)], [("5.9g", 320, 110)], [("20g", 480, 110)],
        [("Carbohydrate", 20, 140)], [("7.3g", 320, 140)], [("260g", 480, 140)],
        [("Sugars", 20, 170)], [("6.8g", 320, 170)], [("90g", 480, 170)],
      ]))
    #expect(
      Set(label.readings.map(\.quantity.value)) == [9.5, 5.9, 7.3, 6.8])
  }

  @Test("Gives evidence with its place")
  func evidence() throws {
    let label = LabelParser().parse(
      page([[("Protein", 20, 100), ("8.0", 300, 100), ("g", 340, 100)]]))
    let reading = try #require(label.readings.first)
    #expect(reading.evidence.image == "photo.png")
    #expect(reading.evidence.box == BoundingBox(left: 300, top: 100, right: 351, bottom: 120))
  }
}
