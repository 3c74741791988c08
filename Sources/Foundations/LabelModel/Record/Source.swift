/// The origin of a value.
public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
  /// Read from a photo.
  case ocr
  /// From a product database.
  case api
  /// Typed in by a person.
  case manual

  /// The order in which sources win: OCR > API > manual (docs/rules.md, rule 3).
  public static let byPriority: [Source] = [.ocr, .api, .manual]
}
