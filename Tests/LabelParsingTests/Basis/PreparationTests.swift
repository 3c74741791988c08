import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("As sold or prepared")
struct PreparationTests {
  private func preparation(_ header: String) -> Preparation? {
    let text =
      header + "\n" + """
        Energie / energy 400 kJ (95 kcal)
        Fett / fat 2,0 g
        Kohlenhydrate / carbohydrate 15 g
        Eiweiss / protein 4,0 g
        """
    return LabelParser().parse(RecognizedPage(plainText: text, source: "label.txt")).preparation
  }

  @Test(
    "Reads in which state the food is that 100 g refer to",
    arguments: [
      ("Nährwerte pro 100 g", nil), ("Nährwerte\n100 g zubereitet", .prepared),
      ("Per 100 ml as prepared", .prepared), ("Nutrition per 100 g as sold", .asSold),
      ("Valeurs nutritives\npour 100 g\nproduit préparé", .prepared),
      ("Valori nutrizionali per 100 g di prodotto preparato", .prepared),
      ("Voedingswaarde per 100 g onbereid", .asSold),
      ("Wartość odżywcza w 100 g produktu po przygotowaniu", .prepared),
    ] as [(String, Preparation?)])
  func state(header: String, expected: Preparation?) {
    #expect(preparation(header) == expected)
  }

  @Test("Two columns of 100 g or 100 ml are no serving, and the first one is the main one")
  func twoStates() {
    let headings: [(String, Preparation?)] = [
      ("Nutrition per 100 g as sold / per 100 g prepared", .asSold),
      ("Nutrition per 100 g powder per 100 ml prepared", nil),
      ("Nährwerte pro 100 g unzubereitet pro 100 g zubereitet", .asSold),
    ]
    for (heading, state) in headings {
      let text =
        heading + "\n" + """
          Energy 1510 kJ / 357 kcal 640 kJ / 151 kcal
          Fat 1.8 g 0.8 g
          Carbohydrate 72 g 31 g
          Protein 12 g 5.1 g
          Salt 0.02 g 0.01 g
          """
      let label = LabelParser().parse(RecognizedPage(plainText: text, source: "pasta.txt"))
      #expect(!label.readings.contains { $0.basis == .perServing }, "\(heading)")
      #expect(label.basis == .per100g, "\(heading)")
      #expect(label.preparation == state, "\(heading)")
      let fat = label.readings.first { $0.nutrient == .fat && $0.basis == .per100g }
      #expect(fat?.quantity == Quantity(1.8, .gram), "\(heading)")
    }
  }

  @Test("Leaves a prepared portion beside 100 g as sold, and a recipe, out of it")
  func others() {
    #expect(preparation("per 100 g as sold; per portion as prepared") == .asSold)
    #expect(
      preparation("Konfitüre, zubereitet aus 50 g erntefrischen Früchten je 100 g Erzeugnis") == nil
    )
  }
}
