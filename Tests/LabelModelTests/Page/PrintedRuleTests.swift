import Foundation
import LabelModel
import Testing

@Suite("Printed rules")
struct PrintedRuleTests {
  private let rule = PrintedRule(left: 100, step: 10, rows: [50, 52, 60])

  @Test("Have a row between their places", arguments: [(100, 50), (105, 51), (110, 52), (115, 56)])
  func hasRows(_ column: Double, _ row: Double) throws {
    #expect(abs(try #require(rule.row(at: column)) - row) < 1e-9)
  }

  @Test("End with their last place")
  func ends() {
    #expect(rule.right == 120)
    #expect(rule.row(at: 120) == 60)
    #expect(rule.row(at: 121) == nil)
    #expect(rule.row(at: 99) == nil)
  }

  @Test("Without places, or without a step, have no row")
  func isEmpty() {
    #expect(PrintedRule(left: 0, step: 10, rows: []).row(at: 0) == nil)
    #expect(PrintedRule(left: 0, step: 0, rows: [1, 2]).row(at: 0) == nil)
    #expect(PrintedRule(left: .nan, step: 10, rows: [1, 2]).row(at: 0) == nil)
    #expect(PrintedRule(left: 0, step: .infinity, rows: [1, 2]).row(at: 0) == nil)
  }

  @Test("Are kept with their page")
  func isKept() throws {
    var page = RecognizedPage(source: "a.jpg", lines: [])
    page.rules = [rule]
    let kept = try JSONEncoder().encode(page)
    #expect(try JSONDecoder().decode(RecognizedPage.self, from: kept) == page)
  }

  @Test("Are missing in pages of earlier versions")
  func isOptional() throws {
    let kept = Data(#"{"source":"a.jpg","turn":0,"lines":[],"models":[]}"#.utf8)
    #expect(try JSONDecoder().decode(RecognizedPage.self, from: kept).rules == nil)
  }
}
