package import LabelModel

/// Records as rows of the table that Open Food Facts imports from producers: a product a row.
///
/// It has only the statements of a label or a person. The database's own statements are not sent
/// back. A missing value is an empty cell, never 0. So is an amount that the table has no unit for.
package enum OpenFoodFactsCSV {
  /// The database's names of nutrients (taxonomies/nutrients.txt of openfoodfacts-server), for food
  /// and for pet food.
  static let names: [(nutrient: Nutrient, food: String?, petFood: String?)] = [
    (.energyKJ, "energy-kj", "energy-kj"), (.energyKcal, "energy-kcal", "energy-kcal"),
    (.fat, "fat", "crude-fat"), (.saturatedFat, "saturated-fat", nil),
    (.carbohydrates, "carbohydrates", nil), (.sugars, "sugars", nil),
    (.fiber, "fiber", "crude-fibre"),
    (.protein, "proteins", "crude-protein"), (.salt, "salt", nil), (.sodium, "sodium", nil),
    (.moisture, nil, "moisture"), (.ash, nil, "crude-ash"), (.taurine, nil, "taurine"),
  ]

  private static let columns: [String] = names.flatMap { [$0.food, $0.petFood] }.compactMap { $0 }
    .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }

  /// The names of the columns.
  package static let header: [String] =
    ["code", "product_name", "brands", "product_type", "nutrition_data_per", "serving_size"]
    + columns.flatMap { ["\($0)_value", "\($0)_unit"] }

  /// Returns a record's cells; `nil` for one without a barcode or without anything to tell.
  package static func cells(of record: ProductRecord) -> [String]? {
    guard let gtin = record.barcode?.gtin, let subject = record.subject,
      let basis = FormAmount.basis(of: record)
    else { return nil }
    var amounts: [String: FormAmount] = [:]
    for (nutrient, food, petFood) in names {
      guard let name = subject == .petFood ? petFood : food, let value = record.nutrients[nutrient],
        value.source != .api
      else { continue }
      amounts[name] = FormAmount(value, of: nutrient, named: name, in: record)
    }
    func own(_ text: SourcedText?) -> String {
      text.flatMap { $0.source == .api ? nil : $0.value } ?? ""
    }
    guard !amounts.isEmpty else { return nil }
    return [
      gtin.digits, own(record.name), own(record.brand),
      subject == .petFood ? "petfood" : "food", basis, FormAmount.servingSize(of: record) ?? "",
    ]
      + columns.flatMap { name in
        amounts[name].map { [$0.text, $0.unit] } ?? ["", ""]
      }
  }
}
