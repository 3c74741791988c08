import Foundation
import LabelModel
import Testing

import LabelWeb

/// Amounts as people type them, with either decimal mark.
struct TypedAmountTests {
  @Test(
    "Both decimal marks are understood",
    arguments: [
      ("12,8", "12.8"), ("12.8", "12.8"), (" 0,75 ", "0.75"), ("0.125", "0.125"), (",5", "0.5"),
      ("1840", "1840"), ("1.234,5", "1234.5"), ("1,234.56", "1234.56"), ("1 840", "1840"),
      ("1.234.567", "1234567"), ("12.5000", "12.5"), ("1 840,5", "1840.5"),
      ("1 234 567", "1234567"), ("1\u{202F}840", "1840"),
    ])
  func understands(text: String, amount: String) throws {
    #expect(TypedAmount(text) == .amount(try #require(Decimal(string: amount))))
  }

  @Test(
    "A sign in front belongs to the amount",
    arguments: [
      ("<0,5", Modifier.lessThan), ("< 0.5", .lessThan), (">0.5", .greaterThan), ("~0,5", .about),
    ])
  func readsSigns(text: String, sign: Modifier) throws {
    #expect(TypedAmount(text) == .amount(try #require(Decimal(string: "0.5")), sign))
    #expect(TypedAmount("<1.510") == .ambiguous(whole: "<1510", fraction: "<1.510"))
  }

  @Test("A mark before three digits may be of thousands", arguments: ["1.510", "1,510", "12.345"])
  func asks(text: String) {
    let digits = text.filter(\.isNumber)
    let fraction = text.replacing(",", with: ".")
    #expect(TypedAmount(text) == .ambiguous(whole: digits, fraction: fraction))
  }

  @Test(
    "What is no amount is refused",
    arguments: [
      "", ",", "-5", "abc", "1,2,3", "1.2.3,4", "1e5", "٣", "5 g", "12345678901234567", "nan", "<",
      "<<5", "5<",
      "1.234,567.8",
      // A space in place of the decimal mark is no space of thousands.
      "1 2", "1 2.5", "12 8", "< 1 2", "12 . 8", "12, 8", "0 125", "1234 567", "1 84",
    ])
  func refuses(text: String) {
    #expect(TypedAmount(text) == .unreadable)
  }
}
