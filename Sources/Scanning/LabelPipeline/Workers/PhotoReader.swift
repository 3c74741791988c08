import BarcodeReading
import Foundation
import LabelImaging
import LabelModel
public import TextRecognition

/// The stages that a worker process runs: decode, read barcodes, read text.
///
/// It holds a recognition engine and belongs to one thread.
public final class PhotoReader: PhotoReadingEngine {
  /// What it reads with.
  public let version: EngineVersion
  private let text: TextReader
  /// Made when the first lines are there.
  private lazy var doubtful = DoubtfulLines()

  /// Starts the engines.
  ///
  /// - Throws: ``WorkerFault`` with the code `noEngine` when the engine is not installed, `noModel` when
  ///   no recognition model can be used by it.
  public init(_ settings: RecognitionSettings) throws(WorkerFault) {
    do {
      text = try TextReader(settings: settings)
    } catch {
      throw WorkerFault(error)
    }
    version = EngineVersion(text)
    // The words of all languages are made ready while the first photo is decoded and its lines are read.
    Thread.detachNewThread { DoubtfulLines.prepare() }
  }

  /// Reads the photo at `path`, calling it `file`.
  ///
  /// - Throws: ``PhotoFailure`` of the stages `open`, `decode` and `recognize`.
  public func read(_ path: String, as file: String) throws(PhotoFailure) -> PhotoReading {
    let start = ResourceUsage.now
    let (image, digest) = try decodePhoto(path)
    var barcodes = barcodeReadings(in: image)
    let read: PhotoText
    do {
      read = try text.read(image, source: file) { doubtful.lines(of: $0) }
    } catch {
      throw PhotoFailure(stage: .recognize, code: error.code, message: error.description)
    }
    barcodes.settle(by: read.page)
    let end = ResourceUsage.now
    return PhotoReading(
      file: file, sha256: digest,
      size: read.page.size ?? PixelSize(width: image.width, height: image.height),
      page: read.page, secondLook: read.secondLook, amountsLook: read.amountsLook,
      foundBarcodes: barcodes.settled, codes: barcodes.codes,
      cpuSeconds: end.seconds - start.seconds, peakMemoryBytes: end.peakBytes,
      engine: EngineVersion(text, of: read))
  }

}

extension WorkerFault {
  /// Tells a driver why text cannot be read.
  init(_ error: RecognitionError) {
    let code =
      switch error {
      case .tesseractNotInstalled: "noEngine"
      default: "noModel"
      }
    self.init(code: code, message: error.description)
  }
}

extension RecognitionError {
  fileprivate var code: String {
    switch self {
    case .modelNotFound: "modelNotFound"
    case .modelNotLoaded: "modelNotLoaded"
    case .modelNotRunnable: "modelNotRunnable"
    case .tesseractNotInstalled: "tesseractNotInstalled"
    case .preprocessingFailed: "preprocessingFailed"
    case .invalidModelName: "invalidModelName"
    case .unsuitableSize: "unsuitableSize"
    case .engineFailed: "engineFailed"
    case .debugPictureNotWritten: "debugPictureNotWritten"
    }
  }
}
