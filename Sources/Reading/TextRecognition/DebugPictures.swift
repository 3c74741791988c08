import Foundation
import InputFiles
import LabelImaging

/// Writes the steps from a photo to its lines as PNG files: `PHOTO-1-ink-20.png` and so on.
struct DebugPictures {
  private let folder: URL
  private let name: String

  /// Prepares for one photo, and makes a missing folder.
  ///
  /// - Throws: ``RecognitionError/debugPictureNotWritten(path:reason:)``.
  init(folder: String, source: String) throws(RecognitionError) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    name = source.isEmpty ? "photo" : URL(fileURLWithPath: source).lastPathComponent
    do {
      try FileManager.default.createDirectory(
        at: self.folder, withIntermediateDirectories: true)
    } catch {
      throw .debugPictureNotWritten(path: folder, reason: fileFailureReason(of: error))
    }
  }

  /// Writes what one threshold took for ink: dark ink black, bright ink white.
  func write(_ ink: InkMap, step: Int, window: Int) throws(RecognitionError) {
    let levels: [UInt8] = [128, 0, 255]
    let picture = GrayImage(
      width: ink.width, height: ink.height, pixels: ink.labels.map { levels[Int($0)] })
    try write("\(step)-ink-\(window)") { () throws(ImageError) in try encodePNG(picture) }
  }

  /// Writes the lines that were found, drawn into the picture that was searched: dark print blue,
  /// bright print red.
  func write(_ lines: [FoundLine], on picture: GrayImage) throws(RecognitionError) {
    var canvas = ColorImage(picture)
    for line in lines {
      let color: [UInt8] = line.polarity == .darkOnBright ? [0, 80, 255] : [255, 40, 0]
      for x in stride(from: line.curve.start, through: line.curve.end, by: 0.5) {
        let row = line.curve.row(at: x)
        for y in [row + line.top, row + line.bottom] { canvas.mark(line, x, y, color) }
      }
      for x in [line.curve.start, line.curve.end] {
        let row = line.curve.row(at: x)
        for y in stride(from: row + line.top, through: row + line.bottom, by: 0.5) {
          canvas.mark(line, x, y, color)
        }
      }
    }
    try write("3-lines") { () throws(ImageError) in try encodePNG(canvas) }
  }

  /// Writes the straightened lines, one below the other, best first.
  func write(_ strips: [GrayImage]) throws(RecognitionError) {
    guard let width = strips.map(\.width).max() else { return }
    var pixels: [UInt8] = []
    for strip in strips {
      for y in 0..<strip.height {
        pixels += strip.pixels[(y * strip.width)..<((y + 1) * strip.width)]
        pixels += repeatElement(128, count: width - strip.width)
      }
      pixels += repeatElement(0, count: 2 * width)
    }
    let sheet = GrayImage(width: width, height: pixels.count / width, pixels: pixels)
    try write("4-strips") { () throws(ImageError) in try encodePNG(sheet) }
  }

  private func write(
    _ step: String, _ encode: () throws(ImageError) -> [UInt8]
  ) throws(RecognitionError) {
    let file = folder.appendingPathComponent("\(name)-\(step).png")
    do {
      try Data(encode()).write(to: file)
    } catch {
      throw .debugPictureNotWritten(path: file.path, reason: fileFailureReason(of: error))
    }
  }
}

extension ColorImage {
  /// Colours one pixel of a line's outline, if it is in the picture.
  fileprivate mutating func mark(_ line: FoundLine, _ x: Float, _ y: Float, _ color: [UInt8]) {
    let column = Int((line.isVertical ? y : x).rounded(.down))
    let row = Int((line.isVertical ? x : y).rounded(.down))
    guard column >= 0, column < width, row >= 0, row < height else { return }
    for channel in 0..<3 { pixels[3 * (row * width + column) + channel] = color[channel] }
  }
}
