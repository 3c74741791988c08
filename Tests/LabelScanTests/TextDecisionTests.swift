import Foundation
import LabelModel
import LabelScan
import RecordAssembly
import Testing

/// Decisions about texts whose lines another engine ordered in its own way.
@Suite struct TextDecisionTests {
  private func amounts(
    _ record: ProductRecord, _ nutrients: Nutrient...
  ) -> [Decimal?] {
    nutrients.map { record.nutrients[$0]?.quantity.value }
  }

  @Test("A printed ash that no food can have is named, and none is assumed for it")
  func impossibleAsh() async {
    let page = RecognizedPage(
      plainText: """
        Cat food. Analytical constituents: protein 10 %, fat 5 %, fibre 0.5 %, moisture 80 %, \
        crude ash 102 %
        """, source: "label.txt")
    let builder = RecordBuilder(options: RecordOptions(estimates: true))
    let record = await builder.record(fromText: page).record
    #expect(record.nutrients[.protein] != nil && record.nutrients[.ash] == nil)
    #expect(record.estimate == nil)
    #expect(
      record.findings.contains { $0.rule == .printedValueIsReadable && $0.fields == ["ash"] })
  }

  /// Amounts that are each read a line too late.
  private static let shifted = """
    Energiewert / valeur énergétique
    100 g
    1870 kJ
    Fett / matières grasses
    (447 kcal)
    davon gesättigte Fettsäuren / acides gras saturés
    19 g
    Kohlenhydrate / glucides
    8,2 g
    davon Zucker / dont sucres
    58 g
    Ballaststoffe / fibres alimentaires
    21 g
    Eiweiss / protéines
    4,0 g
    Salz / sel
    9,0 g
    Die Packung enthält 5 Portionen
    0,65 g
    """

  @Test("The energy of 100 g shows which amounts are of it, where lines are out of order")
  func shifted() async {
    let record = await record(of: Self.shifted)
    #expect(amounts(record, .fat, .saturatedFat, .carbohydrates) == [19, 8.2, 58])
    #expect(amounts(record, .sugars, .fiber, .protein, .salt) == [21, 4, 9, 0.65])
    #expect(record.basis == .per100g)
  }

  @Test("Where the energy contradicts them, amounts out of order are not taken")
  func contradicted() async {
    let text = Self.shifted.replacingOccurrences(of: "19 g", with: "9 g")
    let record = await record(of: text)
    #expect(amounts(record, .fat, .protein) == [nil, nil])
  }

  /// Cereals, whose serving comes first and has milk, which 100 g have not.
  private static let cereals = [
    """
    Typical values per 40g serving with 125ml semi-skimmed milk per 100g
    Energy 893kJ/212kcal 1585kJ/375kcal
    Fat 5.1g 6.9g
    of which saturates 2.2g 1.2g
    Carbohydrate 32g 64g
    of which sugars 13g 17g
    Fibre 3.0g 7.4g
    Protein 8.7g 11g
    Salt 0.18g 0.05g
    """,
    """
    Nährwerte pro Portion (30 g + 125 ml Milch) pro 100 g
    Energie 759 kJ 1577 kJ
    180 kcal 372 kcal
    Fett 3,1 g 1,3 g
    davon gesättigte Fettsäuren 1,5 g 0,3 g
    Kohlenhydrate 30 g 79 g
    davon Zucker 9,8 g 12 g
    Eiweiß 7,0 g 8,0 g
    Salz 0,40 g 0,90 g
    """,
  ]

  @Test(
    "Amounts in the first of two columns are not of 100 g, whose heading is last",
    arguments: cereals)
  func orderOfHeadings(text: String) async {
    let record = await record(of: text)
    let found = amounts(record, .energyKJ, .fat, .carbohydrates, .sugars, .protein)
    #expect(record.basis != .per100g || found == [nil, nil, nil, nil, nil])
  }

  @Test("A portion's amounts are not of 100 g, whose energy is another one")
  func statedEnergy() async {
    let record = await record(
      of: """
        Each 1/4 pizza (oven cooked) contains
        Energy 1115kJ 265kcal 13%
        Fat 8.4g 12%
        Saturates 3.9g 20%
        Sugars 2.9g 3%
        Salt 1.0g 17%
        of an adult's reference intake. Typical values per 100g: Energy 1062kJ / 252kcal
        """)
    let found = amounts(record, .fat, .saturatedFat, .sugars, .salt)
    #expect(record.basis != .per100g || found == [nil, nil, nil, nil])
    #expect([nil, 252].contains(amounts(record, .energyKcal)[0]) || record.basis != .per100g)
  }

  @Test("In running text, amounts before their names are of these names")
  func amountsBeforeNames() async {
    let food = await record(
      of: """
        Durchschnittliche Nährwerte je 100 g: 450 kJ/107 kcal, 4,1 g Fett, davon 0,5 g gesättigte Fettsäuren, \
        12 g Kohlenhydrate, davon 10 g Zucker, 5,3 g Eiweiß, 0,13 g Salz.
        """)
    #expect(amounts(food, .fat, .saturatedFat, .carbohydrates, .sugars) == [4.1, 0.5, 12, 10])
    #expect(amounts(food, .protein, .salt) == [5.3, 0.13])
    let petFood = await record(
      of: """
        Ergänzungsfuttermittel für Katzen
        Analytische Bestandteile: 4,5% Rohprotein, 9,0% Rohfett, 2,0% Rohasche, 4,0% Rohfaser, 10,5% Feuchtigkeit
        """)
    #expect(amounts(petFood, .protein, .fat, .ash) == [4.5, 9, 2])
    #expect(amounts(petFood, .fiber, .moisture) == [4, 10.5])
  }

  @Test(
    "Constituents are known by their names of Latin America",
    arguments: [
      """
      Alimento completo para gatos
      Níveis de garantia
      Umidade (máx.) 100 g/kg
      Proteína bruta (mín.) 320 g/kg
      Extrato etéreo (mín.) 120 g/kg
      Matéria fibrosa (máx.) 40 g/kg
      Matéria mineral (máx.) 85 g/kg
      """,
      """
      Alimento completo para gatos
      Composición garantizada
      Humedad (máx.) 10 %
      Proteína bruta (mín.) 32 %
      Extracto etéreo (mín.) 12 %
      Fibra cruda (máx.) 4 %
      Minerales totales (máx.) 8,5 %
      """,
    ])
  func latinAmerica(text: String) async {
    let record = await record(of: text)
    let constituents: [Nutrient] = [.protein, .fat, .fiber, .ash, .moisture]
    #expect(
      constituents.map { record.nutrients[$0]?.quantity.normalized } == [32, 12, 4, 8.5, 10])
    #expect(
      constituents.map { record.nutrients[$0]?.bound }
        == [.minimum, .minimum, .maximum, .maximum, .maximum])
  }

  @Test("Of a pack with several foods, no constituent that differs is taken")
  func varieties() async {
    let record = await record(
      of: """
        Complete pet food for adult cats
        with beef: Protein 13.0%, Fat content 3.0%, Crude ash 2.2%, Crude fibres 0.05%, Moisture 79.5%
        with chicken: Protein 13.0%, Fat content 2.8%, Crude ash 2.1%, Crude fibres 0.05%, Moisture 80%
        with salmon: Protein 12.6%, Fat content 3.1%, Crude ash 2.4%, Crude fibres 0.05%, Moisture 80%
        """)
    #expect(amounts(record, .protein, .fat, .ash, .moisture) == [nil, nil, nil, nil])
    #expect(amounts(record, .fiber) == [0.05])
    #expect(record.forReview.contains { $0.nutrient == .moisture })
  }

  @Test("A unit alone on a line is of the name before it")
  func units() async {
    let record = await record(
      of: """
        Durchschnittswerte
        Energie
        (kJ / kcal)
        2194 / 524
        Fett
        (g)
        29,4
        davon gesättigte Fettsäuren
        (g)
        17,2
        Kohlenhydrate
        (g)
        57,6
        davon Zucker
        (g)
        49,1
        Eiweiß
        (g)
        7,2
        Salz
        (g)
        0,31
        """)
    #expect(amounts(record, .energyKJ, .energyKcal, .fat) == [2194, 524, 29.4])
    #expect(amounts(record, .saturatedFat, .carbohydrates, .sugars) == [17.2, 57.6, 49.1])
    #expect(amounts(record, .protein, .salt) == [7.2, 0.31])
  }

  @Test("Of two columns on an unknown basis, that of a serving is not taken")
  func servings() async {
    let record = await record(
      of: """
        ENERGY/ENERGIE
        1836kJ/437kcal
        734kJ/175kcal (9%)
        FAT/FETT
        14.2g/5.7g (8%)
        OF WHICH SATURATES/DAVON GESÄTTIGTE FETTSÄUREN
        1.9g/0.8g (4%)
        CARBOHYDRATE/KOHLENHYDRATE
        60g/24g
        OF WHICH SUGARS/DAVON ZUCKER 8.4g/3.4g (4%)
        PROTEIN/EIWEISS
        12g/4.8g (10%)
        SALT/SALZ
        0.04g/0.02g (0%)
        """)
    #expect(amounts(record, .energyKcal, .fat, .carbohydrates) == [437, 14.2, 60])
    #expect(record.basis == nil)
  }

  @Test("Dots between names and amounts that are read as digits are no amounts")
  func dots() async {
    let record = await record(
      of: """
        COMPLETE FOOD FOR DOGS
        GUARANTEED ANALYSIS
        Crude Protein ........... Not less than ............0. 9.50%
        Crude Fat .........000 Not less than ............5. 4.50%
        Crude Fiber ............ Not more than ...........05 1.50%
        Moisture ............... Not more than ........... 80.00%
        """)
    #expect(amounts(record, .protein, .fat, .fiber, .moisture) == [9.5, 4.5, 1.5, 80])
  }

  @Test("The only column of a text is a serving's where its heading says so")
  func servingAlone() async {
    let record = await record(
      of: """
        Nutrition per serving (20 g)
        Energy 300 kJ/72 kcal
        Fat 3.0 g
        of which saturates 1.0 g
        Carbohydrate 9.0 g
        of which sugars 4.0 g
        Protein 2.0 g
        Salt 0.20 g
        """)
    #expect(record.basis == .perServing)
    #expect(amounts(record, .fat, .carbohydrates, .salt) == [3, 9, 0.2])
  }

  @Test("The second of two 100s is no serving's: powder, and the soup made of it")
  func secondHundred() async {
    let record = await record(
      of: """
        Zupa w proszku
        Wartość odżywcza w 100 g proszku w 100 ml gotowej zupy
        Wartość energetyczna 1400 kJ/332 kcal 112 kJ/27 kcal
        Tłuszcz 6,7 g 0,5 g
        w tym kwasy tłuszczowe nasycone 3,5 g 0,3 g
        Węglowodany 58 g 4,6 g
        w tym cukry 9,0 g 0,7 g
        Białko 8,0 g 0,6 g
        Sól 12 g 0,96 g
        """)
    #expect(record.perServing.isEmpty)
    #expect(record.basis == .per100g)
    #expect(amounts(record, .fat, .carbohydrates) == [6.7, 58])
  }
}
