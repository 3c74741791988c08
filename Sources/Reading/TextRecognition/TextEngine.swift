public import LabelImaging
public import LabelModel

/// An engine that reads the text of photos: pixels in, lines of words with their boxes out.
///
/// ``TextReader`` is labelscan's own, with its kernels or libtesseract. ``NullTextEngine`` reads
/// nothing. An engine serves one thread at a time.
public protocol TextEngine {
  /// A photo's text as it reads at first, with what reading again needs.
  associatedtype Look: TextLook

  /// The engine's name, `label` for example; every record names it.
  var name: String { get }
  /// The engine's version; `nil` for one that has labelscan's.
  var version: String? { get }
  /// The recognition models that it reads with.
  var models: [String] { get }

  /// Reads all lines of a photo; a photo without text gives a page without lines.
  ///
  /// - Parameters:
  ///   - image: the photo after its EXIF orientation; text may still be on its side or head.
  ///   - source: the photo's name, for the page.
  /// - Returns: the page, with what reading again needs.
  /// - Throws: ``RecognitionError``; the engine stays usable.
  func read(_ image: GrayImage, source: String) throws(RecognitionError) -> Look

  /// Reads lines of the page again, by index, in another way than at first.
  ///
  /// - Returns: both looks. An engine that knows no other way returns the first alone.
  /// - Throws: ``RecognitionError``; the engine stays usable.
  func readAgain(_ lines: Set<Int>, of first: Look) throws(RecognitionError) -> PhotoText
}

/// A photo's text as an engine reads it at first.
public protocol TextLook {
  /// All lines in reading order, their boxes in the photo turned so that text is level.
  var page: RecognizedPage { get }
}

extension FirstLook: TextLook {}
extension PhotoText: TextLook {}

extension TextEngine where Look == PhotoText {
  /// Returns the first look alone. It throws nothing.
  public func readAgain(
    _ lines: Set<Int>, of first: PhotoText
  ) throws(RecognitionError) -> PhotoText { first }
}

extension TextReader: TextEngine {
  /// The engine's name, `label` or `tesseract`.
  public var name: String { engineName.rawValue }
  /// The version of libtesseract; `nil` where it is not the engine.
  public var version: String? { tesseract }
  /// The model that reads; lines of other scripts may bring a second one into a page's.
  public var models: [String] { [model.name] }
}
