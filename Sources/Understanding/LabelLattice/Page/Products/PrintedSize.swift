import LabelModel

/// A mass or volume that is printed.
package struct PrintedSize: Hashable, Sendable {
  /// In grams or millilitres.
  var amount: Double
  var isVolume: Bool
}

extension ValueOption {
  /// The number as a size; `nil` for other units.
  var size: PrintedSize? {
    switch unit {
    case .gram: PrintedSize(amount: value, isVolume: false)
    case .millilitre: PrintedSize(amount: value, isVolume: true)
    default: nil
    }
  }
}

extension Sequence<PrintedSize> {
  /// The amounts that a serving of a column can have: millilitres beside 100 ml, grams beside the others.
  ///
  /// The ratio of two columns is that of a serving to 100 g or to 100 ml. A size of the other unit explains no ratio.
  package func amounts(for meaning: ColumnMeaning) -> [Double] {
    filter { $0.isVolume == (meaning == .per100ml) }.map(\.amount)
  }
}
