extension Basis {
  /// The bases of the columns of a food's table, the main one first (EU 1169/2011, articles 32 and 33).
  package static let columnsOfFood: [Basis] = [.per100g, .per100ml, .perServing]
}

extension Basis? {
  /// Whether amounts on this basis are in the column per serving, beside a main column on `main`.
  ///
  /// Amounts per serving are themselves the main column of a label that states no others.
  package func isServing(beside main: Basis?) -> Bool { self == .perServing && main != .perServing }
}

extension ProductRecord {
  /// The accepted values of a column: those per serving beside the main ones, else the main ones.
  package subscript(column basis: Basis?) -> [Nutrient: NutrientValue] {
    get { basis.isServing(beside: self.basis) ? perServing : nutrients }
    set {
      if basis.isServing(beside: self.basis) { perServing = newValue } else { nutrients = newValue }
    }
  }
}

extension DecidedLabel {
  /// The accepted readings of a column: those per serving beside the main ones, else the main ones.
  package subscript(column basis: Basis?) -> [Nutrient: NutrientReading] {
    get { basis.isServing(beside: self.basis) ? perServing : readings }
    set {
      if basis.isServing(beside: self.basis) { perServing = newValue } else { readings = newValue }
    }
  }
}
