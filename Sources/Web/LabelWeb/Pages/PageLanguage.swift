import FoodDiary
import Foundation
import HTTPTypes
import Hummingbird
import LabelModel
import Languages

/// The language of a page: its words, and the form of its numbers and dates.
struct PageLanguage: Sendable {
  let wording: Wording

  /// The cookie that holds a browser's choice.
  static let cookie = "language"

  /// Chooses the language of an answer.
  ///
  /// The choice of the browser's user comes first, then the setting. Else it is the first known one that the browser
  /// accepts (RFC 9110, section 12.5.4), else English.
  init(_ request: Request, setting: String?) {
    let chosen = request.cookies[Self.cookie]?.value
    wording =
      [chosen, setting].lazy.compactMap { $0 }.compactMap { Wording(code: $0) }.first
      ?? Self.accepted(request.headers[.acceptLanguage] ?? "")
  }

  /// The most languages of a header that are looked at.
  private static let mostAccepted = 40

  /// The first known language of a header such as `de-AT,de;q=0.9,en;q=0.8`, by weight.
  private static func accepted(_ header: String) -> Wording {
    let ranges = header.split(separator: ",").prefix(mostAccepted).map { range in
      let parts = range.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      return (code: parts.first ?? "", weight: weight(parts.dropFirst()))
    }
    let wanted = ranges.enumerated().filter { $0.element.weight > 0 }.sorted { one, other in
      (other.element.weight, one.offset) < (one.element.weight, other.offset)
    }
    return wanted.lazy.compactMap { Wording(code: $0.element.code) }.first ?? .english
  }

  /// The weight of a range, 1 without one; one that is no number counts nothing.
  private static func weight(_ parameters: some Sequence<String>) -> Double {
    guard let text = parameters.first(where: { $0.hasPrefix("q=") }) else { return 1 }
    return Double(text.dropFirst(2)) ?? 0
  }

  /// The code, ISO 639-1.
  var code: String { wording.language }

  /// The word, with its places filled in.
  func callAsFunction(_ word: PageWord, _ arguments: [String: String] = [:]) -> String {
    wording(word, arguments)
  }

  /// All words, for templates.
  var words: [String: String] { wording.pageTexts }

  /// The number in this language's form: `12,8`.
  func number(_ number: Decimal) -> String { wording.numbers.number("\(number)") }

  /// The amount with its sign and unit: `min 10,5 %`, `<0,5 g`.
  func amount(_ quantity: Quantity, bound: Bound? = nil, modifier: Modifier? = nil) -> String {
    guard modifier != .traces else { return self(.traces) }
    let number = (modifier?.rawValue ?? "") + number(quantity.value) + " " + quantity.unit.rawValue
    switch bound {
    case .minimum: return "\(self(.atLeast)) \(number)"
    case .maximum: return "\(self(.atMost)) \(number)"
    case nil: return number
    }
  }

  /// The day in this language's form: `22.11.2026`.
  func day(_ day: LocalDay) -> String { wording.numbers.date("\(day)") }

  /// The day of a moment, in this machine's time zone.
  func day(_ moment: Date) -> String { day(LocalDay(of: moment, in: .current)) }

  /// The share in percent: `54 %`.
  func percent(_ confidence: Confidence) -> String {
    "\(Int((confidence.value * 100).rounded())) %"
  }

  /// The words with their first letter capital.
  func capitalized(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }
}
