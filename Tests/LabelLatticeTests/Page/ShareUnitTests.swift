import Foundation
import LabelModel
import Testing

@Suite("Grams a kilogram")
struct ShareUnitTests {
  @Test("Accepts a pet food's analysis in grams a kilogram")
  func gramsPerKilogram() throws {
    let label = try #require(
      SheetDecision.of(
        LabelSheet(
          titles: ["NÍVEIS DE GARANTIA"], columns: [.init(heading: "", basis: .asFed)],
          rows: [
            .init("Proteína bruta", "(mín.) 281 g/kg", of: .protein),
            .init("Extrato etéreo", "(mín.) 125 g/kg", of: .fat),
            .init("Matéria fibrosa", "(máx.) 38 g/kg", of: .fiber),
            .init("Umidade", "(máx.) 79 g/kg", of: .moisture),
            .init("Matéria mineral", "(máx.) 82 g/kg", of: .ash),
          ])))
    #expect(label.basis == .asFed)
    #expect(label.readings[.protein]?.quantity == Quantity(281, .gramPerKilogram))
    #expect(label.readings.count >= 4, "accepted: \(label.readings.keys)")
  }

  @Test("Does not take a food's grams for shares")
  func grams() throws {
    let label = try #require(SheetDecision.of(.perHundredGrams))
    #expect(label.basis == .per100g)
    #expect(label.subject == .food)
  }
}
