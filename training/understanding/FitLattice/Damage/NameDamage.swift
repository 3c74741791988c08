import Foundation
import LabelModel

/// Words of a label that are no words of a known language, as in other languages or in unreadable print.
///
/// Equal words share their fate, so that all looks at a label lose the same names.
struct NameDamage {
  /// The label's name, which decides how many words are lost.
  var name: String

  private var share: Double { [0.2, 0.4, 0.7, 1][Int(Dice.first("share" + name) * 4)] }

  /// Replaces words of `page` by letters without a meaning.
  func damage(_ page: RecognizedPage) -> RecognizedPage {
    var page = page
    for line in page.lines.indices {
      for word in page.lines[line].words.indices {
        page.lines[line].words[word].text = damage(page.lines[line].words[word].text)
      }
    }
    return page
  }

  private func damage(_ text: String) -> String {
    text.replacing(/[^\W\d_]+/) { match in
      let word = String(match.output)
      guard word.count >= 3, !Self.units.contains(word.lowercased()) else { return word }
      var dice = Dice("\(name) \(word.lowercased())")
      guard dice.next() < share else { return word }
      return String(
        word.enumerated().map { place, letter in
          let letters = place % 2 == 0 ? Self.consonants : Self.vowels
          let other = letters[Int(dice.next() * Double(letters.count))]
          return letter.isUppercase ? Character(other.uppercased()) : other
        })
    }
  }

  private static let units: Set<String> = ["kcal", "kca", "mcg"]
  private static let consonants = Array("bcdfghklmnprstvz")
  private static let vowels = Array("aeiou")
}
