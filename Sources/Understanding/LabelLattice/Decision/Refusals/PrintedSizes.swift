import Foundation
import LabelModel

/// The masses and volumes that photos of one product print.
struct PrintedSizes {
  /// Those beside a word for a serving, or in brackets.
  private var ofServings: Set<PrintedSize> = []
  private var all: Set<PrintedSize> = []

  /// Adds those of a page.
  mutating func add(of page: LatticePage) {
    ofServings.formUnion(page.servingSizes)
    all.formUnion(page.sizes)
  }

  /// The only printed size that a serving of this share may have, `nil` where none or several may.
  ///
  /// Sizes that are printed as a serving's come first. Of the others none is the print of a value.
  func size(
    of share: ServingShare, _ main: ColumnMeaning, besides values: [LatticeDecision.FoundValue]
  ) -> Quantity? {
    let amounts = Set(values.compactMap(\.value.candidate.option.size))
    let unit: NutrientUnit = main == .per100ml ? .millilitre : .gram
    for sizes in [ofServings, all.subtracting(amounts)] {
      let fitting = Set(sizes.amounts(for: main)).filter(share.isOf)
      if fitting.count > 1 { return nil }
      if let amount = fitting.first, let number = Decimal(string: "\(amount)") {
        return Quantity(number, unit)
      }
    }
    return nil
  }

  /// The serving's printed size whose inverse the share is, `nil` where a printed size has the share itself.
  ///
  /// The columns then changed places: a serving of 250 ml and a share of 0.4.
  func inverse(of share: ServingShare, _ main: ColumnMeaning) -> Quantity? {
    guard !all.union(ofServings).amounts(for: main).contains(where: share.isOf),
      let amount = ofServings.amounts(for: main).sorted().first(where: { share.isOf(10_000 / $0) })
    else { return nil }
    return Decimal(string: "\(amount)").map {
      Quantity($0, main == .per100ml ? .millilitre : .gram)
    }
  }
}
