import LabelModel
import LabelParsing
import Testing

/// Lists of which a part is missing, and tables of nutrients behind a list; the labels are invented.
@Suite("Lists that break off or run into a table")
struct BrokenOffListTests {
  private func list(_ text: String) -> IngredientList? {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).lists.first
  }

  @Test(
    "A list that ends in a comma, a hyphen, an open bracket or a joining word is for review",
    arguments: [
      "Ingrédients : eau, jus de pomme à base de concentré (30 %),",
      "Ingrédients : eau, avoine 18 %, *Sucres naturels de l'avoine.",
      "Zutaten: Wasser, Zucker, Zimt;", "Zutaten: Wasser, Zucker, Gewürz-",
      "Zutaten: Wasser, Zucker, Emulgator:", "Zutaten: Wasser, Zucker, Schokolade (Kakao",
      "Ingredients: water, sugar, milk and", "Ingredienti: acqua, zucchero, farina di",
      "Ingredientes: agua, azúcar, sal y",
    ])
  func brokenOff(text: String) {
    #expect(list(text)?.needsReview == true)
  }

  @Test(
    "A list that ends in a word, a share or a closed bracket is whole",
    arguments: [
      "Ingrédients : eau, jus de pomme (30 %).", "Zutaten: Wasser, Zucker, Zimt",
      "Zutaten: Wasser, Zucker, Schokolade (Kakao, Zucker)",
      "Zutaten: Mehl (Weizen, Zucker, Aroma (Vanille), Salz.",
      "Ingredients: water, sugar, vitamin A", "Ingredients: WATER, SUGAR, VITAMIN E.",
      "Ingredients: water, sugar 3 %",
    ])
  func whole(text: String) {
    #expect(list(text)?.needsReview == false)
  }

  @Test(
    "A list ends before the table of nutrients",
    arguments: [
      "Per 100 ml\nEnergy 3389 kJ / 824 kcal\nFat 91.6 g\nCarbohydrate 0 g",
      "je 100g\nFett 91,6 g", "Energy 3389 kJ / 824 kcal\nFat 91.6 g", "Energie 3389kJ",
      "Fat 91.6 g\nof which saturates 12 g\nSugars 0 g", "Avg qty % daily intake",
      "Fett 91,6 g 131 %\nSalz < 0,01 g 0 %", "ENERGY\u{20}3389 KJ (824 KCAL)",
    ])
  func table(rest: String) throws {
    let found = try #require(list("Ingredients: Extra virgin olive oil\n\(rest)\n"))
    #expect(found.text == "Extra virgin olive oil")
    #expect(found.ingredients.map(\.name) == ["Extra virgin olive oil"])
    #expect(!found.needsReview)
  }

  @Test("A table in the list's own line leaves a list that breaks off")
  func tableBeside() {
    let mixed = list("Zutaten: Wasser, Hafer 16 %, Energie 249 kJ\nRapsöl, Salz.")
    #expect(mixed?.text.contains("kJ") == false)
    #expect(mixed?.needsReview == true)
    // The name of a bare energy may be the list's last line.
    #expect(list("Zutaten: Wasser, Hafer\nBrennwert\n249 kJ")?.needsReview == true)
  }

  @Test("Masses and shares within a list are no table")
  func amounts() throws {
    let found = try #require(
      list(
        """
        Zutaten: Tomaten (150 g je
        100 g Erzeugnis), Fleisch 20
        % Rind, Vitamin C 80 mg, Zink 10 mg,
        Salz 1 %, Pfeffer 100 mg.
        """))
    #expect(found.text.hasSuffix("Pfeffer 100 mg"))
  }

  /// A page of lines with their places and slopes.
  private func page(
    _ lines: [(
      words: [(text: String, left: Int, right: Int)], top: Int, bottom: Int, slope: Double
    )]
  ) -> RecognizedPage {
    RecognizedPage(
      source: "can.jpg", size: PixelSize(width: 1500, height: 1000),
      lines: lines.map { line in
        TextLine(
          words: line.words.map { word in
            Word(
              text: word.text,
              box: BoundingBox(
                left: word.left, top: line.top, right: word.right, bottom: line.bottom),
              confidence: Confidence(0.93))
          }, slope: line.slope)
      })
  }

  @Test("A short last line whose slope is measured badly is the list's")
  func shortLine() {
    let found = findIngredients(
      on: page([
        (
          [
            ("Ingrédients", 123, 420), (":", 430, 440), ("eau,", 460, 560), ("jus", 580, 650),
            ("de", 670, 720), ("pomme", 740, 920), ("(30", 940, 1020), ("%),", 1040, 1120),
          ], 591, 663, 0
        ),
        ([("sucre,", 122, 250), ("acidifiant.", 270, 438)], 659, 719, 0.066),
      ]))
    #expect(
      found.lists.map { $0.ingredients.map(\.name) } == [
        ["eau", "jus de pomme", "sucre", "acidifiant"]
      ])
    #expect(found.lists.map(\.needsReview) == [false])
  }

  @Test("A table beside a list leaves it open where the list goes on")
  func columnBeside() {
    let found = findIngredients(
      on: page([
        ([("INGREDIENTS:", 900, 1100), ("MILK,", 1110, 1190), ("SALT", 1200, 1270)], 100, 130, 0),
        (
          [("AVG", 560, 620), ("QTY", 630, 690), ("%", 700, 720), ("DAILY", 730, 820)]
            + [("VEGETABLE", 940, 1080), ("GUM,", 1090, 1160), ("WATER", 1170, 1270)], 140, 170, 0
        ),
      ]))
    #expect(found.lists.map(\.text) == ["MILK, SALT"])
    #expect(found.lists.map(\.needsReview) == [true])
  }
}
