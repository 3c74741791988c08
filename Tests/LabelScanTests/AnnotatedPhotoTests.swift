import Foundation
import LabelImaging
import LabelModel
import LabelScan
import PhotoReading
import Testing

@Suite struct AnnotatedPhotoTests {
  private static let width = 200
  private static let height = 120

  private func withPhoto<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let white = GrayImage(
      width: Self.width, height: Self.height,
      pixels: [UInt8](repeating: 255, count: Self.width * Self.height))
    let file = folder.appendingPathComponent("photo.png")
    try Data(encodePNG(white)).write(to: file)
    return try body(file.path)
  }

  private func reading(turn: QuarterTurn = .none) -> PhotoReading {
    let size = PixelSize(width: Self.width, height: Self.height)
    return PhotoReading(
      file: "photo.png", sha256: "", size: size,
      page: RecognizedPage(source: "photo.png", size: size, turn: turn, lines: []), barcodes: [],
      cpuSeconds: 0, peakMemoryBytes: 0,
      engine: EngineVersion(
        labelscan: "", name: nil, version: nil, tesseract: nil, models: []))
  }

  private func record(box: BoundingBox, image: String = "photo.png") -> ProductRecord {
    ProductRecord(
      status: .valid,
      nutrients: [
        .fat: NutrientValue(
          Quantity(6, .percent), source: .ocr, confidence: Confidence(0.9),
          evidence: Evidence(image: image, text: "", box: box))
      ])
  }

  private let box = BoundingBox(left: 50, top: 60, right: 90, bottom: 80)

  private func decoded(_ png: [UInt8]) throws -> ColorImage {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString + ".png")
    try Data(png).write(to: file)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
    return try decodeColor(contentsOf: file.path)
  }

  private func isGreen(_ image: ColorImage, x: Int, y: Int) -> Bool {
    let start = 3 * (y * image.width + x)
    return image.pixels[start] < 100 && image.pixels[start + 1] > 100
  }

  @Test("A value's box is drawn where it was read, its text in a margin that covers no print")
  func draws() throws {
    let png = try withPhoto {
      try annotatedPhoto($0, reading: reading(), record: record(box: box))
    }
    let image = try decoded(png)
    #expect(image.width > Self.width && image.height == Self.height)
    #expect(isGreen(image, x: 50, y: 70))
    #expect(isGreen(image, x: 89, y: 79))
    #expect(!isGreen(image, x: 70, y: 70))
    func hasGreen(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
      rows.contains { y in columns.contains { isGreen(image, x: $0, y: y) } }
    }
    #expect(hasGreen(Self.width + 10..<image.width, 60..<80))
    #expect(!hasGreen(0..<Self.width, 0..<60) && !hasGreen(0..<Self.width, 81..<Self.height))
    // The line leads from the box into the margin.
    #expect(hasGreen(92..<100, 65..<76) && hasGreen(180..<199, 65..<76))
  }

  @Test("The photo is turned as its text was")
  func turns() throws {
    let png = try withPhoto {
      try annotatedPhoto($0, reading: reading(turn: .right), record: record(box: box))
    }
    let image = try decoded(png)
    #expect(image.width > Self.height && image.height == Self.width)
    #expect(isGreen(image, x: 50, y: 70))
  }

  @Test("A value of text that runs up the photo is drawn where it is printed")
  func drawsSideways() throws {
    let name = "photo.png#turn=90"
    var across = reading()
    across.sideways = [
      RecognizedPage(
        source: name, size: PixelSize(width: Self.height, height: Self.width), turn: .right,
        lines: [])
    ]
    let png = try withPhoto {
      try annotatedPhoto($0, reading: across, record: record(box: box, image: name))
    }
    let image = try decoded(png)
    #expect(image.height == Self.height)
    #expect(isGreen(image, x: 60, y: 50) && isGreen(image, x: 79, y: 69))
    #expect(!isGreen(image, x: 70, y: 50) && !isGreen(image, x: 50, y: 70))
  }

  @Test("A smaller picture has its boxes in the right places")
  func scales() throws {
    let png = try withPhoto {
      try annotatedPhoto($0, reading: reading(), record: record(box: box), longestSide: 100)
    }
    let image = try decoded(png)
    #expect(image.width > 100 && image.height == 60)
    #expect(isGreen(image, x: 25, y: 35))
  }

  @Test("A preview is a JPEG of the wanted size, also without a reading or record")
  func preview() throws {
    let (drawn, plain) = try withPhoto {
      (
        try photoPreview($0, reading: reading(), record: record(box: box), longestSide: 100),
        try photoPreview($0, reading: nil, record: nil, longestSide: 100)
      )
    }
    #expect(try decoded(plain).width == 100 && decoded(drawn).width > 100)
    #expect(isGreen(try decoded(drawn), x: 25, y: 35))
    #expect(try decoded(plain).pixels.allSatisfy { $0 > 250 })
  }

  @Test("Values of another photo are not drawn")
  func otherPhoto() throws {
    let other = record(box: box, image: "other.png")
    let png = try withPhoto { try annotatedPhoto($0, reading: reading(), record: other) }
    let image = try decoded(png)
    #expect(image.pixels.allSatisfy { $0 == 255 })
  }

  @Test("A box outside of the picture is no crash")
  func outside() throws {
    let far = BoundingBox(left: -500, top: 5000, right: 9000, bottom: 4000)
    let png = try withPhoto {
      try annotatedPhoto($0, reading: reading(), record: record(box: far))
    }
    #expect(try decoded(png).height == Self.height)
  }

  @Test(
    "The PNG has pixels, their colour space and the program's name, and no time, place or profile")
  func noMetadata() throws {
    let png = try withPhoto {
      try annotatedPhoto($0, reading: reading(), record: record(box: box))
    }
    var kinds: Set<String> = []
    var texts: [String] = []
    var place = 8
    while place + 8 <= png.count {
      let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let kind = String(decoding: png[place + 4..<place + 8], as: UTF8.self)
      kinds.insert(kind)
      if kind == "tEXt" {
        texts.append(String(decoding: png[place + 8..<place + 8 + length], as: UTF8.self))
      }
      place += 12 + length
    }
    #expect(kinds == ["IHDR", "sRGB", "tEXt", "IDAT", "IEND"])
    #expect(texts == ["Software\0labelscan"])
  }
}
