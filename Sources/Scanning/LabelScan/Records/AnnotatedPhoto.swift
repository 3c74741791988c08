public import LabelImaging
public import LabelModel
public import PhotoReading

/// Draws what a record took from a photo into the upright photo, with captions in a margin on the right.
///
/// Accepted values are green, those for review orange, those that a rule or a person refused red. A
/// line leads from each box to the nutrient, its amount and its certainty. The PNG holds pixels
/// alone: nothing of the photo's metadata is kept, for example its place.
///
/// - Parameters:
///   - path: the photo.
///   - reading: the text that was read in it, with the photo's turn and the name that the
///     record's evidence calls it.
///   - record: the record that was made of it.
///   - longestSide: the most columns and rows of the photo without the margin; `nil` leaves its size.
/// - Returns: the bytes of the PNG.
/// - Throws: `ImageError` when the photo cannot be decoded or the picture not be encoded.
public func annotatedPhoto(
  _ path: String, reading: PhotoReading, record: ProductRecord, longestSide: Int? = nil
) throws(ImageError) -> [UInt8] {
  try encodePNG(annotated(path, reading: reading, record: record, longestSide: longestSide))
}

/// Draws a photo as ``annotatedPhoto(_:reading:record:longestSide:)`` does, for a page that shows
/// many. It is some 100 kB of JPEG at 1000 pixels, an eighth of the PNG.
///
/// Without a `record` nothing is drawn in, and without a `reading` the photo is as its EXIF
/// orientation says.
///
/// - Returns: the bytes of the JPEG.
/// - Throws: `ImageError` when the photo cannot be decoded or the picture not be encoded.
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
  guard let reading, let record else { return shown }
  return Annotation(shown, scale: scale, marks: marks(of: record, on: reading)).image
}

/// A box with what is to be written at it.
private struct Mark {
  var box: BoundingBox
  var text: String
  var color: PaintColor
}

private func marks(of record: ProductRecord, on reading: PhotoReading) -> [Mark] {
  var marks: [Mark] = []
  func add(
    _ nutrient: Nutrient, _ quantity: Quantity, _ confidence: Confidence?, _ evidence: Evidence?,
    _ color: PaintColor
  ) {
    guard let box = evidence.flatMap({ place(of: $0, on: reading) }) else { return }
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

/// The place of evidence on the photo turned as its page is; `nil` for that of other photos.
private func place(of evidence: Evidence, on reading: PhotoReading) -> BoundingBox? {
  guard evidence.image != reading.file else { return evidence.box }
  guard let across = reading.sideways?.first(where: { $0.source == evidence.image }),
    let size = across.size, let box = evidence.box
  else { return nil }
  let degrees = (reading.page.turn.rawValue - across.turn.rawValue + 360) % 360
  return QuarterTurn(rawValue: degrees).map { box.turned($0, of: size) }
}

/// A photo with a margin for the captions, so that these cover no print.
private struct Annotation {
  var image: ColorImage
  private let photo: ColorImage
  private let scale: Double
  private let thickness: Int
  private let textSize: Int

  init(_ photo: ColorImage, scale: Double, marks: [Mark]) {
    self.photo = photo
    self.scale = scale
    // The text is legible when the whole picture is on a screen.
    let size = max(10, max(photo.width, photo.height) / 60)
    let longest = marks.map { textWidth(of: $0.text, size: size) }.max() ?? 0
    textSize = size
    thickness = max(1, size / 8)
    image = photo.widened(
      by: marks.isEmpty ? 0 : longest + 3 * size, height: max(photo.height, marks.count * size))
    draw(marks)
  }

  /// Draws the boxes and, in the order of the boxes, the captions with a line to each.
  private mutating func draw(_ marks: [Mark]) {
    let boxes = marks.map { mark in
      (
        mark: mark,
        box: BoundingBox(
          left: scaled(mark.box.left), top: scaled(mark.box.top), right: scaled(mark.box.right),
          bottom: scaled(mark.box.bottom))
      )
    }.sorted {
      ($0.box.top + $0.box.bottom, $0.box.left) < ($1.box.top + $1.box.bottom, $1.box.left)
    }
    var tops = boxes.map { ($0.box.top + $0.box.bottom - textSize) / 2 }
    for index in tops.indices {
      tops[index] = max(tops[index], index > 0 ? tops[index - 1] + textSize : 0)
    }
    for index in tops.indices.reversed() {
      let limit = index + 1 < tops.count ? tops[index + 1] : image.height
      tops[index] = min(tops[index], limit - textSize)
    }
    for (place, top) in zip(boxes, tops) {
      let (mark, box) = place
      image.drawRectangle(box, color: mark.color, thickness: thickness)
      let left = photo.width + 2 * textSize
      image.drawLine(
        fromX: box.right, y: (box.top + box.bottom) / 2, toX: left - textSize / 2,
        y: top + textSize / 2, color: mark.color, thickness: max(1, thickness / 2))
      image.drawText(mark.text, left: left, top: top, size: textSize, color: mark.color)
    }
  }

  private func scaled(_ length: Int) -> Int { Int((Double(length) * scale).rounded()) }
}
