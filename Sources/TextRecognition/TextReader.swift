import Foundation
public import LabelImaging
public import LabelModel

/// Reads the text of photos: finds the lines, straightens each, reads it.
///
/// Holds a Tesseract engine, so one reader serves one thread. Tesseract spreads a line over all
/// processors and gets slower by it: run it in a process with `OMP_THREAD_LIMIT=1` in its
/// environment.
public final class TextReader {
  private let settings: RecognitionSettings
  private let engine: TesseractEngine
  private let shape = LineImage.Shape()

  /// Starts an engine with the model the settings ask for.
  ///
  /// - Throws: ``RecognitionError/modelNotFound(model:folders:)``,
  ///   ``RecognitionError/modelNotLoaded(model:folder:)``,
  ///   ``RecognitionError/invalidModelName(_:)``.
  public init(settings: RecognitionSettings) throws(RecognitionError) {
    self.settings = settings
    engine = try TesseractEngine(model: settings.modelFile())
  }

  /// The model that reads.
  public var model: ModelFile { engine.model }

  /// Reads a photo.
  ///
  /// A photo without text gives a page without lines. When the time limit passes, the lines with
  /// the least to read are left out.
  ///
  /// - Parameters:
  ///   - image: the photo after its EXIF orientation; text may still lie on its side or head.
  ///   - source: the photo's name, for the page.
  /// - Returns: the lines in reading order, their boxes in the photo turned so that text is level.
  /// - Throws: ``RecognitionError/unsuitableSize(width:height:)``,
  ///   ``RecognitionError/engineFailed(model:)``,
  ///   ``RecognitionError/debugPictureNotWritten(path:reason:)``.
  public func read(
    _ image: GrayImage, source: String
  ) throws(RecognitionError) -> RecognizedPage {
    guard min(image.width, image.height) >= 8 else {
      throw .unsuitableSize(width: image.width, height: image.height)
    }
    let budget = ProcessorTime.now + settings.timeLimit
    let (search, scale) = image.forSearch()
    let found = LineFinder().findLines(on: search)
    let size = PixelSize(width: image.width, height: image.height)
    let lines = found.lines.map { $0.scaled(by: scale) }
    let level = found.isVertical ? QuarterTurn.right : .none
    let upright = image.turned(level)
    let pyramid = ImagePyramid(upright)
    var levelLines = lines.map { $0.turned(level, of: size) }.filter { !$0.isVertical }
    levelLines.sort { $0.score > $1.score }
    let isUpsideDown = try readsUpsideDown(levelLines, on: pyramid)
    let uprightSize = PixelSize(width: upright.width, height: upright.height)
    var read: [TextLine] = []
    for line in levelLines where ProcessorTime.now < budget {
      if let text = try self.read(
        line, on: pyramid, size: uprightSize, upsideDown: isUpsideDown)
      {
        read.append(text)
      }
    }
    return RecognizedPage(
      source: source, size: uprightSize,
      turn: isUpsideDown ? (found.isVertical ? .left : .half) : level,
      lines: read.inReadingOrder(), models: [engine.model.name])
  }

  /// Reads one line; `nil` when nothing is read on it.
  private func read(
    _ line: FoundLine, on pyramid: ImagePyramid, size: PixelSize, upsideDown: Bool
  ) throws(RecognitionError) -> TextLine? {
    guard let strip = LineImage(line, from: pyramid, shape: shape, upsideDown: upsideDown)
    else { return nil }
    let words = try engine.read(strip.picture, mode: .rawLine).map { word in
      var box = strip.photoBox(of: word.box, within: size)
      if upsideDown {
        box = BoundingBox(
          left: size.width - box.right, top: size.height - box.bottom,
          right: size.width - box.left, bottom: size.height - box.top)
      }
      return Word(text: word.text, box: box, confidence: word.confidence)
    }
    return words.isEmpty ? nil : TextLine(words: words, slope: Double(line.curve.slope))
  }

  /// Decides by reading a few good lines both ways whether the picture stands on its head.
  private func readsUpsideDown(
    _ lines: [FoundLine], on pyramid: ImagePyramid
  ) throws(RecognitionError) -> Bool {
    var upright = 0.0
    var turned = 0.0
    for line in lines.prefix(TextReader.orientationLines) {
      upright += try certainty(of: line, on: pyramid, upsideDown: false)
      turned += try certainty(of: line, on: pyramid, upsideDown: true)
    }
    return turned > upright
  }

  /// How many lines are read both ways.
  private static let orientationLines = 6

  /// The confidence of a line's words, each counted by its letters.
  private func certainty(
    of line: FoundLine, on pyramid: ImagePyramid, upsideDown: Bool
  ) throws(RecognitionError) -> Double {
    guard let strip = LineImage(line, from: pyramid, shape: shape, upsideDown: upsideDown)
    else { return 0 }
    let words = try engine.read(strip.picture, mode: .rawLine)
    let letters = words.reduce(0) { $0 + $1.text.count }
    return words.reduce(0) { $0 + $1.confidence.value * Double($1.text.count) }
      / Double(max(1, letters))
  }
}
