public import LabelModel

/// A photo's text as it reads at first, and what reading some of its lines again needs.
public struct FirstLook {
  /// All lines in reading order, their boxes in the photo turned so that text is level.
  public let page: RecognizedPage
  /// The version of libtesseract, `5.3.0` for example, where it read lines of this photo; else `nil`.
  public internal(set) var tesseract: String?
  /// The lines of the page, in its order.
  let lines: [TextReader.ReadLine]
  /// The photo that the lines are cut out of.
  let strips: TextReader.Strips
  /// The photo's pixels to one of the picture in which the lines were searched.
  let searchScale: Float
  /// The engine for lines of another script; `nil` on a label of one script.
  let foreign: (any LineEngine)?
  /// The looks at the lines that run across those of the page, level on their pages; empty without any.
  var sideways: [RecognizedPage] = []

  /// The letters that are likely read right, of whatever script.
  var sureLetters: Double {
    let words = page.words.compactMap { word -> ReadWord? in
      guard let box = word.box, let confidence = word.confidence else { return nil }
      return ReadWord(text: word.text, box: box, confidence: confidence)
    }
    return LetterCertainty(words).trust
  }
}
