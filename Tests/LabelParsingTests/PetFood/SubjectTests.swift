import LabelModel
import LabelParsing
import Testing

@Suite("Food for people or for pets")
struct SubjectTests {
  private func subject(_ text: String) -> Subject? {
    LabelParser().parse(RecognizedPage(plainText: text, source: "label.txt")).subject
  }

  @Test(
    "Water in a list, dampness in a sentence, minerals and fats make no pet food",
    arguments: [
      "Ingredienser: vatten, mjölk, rismjöl, socker, jäst.",
      "Ingredienser: vand 60 %, mælk 30 %, sukker, salt.",
      "Ingredienser: vann, hvetemel, solsikkeolje.",
      "À conserver au sec, à l'abri de l'humidité et de la lumière.",
      "Vor Feuchtigkeit und Sonne schützen.", "Conservare lontano dall'umidità.",
      "Proteger de la humedad.", "Chronić przed wilgocią.", "Chraňte před vlhkostí.",
      "Beschermen tegen vocht.", "Να προστατεύεται από την υγρασία.",
      "Ingredients: oat flour, vegetable oils and fats (shea, sunflower), honey.",
      "Ingrédients : carottes, poireaux, céleri 4 %, sel 1 %.",
      "Natural spring water\nCalcium 71 mg/l, Magnesium 12 mg/l",
    ])
  func food(text: String) {
    #expect(subject(text) != .petFood)
  }

  @Test(
    "An analysis of two constituents with their shares is a pet food's, and so is its heading",
    arguments: [
      "Crude protein 24 %, crude fat 11 %", "Rohprotein 9 %\nRohfett 5 %\nFeuchtigkeit 80 %",
      "Råprotein 10 %, råfett 6 %, vatten 79 %", "Analytische Bestandteile: Protein 9 %",
      "Guaranteed Analysis\nCrude protein (min) 8 %",
    ])
  func petFood(text: String) {
    #expect(subject(text) == .petFood)
  }

  @Test("The broth of a list of ingredients is an ingredient, wherever its line begins")
  func broth() {
    let text = """
      Complete pet food for kittens. Composition: turkey, turkey broth, minerals,
      liver broth. Analytical constituents: crude protein 10 %, moisture 81 %.
      """
    let page = RecognizedPage(plainText: text, source: "can.txt")
    let words = findPetFoodWords(on: page, understoodAs: LabelParser().parse(page))
    #expect(!words.contains { $0.meaning == .kind(.broth) })
    #expect(words.contains { $0.meaning == .animal(.cat) })
  }
}
