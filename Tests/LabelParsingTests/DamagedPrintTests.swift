import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Damaged print and prose")
struct DamagedPrintTests {
  @Test(
    "Reads a g that was taken for other letters",
    arguments: [("8o", 8), ("5qd", 5), ("12gd", 12), ("8o g", 80)] as [(String, Decimal)])
  func damagedGram(print: String, grams: Decimal) {
    let found = values(of: "Nutrition Facts\nTotal Fat 9g\nTotal Carbohydrate \(print)\nSalt 1g")
    #expect(found[.carbohydrates] == Quantity(grams, .gram))
  }

  @Test(
    "Reads a letter behind the mark as the digit that it resembles, and drops one like none",
    arguments: [
      ("2.Sg", 2.5), ("0.l g", 0.1), ("12.Ag", nil), ("3,K g", nil), ("2,E", nil), ("30.ą", nil),
      ("30.® g", nil), ("2.g", nil), ("10 2.g", nil),
    ] as [(String, Decimal?)])
  func letterBehindMark(print: String, grams: Decimal?) {
    let found = values(of: "Nutrition Facts\nTotal Fat 9g\nProtein \(print)\nSalt 1g")
    #expect(found[.protein] == grams.map { Quantity($0, .gram) })
  }

  @Test(
    "A stroke separates words of three letters, and is a misread letter otherwise",
    arguments: ["Salz|sel", "Salz|sel|sale", "Sa|z"])
  func strokeBetweenLetters(name: String) {
    let found = values(
      of: "Nährwerte 100 g enthalten\nFett 9 g, Eiweiss|protéines 3,0 g, \(name) 0,10 g")
    #expect(found[.salt] == Quantity(0.1, .gram))
    #expect(found[.protein] == Quantity(3, .gram))
  }

  @Test(
    "A number whose fraction is in the next word is none, one of another column is",
    arguments: [(330, nil), (500, 10)] as [(Int, Decimal?)])
  func tornNumber(left: Int, grams: Decimal?) {
    let label = LabelParser().parse(
      page([
        [("Nutrition", 20, 10), ("per", 130, 10), ("100", 170, 10), ("g", 210, 10)],
        [("Fat", 20, 60), ("9", 300, 60), ("g", 320, 60)],
        [("Protein", 20, 110), ("10", 300, 110), ("2.g", left, 110)],
        [("Salt", 20, 160), ("1", 300, 160), ("g", 320, 160)],
      ]))
    #expect(label.readings.first { $0.nutrient == .protein }?.quantity.value == grams)
  }

  @Test("Reads an energy whose stroke looks like litres")
  func strokeBehindEnergy() {
    let found = values(of: "Nutrition Facts\nServing size 28g\nCalories 170l\nTotal Fat 9g")
    #expect(found[.energyKcal] == Quantity(170, .kilocalorie))
  }

  @Test("Takes no count of things in a recipe for a content")
  func recipe() {
    let label = LabelParser().parse(
      page([
        [
          ("1", 20, 10), ("EL", 42, 10), ("Zucker", 75, 10), ("und", 152, 10), ("2", 196, 10),
          ("Prisen", 218, 10), ("Salz", 295, 10), ("3", 350, 10), ("Eier", 372, 10),
        ],
        [("Fett", 20, 80)], [("Kohlenhydrate", 20, 110)], [("65", 320, 110), ("g", 350, 110)],
      ]))
    #expect(label.readings.map(\.nutrient) == [.carbohydrates])
  }

  @Test(
    "Takes no number before an ordinary word for a content, though the word is like one for a bound"
  )
  func minutes() {
    let label = LabelParser().parse(
      page([
        [
          ("Bron", 20, 10), ("van", 65, 10), ("vezels", 100, 10), ("klaar", 166, 10),
          ("in", 222, 10), ("12", 246, 10), ("minuten", 270, 10),
        ],
        [("Koolhydraten", 20, 110)], [("65", 320, 110), ("g", 350, 110)],
      ]))
    #expect(label.readings.map(\.nutrient) == [.carbohydrates])
  }

  @Test("Doubts two digits beside decimals where a tenth is possible, never for protein")
  func lostMark() throws {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: "Analytische Bestandteile: Rohprotein 11 %, Rohfett 26 %, Rohfaser 0,3 %, "
          + "Rohasche 2,5 %, Feuchtigkeit 78,5 %", source: ""))
    let doubtful = label.readings.filter { $0.doubts.contains(.alternative) }.map(\.nutrient)
    #expect(doubtful == [.fat])
  }

  @Test("Reads the Dutch short name of ash in an analysis")
  func dutchAsh() {
    let found = values(
      of: "Analytische bestanddelen: Eiwit: 42,8%, ruw vet: 14,5%, as: 7,9%, ruwe celstof: 3,4%")
    #expect(found[.ash] == Quantity(7.9, .percent))
  }
}
