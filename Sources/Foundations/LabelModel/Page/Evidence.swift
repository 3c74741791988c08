/// The place of a value on a photo or in a text.
public struct Evidence: Hashable, Sendable, Codable {
  /// The photo's or text's file as it was named.
  public var image: String
  /// The text that was read there.
  public var text: String
  /// The place in the upright photo, `nil` for text without a picture.
  public var box: BoundingBox?

  /// Creates evidence.
  public init(image: String, text: String, box: BoundingBox? = nil) {
    self.image = image
    self.text = text
    self.box = box
  }

  /// Writes every key; a missing box is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(image, forKey: .image)
    try container.encode(text, forKey: .text)
    try container.encode(box, forKey: .box)
  }
}
