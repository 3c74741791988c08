import LabelModel
import Languages

/// Returns a finding for each typed amount that another source's amount outranks.
func hiddenAmounts(of record: ProductRecord) -> [Finding] {
  [record.nutrients, record.perServing].flatMap { values in
    Nutrient.allCases.compactMap { nutrient in
      guard let value = values[nutrient], value.source != .manual,
        let typed = value.others.first(where: { $0.source == .manual }),
        typed.quantity != value.quantity
      else { return nil }
      return Finding(
        rule: .manualValueIsShown, severity: .info,
        message: Message(
          .typedValueIsHidden,
          [
            .nutrient: .nutrient(nutrient), .quantity: .quantity(value.quantity),
            .source: .source(value.source), .typed: .quantity(typed.quantity),
          ]), fields: [nutrient.rawValue])
    }
  }
}
