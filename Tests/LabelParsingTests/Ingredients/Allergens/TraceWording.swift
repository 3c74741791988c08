import LabelModel
import LabelParsing
import Languages

/// A list without allergens and three allergens to be warned of, in the words of one language.
struct Wording {
  /// The allergens.
  let named: Set<Allergen>
  private let names: [String]
  private let list: String

  /// Takes three allergens from the place `number` on.
  init(_ lexicon: IngredientLexicon, _ number: Int) {
    let all = Allergen.allCases
    let chosen = [0, 4, 9].map { all[(number + $0) % all.count] }
    named = Set(chosen)
    names = chosen.compactMap { allergen in
      lexicon.allergens[allergen]?.phrases.first { !$0.contains("*") }
        ?? lexicon.allergens[allergen]?.phrases.first?.replacing("*", with: "")
    }
    let words = lexicon.common.phrases.filter { $0.count > 3 && !$0.contains("*") }
    let heading = lexicon.headings.phrases.first ?? ""
    list = heading.capitalized() + ": " + words.prefix(4).joined(separator: ", ")
  }

  /// A warning's words before the names, and those behind them.
  static func cues(of list: WordList) -> [(head: String, tail: String)] {
    list.phrases.map { phrase in
      let halves = phrase.replacing("*", with: "").split(separator: "…")
        .map { String($0).trimmed() }
      return (halves[0], halves.count > 1 ? halves[1] : "")
    }
  }

  /// The sentence with the names between `head` and `tail`.
  func sentence(_ head: String, _ tail: String) -> String {
    (head + " " + names.joined(separator: ", ") + " " + tail).trimmed() + "."
  }

  /// The sentence alone, behind the list and before it, as printed and in capitals.
  func texts(_ sentence: String) -> [String] {
    let texts = printed(sentence)
    return texts + texts.map { $0.uppercased() }
  }

  /// The sentence alone, behind the list and before it.
  func printed(_ sentence: String) -> [String] {
    [sentence, "\(list). \(sentence)", "\(list)\n\(sentence)", "\(sentence)\n\(list)."]
  }

  /// The text broken behind each word, and behind all of them.
  static func wrapped(_ text: String) -> [String] {
    let words = text.split(separator: " ")
    let single = words.indices.dropFirst().map { place in
      words[..<place].joined(separator: " ") + "\n" + words[place...].joined(separator: " ")
    }
    return single + [text, words.joined(separator: "\n")]
  }

  /// The text with each letter wrong in turn, missing and twice.
  static func damaged(_ text: String) -> [String] {
    let letters = Array(text)
    return letters.indices.filter { letters[$0].isLetter }.flatMap { place in
      [letters[place] == "x" ? "z" : "x", "", String([letters[place], letters[place]])].map {
        (String(letters[..<place]) + $0 + String(letters[(place + 1)...])).trimmed()
      }
    }
  }
}

extension String {
  /// The text with its first letter a capital.
  func capitalized() -> String { prefix(1).uppercased() + dropFirst() }

  fileprivate func trimmed() -> String {
    split(separator: " ").joined(separator: " ")
  }
}
