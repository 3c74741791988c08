import BarcodeReading
import ClipFrames
import Foundation
import LabelImaging
import LabelModel
public import TextRecognition

/// The stages that a worker process runs: decode, read barcodes, read text.
///
/// It holds a recognition engine and belongs to one thread.
public final class PhotoReader: PhotoReadingEngine {
  /// The programs and models that read.
  public let version: EngineVersion
  private let text: any TextEngine
  /// Made when the first lines are there.
  private lazy var doubtful = DoubtfulLines()

  /// Starts the engines.
  ///
  /// - Throws: ``WorkerFault`` with the code `noEngine` when the engine is not installed. The code
  ///   is `noModel` when it has no recognition model to use.
  public convenience init(_ settings: RecognitionSettings) throws(WorkerFault) {
    do {
      self.init(engine: try TextReader(settings: settings))
    } catch {
      throw WorkerFault(error)
    }
  }

  /// Reads text with `engine`.
  public init(engine: any TextEngine) {
    text = engine
    version = EngineVersion(engine)
    // The words of all languages are made ready while the first photo is decoded and its lines are read.
    Thread.detachNewThread { DoubtfulLines.prepare() }
  }

  /// Reads the photo or the film at `path`, calling it `file`.
  ///
  /// - Throws: ``PhotoFailure`` of the stages `open`, `decode` and `recognize`.
  public func read(_ path: String, as file: String) throws(PhotoFailure) -> PhotoReading {
    if let format = ClipFormat(ofFile: path) {
      return try readClip(ClipFile(path, format: format), as: file, read)
    }
    return try read(as: file) { () throws(ImageError) in try ImageFile(contentsOf: path) }
  }

  /// Reads the photo whose file holds `bytes`, calling it `file`.
  ///
  /// - Throws: ``PhotoFailure`` of the stages `decode` and `recognize`. A film in memory is refused.
  public func read(_ bytes: [UInt8], as file: String) throws(PhotoFailure) -> PhotoReading {
    try read(as: file) { () throws(ImageError) in try ImageFile(path: file, bytes: bytes) }
  }

  private func read(
    as file: String, opening open: () throws(ImageError) -> ImageFile
  ) throws(PhotoFailure) -> PhotoReading {
    let start = ResourceUsage.now
    let (image, digest) = try decodePhoto(open)
    return try read(DecodedPhoto(image: image, file: file, source: file, sha256: digest), start)
  }

  private func read(
    _ photo: DecodedPhoto, _ start: (seconds: Double, peakBytes: Int)
  ) throws(PhotoFailure) -> PhotoReading {
    let image = photo.image
    let search = BarcodeSearch(in: image)
    let read: PhotoText
    do {
      read = try readText(of: image, source: photo.source, with: text, doubtful: doubtful)
    } catch {
      // The next photo's search begins when this one has ended.
      _ = search.readings()
      throw PhotoFailure(stage: .recognize, code: error.code, message: error.description)
    }
    var barcodes = search.readings()
    barcodes.settle(by: read.page)
    let end = ResourceUsage.now
    var reading = PhotoReading(
      file: photo.file, sha256: photo.sha256,
      size: read.page.size ?? PixelSize(width: image.width, height: image.height),
      page: read.page, secondLook: read.secondLook, amountsLook: read.amountsLook,
      foundBarcodes: barcodes.settled, codes: barcodes.codes,
      cpuSeconds: end.seconds - start.seconds, peakMemoryBytes: end.peakBytes,
      engine: EngineVersion(text, of: read))
    reading.sideways = read.sideways.isEmpty ? nil : read.sideways
    return reading
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
    case .modelIsNoFile: "modelIsNoFile"
    case .modelNotLoaded: "modelNotLoaded"
    case .modelNotRunnable: "modelNotRunnable"
    case .tesseractNotInstalled: "tesseractNotInstalled"
    case .preprocessingFailed: "preprocessingFailed"
    case .invalidModelName: "invalidModelName"
    case .unsuitableSize: "unsuitableSize"
    case .engineFailed: "engineFailed"
    case .debugPictureNotWritten: PhotoFailure.Code.debugPictureNotWritten
    }
  }
}
