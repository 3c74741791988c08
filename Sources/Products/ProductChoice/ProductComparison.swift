package import LabelModel

/// Products side by side, each nutrient in 100 g or 100 ml.
package struct ProductComparison: Hashable, Sendable {
  /// A product of the comparison, with its answers to the profile.
  package struct Column: Hashable, Sendable {
    /// The product as the person named it.
    package var label: String
    /// The product's record.
    package var record: ProductRecord
    /// The answers to the person's profile.
    package var marks: [ProfileMark]

    /// Creates a column.
    package init(label: String, record: ProductRecord, marks: [ProfileMark] = []) {
      self.label = label
      self.record = record
      self.marks = marks
    }
  }

  /// The products, in the person's order.
  package var columns: [Column]

  /// Creates a comparison.
  package init(_ columns: [Column]) { self.columns = columns }

  /// The nutrients that at least one product has an amount of, in the order of labels. The core
  /// ones of these products are always there.
  package var nutrients: [Nutrient] {
    let core = Set(columns.flatMap { ($0.record.subject ?? .food).coreNutrients })
    return Nutrient.allCases.filter { nutrient in
      columns.contains { $0.record.comparableAmount(of: nutrient) != nil }
        || core.contains(nutrient) && nutrient != .sodium
    }
  }

  /// Whether a product is a pet food, which has its carbohydrate in dry matter.
  package var hasPetFood: Bool { columns.contains { $0.record.subject == .petFood } }

  /// Whether a product may have scores of food.
  package var hasFood: Bool { columns.contains { $0.record.subject != .petFood } }

  /// Whether all products are compared on one basis.
  ///
  /// 100 g of one product and 100 ml of another are not the same amount of food.
  package var hasOneBasis: Bool {
    let bases = columns.map(\.record.comparableBasis)
    return Set(bases).count <= 1
  }
}

extension ProductComparison: Encodable {
  /// Names and versions the JSON form.
  package static let schema = "labelscan/comparison/1"

  private enum CodingKeys: String, CodingKey { case schema, hasOneBasis, products }

  private enum ProductKeys: String, CodingKey {
    case product, barcode, name, brand, status, basis, nutrients, carbohydrates, estimate
    case nutriScore, nova, allergens, mayContain, profile
  }

  private enum AmountKeys: String, CodingKey {
    case value, unit, bound, modifier, source, isCalculated
  }

  /// Writes the products; an amount that is not known is `null`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(hasOneBasis, forKey: .hasOneBasis)
    var list = container.nestedUnkeyedContainer(forKey: .products)
    for column in columns {
      var product = list.nestedContainer(keyedBy: ProductKeys.self)
      let record = column.record
      try product.encode(column.label, forKey: .product)
      try product.encode(record.barcode?.gtin.digits, forKey: .barcode)
      try product.encode(record.name?.value, forKey: .name)
      try product.encode(record.brand?.value, forKey: .brand)
      try product.encode(record.status, forKey: .status)
      try product.encode(record.comparableBasis, forKey: .basis)
      var amounts = product.nestedContainer(keyedBy: NutrientKey.self, forKey: .nutrients)
      for nutrient in nutrients {
        let key = NutrientKey(nutrient)
        guard let amount = record.comparableAmount(of: nutrient) else {
          try amounts.encodeNil(forKey: key)
          continue
        }
        var cell = amounts.nestedContainer(keyedBy: AmountKeys.self, forKey: key)
        try cell.encode(amount.quantity.value, forKey: .value)
        try cell.encode(amount.quantity.unit, forKey: .unit)
        try cell.encode(amount.bound, forKey: .bound)
        try cell.encode(amount.modifier, forKey: .modifier)
        try cell.encode(amount.source, forKey: .source)
        try cell.encode(amount.isCalculated, forKey: .isCalculated)
      }
      try product.encode(record.carbohydrates, forKey: .carbohydrates)
      try product.encode(record.estimate, forKey: .estimate)
      try product.encode(record.comparedNutriScore, forKey: .nutriScore)
      try product.encode(record.comparedNova, forKey: .nova)
      try product.encode(record.comparedAllergens(.contains), forKey: .allergens)
      try product.encode(record.comparedAllergens(.mayContain), forKey: .mayContain)
      try product.encode(column.marks, forKey: .profile)
    }
  }

  private struct NutrientKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ nutrient: Nutrient) { stringValue = nutrient.rawValue }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }
}

extension ProductRecord {
  /// The allergens that any source names so, each once; `nil` when none is named and no whole list was read.
  package func comparedAllergens(_ presence: DeclaredAllergen.Presence) -> [Allergen]? {
    let named = Set((allergens ?? []).filter { $0.presence == presence }.map(\.allergen))
    return named.isEmpty && !hasWholeList ? nil : Allergen.allCases.filter { named.contains($0) }
  }

  /// The Nutri-Score, `A` to `E`: the computed one, else the database's; `nil` without either.
  package var comparedNutriScore: String? {
    if case .graded(let grade, _)? = nutriScore?.outcome { return grade.rawValue }
    return catalog?.nutriScoreGrade?.uppercased()
  }

  /// The NOVA group, 1 to 4: the computed one, else the database's; `nil` without either.
  package var comparedNova: Int? {
    if case .group(let number)? = nova?.outcome { return number }
    return catalog?.novaGroup
  }
}
