package import LabelDecision
package import LabelModel
import Languages

/// All photos of a record show one product.
///
/// Photos of two products may be named together by mistake, or be in one folder. They would make a
/// record that looks right and describes neither. Photos count as of two products when one states a pet
/// food's panel and the other a food's. They count as such, too, when their panels on one basis
/// contradict each other. The contradictions must be two or more, and more than the agreements. A
/// single amount may be misread.
package struct PhotosShowOneProduct {
  /// The least confidence of a photo's values that count.
  package var threshold: DecisionThreshold

  /// Creates a rule.
  package init(threshold: DecisionThreshold) { self.threshold = threshold }

  /// Returns an error that names the first two photos that contradict each other, `nil` when none do.
  ///
  /// Two looks at one photo show one product, however much they differ.
  ///
  /// - Parameter photos: each photo's name, and the labels that its looks read as.
  /// - Returns: the error.
  package func finding(about photos: [(name: String, looks: [ParsedLabel])]) -> Finding? {
    let panels = photos.map { decide($0.looks, threshold: threshold) }
    for (first, one) in panels.enumerated() {
      for (second, other) in panels.enumerated().dropFirst(first + 1) {
        guard let nutrients = contradictions(one, other) else { continue }
        return Finding(
          rule: .photosShowOneProduct, severity: .error,
          message: Message(
            .photosShowTwoProducts,
            [.file: .text(photos[first].name), .otherFile: .text(photos[second].name)]),
          fields: ["images"] + nutrients.map(\.rawValue))
      }
    }
    return nil
  }

  /// Returns the nutrients that two panels contradict each other in; `nil` for panels that may be of
  /// one product.
  private func contradictions(_ one: DecidedLabel, _ other: DecidedLabel) -> [Nutrient]? {
    guard !one.readings.isEmpty, !other.readings.isEmpty else { return nil }
    if let subject = one.subject, let second = other.subject, subject != second { return [] }
    guard one.basis == other.basis else { return nil }
    let shared = Nutrient.allCases.compactMap { nutrient in
      one.readings[nutrient].flatMap { first in
        other.readings[nutrient].map { (nutrient, isSame: first.states($0)) }
      }
    }
    let different = shared.filter { !$0.isSame }.map(\.0)
    return different.count >= 2 && different.count > shared.count / 2 ? different : nil
  }
}

extension NutrientReading {
  /// Whether two readings state the same amount, in whatever unit.
  fileprivate func states(_ other: NutrientReading) -> Bool {
    guard let amount = quantity.normalized, let second = other.quantity.normalized else {
      return quantity == other.quantity
    }
    return amount == second
  }
}
