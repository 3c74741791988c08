/// A fact that identifies a package; the raw value is its key in the record.
public enum IdentityField: String, Hashable, Sendable, Codable, CaseIterable {
  case name, brand, netQuantity, drainedWeight, bestBefore, lot
}
