import Foundation
import LabelModel
import Languages
import ProductChoice
import Testing
import labelscan

@Suite("Answers to a profile in words") struct ProfileLinesTests {
  private let marks = [
    ProfileMark(
      .allergen(.milk), .contains, words: ["whey \u{1B}[2Jpowder"], sources: [.ocr, .api]),
    ProfileMark(.diet(.vegan), .contains, words: ["honey"], sources: [.ocr]),
    ProfileMark(.allergen(.nuts), .mayContain, sources: [.api]),
    ProfileMark(.allergen(.sesame), .notKnown), ProfileMark(.diet(.vegetarian), .notKnown),
  ]

  @Test("Each kind of answer has a line, and no label moves the terminal")
  func english() throws {
    let limit = try #require(ContentLimit(.sugars, 5))
    let marks =
      marks + [
        ProfileMark(
          .limit(limit), .above, sources: [.ocr], amount: Decimal(string: "12.8"))
      ]
    #expect(
      ProfileLines(marks, style: .plain, wording: .english).lines == [
        "For your profile", "  Vegan – Contains: honey",
        "  Contains: milk (photo, database, “whey \u{FFFD}[2Jpowder”)",
        "  Above your limit: sugars 12.8 g (5 g)", "  May contain: nuts (database)",
        "  Not known: sesame, vegetarian",
      ])
  }

  @Test("An allergen that a database names against a diet has its name, and not its tag")
  func tags() {
    let mark = ProfileMark(.diet(.vegan), .contains, words: ["en:milk", "honey"], sources: [.api])
    #expect(
      ProfileLines([mark], style: .plain, wording: .english).lines.last
        == "  Vegan – Contains: milk, honey")
  }

  @Test("Nothing is said without a profile")
  func silent() {
    #expect(ProfileLines([], style: .plain, wording: .english).lines.isEmpty)
  }

  @Test("Every language says all answers, each in its own words", arguments: RecordWords.all)
  func languages(of words: RecordWords) throws {
    let wording = try #require(Wording(code: words.code))
    let all = ProfileMark.Verdict.allCases.map { ProfileMark(.allergen(.milk), $0) }
    let lines = ProfileLines(all, style: .plain, wording: wording).lines
    #expect(Set(lines).count == all.count + 1 && lines.allSatisfy { !$0.isEmpty })
    #expect(wording.name(of: Diet.vegan) != wording.name(of: Diet.vegetarian))
  }

  @Test("The record shows the answers above its values")
  func record() throws {
    let record = ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      nutrients: [.fat: NutrientValue(Quantity(1, .gram), source: .ocr)])
    let text = RecordPresentation(record, marks: marks, style: .plain).text
    let warning = try #require(text.range(of: "For your profile"))
    let values = try #require(text.range(of: "fat "))
    #expect(warning.lowerBound < values.lowerBound)
  }
}
