import Foundation
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

  @Test(
    "A share before the parts of an ingredient is its own",
    arguments: [
      "Composition: meat and animal derivatives (50%, of which chicken 4%), minerals.",
      "Composition: meat and animal derivatives (50%; chicken 4%), minerals.",
      "Zusammensetzung: Fleisch und tierische Nebenerzeugnisse (50 %, davon Huhn 4 %), Mineralstoffe.",
    ])
  func sharesBeforeParts(text: String) throws {
    let list = try #require(
      findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).lists.first)
    #expect(list.ingredients.map(\.percent) == [50, nil])
    #expect(list.ingredients.first?.ingredients.map(\.percent) == [4])
  }

  @Test(
    "What an ingredient itself has is no ingredient of it",
    arguments: [
      ("Ingredients: milk (3.5 % fat), rum (54 % vol) 5 %, salt.", [nil, 5, nil] as [Decimal?]),
      ("Zutaten: Käse (45 % Fett i. Tr.), Kirschwasser 6 % (40 % vol.), Salz.", [nil, 6, nil]),
      (
        "Ingrédients : lait (3,5 % matiere grasse), rhum 4 % (54 % vol), sel.", [nil, 4, nil]
      ),
    ])
  func ownContents(text: String, shares: [Decimal?]) throws {
    let list = try #require(
      findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).lists.first)
    #expect(list.ingredients.map(\.percent) == shares)
    #expect(list.ingredients.allSatisfy { $0.ingredients.isEmpty })
    #expect(list.ingredients[0].remarks.count == 1)
  }

  @Test("A share of a part is not its ingredient's")
  func sharesOfParts() throws {
    let text = "Composition: meat (chicken 4%, beef 2%), minerals (min. 1%), oils."
    let list = try #require(
      findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).lists.first)
    #expect(list.ingredients.map(\.percent) == [nil, 1, nil])
  }
}
