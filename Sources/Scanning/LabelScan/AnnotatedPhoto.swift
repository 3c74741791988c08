public import LabelImaging
public import LabelModel
public import PhotoReading

/// Draws what a record took from a photo into the upright photo.
///
/// Accepted values are green, those for review orange, those that a rule or a person refused red;
/// each box has the nutrient, its amount and how certain it is. The PNG holds pixels alone: of the
/// photo's metadata, its place say, nothing is kept.
///
/// - Parameters:
///   - path: the photo.
///   - reading: what was read in it; it tells how the photo was turned and by what name the
///     record's evidence calls it.
///   - record: the record that was made of it.
///   - longestSide: the most columns and rows; `nil` leaves the size as it is.
/// - Returns: the bytes of the PNG.
/// - Throws: ``ImageError`` when the photo cannot be decoded or the picture not be encoded.
public func annotatedPhoto(
  _ path: String, reading: PhotoReading, record: ProductRecord, longestSide: Int? = nil
) throws(ImageError) -> [UInt8] {
  try encodePNG(annotated(path, reading: reading, record: record, longestSide: longestSide))
}

/// Draws a photo as ``annotatedPhoto(_:reading:record:longestSide:)`` does, for a page that shows
/// many: some 100 kB of JPEG at 1000 pixels, an eighth of the PNG.
///
/// Without a `record` nothing is drawn in, and without a `reading` the photo is as its EXIF
/// orientation says.
///
/// - Returns: the bytes of the JPEG.
/// - Throws: ``ImageError`` when the photo cannot be decoded or the picture not be encoded.
public func photoPreview(
  _ path: String, reading: PhotoReading?, record: ProductRecord?, longestSide: Int
) throws(ImageError) -> [UInt8] {
  // Text of 12 pixels' height is as legible at a quality of 70 as in a PNG.
  try encodeJPEG(
    annotated(path, reading: reading, record: record, longestSide: longestSide), quality: 70)
}

private func annotated(
  _ path: String, reading: PhotoReading?, record: ProductRecord?, longestSide: Int?
) throws(ImageError) -> ColorImage {
  let upright = try decodeColor(contentsOf: path).turned(reading?.page.turn ?? .none)
  let shown = longestSide.map { upright.scaledDown(toSide: $0) } ?? upright
  let scale = Double(shown.width) / Double(max(1, upright.width))
  var annotation = Annotation(shown, scale: scale)
  if let reading, let record {
    for mark in marks(of: record, on: reading.file) { annotation.draw(mark) }
  }
  return annotation.image
}

/// A box with what is to be written at it.
private struct Mark {
  var box: BoundingBox
  var text: String
  var color: PaintColor
}

private func marks(of record: ProductRecord, on file: String) -> [Mark] {
  var marks: [Mark] = []
  func add(
    _ nutrient: Nutrient, _ quantity: Quantity, _ confidence: Confidence?, _ evidence: Evidence?,
    _ color: PaintColor
  ) {
    guard let evidence, evidence.image == file, let box = evidence.box else { return }
    let certainty = confidence.map { " \(Int(($0.value * 100).rounded()))%" } ?? ""
    let text = "\(nutrient.rawValue) \(quantity.value) \(quantity.unit.rawValue)\(certainty)"
    marks.append(Mark(box: box, text: text, color: color))
  }
  for values in [record.nutrients, record.perServing] {
    for (nutrient, value) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      add(
        nutrient, value.quantity, value.confidence, value.evidence,
        PaintColor(red: 0, green: 130, blue: 40))
    }
  }
  for value in record.forReview {
    add(
      value.nutrient, value.quantity, value.confidence, value.evidence,
      PaintColor(red: 220, green: 110, blue: 0))
  }
  for value in record.rejected {
    add(
      value.nutrient, value.quantity, nil, value.evidence, PaintColor(red: 200, green: 0, blue: 30))
  }
  return marks
}

/// A picture with the texts drawn so far, which later ones avoid.
private struct Annotation {
  var image: ColorImage
  private let scale: Double
  private let thickness: Int
  private let textSize: Int
  private var taken: [BoundingBox] = []

  init(_ image: ColorImage, scale: Double) {
    self.image = image
    self.scale = scale
    // A text that can be read when the whole picture is seen at once.
    textSize = max(10, max(image.width, image.height) / 60)
    thickness = max(1, textSize / 8)
  }

  mutating func draw(_ mark: Mark) {
    let box = BoundingBox(
      left: scaled(mark.box.left), top: scaled(mark.box.top), right: scaled(mark.box.right),
      bottom: scaled(mark.box.bottom))
    image.drawRectangle(box, color: mark.color, thickness: thickness)
    // Leptonica's letters are on average 0.45 times as wide as their line is high.
    let width = mark.text.count * textSize * 46 / 100
    let left = max(0, min(box.left, image.width - width))
    var place = BoundingBox(
      left: left, top: max(0, box.top - textSize), right: left + width,
      bottom: max(0, box.top - textSize) + textSize)
    while let other = taken.first(where: { $0.intersects(place) }),
      other.bottom + textSize <= image.height
    {
      place.top = other.bottom
      place.bottom = place.top + textSize
    }
    taken.append(place)
    let white = PaintColor(red: 255, green: 255, blue: 255)
    image.fill(place, color: white, opacity: 0.75)
    image.drawText(
      mark.text, left: place.left, top: place.top, size: textSize, color: mark.color)
  }

  private func scaled(_ length: Int) -> Int { Int((Double(length) * scale).rounded()) }
}

extension BoundingBox {
  fileprivate func intersects(_ other: BoundingBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
