import Foundation
import LabelModel
import Testing

@Suite("Messages")
struct MessageTests {
  private let clause = MessageClause(
    .saturatedFatIsMore, [.part: .number(12), .whole: .number(8.5)])

  private func finding(_ arguments: String) throws -> Finding {
    try JSONDecoder().decode(
      Finding.self,
      from: Data(
        #"{"rule":"SaturatedFatIsAtMostFat","severity":"error","message":"m","fields":["fat"]\#(arguments)}"#
          .utf8))
  }

  @Test("A finding's arguments are written beside its message, and read again")
  func roundTrip() throws {
    let finding = Finding(
      rule: .saturatedFatIsAtMostFat, severity: .error,
      message: Message(text: "m", clauses: [clause]))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = try encoder.encode(finding)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"arguments":[{"code":"saturatedFatIsMore","part":12,"whole":8.5}],"fields":[],"#
        + #""message":"m","rule":"SaturatedFatIsAtMostFat","severity":"error"}"#)
    let decoded = try JSONDecoder().decode(Finding.self, from: json)
    #expect(decoded == finding)
    #expect(decoded.message.clauses == [clause])
  }

  @Test("A record of an earlier version has the words alone, and equals the same with arguments")
  func earlier() throws {
    let finding = try finding("")
    #expect(finding.message.text == "m")
    #expect(finding.message.clauses == [])
    #expect(finding.message == Message(text: "m", clauses: [clause]))
  }

  @Test(
    "Of a later version's clauses the words are kept",
    arguments: [#"{"code":"unheardOf"}"#, #"{"code":"certainty","unheardOf":1}"#])
  func later(_ clause: String) throws {
    let finding = try finding(#","arguments":[{"code":"certainty","percent":71},\#(clause)]"#)
    #expect(finding.message.text == "m")
    #expect(finding.message.clauses == [])
  }

  @Test("An argument of another kind is an error")
  func damaged() {
    #expect(throws: DecodingError.self) {
      try finding(#","arguments":[{"code":"certainty","percent":"71"}]"#)
    }
  }

  @Test("A message contains another's clauses, or its words where there are no clauses")
  func contains() {
    let other = MessageClause(.animalIsUnknown)
    let both = Message(text: "a; b", clauses: [clause, other])
    #expect(both.contains(Message(text: "elsewhere", clauses: [other])))
    #expect(!Message(text: "a", clauses: [clause]).contains(both))
    #expect(Message(text: "a; b").contains(Message(text: "b", clauses: [other])))
  }

  @Test("A rule about a nutrient has the nutrient in its name")
  func rules() {
    #expect(
      FindingRule.isInRangeForFoodType(.saturatedFat).rawValue
        == "SaturatedFatIsInRangeForFoodType")
    #expect(FindingRule.apiIsInRange(.protein).rawValue == "ApiProteinIsInRange")
  }
}
