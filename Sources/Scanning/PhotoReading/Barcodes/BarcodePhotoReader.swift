import BarcodeReading
import ClipFrames
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

  /// Reads the barcodes of the photo or the film at `path`, calling it `file`; its page has no lines.
  ///
  /// - Throws: ``PhotoFailure`` of the stages `open` and `decode`.
  public func read(_ path: String, as file: String) throws(PhotoFailure) -> PhotoReading {
    if let format = ClipFormat(ofFile: path) {
      return try readClip(ClipFile(path, format: format), as: file) {
        (photo, start) throws(PhotoFailure) in read(photo, start)
      }
    }
    let start = ResourceUsage.now
    let (image, digest) = try decodePhoto { () throws(ImageError) in try ImageFile(contentsOf: path)
    }
    return read(DecodedPhoto(image: image, file: file, source: file, sha256: digest), start)
  }

  private func read(
    _ photo: DecodedPhoto, _ start: (seconds: Double, peakBytes: Int)
  ) -> PhotoReading {
    let image = photo.image
    var barcodes = readBarcodes(in: image, effort: .patient)
    var engine = version
    if barcodes.settled.isEmpty, !barcodes.doubtful.isEmpty, let text {
      do {
        let read = try text.read(image, source: photo.source)
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
      file: photo.file, sha256: photo.sha256, size: size,
      page: RecognizedPage(source: photo.source, size: size, lines: []),
      foundBarcodes: barcodes.settled,
      codes: barcodes.codes,
      cpuSeconds: end.seconds - start.seconds, peakMemoryBytes: end.peakBytes, engine: engine)
    if barcodes.settled.isEmpty, barcodes.hasUnreadBars { reading.hasUnreadBars = true }
    return reading
  }
}
