import Foundation
import LabelModel
import Languages

/// The facts of a list's entry outside brackets: its name, share, class and number.
struct EntryHead {
  var name = ""
  var percent: Decimal?
  var bound: Bound?
  var additiveClass: AdditiveClass?
  /// Whether the entry is a class alone: "emulsifiers".
  var isClassAlone = false
  var eNumber: String?
  /// Whether the entry is a number alone: "E330".
  var isNumberAlone = false
  /// Marks of footnotes.
  var marks: [String] = []

  /// Signs that refer to a footnote.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "*", "°", "¹", "²", "³", "†", "‡", "¤": true
    default: false
    }
  }

  private static let least = Set(IngredientLexicon.atLeast.phrases)
  private static let most = Set(IngredientLexicon.atMost.phrases)

  init(_ text: String, cues: FoodCues) {
    var scalars = Array(text.unicodeScalars)
    takePercent(&scalars)
    takeMarks(&scalars)
    var rest = Self.trimmed(scalars)
    rest = cues.withoutOfWhich(rest)
    if let found = cues.additiveClass(opening: rest) {
      // "citric acid" begins with no class though in some languages its name does.
      if found.rest.isEmpty {
        additiveClass = found.kind
        isClassAlone = true
      } else if found.hasColon || PrintedENumber(found.rest)?.isAll == true
        || PrintedENumber.bare(found.rest)?.count == 1
      {
        additiveClass = found.kind
        rest = found.rest
      }
    }
    if let number = PrintedENumber(rest) {
      eNumber = number.text
      isNumberAlone = number.isAll
    } else if additiveClass != nil, !isClassAlone, let numbers = PrintedENumber.bare(rest),
      numbers.count == 1
    {
      eNumber = numbers[0]
      isNumberAlone = true
    }
    name = isClassAlone ? text : rest
    if isClassAlone { name = Self.trimmed(Array(text.unicodeScalars)) }
  }

  /// Takes `12 %` out, with the word of a bound before it.
  private mutating func takePercent(_ scalars: inout [Unicode.Scalar]) {
    guard let sign = scalars.firstIndex(of: "%") else { return }
    var end = sign
    while end > 0, scalars[end - 1] == " " { end -= 1 }
    var start = end
    while start > 0,
      scalars[start - 1].isDigit
        || (scalars[start - 1] == "." || scalars[start - 1] == ",") && start < end
          && start > 1 && scalars[start - 2].isDigit
    {
      start -= 1
    }
    guard start < end, end - start <= 6 else { return }
    let digits = String(String.UnicodeScalarView(scalars[start..<end]))
    guard
      let value = Decimal(string: digits.replacing(",", with: "."), locale: nil), value <= 100
    else { return }
    percent = value
    var before = start
    while before > 0, scalars[before - 1] == " " || scalars[before - 1] == "." { before -= 1 }
    var word = before
    while word > 0, LetterFolding.isLetter(scalars[word - 1]) { word -= 1 }
    let said = String(String.UnicodeScalarView(scalars[word..<before])).lowercased()
    if Self.least.contains(said) { bound = .minimum }
    if Self.most.contains(said) { bound = .maximum }
    scalars.replaceSubrange((bound == nil ? start : word)...sign, with: [" "])
  }

  private mutating func takeMarks(_ scalars: inout [Unicode.Scalar]) {
    guard scalars.contains(where: Self.isMark) else { return }
    var run = ""
    for scalar in scalars + [" "] {
      if Self.isMark(scalar) {
        run.unicodeScalars.append(scalar)
      } else if !run.isEmpty {
        marks.append(run)
        run = ""
      }
    }
    scalars.removeAll(where: Self.isMark)
  }

  /// The text without spaces and stray signs at its ends.
  private static func trimmed(_ scalars: [Unicode.Scalar]) -> String {
    func isPart(_ scalar: Unicode.Scalar) -> Bool {
      LetterFolding.isLetter(scalar) || scalar.isDigit || scalar == ")" || scalar == "("
    }
    guard let first = scalars.firstIndex(where: isPart), let last = scalars.lastIndex(where: isPart)
    else { return "" }
    return String(wordsOf: scalars[first...last])
  }
}
