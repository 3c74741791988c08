import LabelModel

extension Lattice {
  /// The greatest probability of the meaning of columns whose headings leave a choice.
  ///
  /// Of two columns the larger one is mostly of 100 g. But servings of drinks, yogurts and meals are more than 100 g. The
  /// photos at hand do not show how often that is. So the bound is set by hand, below the acceptance of each basis of food.
  static let greatestUnheaded = 0.85

  /// Whether a heading's 100 was read without its unit, and no other heading says it.
  ///
  /// The amounts of 100 do not settle that: sauces, syrups and ices are labelled either way. Nor does the 100 ml of the
  /// prepared food.
  var hasUnreadUnit: Bool {
    let hundreds = page.headings.filter { $0.kind.hundred != nil && !page.isOfPrepared($0) }
    return !hundreds.isEmpty && hundreds.allSatisfy { $0.origin.isBare }
  }

  /// The 100 with the unit of a serving whose size has the ratio of two columns.
  ///
  /// Grams of a serving and 100 ml have another ratio, unless the food is as dense as water.
  func hundredOfServing(_ weights: [Double]) -> ColumnMeaning? {
    let areVolumes = Set(page.servingSizes.map(\.isVolume))
    guard areVolumes.count == 1, let isVolume = areVolumes.first,
      let likeliest = likeliestWithServing(weights),
      likeliest.features[MeaningHypothesis.Factor.ratioIsServing.rawValue] > 0
    else { return nil }
    return isVolume ? .per100ml : .per100g
  }

  /// The meanings of two columns all of whose amounts have the ratio of the only serving that is stated.
  ///
  /// The amounts of 20 g are a fifth of those of 100 g, and of no other column's.
  func meaningsByRatio(_ weights: [Double]) -> Set<ColumnMeaning> {
    guard let (layout, hypothesis) = likeliest(weights), Set(page.servingSizes).count == 1,
      let size = page.servingSizes.first,
      case let hundred = size.isVolume ? ColumnMeaning.per100ml : .per100g,
      let whole = hypothesis.meanings.firstIndex(of: hundred),
      let part = hypothesis.meanings.firstIndex(of: .perServing)
    else { return [] }
    let (first, second) = (layout.panels[whole][0], layout.panels[part][0])
    guard ColumnPair.commonAmounts(first, second) >= Self.leastProving,
      !ColumnPair.isOutOfRatio(first, second), !ColumnPair.isOneColumn(first, second),
      ColumnPair.ratio(first, second).map({ isRatio($0, of: size.amount) }) ?? false
    else { return [] }
    return [hundred, .perServing]
  }

  /// Amounts in each of two columns whose ratio proves their meanings at least. It is set by hand.
  private static let leastProving = 5

  private func likeliest(
    _ weights: [Double]
  ) -> (layout: LayoutHypotheses, hypothesis: MeaningHypothesis)? {
    layouts.flatMap { layout in
      layout.meanings.map { (layout: layout, hypothesis: $0) }
    }.max { $0.hypothesis.score(weights) < $1.hypothesis.score(weights) }
  }

  private func likeliestWithServing(_ weights: [Double]) -> MeaningHypothesis? {
    layouts.flatMap(\.meanings).filter { $0.meanings.contains(.perServing) }
      .max { $0.score(weights) < $1.score(weights) }
  }

  /// Whether no word for a serving is read, and no printed size explains the ratio of two columns.
  ///
  /// The second column may be of a package then, or of the prepared product. A size of more than 100 g does not count on a
  /// label that states its package's content.
  func hasUnheadedServing(_ weights: [Double]) -> Bool {
    guard !page.headings.contains(where: { $0.kind == .serving || $0.kind == .mass }) else {
      return false
    }
    let statesContent = page.spots.contains {
      $0.options[0].size != nil && page.isNetQuantity($0)
    }
    return likeliestWithServing(weights).map { hypothesis in
      func has(_ factor: MeaningHypothesis.Factor) -> Bool {
        hypothesis.features[factor.rawValue] > 0
      }
      return !has(.ratioIsPrinted)
        || statesContent && has(.servingExceedsHundred) && !has(.ratioIsServing)
    } ?? false
  }

  /// Whether the serving's column is one of Nutrition Facts, or their heading has its size, in the likeliest layout.
  func hasNutritionFacts(_ weights: [Double]) -> Bool {
    guard let (layout, hypothesis) = likeliest(weights),
      let column = hypothesis.meanings.firstIndex(of: .perServing)
    else { return false }
    if page.headsOneServing, layout.states[column] == .serving { return true }
    let tops = layout.panels.map { $0[0] }
    let facts = tops.indices.filter { page.isOfNutritionFacts(tops[$0]) }
    return facts == [column]
      || facts.contains(column) && DualColumns(page, layout.layout, tops)?.serving == column
  }

  /// The places of amounts in columns of several foods or states, without a word that says which is the product's.
  ///
  /// A record with the amounts of one of them would be a guess, whatever layout it comes from.
  var rivalSpots: Set<Int> {
    guard !page.statesSeveralServings else { return Set(page.spots.indices) }
    var spots: Set<Int> = []
    for layout in layouts where !layout.layout.isStream {
      for (state, panels) in zip(layout.states, layout.panels) where state == .rival {
        spots.formUnion(panels[0].values.compactMap { $0?.spot })
      }
    }
    return spots
  }

  /// The state of the food in the column of 100 g or 100 ml, by the headings of several columns.
  func preparation(_ weights: [Double]) -> Preparation? {
    let likeliest = layouts.flatMap { layout in
      layout.meanings.map { (layout: layout, hypothesis: $0) }
    }.max { $0.hypothesis.score(weights) < $1.hypothesis.score(weights) }
    guard let (layout, hypothesis) = likeliest, !layout.layout.isStream,
      hypothesis.meanings.count > 1,
      let column = hypothesis.meanings.firstIndex(where: { $0 == .per100g || $0 == .per100ml })
    else { return nil }
    return ColumnStates(page, layout.layout, tops: layout.panels.map { $0[0] })
      .preparation(column)
  }

  /// Whether two columns have no heading that is read, and no printed size is the ratio of their amounts.
  var hasUnheadedColumns: Bool {
    let kinds: [Heading.Kind] = [.hundredGrams, .hundredMillilitres, .serving]
    guard !page.headings.contains(where: { kinds.contains($0.kind) }) else { return false }
    return layouts.contains { layout in
      let panels = layout.panels.compactMap(\.first).filter { $0.count >= Self.leastRows }
      return panels.indices.contains { first in
        panels[(first + 1)...].contains { isUnheaded(panels[first], $0) }
      }
    }
  }

  /// Amounts of a column at least.
  private static let leastRows = 3

  private func isUnheaded(_ first: Panel, _ second: Panel) -> Bool {
    let ratios = zip(first.values, second.values).compactMap { first, second -> Double? in
      guard let first, let second, first.amount > 0, second.amount > 0,
        !isSameAmount(first.amount, second.amount)
      else { return nil }
      return second.amount / first.amount
    }
    guard ratios.count >= Self.leastRows else { return false }
    let ratio = median(ratios)
    return !page.sizes.contains {
      isRatio(ratio, of: $0.amount) || isRatio(1 / ratio, of: $0.amount)
    }
  }
}
