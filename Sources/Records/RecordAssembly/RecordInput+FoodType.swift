import FoodScience
import Foundation
import LabelModel
import LabelParsing

/// The clues of all sources to a pet food's animal and type.
extension RecordInput {
  /// The product database's answer, if it is about the record's barcode.
  var matchingProduct: CatalogProduct? {
    let chosen = chooseBarcode(photo: barcodes, manual: manual)
    return product.flatMap { chosen.belongs(to: $0) ? $0 : nil }
  }

  /// The animal of a pet food and its part of the diet; `nil` when no word states either.
  var petFoodUse: PetFoodUse? {
    let product = matchingProduct
    let use = decidePetFoodUse(
      PetFoodClues(
        categories: (product?.categoriesTags ?? []).flatMap(findPetFoodWords),
        label: petFoodWords,
        names: names.flatMap(findPetFoodWords)))
    return use.isUnknown ? nil : use
  }

  /// The names and brands of a product by the database and a person.
  private var names: [String] {
    let product = matchingProduct
    return [product?.name, product?.brand, manual.name, manual.brand].compactMap { $0 }
  }

  /// Returns the food type by the clues of all sources (docs/rules.md, rule 5).
  func foodType(_ use: PetFoodUse?) -> DecidedFoodType {
    let product = matchingProduct
    var refused: Set<Source> = []
    for rejection in manual.rejections where rejection.field == .nutrient(.moisture) {
      refused.insert(rejection.source ?? (label?.readings[.moisture] == nil ? .api : .ocr))
    }
    let apiMoisture = product?.nutrients[.moisture]?.quantity.normalized
    return decideFoodType(
      FoodTypeClues(
        person: manual.foodType, categoriesTags: product?.categoriesTags ?? [],
        names: names,
        labelNames: [identity.name?.value, identity.brand?.value].compactMap { $0 },
        apiMoisture: refused.contains(.api) ? nil : apiMoisture,
        scannedMoisture: refused.contains(.ocr) ? nil : scannedMoisture,
        typedMoisture: manual.nutrients[.moisture]?.normalized.flatMap {
          (0...100).contains($0) ? $0 : nil
        },
        scanned: scannedAmounts, use: use))
  }

  /// The values accepted from the label as fed, in percent. Values that a person rejected, or
  /// with a restored decimal point, are left out.
  private var scannedAmounts: [Nutrient: Decimal] {
    let rejected = manual.rejections.filter { $0.source != .api }.map(\.field)
    return (label?.readings ?? [:]).filter { !rejected.contains(.nutrient($0.key)) }
      .compactMapValues {
        $0.quantity.unit == .percent && !$0.hasShiftedPoint ? $0.quantity.value : nil
      }
  }

  /// The moisture read from the label as fed and accepted, in percent.
  ///
  /// A moisture for review may be another row's. One whose decimal point was restored may be ten
  /// times as much.
  private var scannedMoisture: Decimal? {
    label?.readings[.moisture].flatMap { $0.hasShiftedPoint ? nil : $0.quantity.normalized }
  }
}
