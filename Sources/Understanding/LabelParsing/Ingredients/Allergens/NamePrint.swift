import LabelModel
import Languages

/// The print of a word that has the letters of an allergen's name.
///
/// Names are compared without diacritics, and damaged ones by their strokes. Both are doubts where a word is read for
/// certain.
enum NamePrint {
  /// Letters with diacritics in a text that prints them, at least.
  private static let leastMarked = 3
  /// Letters of a name within a longer word that no other word ends with, at least.
  private static let leastLong = 6
  /// Letters of a cut word behind a name that changes its meaning, at least.
  private static let leastNext = 4
  /// Allergens whose names other foods have with another word: "lait de coco", "noix de muscade", "grano saraceno".
  private static let lendsItsName: Set<Allergen> = [.milk, .nuts, .gluten]

  /// Whether the word at `place` is certain and has a diacritic that the shorter name `print` lacks.
  ///
  /// Swedish "agglomererat" is no "ägg", and Croatian "kožica" no "kozica".
  /// Capitals may be printed without diacritics. So may all of a text.
  static func isOther(
    _ place: Range<Int>, than print: [Unicode.Scalar], in text: FoodText
  ) -> Bool {
    guard place.count == print.count, isSure(place, in: text),
      text.wholeWords(place) != place
    else { return false }
    // A stem's last letter changes with its endings: Hungarian "szója" and "szóját".
    let differs = zip(text.scalars[place], print).dropLast().contains { read, meant in
      isLatin(read) && isLatin(meant) && read.properties.isLowercase
        && !read.isASCII && meant.isASCII
    }
    guard differs else { return false }
    return text.scalars.count { isLatin($0) && !$0.isASCII } >= leastMarked
  }

  /// Whether the word at `place` may have strokes for other letters: "eleren" for Dutch "eieren".
  ///
  /// A short end of a longer word that is read for certain has none: "ziemlich" is no "Milch". Capitals may hold a
  /// small l.
  static func mayBeStrokes(_ place: Range<Int>, in text: FoodText) -> Bool {
    let word = text.wholeWords(place)
    guard word.lowerBound < place.lowerBound, place.count < leastLong, isSure(place, in: text)
    else { return true }
    return zip(word, word.dropFirst()).contains { first, second in
      let pair = [text.scalars[first], text.scalars[second]]
      return [pair, pair.reversed()].contains {
        $0[0] == "l" && $0[1].properties.isUppercase
          || $0[0] == "I" && $0[1].properties.isLowercase
      }
    }
  }

  /// Whether the beginning of the name at `place`, or a word before it, may be missing.
  ///
  /// The picture's left edge may cut it off. A line that begins too far right may begin with an unread word.
  /// "Nüsse" may be the end of "Erdnüsse". A capital is a beginning. The next word may be cut as well:
  /// "kosowe" below "mleko" is the end of "kokosowe". Milk, nuts and wheat alone are other foods with another word.
  static func isCut(_ place: Range<Int>, of allergen: Int, in text: FoodText) -> Bool {
    let word = text.wholeWords(place)
    if place.lowerBound == word.lowerBound,
      isCutBeginning(word.lowerBound, in: text) || text.isIndented(word.lowerBound)
    {
      return true
    }
    guard lendsItsName.contains(Allergen.allCases[allergen]),
      let next = text.word(after: word.upperBound), next.count >= leastNext
    else { return false }
    return isCutBeginning(next.lowerBound, in: text)
  }

  private static func isCutBeginning(_ position: Int, in text: FoodText) -> Bool {
    guard text.isAtLeftEdge(position), LetterFolding.isLetter(text.scalars[position]) else {
      return false
    }
    return text.scalars[position].properties.isLowercase
      || position + 1 < text.scalars.count && text.scalars[position + 1].properties.isUppercase
  }

  private static func isSure(_ place: Range<Int>, in text: FoodText) -> Bool {
    text.confidence(place).map { $0.value >= ListQuality.sureWord } ?? false
  }

  /// Whether `scalar` is a Latin letter whose diacritics are read. Turkish "ı" is not.
  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    LetterFolding.isLetter(scalar) && scalar.value < 0x250 && scalar != "ı" && scalar != "İ"
  }
}
