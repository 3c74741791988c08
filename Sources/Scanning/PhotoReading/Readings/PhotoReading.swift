public import BarcodeReading
public import LabelModel

/// The text and the barcodes of one photo, nothing interpreted.
///
/// This is what a worker process answers; every later stage starts from it. The reading of a film is that of its
/// sharpest frame, with those of its other frames in ``furtherFrames``.
public struct PhotoReading: Hashable, Sendable, Codable {
  /// The photo's file, as it was named in the request.
  public var file: String
  /// SHA-256 of the file's bytes, 64 lower-case hexadecimal digits.
  public var sha256: String
  /// The upright photo's size.
  public var size: PixelSize
  /// The text, with the place of each word.
  public var page: RecognizedPage
  /// The text with the lines around doubtful ones found and read anew on a larger picture. `nil` when no line was
  /// doubtful.
  public var secondLook: RecognizedPage?
  /// The second look with possible amounts read as amounts alone. `nil` when that changes nothing,
  /// and in readings of earlier versions.
  public var amountsLook: RecognizedPage?
  /// The looks at the lines that run across those of ``page``, level on their pages. A `source` is `can.jpg#turn=90`, for
  /// example. `nil` when no line runs across, and in readings of earlier versions.
  public var sideways: [RecognizedPage]?
  /// The product numbers of the barcodes, best seen first, each once.
  public var barcodes: [GTIN]
  /// The place and the kind of each barcode; `nil` in readings of earlier versions.
  public var foundBarcodes: [FoundBarcode]?
  /// QR codes, Data Matrix codes and industrial barcodes; `nil` in readings of earlier versions.
  public var codes: [FoundCode]?
  /// The time of the frame in its film, in seconds; `nil` for a photo.
  public var seconds: Double?
  /// The readings of a film's other frames, the sharpest first; `nil` for a photo.
  public var furtherFrames: [PhotoReading]?
  /// Whether bars that may be a barcode were seen and not read; only a reader of barcodes alone says so.
  public var hasUnreadBars: Bool?
  /// Processor time that the reading took, in seconds.
  public var cpuSeconds: Double
  /// The worker's greatest resident memory up to now, in bytes.
  public var peakMemoryBytes: Int
  /// The programs and models that read it.
  public var engine: EngineVersion

  /// Creates a reading.
  public init(
    file: String, sha256: String, size: PixelSize, page: RecognizedPage,
    secondLook: RecognizedPage? = nil, amountsLook: RecognizedPage? = nil, barcodes: [GTIN],
    cpuSeconds: Double, peakMemoryBytes: Int, engine: EngineVersion
  ) {
    self.file = file
    self.sha256 = sha256
    self.size = size
    self.page = page
    self.secondLook = secondLook
    self.amountsLook = amountsLook
    self.sideways = nil
    self.barcodes = barcodes
    self.foundBarcodes = nil
    self.codes = nil
    self.seconds = nil
    self.furtherFrames = nil
    self.hasUnreadBars = nil
    self.cpuSeconds = cpuSeconds
    self.peakMemoryBytes = peakMemoryBytes
    self.engine = engine
  }

  /// Creates a reading of barcodes, each with its place.
  init(
    file: String, sha256: String, size: PixelSize, page: RecognizedPage,
    secondLook: RecognizedPage? = nil, amountsLook: RecognizedPage? = nil,
    foundBarcodes: [FoundBarcode], codes: [FoundCode], cpuSeconds: Double, peakMemoryBytes: Int,
    engine: EngineVersion
  ) {
    var seen: Set<GTIN> = []
    self.init(
      file: file, sha256: sha256, size: size, page: page, secondLook: secondLook,
      amountsLook: amountsLook,
      barcodes: foundBarcodes.map(\.gtin).filter { seen.insert($0).inserted },
      cpuSeconds: cpuSeconds, peakMemoryBytes: peakMemoryBytes, engine: engine)
    self.foundBarcodes = foundBarcodes
    self.codes = codes
  }

  /// Every text that was read of the photo or frame, the first look first.
  public var pages: [RecognizedPage] { [page] + (secondLook.map { [$0] } ?? []) }
}
