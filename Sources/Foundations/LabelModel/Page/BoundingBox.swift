/// A size in pixels.
public struct PixelSize: Hashable, Sendable, Codable {
  /// Columns, at least 0.
  public var width: Int
  /// Rows, at least 0.
  public var height: Int

  /// Creates a size of `width` × `height` pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// An axis-aligned rectangle in pixels of the upright photo.
///
/// The origin is the top left corner; `right` and `bottom` are exclusive. "Upright" is the photo at
/// its full decoded size, after its EXIF orientation and the quarter turn of its text. That turn
/// makes the text run from left to right (``RecognizedPage/turn``).
public struct BoundingBox: Hashable, Sendable, Codable {
  /// First column.
  public var left: Int
  /// First row.
  public var top: Int
  /// Column after the last.
  public var right: Int
  /// Row after the last.
  public var bottom: Int

  /// Creates a box from its four edges.
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The farthest edge that is decoded, either side of the origin. Sums and areas of such edges fit in an `Int`.
  private static let farthest = 1 << 30

  /// Decodes the four edges.
  ///
  /// - Throws: `DecodingError` for an edge that no picture can have.
  public init(from decoder: any Decoder) throws {
    let edges = try decoder.container(keyedBy: CodingKeys.self)
    func edge(_ key: CodingKeys) throws -> Int {
      let edge = try edges.decode(Int.self, forKey: key)
      guard (-Self.farthest...Self.farthest).contains(edge) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: edges, debugDescription: "\(edge) is out of any picture")
      }
      return edge
    }
    self.init(
      left: try edge(.left), top: try edge(.top), right: try edge(.right),
      bottom: try edge(.bottom))
  }

  /// Columns covered; negative when the edges are crossed.
  public var width: Int { right - left }
  /// Rows covered; negative when the edges are crossed.
  public var height: Int { bottom - top }
  /// The middle column, in pixels.
  public var centerX: Double { Double(left + right) / 2 }
  /// The middle row, in pixels.
  public var centerY: Double { Double(top + bottom) / 2 }

  /// Returns the smallest box that holds both.
  public func union(_ other: BoundingBox) -> BoundingBox {
    BoundingBox(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// Returns the smallest box around all of `boxes`, `nil` without any.
  public static func union(of boxes: some Sequence<BoundingBox>) -> BoundingBox? {
    boxes.reduce(nil as BoundingBox?) { $0?.union($1) ?? $1 }
  }
}
