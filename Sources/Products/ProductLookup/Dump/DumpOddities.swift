/// Oddities in what contributors stated: a product with some is kept.
package struct DumpOddities: Hashable, Sendable, Codable {
  /// The number of negative numbers.
  package var negative = 0
  /// The number of NaN and infinities, which JSON does not have; they become `null`.
  package var notANumber = 0
  /// The number of numbers written as text.
  package var asText = 0

  package init() {}

  package static func += (one: inout DumpOddities, other: DumpOddities) {
    one.negative += other.negative
    one.notANumber += other.notANumber
    one.asText += other.asText
  }
}
