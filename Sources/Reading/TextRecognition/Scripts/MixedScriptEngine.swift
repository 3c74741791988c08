package import LabelImaging
import LabelModel

/// Reads lines of a script that our model was not taught. A stock model for that script reads the
/// words. Our model reads numbers and units, which it does far better.
package final class MixedScriptEngine: LineEngine {
  package let model: ModelFile
  private let numbers: any LineEngine
  private let words: any LineEngine
  private let script: Script

  /// Joins two engines.
  ///
  /// - Parameters:
  ///   - numbers: reads what is the same in all scripts.
  ///   - words: reads words.
  ///   - script: what those are written in.
  package init(numbers: any LineEngine, words: any LineEngine, script: Script) {
    self.numbers = numbers
    self.words = words
    self.script = script
    model = words.model
  }

  package var tesseract: String? { words.tesseract ?? numbers.tesseract }

  package func read(_ pictures: [GrayImage]) throws(RecognitionError) -> [[ReadWord]] {
    let familiar = try numbers.read(pictures)
    let foreign = try words.read(pictures)
    return pictures.indices.map { mixed(familiar[$0], foreign[$0], on: pictures[$0]) }
  }

  /// Joins what the two engines read on a picture.
  private func mixed(
    _ familiar: [ReadWord], _ foreign: [ReadWord], on picture: GrayImage
  ) -> [ReadWord] {
    let foreign = foreign.compactMap { word in
      self.word(in: word.text).map { text in
        // As high as the line, as our own engine's words are.
        ReadWord(
          text: text,
          box: BoundingBox(
            left: word.box.left, top: 0, right: word.box.right, bottom: picture.height),
          confidence: word.confidence)
      }
    }
    var taken = Set<Int>()
    var mixed: [ReadWord] = []
    for word in foreign {
      let rivals = familiar.indices.filter { familiar[$0].overlaps(word) }
      guard
        rivals.allSatisfy({
          !familiar[$0].isNumber
            && familiar[$0].confidence < max(word.confidence, MixedScriptEngine.sure)
        })
      else { continue }
      taken.formUnion(rivals)
      mixed.append(word)
    }
    mixed += familiar.indices.filter { !taken.contains($0) }.map { familiar[$0] }
    return mixed.sorted { $0.box.left < $1.box.left }
  }

  /// Words that our model read with more are Latin, or the same in both scripts.
  private static let sure = Confidence(0.7)

  /// The word of the script in a text, `nil` for no such word. The other model makes letters of
  /// digits and units, and marks of the edges of a cell.
  private func word(in text: String) -> String? {
    guard let first = text.firstIndex(where: isLetterOrOpening) else { return nil }
    let word = text[first...]
    let letters = word.filter(\.isLetter)
    guard letters.count >= 2, 2 * letters.count > word.count, letters.allSatisfy(script.contains)
    else { return nil }
    return String(word)
  }

  private func isLetterOrOpening(_ character: Character) -> Bool {
    script.contains(character) || character == "("
  }
}

extension ReadWord {
  /// Whether it is a number: what was read of another script's letters may hold a digit, too.
  var isNumber: Bool {
    let digits = text.count(where: \.isNumber)
    return digits > 0 && digits >= text.count(where: \.isLetter)
  }

  /// Whether the words share half of the narrower one's columns.
  fileprivate func overlaps(_ other: ReadWord) -> Bool {
    let shared = min(box.right, other.box.right) - max(box.left, other.box.left)
    return 2 * shared > min(box.width, other.box.width)
  }
}
