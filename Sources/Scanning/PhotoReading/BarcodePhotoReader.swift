import BarcodeReading
import LabelImaging
import LabelModel
public import TextRecognition

/// Reads only the barcodes of photos, with patience, inside a worker process.
///
/// It belongs to one thread. Recognition models are loaded for the first photo whose bars are
/// doubtful, to compare them with the digits printed below.
public final class BarcodePhotoReader: PhotoReadingEngine {
  /// The versions before any text is read.
  public let version = EngineVersion.noText
  private let settings: RecognitionSettings
  private lazy var text: TextReader? = {
    do {
      return try TextReader(settings: settings)
    } catch {
      // Without models the doubtful numbers stay doubtful, and are not told.
      return nil
    }
  }()

  /// Creates a reader; `settings` are for reading printed digits.
  public init(_ settings: RecognitionSettings) { self.settings = settings }

  /// Reads the barcodes of the photo at `path`, calling it `file`; its page has no lines.
  ///
  /// - Throws: ``PhotoFailure`` of the stages `open` and `decode`.
  public func read(_ path: String, as file: String) throws(PhotoFailure) -> PhotoReading {
    let start = ResourceUsage.now
    let (image, digest) = try decodePhoto { () throws(ImageError) in try ImageFile(contentsOf: path)
    }
    var barcodes = barcodeReadings(in: image, effort: .patient)
    var engine = version
    if barcodes.settled.isEmpty, !barcodes.doubtful.isEmpty, let text {
      do {
        let read = try text.read(image, source: file)
        barcodes.settle(by: read.page)
        engine = EngineVersion(
          text, of: PhotoText(page: read.page, tesseract: read.tesseract))
      } catch {
        // No text, no agreement.
        barcodes.doubtful = []
      }
    }
    let end = ResourceUsage.now
    let size = PixelSize(width: image.width, height: image.height)
    var reading = PhotoReading(
      file: file, sha256: digest, size: size,
      page: RecognizedPage(source: file, size: size, lines: []), foundBarcodes: barcodes.settled,
      codes: barcodes.codes,
      cpuSeconds: end.seconds - start.seconds, peakMemoryBytes: end.peakBytes, engine: engine)
    if barcodes.settled.isEmpty, barcodes.hasUnreadBars { reading.hasUnreadBars = true }
    return reading
  }
}
