import LabelImaging
import LabelModel
import TextRecognition

/// Reads the text of a photo: *read → doubt → read again*.
///
/// The engine reads all lines. `doubtful` understands the page and names the lines around a panel of
/// which a value is missing or doubtful. The engine reads these once more, in another way. Later
/// stages weigh both looks against each other.
///
/// - Throws: ``RecognitionError``.
func readText(
  of photo: GrayImage, source: String, with engine: some TextEngine,
  doubtful: @autoclosure () -> DoubtfulLines
) throws(RecognitionError) -> PhotoText {
  let first = try engine.read(photo, source: source)
  let lines = doubtful().lines(of: first.page)
  return try engine.readAgain(lines, of: first)
}
