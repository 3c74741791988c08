import LabelModel
import LabelParsing
import Testing

/// A pet food's analysis beside its list of ingredients.
@Suite("An analysis is no list of ingredients")
struct AnalysisAfterListTests {
  private func names(_ text: String) -> [[String]] {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).lists
      .map { $0.ingredients.map(\.name) }
  }

  @Test(
    "A list ends where two constituents with their shares follow, whatever their title",
    arguments: [
      "Samenstelling: maïs, rijst, visolie, brouwersgist\nAnalyse: Eiwit 33 %, Vetgehalte 18 %, Vochtgehalte 8 %.",
      "Samenstelling: maïs, rijst, visolie, brouwersgist\nEiwit 33 %, Vetgehalte 18 %, Vochtgehalte 8 %.",
      "Samenstelling: maïs, rijst, visolie, brouwersgist\nRuw eiwit / crude protein 33 % Ruw vet / crude fat 18 %",
      "Samenstelling: maïs, rijst, visolie, brouwersgist. Analyse: Ruw eiwit (min.) 33 %; ruw vet (min.) 18 %",
    ])
  func ends(text: String) {
    #expect(names(text) == [["maïs", "rijst", "visolie", "brouwersgist"]])
  }

  @Test("An analysis behind the heading of a list is none, and the list beside it is found")
  func headed() {
    let text = """
      Inhaltsstoffe: Protein 10,5%, Fett 5,5%, Asche 2,2%, Feuchtigkeit 79%
      Zusammensetzung: Huhn 40%, Lachs 10%, Weizen
      """
    #expect(names(text) == [["Huhn", "Lachs", "Weizen"]])
  }

  @Test("A list with a share of fat or protein goes on")
  func shares() {
    let text = "Zutaten: Milcheiweiß 50%, Zucker, Fett 5%, Kakao, Protein 4%, Salz."
    #expect(names(text) == [["Milcheiweiß", "Zucker", "Fett", "Kakao", "Protein", "Salz"]])
  }
}
