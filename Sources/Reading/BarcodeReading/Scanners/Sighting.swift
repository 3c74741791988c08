import LabelModel

/// A library's reading at one place in one look at a picture.
struct Sighting {
  var gtin: GTIN
  var format: String
  var box: BoundingBox
  /// Rows or columns of the looked-at picture in which it was read.
  var lines: Int
}
