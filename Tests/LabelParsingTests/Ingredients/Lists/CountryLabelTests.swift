import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Words of labels that one country prints")
struct CountryLabelTests {
  @Test(
    "A basic composition of Brazil's pet food heads a list",
    arguments: ["Composição básica: ", "COMPOSIÇÃO BÁSICA: "])
  func basicComposition(heading: String) {
    let text = heading + "farinha de vísceras, milho moído, farelo de soja."
    let page = RecognizedPage(plainText: text, source: "label.txt")
    #expect(
      findIngredients(on: page).lists.first?.ingredients.map(\.name)
        == ["farinha de vísceras", "milho moído", "farelo de soja"])
  }

  @Test("Chestnuts are nuts of a Portuguese warning, and none of a list")
  func chestnuts() {
    #expect(
      declaredPresences(in: "Pode conter castanhas e ovo.") == [
        .nuts: .mayContain, .egg: .mayContain,
      ])
    #expect(declaredPresences(in: "Ingredientes: castanhas, água, sal.").isEmpty)
  }

  @Test(
    "Vietnamese butter is milk, and beef and the butter of nuts are not",
    arguments: [
      ("Thành phần: đường, bơ khan, muối.", [.milk: .contains]),
      ("Thành phần: thịt bò, thịt bò khô, muối.", [:]),
      ("Thành phần: đường, bơ đậu phộng, muối.", [.peanuts: .contains]),
    ] as [(String, [Allergen: DeclaredAllergen.Presence])])
  func butter(text: String, allergens: [Allergen: DeclaredAllergen.Presence]) {
    #expect(declaredPresences(in: text) == allergens)
  }

  @Test("Mongolian kilojoules have two letters")
  func kilojoules() {
    let text = "Шим тэжээлийн үзүүлэлт 100 г\nИлчлэг 1640 кЖ / 390 ккал"
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: ""))
    #expect(
      label.readings.first { $0.nutrient == .energyKJ }?.quantity == Quantity(1640, .kilojoule))
    #expect(
      label.readings.first { $0.nutrient == .energyKcal }?.quantity
        == Quantity(390, .kilocalorie))
  }
}
