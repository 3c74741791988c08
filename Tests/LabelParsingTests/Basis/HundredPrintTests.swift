import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Prints of 100 g and 100 ml") struct HundredPrintTests {
  @Test("100 with a unit of mass or volume is complete, other amounts are not")
  func complete() {
    #expect(HundredPrint.isComplete(100, .gram))
    #expect(HundredPrint.isComplete(100, .millilitre))
    #expect(!HundredPrint.isComplete(100, nil))
    #expect(!HundredPrint.isComplete(100, .percent))
    #expect(!HundredPrint.isComplete(10, .gram))
    #expect(!HundredPrint.isComplete(nil, .gram))
  }

  @Test("A g that was read as 9 or 8 is a damaged one, another digit is a number")
  func damaged() {
    #expect(["1009", "1008"].allSatisfy(HundredPrint.endsInDamagedGram(digits:)))
    #expect(
      !["100", "1000", "1007", "10009"].contains(where: HundredPrint.endsInDamagedGram(digits:)))
  }

  @Test("100 without a unit is bare where three digits were read")
  func bare() {
    #expect(HundredPrint.isBare(100, nil, digits: 3))
    #expect(!HundredPrint.isBare(100, .gram, digits: 3))
    #expect(!HundredPrint.isBare(100, nil, digits: 4))
    #expect(!HundredPrint.isBare(10, nil, digits: 3))
  }
}

@Suite("100 in old-style figures that were read as letters")
struct OldStyleHundredTests {
  private func hundreds(_ text: String) -> [NutrientUnit?] {
    let line = TextLine(words: text.split(separator: " ").map { Word(text: String($0)) })
    let page = RecognizedPage(source: "text", lines: [line])
    return LabelParser().tokens(of: page).values.filter { $0.number == 100 }.map(\.unit)
  }

  @Test(
    "Is read before a unit of mass or volume",
    arguments: ["pour roo g", "je 1oo g", "(ıooml)", "Pourioog", "Perroo g"])
  func read(text: String) {
    let unit: NutrientUnit = text.contains("ml") ? .millilitre : .gram
    #expect(hundreds(text) == [unit])
  }

  @Test(
    "Is no part of a word, and needs a unit",
    arguments: ["zoo g", "broo g", "too good", "roo kcal", "kangaroo g"])
  func other(text: String) { #expect(hundreds(text).isEmpty) }
}
