import BarcodeReading
import Foundation
import LabelImaging
import LabelModel
public import TextRecognition

/// The stages that a worker process runs: decode, read barcodes, read text.
///
/// It holds a Tesseract engine and belongs to one thread.
public final class PhotoReader: PhotoReadingEngine {
  /// What it reads with.
  public let version: EngineVersion
  private let text: TextReader
  private let doubtful = DoubtfulLines()

  /// Starts the engines.
  ///
  /// - Throws: ``WorkerFault`` with the code `noModel` when no recognition model can be used.
  public init(_ settings: RecognitionSettings) throws(WorkerFault) {
    do {
      text = try TextReader(settings: settings)
    } catch {
      throw WorkerFault(code: "noModel", message: error.description)
    }
    version = EngineVersion(
      labelscan: labelscanVersion, tesseract: tesseractVersion, models: [text.model.name])
  }

  /// Reads the photo at `path`, calling it `file`.
  ///
  /// - Throws: ``PhotoFailure`` of the stages `open`, `decode` and `recognize`.
  public func read(_ path: String, as file: String) throws(PhotoFailure) -> PhotoReading {
    let start = usage
    let (image, digest) = try decode(path)
    let barcodes = readBarcodes(in: image)
    let read: PhotoText
    do {
      read = try text.read(image, source: file, doubtful: doubtful.lines(of:))
    } catch {
      throw PhotoFailure(stage: .recognize, code: error.code, message: error.description)
    }
    let end = usage
    var seen: Set<GTIN> = []
    return PhotoReading(
      file: file, sha256: digest,
      size: read.page.size ?? PixelSize(width: image.width, height: image.height),
      page: read.page, secondLook: read.secondLook,
      barcodes: barcodes.map(\.gtin).filter { seen.insert($0).inserted },
      cpuSeconds: end.seconds - start.seconds, peakMemoryBytes: end.peakBytes, engine: version)
  }

  /// Decodes the photo, so that its file's bytes are gone when it is read.
  private func decode(_ path: String) throws(PhotoFailure) -> (GrayImage, sha256: String) {
    let image: GrayImage
    let digest: String?
    do throws(ImageError) {
      let file = try ImageFile(contentsOf: path)
      image = try file.decodeGray()
      digest = sha256(file.bytes)
    } catch {
      throw PhotoFailure(stage: error.stage, code: error.code, message: error.description)
    }
    guard let digest else {
      throw PhotoFailure(
        stage: .open, code: "noDigest",
        message: "no SHA-256 digest of \(path) can be made; allow more with --memory-limit, and "
          + "check that OpenSSL's settings allow that digest")
    }
    return (image, digest)
  }

  /// Processor time of this process and its greatest resident memory.
  private var usage: (seconds: Double, peakBytes: Int) {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    // Linux counts in KiB.
    let peak = residentPeak ?? usage.ru_maxrss * 1024
    return (seconds(usage.ru_utime) + seconds(usage.ru_stime), peak)
  }

  /// The greatest resident memory of this program, in bytes; `nil` where `/proc` is not mounted.
  ///
  /// `getrusage` counts what the process was before it became this program too: a worker that a
  /// program of 300 MB starts would seem to need 300 MB.
  private var residentPeak: Int? {
    guard let status = FileManager.default.contents(atPath: "/proc/self/status") else { return nil }
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
      .map { $0 * 1024 }
  }
}

extension ImageError {
  fileprivate var stage: PhotoFailure.Stage {
    switch self {
    case .notFound, .isFolder, .notAFile, .unreadable: .open
    case .empty, .fileTooLarge, .tooLarge, .noPixels, .notAnImage, .unsupported, .damaged,
      .notEncoded:
      .decode
    }
  }

  fileprivate var code: String {
    switch self {
    case .notFound: "notFound"
    case .isFolder: "isFolder"
    case .notAFile: "notAFile"
    case .unreadable: "unreadable"
    case .empty: "empty"
    case .fileTooLarge: "fileTooLarge"
    case .tooLarge: "tooLarge"
    case .noPixels: "noPixels"
    case .notAnImage: "notAnImage"
    case .unsupported: "unsupported"
    case .damaged: "damaged"
    case .notEncoded: "notEncoded"
    }
  }
}

extension RecognitionError {
  fileprivate var code: String {
    switch self {
    case .modelNotFound: "modelNotFound"
    case .modelNotLoaded: "modelNotLoaded"
    case .invalidModelName: "invalidModelName"
    case .unsuitableSize: "unsuitableSize"
    case .engineFailed: "engineFailed"
    case .debugPictureNotWritten: "debugPictureNotWritten"
    }
  }
}
