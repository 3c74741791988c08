import FoodScience
import LabelModel
import Testing

@Suite("Lists of ingredients that are surely of food") struct FoodListTests {
  @Test(
    "Known foods make one",
    arguments: [
      ("farine de blé, sucre, huile de palme, sel", "fr"), ("water, honey, barley malt", "en"),
      ("Wasser, Apfelsaftkonzentrat, Zitronensäure", "de"),
      ("latte, zucchero, cacao, sale", "it"), ("мука пшеничная, сахар, молоко, соль", "ru"),
      ("buğday unu, şeker, süt tozu, tuz", "tr"),
    ])
  func food(list: String, language: String) {
    #expect(isSurelyOfFood(ingredientList(list, language: language)))
  }

  @Test(
    "Cosmetics, medicines, pet food and single ingredients make none",
    arguments: [
      ("aqua, glycerin, honey, parfum", "en"), ("Wasser, Sonnenblumenöl, Salz, Honig", "de"),
      ("sugar, lactose, maize starch", "en"), ("Wasser, Sorbit, Aroma, Süßstoff", "de"),
      ("chicken, rice, carrots, peas", "en"), ("viandes et sous-produits animaux, blé", "fr"),
      ("мясо кур, рис, морковь, горох", "ru"), ("tavuk eti, pirinç, havuç", "tr"),
      ("вода, глицерин, мед, отдушка", "ru"),
      ("Lachs, Kartoffeln, Erbsen", "de"), ("oats", "en"), ("oats, xyzzy, qwert", "en"),
    ])
  func others(list: String, language: String) {
    #expect(!isSurelyOfFood(ingredientList(list, language: language)))
  }

  @Test("A badly read list, one without a language and a database's make none")
  func doubtful() {
    #expect(!isSurelyOfFood(ingredientList("oats, milk, salt", needsReview: true)))
    #expect(!isSurelyOfFood(ingredientList("oats, milk, salt", language: nil)))
    var list = ingredientList("oats, milk, salt")
    #expect(isSurelyOfFood(list))
    list.source = .api
    #expect(!isSurelyOfFood(list))
  }
}
