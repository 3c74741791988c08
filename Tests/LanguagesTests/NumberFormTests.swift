import Foundation
import LabelModel
import Languages
import Testing

@Suite("Numbers and dates in the reader's language") struct NumberFormTests {
  @Test("Every language answers to a profile in words of its own")
  func profiles() {
    #expect(Set(RecordWords.all.map(\.profile)).count == RecordWords.all.count)
  }

  @Test("The forms are those of CLDR", arguments: RecordWords.all.map(\.code).filter { $0 != "en" })
  func agreesWithCLDR(code: String) throws {
    // Norwegian's data are those of Bokmål, Portuguese's those of Portugal.
    let locale = Locale(identifier: ["no": "nb", "pt": "pt_PT"][code] ?? code)
    let form = try #require(Wording(code: code)).numbers
    #expect(locale.decimalSeparator == String(form.decimalMark))
    func pattern(_ skeleton: String) -> String? {
      // CLDR's spaces do not break; a terminal breaks no line there anyway.
      let pattern = DateFormatter.dateFormat(fromTemplate: skeleton, options: 0, locale: locale)
      return pattern.map { String($0.map { $0.isWhitespace ? " " : $0 }) }
    }
    #expect(pattern("yMMdd") == form.day)
    // Finnish and Spanish months alone have one digit there; here all have two.
    #expect(pattern("yMM")?.replacing("MM", with: "M") == form.month.replacing("MM", with: "M"))
  }

  @Test(
    "A date is written in the language's order",
    arguments: [
      ("de", "2026-11-22", "22.11.2026"), ("hu", "2026-11-22", "2026. 11. 22."),
      ("fr", "2026-11-22", "22/11/2026"), ("bg", "2026-11-22", "22.11.2026 г."),
      ("lt", "2026-11-22", "2026-11-22"), ("en", "2026-11-22", "2026-11-22"),
      ("de", "2026-11", "11.2026"), ("nl", "2026-03", "03-2026"), ("de", "soon", "soon"),
      ("de", "2026-1-2", "2026-1-2"), ("de", "", ""),
    ])
  func dates(code: String, iso: String, text: String) throws {
    #expect(try #require(Wording(code: code)).numbers.date(iso) == text)
  }

  @Test(
    "A decimal point in a text is written in the language's form, other points stay",
    arguments: [
      ("12.8 g", "12,8 g"), ("6 x 85.5 g", "6 x 85,5 g"), ("1.2.3", "1.2.3"), ("E 322.", "E 322."),
      (".5", ".5"), ("22.11.2026", "22.11.2026"), ("a.b", "a.b"), ("2.5 × 0.8", "2,5 × 0,8"),
    ])
  func points(text: String, german: String) throws {
    #expect(try #require(Wording(code: "de")).numbers.numbers(in: text) == german)
    #expect(NumberForm.english.numbers(in: text) == text)
  }
}
