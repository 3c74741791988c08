import ArgumentParser
import FoodDiary
import Foundation
import LabelModel

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
