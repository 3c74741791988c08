import Foundation
import LabelModel
import LabelParsing
import Testing

/// The best values of a text, as "nutrient value unit bound".
func values(of text: String) -> [Nutrient: Quantity] {
  let label = LabelParser().parse(RecognizedPage(plainText: text, source: "text"))
  var values: [Nutrient: Quantity] = [:]
  for reading in label.readings where values[reading.nutrient] == nil {
    values[reading.nutrient] = reading.quantity
  }
  return values
}

@Suite("Pet food's analysis as running text")
struct RunningTextTests {
  @Test(
    "Reads the constituents in seven languages",
    arguments: [
      "Analytical constituents: crude protein 10.5 %, crude fat 6.5 %, crude ash 2.1 %, crude fibre 0.5 %, moisture 79 %.",
      "Analytische Bestandteile: Rohprotein 10,5 %, Rohfett 6,5 %, Rohasche 2,1 %, Rohfaser 0,5 %, Feuchtigkeit 79 %.",
      "Constituants analytiques : protéines brutes 10,5 %, matières grasses brutes 6,5 %, cendres brutes 2,1 %, cellulose brute 0,5 %, humidité 79 %.",
      "Componenti analitici: proteina grezza 10,5 %, grassi grezzi 6,5 %, ceneri grezze 2,1 %, fibra grezza 0,5 %, umidità 79 %.",
      "Componentes analíticos: proteína bruta 10,5 %, grasa bruta 6,5 %, ceniza bruta 2,1 %, fibra bruta 0,5 %, humedad 79 %.",
      "Constituintes analíticos: proteína bruta 10,5 %, matéria gorda bruta 6,5 %, cinza bruta 2,1 %, fibra bruta 0,5 %, humidade 79 %.",
      "Analytische bestanddelen: ruw eiwit 10,5 %, ruw vet 6,5 %, ruwe as 2,1 %, ruwe celstof 0,5 %, vocht 79 %.",
    ])
  func sevenLanguages(text: String) {
    #expect(
      values(of: text) == [
        .protein: Quantity(10.5, .percent), .fat: Quantity(6.5, .percent),
        .ash: Quantity(2.1, .percent),
        .fiber: Quantity(0.5, .percent), .moisture: Quantity(79, .percent),
      ])
  }

  @Test("A bound behind a value is no bound before the next name, however the lines are broken")
  func boundsBehindValues() {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: """
          Analytical constituents: Protein 10.5 %
          (min), fat content
          2.9 % (min), crude fibre 0.4 %
          (max), ash 2.7 % (max), moisture 82 % (max).
          """, source: "can.txt"))
    let bounds = Dictionary(label.readings.map { ($0.nutrient, $0.bound) }) { first, _ in first }
    #expect(
      bounds == [
        .protein: .minimum, .fat: .minimum, .fiber: .maximum, .ash: .maximum, .moisture: .maximum,
      ])
  }

  @Test("Takes each value's own bound, before or behind it")
  func bounds() {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: """
          GUARANTEED ANALYSIS
          Crude Protein (min) 9.0% Crude Fat 4.5% (min.)
          Crude Fiber (max) ..... 1.5%
          Moisture, not more than 78%
          """, source: "can"))
    let bounds = Dictionary(label.readings.map { ($0.nutrient, $0.bound) }) { first, _ in first }
    #expect(bounds == [.protein: .minimum, .fat: .minimum, .fiber: .maximum, .moisture: .maximum])
    #expect(label.subject == .petFood)
    #expect(label.basis == .asFed)
  }

  @Test(
    "Grams of 100 g of pet food are percent, whatever the lines and blanks",
    arguments: [
      "Cat food. protein 10 g/100g fat 5 g/100g fibre 0.3 g/100 g ash 2 g/100 g moisture 80 g/100 g",
      "Cat food\nprotein 10 g/100g\nfat 5 g / 100 g\nfibre 0.3g/100g\nash 2 g/100 g\nmoisture 80 g/100 g",
    ])
  func massFractions(text: String) {
    #expect(
      values(of: text) == [
        .protein: Quantity(10, .percent), .fat: Quantity(5, .percent),
        .fiber: Quantity(0.3, .percent), .ash: Quantity(2, .percent),
        .moisture: Quantity(80, .percent),
      ])
  }

  @Test("Grams of 100 g of food remain grams")
  func gramsOfFood() {
    let found = values(
      of: "Energy 1500 kJ/100g, fat 5 g/100g, carbohydrate 75 g/100g, protein 3 g/100g")
    #expect(found[.fat] == Quantity(5, .gram) && found[.protein] == Quantity(3, .gram))
  }

  @Test("Gives no value to a name whose value is gone")
  func missingValue() {
    let found = values(
      of:
        "GUARANTEED ANALYSIS: Crude Protein (min) 11%, Crude Fat (min) a a, Crude Fiber (max) 0.75%"
    )
    #expect(found == [.protein: Quantity(11, .percent), .fiber: Quantity(0.75, .percent)])
  }

  @Test("Doubts a second value behind one name, whose own name could not be read")
  func secondValue() throws {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: """
          GUARANTEED ANALYSIS
          Crude Protein (min) 12.0%
          (@rdUro-an@) 3.0%
          Moisture (max) 78.0%
          """, source: "can"))
    let protein = label.readings.filter { $0.nutrient == .protein }
    #expect(protein.first?.quantity == Quantity(12, .percent))
    #expect(protein.dropFirst().allSatisfy { $0.confidence.value < 0.25 })
  }

  @Test(
    "Reads the energy of a kilogram of pet food, not that of a can",
    arguments: [
      "CALORIE CONTENT (calculated): 1,085 kcal/kg, 169 kcal/can.",
      "Calorie Content (ME): 1085 kcal ME/kg; 169 kcal/can", "1085 Kcalskg, 169 Kcalscan",
    ])
  func calorieContent(text: String) {
    let found = values(
      of: "GUARANTEED ANALYSIS: Crude Protein (min) 9.0%, Crude Fat (min) 4.5%. " + text)
    #expect(found[.energyKcal] == Quantity(1085, .kilocaloriePerKilogram))
  }

  @Test(
    "Converts the energy of 100 g, and in joules, to that of a kilogram",
    arguments: [
      ("Energy: 86 kcal/100 g = 360 kJ/100 g", 860), ("Energie: 86,5 kcal / 100g", 865),
      ("Energy per 100 g: 86 kcal", 860), ("Metabolizable energy (kcal/kg): 3600", 3600),
      ("ME 3650 kcal per kg", 3650), ("Umsetzbare Energie: 15,8 MJ/kg", 3776),
      ("Energy 1.55 MJ/100 g", 3705), ("Energy 3600 kJ/kg", 860),
      ("3,650 kcal/kg, 365 kcal/100 g", 3650),
      ("86 kcal/can", nil), ("Energy 86 kcal", nil), ("2 kcal/kg", nil),
    ] as [(String, Int?)])
  func convertedEnergy(text: String, kilocalories: Int?) {
    let found = values(
      of: "GUARANTEED ANALYSIS: Crude Protein (min) 9.0%, Crude Fat (min) 4.5%. " + text)
    #expect(
      found[.energyKcal] == kilocalories.map { Quantity(Decimal($0), .kilocaloriePerKilogram) })
    #expect(found[.protein] == Quantity(9, .percent))
  }

  @Test("Doubts whole percent behind a damaged name where the others have decimals")
  func lostMarkBehindDamagedName() throws {
    func confidence(_ text: String) throws -> Double {
      let label = LabelParser().parse(RecognizedPage(plainText: text, source: "can"))
      return try #require(label.readings.first { $0.nutrient == .fat }?.confidence.value)
    }
    let intact = try confidence(
      "GUARANTEED ANALYSIS: Crude Protein (min) 7.0%; Crude Fat (min) 15%")
    let damaged = try confidence(
      "GUARANTEED ANALYSIS: Crude Protein (min) 7.0%; Crude Ft (mim) 15%")
    #expect(intact > 0.9)
    #expect(damaged < 0.7)
  }

  @Test("Takes no protein from a statement about nutrient profiles")
  func profiles() {
    #expect(
      values(of: "Guaranteed analysis: Crude Fat (min) 3%. Meets the Profiles 1% of cats.")[
        .protein] == nil)
  }

  @Test("Takes no percentage from the ingredients")
  func ingredients() {
    #expect(
      values(of: "Cat food. Ingredients: tuna 45.5 %, rice 8.97 %, salt, guar gum 0.1 %, taurine.")[
        .salt] == nil)
  }

  @Test(
    "Takes an ingredient's share for no constituent",
    arguments: [
      "Composition: meat (of which duck 4 %, beef 20 %), sugars, yeasts.",
      "Composition: meat of which beer 4 %, rice.",
      "Zusammensetzung: Fleisch (davon 4 % Ente), Zucker (4 %), Hefen.",
      "Składniki: mięso (w tym 40 % wołowiny), cukry, 20 % zboża.",
    ])
  func composition(text: String) {
    let found = values(
      of: text + "\nAnalytical constituents: crude protein 10.5 %, crude fat 6.5 %, moisture 79 %.")
    #expect(found[.sugars] == nil)
    #expect(found[.protein] == Quantity(10.5, .percent))
  }

  @Test("Keeps sugars that are stated as a constituent")
  func constituentSugars() {
    #expect(
      values(
        of:
          "Analytical constituents: crude protein 10.5 %, crude fat 6.5 %, starch 3.1 %, total sugars 1.2 %."
      )[.sugars] == Quantity(1.2, .percent))
  }

  @Test(
    "Takes omega fatty acids for nothing else",
    arguments: [
      "Analytische Bestandteile: Rohprotein 10,5 %, Rohfett 6,5 %, Omega-6-Fettsäuren 1,6 %.",
      "Analytische bestanddelen: ruw eiwit 10,5 %, ruw vet 6,5 %, omega 6-vetzuren 1,6 %.",
      "Analytische Bestandteile: Rohprotein 10,5 %, Rohfett 6,5 %, Omega-3-\nFettsäuren 1,6 %.",
    ])
  func omega(text: String) {
    #expect(
      values(of: text) == [.protein: Quantity(10.5, .percent), .fat: Quantity(6.5, .percent)])
  }

  @Test("Gives taurine without a unit no percent: as an additive it is in mg a kilogram")
  func additives() {
    #expect(
      values(
        of:
          "Analytical constituents: crude protein 10.5 %, crude fat 6.5 %.\nAdditives (kg): vitamin E 15 mg, taurine 1.000"
      )[.taurine] == nil)
  }
}
