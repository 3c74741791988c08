/// The amount of a food that was eaten: a number above zero and its unit.
package struct Portion: Hashable, Sendable, CustomStringConvertible {
  /// The number; above 0 and at most ``maximumAmount``.
  package let amount: Double
  /// The unit it counts.
  package let unit: PortionUnit

  /// The greatest amount of any unit. Nobody eats that much of anything, not even in milligrams (1
  /// kg). ``PortionScaling`` limits the amount of a food that a person can eat.
  static let maximumAmount: Double = 1_000_000

  /// Creates a portion.
  ///
  /// - Throws: ``PortionError/amountNotPositive(_:)`` when `amount` is zero, negative or no
  ///   number, ``PortionError/amountTooLarge(_:)`` when it is above ``maximumAmount``.
  package init(_ amount: Double, _ unit: PortionUnit) throws(PortionError) {
    guard amount > 0 else { throw .amountNotPositive(amount) }
    guard amount <= Self.maximumAmount else { throw .amountTooLarge(amount) }
    self.amount = amount.decimal
    self.unit = unit
  }

  /// The mass in grams, `nil` when the unit is not one of mass.
  package var grams: Double? { unit.grams.map { $0 * amount } }

  /// The volume in millilitres, `nil` when the unit is not one of volume.
  package var millilitres: Double? { unit.millilitres.map { $0 * amount } }

  /// The portion in words, with at most three decimals: `150 g`, `0.5 piece`, `2 slices`.
  package var description: String { "\(shown(amount)) \(unit.word(for: amount))" }
}

extension Portion: Codable {
  private enum CodingKeys: String, CodingKey {
    case amount, unit
  }

  /// Reads a portion; one whose amount ``init(_:_:)`` refuses is corrupted data.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let amount = try container.decode(Double.self, forKey: .amount)
    let unit = try container.decode(PortionUnit.self, forKey: .unit)
    do throws(PortionError) {
      try self.init(amount, unit)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .amount, in: container, debugDescription: error.description)
    }
  }
}

/// The reason why a portion was refused.
package enum PortionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The amount is zero, negative or not a number.
  case amountNotPositive(Double)
  /// The amount is above ``Portion/maximumAmount``.
  case amountTooLarge(Double)

  /// The failure, then the remedy.
  package var description: String {
    switch self {
    case .amountNotPositive(let amount):
      "a portion of \(shown(amount)); give an amount above 0"
    case .amountTooLarge(let amount):
      "a portion of \(shown(amount)); give an amount of at most \(shown(Portion.maximumAmount))"
    }
  }
}

/// Returns `number` with at most three decimals and no needless zero.
func shown(_ number: Double) -> String {
  let rounded = (number * 1_000).rounded() / 1_000
  let exact = rounded == 0 || !rounded.isFinite ? number : rounded
  return Int(exactly: exact).map { "\($0)" } ?? "\(exact)"
}
