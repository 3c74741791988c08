import LabelModel
import LabelParsing
import Testing

/// Headings of lists inside a line; the labels are invented.
@Suite struct ListHeadingTests {
  private func names(_ text: String) -> [String] {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).lists
      .first?.ingredients.map(\.name) ?? []
  }

  @Test("A heading behind a sign needs no colon where an ingredient with a capital follows")
  func behindSign() {
    #expect(
      names("Gebäck mit Zitrone, Zutaten Weizenmehl, Rohrohrzucker, Kokosfett, Salz.")
        == ["Weizenmehl", "Rohrohrzucker", "Kokosfett", "Salz"])
  }

  @Test("The same word before a verb is no heading")
  func inSentence() {
    #expect(
      !names("Gebäck aus Bern, Zutaten hergestellt in der Schweiz, Zucker fein.")
        .contains("hergestellt in der Schweiz"))
  }
}
