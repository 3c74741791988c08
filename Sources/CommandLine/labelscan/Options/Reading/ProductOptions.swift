import ArgumentParser
import LabelModel
import LabelScan

/// A person's statements about the product.
struct ProductOptions: ParsableArguments {
  @Option(
    name: .customLong("manual"),
    help: ArgumentHelp(
      "A value that you know, like protein=10 or sodium=5mg; repeatable.",
      discussion: """
        It shows where neither photo nor database has a value: to correct one, reject it too.
        """, valueName: "nutrient=amount"), transform: ManualValueArgument.init(parsing:))
  var manualValues: [ManualValueArgument] = []

  @Option(
    name: .customLong("reject"),
    help: ArgumentHelp(
      "A wrong value, so that the next source shows: fat, ocr:fat, api:name; repeatable.",
      valueName: "field"), transform: RejectionArgument.init(parsing:))
  var rejections: [RejectionArgument] = []

  @Option(
    help: ArgumentHelp("The product's number: 8, 12, 13 or 14 digits.", valueName: "gtin"),
    transform: BarcodeArgument.init(parsing:))
  var barcode: BarcodeArgument?

  @Option(
    help: ArgumentHelp(
      "The product's name, in place of the label's and the database's.", valueName: "text"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The product's brand, in place of the label's and the database's.", valueName: "text"))
  var brand: String?

  @Option(
    help: ArgumentHelp(
      "A pet food's type, in place of what database, name and moisture tell.",
      valueName: "type"))
  var foodType: FoodTypeArgument?

  func validate() throws {
    for (option, typed) in [("--name", name), ("--brand", brand)] {
      guard let typed else { continue }
      if typed.allSatisfy(\.isWhitespace) {
        throw ValidationError("\(option) is empty; give a text, or leave it out")
      }
      if typed.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        throw ValidationError(
          "\(option) has a line break or another control character; leave it out")
      }
    }
  }

  /// The sentence that --food-type had no effect on `record`, which is a food's; `nil` where it had.
  func withoutFoodType(_ record: ProductRecord) -> String? {
    guard foodType != nil, record.subject == .food else { return nil }
    return "--food-type is for pet food alone; this product is a food"
  }

  /// Adds the statements to the options of a record.
  ///
  /// - Throws: ``CommandFailure`` for a nutrient that is given twice.
  func add(to options: inout RecordOptions) throws(CommandFailure) {
    options.manual.name = name
    options.manual.brand = brand
    options.manual.barcode = barcode?.gtin
    options.manual.foodType = foodType?.value
    options.manual.rejections = Set(rejections.map(\.rejection))
    for value in manualValues {
      let isFirst =
        options.manual.nutrients[value.nutrient] == nil
        && options.manualAmounts[value.nutrient] == nil
      guard isFirst else {
        throw CommandFailure(
          .usage, "--manual gives \(value.nutrient.rawValue) twice; give one value a nutrient")
      }
      if let unit = value.unit {
        options.manual.nutrients[value.nutrient] = Quantity(value.amount, unit)
      } else {
        options.manualAmounts[value.nutrient] = value.amount
      }
    }
  }
}
