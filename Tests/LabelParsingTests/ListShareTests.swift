import LabelModel
import LabelParsing
import Testing

/// The shares that a list of ingredients states.
@Suite("Shares in lists of ingredients")
struct ListShareTests {
  @Test("A list whose shares exceed the whole food is for review")
  func shares() throws {
    func review(_ text: String) -> Bool? {
      findIngredients(on: RecognizedPage(plainText: text, source: "label.txt"))
        .lists.first?.needsReview
    }
    #expect(review("Ingredients: tomatoes 80%, onions 40%, salt.") == true)
    #expect(review("Ingredients: tomatoes 80%, onions 20%, salt 1%.") == false)
    #expect(review("Ingredients: filling 60% (apples 80%, sugar 30%), dough 40%, salt.") == false)
  }
}
