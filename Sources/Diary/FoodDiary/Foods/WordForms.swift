import Foundation

/// Forms of one word in names of foods: number and case.
///
/// Words are compared by their endings alone, so that they may be forms of one word and need not be.
enum WordForms {
  /// Endings of forms of one word, without accents. An ending of one list never changes into that of another: Polish
  /// `ser` is cheese, `serek` is not.
  private static let endings: [Set<Substring>] = [
    // Polish: mleko, mleka; chleb, chleba; kawa, kawę; płatki, płatków.
    [
      "", "a", "ach", "ami", "e", "ego", "ej", "em", "i", "ia", "ich", "ie", "im", "iu", "o", "om",
      "ow", "u", "y", "ych", "ym",
    ],
    // Polish: jabłko, jabłek; bułka, bułek; serek, serka.
    ["ek", "ka", "kach", "kami", "ke", "ki", "kiem", "ko", "kom", "kow", "ku"],
    // German: Kartoffel, Kartoffeln; Nuss, Nüsse.
    ["", "e", "en", "er", "ern", "es", "n", "s", "se", "sen"],
    // French and Spanish: chou, choux; limón, limones.
    ["", "es", "s", "x"],
    // Italian: pomodoro, pomodori; mela, mele.
    ["a", "e", "i", "o"],
  ]

  /// Whether two words of ``nameWords(_:)`` may be forms of one word, with at least `shortestStem` letters in common.
  static func mayBeOne(_ one: String, _ other: String, shortestStem: Int = 3) -> Bool {
    let stem = one.commonPrefix(with: other).count
    guard stem >= shortestStem else { return one == other }
    let (end, otherEnd) = (one.dropFirst(stem), other.dropFirst(stem))
    // A second s belongs to the word: pres, press.
    guard one.prefix(stem).last != "s" || ![end, otherEnd].contains("s") else { return false }
    return endings.contains { $0.contains(end) && $0.contains(otherEnd) }
  }
}

/// Returns the beginning that all forms of a word have: `ml` of `mleka`.
package func nameRoot(_ word: String) -> String { String(word.prefix(max(2, word.count - 3))) }
