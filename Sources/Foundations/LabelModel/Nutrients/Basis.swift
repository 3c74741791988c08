/// The reference of an amount. It is stored with the values, never implied.
public enum Basis: String, Hashable, Sendable, Codable {
  /// The food as it is, water included: percent of mass.
  case asFed
  /// The food without its water.
  case dryMatter
  case per100g
  case per100ml
  case perServing
}
