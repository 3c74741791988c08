import ArgumentParser
import FoodDiary
import Foundation
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
    for (option, text) in [("--name", name), ("--brand", brand)]
    where text?.allSatisfy(\.isWhitespace) == true {
      throw ValidationError("\(option) is empty; give a text, or leave it out")
    }
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

/// `protein=10`, `fat=6.5%`, `sodium=5mg`.
struct ManualValueArgument {
  var nutrient: Nutrient
  var amount: Decimal
  /// `nil` when none was given.
  var unit: NutrientUnit?

  init(parsing argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw ValidationError("write it like protein=10 or sodium=5mg") }
    guard let nutrient = Nutrient(rawValue: String(parts[0])) else {
      let known = Nutrient.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        "there is no nutrient \"\(terminalSafe(String(parts[0])))\"; use \(known)")
    }
    let digits = String(parts[1].prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") })
    guard meanings(ofNumber: digits) == nil else { throw ValidationError(numberProblem(digits)) }
    let number = digits.replacing(",", with: ".")
    guard number.count(where: { $0 == "." }) <= 1, number.first?.isNumber == true,
      number.last?.isNumber == true, let amount = Decimal(string: number)
    else { throw ValidationError("the amount must be a number from 0 on, like 10 or 6.5") }
    let rest = parts[1].dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
    if !rest.isEmpty {
      guard let unit = NutrientUnit(rawValue: rest) else {
        let known = NutrientUnit.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("there is no unit \"\(terminalSafe(rest))\"; use \(known)")
      }
      self.unit = unit
    }
    self.nutrient = nutrient
    self.amount = amount
  }
}

/// `fat`, `ocr:fat`, `api:name`.
struct RejectionArgument {
  var rejection: Rejection

  init(parsing argument: String) throws {
    guard let rejection = Rejection(text: argument) else {
      throw ValidationError(
        "name a nutrient as in the record, name, brand or barcode, if need be with ocr: or api: in "
          + "front")
    }
    self.rejection = rejection
  }
}

/// A product number with its check digit.
struct BarcodeArgument {
  var gtin: GTIN

  init(parsing argument: String) throws {
    guard let gtin = GTIN(typed: argument) else {
      let isLikeOne =
        [8, 12, 13, 14].contains(argument.count)
        && argument.allSatisfy { $0.isASCII && $0.isNumber }
      throw ValidationError(
        isLikeOne
          ? "its check digit is wrong; compare each digit with the package"
          : "give the 8, 12, 13 or 14 digits under the barcode")
    }
    self.gtin = gtin
  }
}

/// `wet`, `dry`, `semiMoist`.
struct FoodTypeArgument: ExpressibleByArgument {
  static let allValueStrings = FoodType.allCases.map(\.rawValue)

  var value: FoodType

  init?(argument: String) {
    guard let value = FoodType(rawValue: argument) else { return nil }
    self.value = value
  }
}
