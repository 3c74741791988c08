import FoodDiary
import Foundation
import Testing

/// Phrases as people type them, with their meaning to a careful reader. A second reader read them
/// before the parser ever saw them.
private struct TablePhrase: Sendable {
  var language: FoodPhraseLanguage
  var phrase: String
  /// `nil` when a careful reader cannot know.
  var foods: [TableFood]?

  static func table(_ name: String) throws -> [TablePhrase] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return try lines.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return TablePhrase(
        language: try #require(FoodPhraseLanguage(rawValue: fields[0])), phrase: fields[1],
        foods: fields[2] == "declined"
          ? nil : try JSONDecoder().decode([TableFood].self, from: Data(fields[2].utf8)))
    }
  }
}

/// `[amount, "unit", "name"]`; amounts are compared to three decimals, names without case.
private struct TableFood: Decodable, Hashable, Sendable {
  var amount: Int?
  var unit: PortionUnit?
  var name: String

  init(_ food: PhrasedFood) {
    amount = food.portion.map { Int(($0.amount * 1_000).rounded()) }
    unit = food.portion?.unit
    name = food.name.lowercased()
  }

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    amount = try values.decodeIfPresent(Double.self).map { Int(($0 * 1_000).rounded()) }
    unit = try values.decodeIfPresent(PortionUnit.self)
    name = try values.decode(String.self).lowercased()
  }
}

@Suite("Tables of food phrases")
struct PhraseTableTests {
  @Test(
    "Understands four of five phrases of every language and none wrongly", arguments: [true, false])
  func table(isLanguageGiven: Bool) throws {
    let table = try TablePhrase.table("phrases.tsv")
    #expect(table.count >= 200)
    for language in FoodPhraseLanguage.allCases {
      let phrases = table.filter { $0.language == language }
      let right = rightlyRead(phrases, isLanguageGiven)
      #expect(
        Double(right) >= 0.8 * Double(phrases.count),
        "\(language.rawValue): \(right) of \(phrases.count) right")
    }
  }

  /// The parser was made with the first table. When it first saw this one, it read 96 of the 122
  /// rightly, declined 19 and read 7 wrongly. With these mended, of the second set's 48 it read 43
  /// rightly, declined 3 and read 2 wrongly. Both of these were wrong in the name alone.
  @Test(
    "Understands four of five phrases as they are typed in a hurry and none wrongly",
    arguments: [true, false])
  func hurried(isLanguageGiven: Bool) throws {
    let table = try TablePhrase.table("hurried-phrases.tsv")
    let right = rightlyRead(table, isLanguageGiven)
    #expect(Double(right) >= 0.8 * Double(table.count), "\(right) of \(table.count) right")
  }

  /// The number of phrases that are understood, or declined where nobody could know. None may be
  /// read wrongly.
  private func rightlyRead(_ phrases: [TablePhrase], _ isLanguageGiven: Bool) -> Int {
    var right = 0
    for row in phrases {
      let parser = FoodPhraseParser(language: isLanguageGiven ? row.language : nil)
      switch parser.parse(row.phrase) {
      case .items(let foods):
        let read = foods.map(TableFood.init)
        #expect(read == row.foods, "\(row.language.rawValue): \(row.phrase)")
        if read == row.foods { right += 1 }
      case .declined:
        if row.foods == nil { right += 1 }
      }
    }
    return right
  }
}
