import Foundation
import LabelModel

/// The conversion of a serving's amounts to 100 g or 100 ml.
///
/// It needs a label that gives the amounts of a serving alone, and the serving's size.
/// The result is arithmetic and not printed, so that pages show it in grey and let nobody change it.
struct Conversion {
  /// The basis of the results.
  let basis: Basis
  private let size: Decimal

  /// Takes the serving's size of a record; `nil` where nothing is to be converted.
  init?(_ record: ProductRecord) {
    guard record.basis == .perServing, let size = record.servingSize, size.value > 0 else {
      return nil
    }
    switch size.unit {
    case .gram: basis = .per100g
    case .millilitre: basis = .per100ml
    default: return nil
    }
    self.size = size.value
  }

  /// The amount in 100 g or 100 ml, to a tenth.
  ///
  /// Below 1 it is to a hundredth or to its first two digits.
  func amount(_ perServing: Decimal) -> Decimal? {
    var exact = perServing * 100 / size
    guard exact.isFinite else { return nil }
    if exact < 1 { return exact.toHundredthOrTwoDigits }
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 1, .plain)
    return rounded
  }
}
