/// A part of a record that a person may refuse.
public enum RejectableField: Hashable, Sendable {
  case nutrient(Nutrient)
  case name, brand, barcode

  /// Creates a field from its key in the record; `nil` for any other text.
  public init?(key: String) {
    switch key {
    case "name": self = .name
    case "brand": self = .brand
    case "barcode": self = .barcode
    default:
      guard let nutrient = Nutrient(rawValue: key) else { return nil }
      self = .nutrient(nutrient)
    }
  }

  /// The field's key in the record, which ``init(key:)`` reads.
  public var key: String {
    switch self {
    case .nutrient(let nutrient): nutrient.rawValue
    case .name: "name"
    case .brand: "brand"
    case .barcode: "barcode"
    }
  }
}

/// A person's refusal of what a photo or a product database says.
///
/// The next source shows through: a correction is a rejection and a manual value (docs/rules.md, rule 3).
public struct Rejection: Hashable, Sendable {
  /// The refused value.
  public var field: RejectableField
  /// The source whose value is refused; `nil` refuses the one that would show.
  public var source: Source?

  /// Creates a rejection.
  public init(_ field: RejectableField, source: Source? = nil) {
    self.field = field
    self.source = source
  }

  /// Creates a rejection from `FIELD`, `ocr:FIELD` or `api:FIELD`; `nil` for any other text.
  public init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.last, let field = RejectableField(key: last), parts.count <= 2 else {
      return nil
    }
    self.field = field
    switch parts.count == 2 ? parts[0] : nil {
    case nil: source = nil
    case "ocr": source = .ocr
    case "api": source = .api
    default: return nil
    }
  }
}
