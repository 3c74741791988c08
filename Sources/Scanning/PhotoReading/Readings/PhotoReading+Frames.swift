import BarcodeReading
import LabelModel

extension PhotoReading {
  /// Joins the readings of a film's frames, the sharpest first; `nil` without any.
  ///
  /// The barcodes are those of all frames.
  init?(ofFrames frames: [PhotoReading], cpuSeconds: Double) {
    guard var reading = frames.first else { return nil }
    reading.furtherFrames = Array(frames.dropFirst())
    var seen: Set<GTIN> = []
    reading.barcodes = frames.flatMap(\.barcodes).filter { seen.insert($0).inserted }
    reading.cpuSeconds = cpuSeconds
    reading.peakMemoryBytes = frames.map(\.peakMemoryBytes).max() ?? 0
    reading.engine.tesseract = frames.lazy.compactMap(\.engine.tesseract).first
    var models: Set<String> = []
    reading.engine.models = frames.flatMap(\.engine.models).filter { models.insert($0).inserted }
    let hasUnreadBars =
      reading.barcodes.isEmpty && frames.contains { $0.hasUnreadBars == true }
    reading.hasUnreadBars = hasUnreadBars ? true : nil
    self = reading
  }

  /// The photo, or all frames of the film, the sharpest first.
  public var frames: [PhotoReading] { [self] + (furtherFrames ?? []) }

  /// The times of a film's frames that were read, in seconds, ascending; `nil` for a photo.
  public var frameTimes: [Double]? {
    seconds.map { first in ([first] + (furtherFrames ?? []).compactMap(\.seconds)).sorted() }
  }

  /// Returns the name of a frame of the film `file`, as a media fragment.
  ///
  /// W3C, Media Fragments URI 1.0, section 4.2.1: `#t=` and the seconds.
  package static func name(ofFrameAt seconds: Double, of file: String) -> String {
    "\(file)#t=\((seconds * 100).rounded() / 100)"
  }
}
