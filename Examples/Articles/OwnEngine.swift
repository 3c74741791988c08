public import LabelScan

/// An engine of another program, which gives the lines of a photo.
public struct OwnEngine: TextEngine {
  /// The name in every record.
  public let name = "own"
  /// The version in every record.
  public let version: String? = "1.0"
  /// The engine's models.
  public let models = ["own-latin"]
  private let read: @Sendable (GrayImage) throws -> [TextLine]

  /// Creates an engine; `read` gets a photo's pixels and returns its lines in reading order.
  public init(read: @escaping @Sendable (GrayImage) throws -> [TextLine]) {
    self.read = read
  }

  /// Reads all lines of a photo.
  public func read(
    _ image: GrayImage, source: String
  ) throws(RecognitionError) -> PhotoText {
    let lines: [TextLine]
    do {
      lines = try read(image)
    } catch {
      throw .engineFailed(model: models[0])
    }
    let size = PixelSize(width: image.width, height: image.height)
    return PhotoText(page: RecognizedPage(source: source, size: size, lines: lines, models: models))
  }
}

/// Returns a scanner that reads with an engine of another program, one photo at a time.
public func scanner(
  reading read: @escaping @Sendable (GrayImage) throws -> [TextLine]
) -> LabelScanner {
  let reader = LabelScanner.Reader.inProcess(count: 1) {
    () throws(RecognitionError) -> any TextEngine in OwnEngine(read: read)
  }
  return LabelScanner(.init(reader: reader))
}
