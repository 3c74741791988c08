import Foundation
import LabelModel
import Testing

import Languages

@Suite("Words of messages")
struct MessageWordsTests {
  @Test("Every message has words in every language", arguments: RecordWords.all)
  func completeness(of words: RecordWords) {
    let missing = MessageCode.allCases.filter { words.template($0) == nil }
    #expect(missing == [], "\(words.code) has no words for these messages")
  }

  @Test("English has words of its own for every message, and no others")
  func english() {
    #expect(Set(RecordWords.englishMessages.keys) == Set(MessageCode.allCases))
  }

  @Test("A language has words of its own only where it needs them", arguments: RecordWords.all)
  func needless(in words: RecordWords) {
    guard words.code != "en" else { return }
    let needless = words.messages.keys.filter { $0.formula != nil || $0.synonym != nil }
    #expect(needless == [], "\(words.code)")
  }

  @Test("A clause names no argument that English does not have", arguments: RecordWords.all)
  func places(in words: RecordWords) {
    for code in MessageCode.allCases {
      let template = ClauseTemplate(words: words.template(code) ?? "")
      let places = template.places.filter { if case .name = $0 { false } else { true } }
      #expect(
        Set(places).isSubset(of: Self.arguments(of: code)), "\(words.code) \(code): \(places)")
    }
  }

  @Test("A clause keeps its arguments in each language, except details", arguments: RecordWords.all)
  func kept(in words: RecordWords) {
    for (code, text) in words.messages where words.code != "en" {
      let places = Set(ClauseTemplate(words: text).places)
      let expected = Self.arguments(of: code).subtracting(Self.details[code] ?? [])
      #expect(expected.isSubset(of: places), "\(words.code) \(code)")
    }
  }

  @Test("An argument of every kind reads as it was written", arguments: MessageParameter.allCases)
  func roundTrip(_ parameter: MessageParameter) throws {
    let clause = MessageClause(
      .valueIsUnreadable, [parameter: Self.argument(parameter)], isPerServing: true)
    let json = try JSONEncoder().encode(clause)
    #expect(try JSONDecoder().decode(MessageClause.self, from: json) == clause)
  }

  @Test("Records name nutrients by their keys, and people by their names")
  func names() throws {
    let message = Message(
      .valueIsUnreadable,
      [
        .nutrient: .nutrient(.saturatedFat), .printed: .text("of {which} saturates"),
        .because: .clause(MessageClause(.rowHasNoValue)),
      ])
    #expect(
      message.text
        == "saturatedFat is printed (\"of {which} saturates\") but its value could not be read: "
        + "the name is printed, no value could be read in its row")
    #expect(
      try #require(Wording(code: "de")).sentence(message)
        == "gesättigte Fettsäuren ist gedruckt („of {which} saturates“), aber der Wert war nicht zu lesen"
    )
    #expect(Wording.english.sentence(message).hasPrefix("saturated fat is printed"))
  }

  @Test("A message without clauses is said as it is")
  func verbatim() throws {
    let message = Message(text: "71 % certain")
    #expect(try #require(Wording(code: "de")).sentence(message) == "71 % certain")
  }

  @Test("A clause about a serving says so in every language")
  func perServing() throws {
    let clause = MessageClause(
      .saturatedFatIsMore, [.part: .number(12), .whole: .number(8)], isPerServing: true)
    #expect(
      Message([clause]).text == "per serving, saturated fat 12 g is more than fat 8 g")
    #expect(
      try #require(Wording(code: "de")).sentence(clause)
        == "pro Portion, gesättigte Fettsäuren 12 g > Fett 8 g")
  }

  /// The arguments of a message: those that English names.
  private static func arguments(of code: MessageCode) -> Set<ClauseTemplate.Place> {
    Set(ClauseTemplate(words: RecordWords.englishMessages[code] ?? "").places)
      .union(given[code] ?? [])
  }

  /// Arguments that the stages give and English does not say.
  private static let given: [MessageCode: Set<ClauseTemplate.Place>] = [
    .unitDoesNotFit: [.argument(.unit)], .dataAreADayOld: [.argument(.days)],
  ]

  /// Arguments that other languages leave out.
  private static let details: [MessageCode: Set<ClauseTemplate.Place>] = [
    .valueIsUnreadable: [.argument(.because)],
    .valueIsOutOfRange: [.argument(.foodType), .argument(.audience)],
    .animalIsUnknown: [.argument(.foodType), .argument(.audience)],
    .unitDoesNotFit: [.argument(.quantity)],
    .unitIsUnknown: [.argument(.spelling)],
    .sugarAnswerIsNotKept: [.argument(.folder)],
    .languageIsUnknown: [.argument(.language)],
  ]

  private static func argument(_ parameter: MessageParameter) -> MessageArgument {
    switch parameter.kind {
    case .number: .number(12.5)
    case .real: .real(31.25)
    case .text: .text("a {b}")
    case .texts: .texts(["a", "b"])
    case .nutrient: .nutrient(.fat)
    case .nutrients: .nutrients([.fat, .salt])
    case .amounts: .amounts([MessageArgument.Amount(.fat, 3, .gram)])
    case .quantity: .quantity(Quantity(3, .milligram))
    case .unit: .unit(.percent)
    case .basis: .basis(.per100ml)
    case .source: .source(.api)
    case .foodType: .foodType(.semiMoist)
    case .audience: .audience(.treat)
    case .field: .field(.lot)
    case .category: .category(.redMeat)
    case .doubts: .doubts([.unitAssumed, .nameNotRead])
    case .clause: .clause(MessageClause(.certainty, [.percent: .number(12)]))
    }
  }
}
