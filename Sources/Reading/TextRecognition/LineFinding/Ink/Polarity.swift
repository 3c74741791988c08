/// The darker one of ink and ground.
package enum Polarity: UInt8, Hashable, Sendable, CaseIterable {
  /// Dark print on a bright ground.
  case darkOnBright = 1
  /// Reverse print: bright on a dark ground.
  case brightOnDark = 2
}
