package import LabelImaging
package import LabelModel

/// A reader of pictures of single lines. Not for several threads.
package protocol LineEngine: AnyObject {
  /// The model that reads.
  var model: ModelFile { get }
  /// The version of libtesseract, `nil` where it is not used.
  var tesseract: String? { get }

  /// Reads pictures of lines, dark on bright.
  ///
  /// - Returns: of each the words from left to right, none for a picture without text.
  /// - Throws: ``RecognitionError/unsuitableSize(width:height:)``,
  ///   ``RecognitionError/engineFailed(model:)``.
  func read(_ pictures: [GrayImage]) throws(RecognitionError) -> [[ReadWord]]

  /// Reads pictures of lines whose amounts are in doubt, dark on bright.
  ///
  /// - Returns: the words of each, as ``read(_:)`` gives them, and again with possible amounts read
  ///   as amounts alone. `nil` where that changes nothing or the engine cannot.
  /// - Throws: as ``read(_:)``.
  func readForAmounts(
    _ pictures: [GrayImage]
  ) throws(RecognitionError) -> [(words: [ReadWord], amounts: [ReadWord]?)]
}

extension LineEngine {
  package func readForAmounts(
    _ pictures: [GrayImage]
  ) throws(RecognitionError) -> [(words: [ReadWord], amounts: [ReadWord]?)] {
    try read(pictures).map { ($0, nil) }
  }

  /// Reads a picture of one line.
  ///
  /// - Throws: as for several.
  package func read(_ picture: GrayImage) throws(RecognitionError) -> [ReadWord] {
    try read([picture]).first ?? []
  }
}

/// A word on a picture, before it is mapped to the photo.
package struct ReadWord: Hashable, Sendable {
  /// The characters, never empty, without white space at the ends.
  package var text: String
  /// The place on the picture that was read.
  package var box: BoundingBox
  /// Tesseract's certainty by 100.
  package var confidence: Confidence

  /// Creates a word.
  package init(text: String, box: BoundingBox, confidence: Confidence) {
    self.text = text
    self.box = box
    self.confidence = confidence
  }
}
