import LabelModel

extension LatticePage {
  /// Whether a column is of Nutrition Facts, whose amounts are of a serving.
  ///
  /// Such a table has no kilojoules. It has milligrams, and shares of daily values beside its amounts
  /// (21 CFR 101.9(c) and (d)). A word for a serving is above it. Any 100 g above that word is a package's content. Any
  /// 100 g beside the amounts is of other print.
  func isOfNutritionFacts(_ panel: Panel) -> Bool {
    let frames = panel.values.compactMap { $0.map { spots[$0.spot].frame } }
    let rows = frames.map(row)
    guard let top = rows.min(), let bottom = rows.max(), hasMilligrams(among: frames),
      DualColumns.shares(beside: panel, within: .infinity, self) >= Self.fewestRows,
      let serving = servings.map(row).filter({
        top - Self.rowsOfCalories..<top + Self.rowsApart ~= $0
      }).max()
    else { return false }
    let hasKilojoules = spots.contains {
      $0.options[0].unit == .kilojoule && serving...bottom + 1 ~= row(of: $0.frame)
    }
    return !hasKilojoules
      && !headings.contains { heading in
        [.hundredGrams, .hundredMillilitres].contains(heading.kind)
          && serving..<top + Self.rowsApart ~= row(of: heading.frame)
      }
  }

  /// Whether the heading of the nutrition facts has the serving of all amounts: "Nutrition Facts (per 1 pack 50 g)".
  ///
  /// No other size of a serving is read, and no 100. Labels of Japan are so. "Nutrition Facts, serving size 30 g" says
  /// nothing of the amounts.
  var headsOneServing: Bool {
    hasServingInHeading && Set(servingSizes).count == 1
      && headings.allSatisfy { $0.kind == .serving || $0.kind == .mass }
  }

  /// Whether an amount in milligrams is in a column, which the frames are of.
  private func hasMilligrams(among frames: [Frame]) -> Bool {
    spots.contains { spot in
      spot.options[0].unit == .milligram
        && frames.contains { across($0).left < across(spot.frame).right }
        && frames.contains { across($0).right > across(spot.frame).left }
    }
  }

  /// The places of words for servings, and of measures and masses behind "per".
  var servings: [Frame] {
    servingFrames + headings.filter { [.serving, .mass].contains($0.kind) }.map(\.frame)
  }

  /// Rows from the size of a serving to the first amount at most: the calories are between, in large print.
  private static let rowsOfCalories = 8.0
}
