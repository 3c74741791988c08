import Foundation
import LabelModel
import Testing

@Suite struct ColumnTests {
  @Test(
    "Amounts per serving are beside others, and the main ones of a record without others",
    arguments: [
      (Basis.perServing as Basis?, Basis.per100g as Basis?, true), (.perServing, nil, true),
      (.perServing, .perServing, false), (.per100g, .per100g, false), (nil, .per100g, false),
      (nil, nil, false),
    ])
  func isServing(_ basis: Basis?, _ main: Basis?, _ expected: Bool) {
    #expect(basis.isServing(beside: main) == expected)
  }

  @Test("A record's value is read and set in the column of its basis")
  func column() {
    let fat = NutrientValue(Quantity(9, .gram), source: .ocr)
    var record = ProductRecord(
      status: .unreadable, basis: .per100g, nutrients: [.fat: fat])
    #expect(record[column: .per100g] == [.fat: fat])
    #expect(record[column: nil] == [.fat: fat])
    record[column: .perServing][.salt] = fat
    #expect(record.perServing == [.salt: fat])
    #expect(record.nutrients == [.fat: fat])
    record.basis = .perServing
    record[column: .perServing][.fat] = nil
    #expect(record.nutrients.isEmpty)
  }
}
