import Foundation
package import LabelModel
import Languages

/// The reasons why an entry cannot be kept: every wrong field, named as a person gives it.
public struct InvalidEntry: Error, Hashable, Sendable, CustomStringConvertible {
  /// A field that is wrong.
  public struct Problem: Hashable, Sendable, Codable {
    /// `name`, `calories`, `protein`, `carbohydrates`, `fat`, `portion` or `unit`.
    public var field: String
    /// The fault and the remedy.
    public var reason: String

    /// Creates a problem.
    public init(_ field: String, _ reason: String) {
      self.field = field
      self.reason = reason
    }
  }

  /// The fields that are wrong; never empty.
  public var problems: [Problem]

  /// Creates an error.
  public init(problems: [Problem]) { self.problems = problems }

  /// The fault of each field, then the remedy.
  public var description: String {
    problems.map { "\($0.field): \($0.reason)" }.joined(separator: "; ")
  }
}

extension EatenFood {
  /// The most characters of a name.
  package static let longestName = 200

  /// Returns what is wrong with the food's fields; nothing for one that can be kept.
  ///
  /// A name and calories must be there, and the portion must be one that can be eaten
  /// (``Portion/exceededLimit``). Amounts must be numbers from 0 to
  /// ``CountedNutrient/largestOfEntry``.
  package var problems: [InvalidEntry.Problem] {
    var problems = Self.problems(ofName: name)
    if let portion, let largest = portion.exceededLimit {
      let error = PortionScalingError.absurd(portion, largest: largest)
      problems.append(.init("portion", error.description))
    }
    for nutrient in CountedNutrient.allCases {
      guard let amount = amounts[nutrient] else {
        if nutrient == .energyKcal {
          problems.append(.init(nutrient.word, "missing; give them, 0 for none"))
        }
        continue
      }
      if let reason = Self.problem(amount, of: nutrient) {
        problems.append(.init(nutrient.word, reason))
      }
    }
    return problems
  }

  /// Passes a food that can be kept.
  ///
  /// - Throws: ``InvalidEntry`` that names every field that is wrong.
  package func validate() throws(InvalidEntry) {
    let problems = problems
    guard problems.isEmpty else { throw InvalidEntry(problems: problems) }
  }

  static func problems(
    ofName name: String, whenEmpty reason: String = "empty; say what was eaten"
  ) -> [InvalidEntry.Problem] {
    if name.allSatisfy(\.isWhitespace) {
      return [.init("name", reason)]
    }
    if name.count > longestName {
      return [.init("name", "\(name.count) characters; give at most \(longestName)")]
    }
    let hasControl = name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return hasControl
      ? [.init("name", "it has a line break or another control character; leave it out")] : []
  }

  static func problem(_ amount: Double, of nutrient: CountedNutrient) -> String? {
    guard amount.isFinite else { return "no number; give one from 0 on" }
    guard amount >= 0 else { return "\(shown(amount)) is negative; give 0 or more" }
    guard amount <= nutrient.largestOfEntry else {
      return "\(shown(amount)) \(nutrient.unit) is too much for one entry; give at most "
        + "\(shown(nutrient.largestOfEntry)), and check the unit"
    }
    return nil
  }

  /// Values that look wrong and may be right all the same: calories that do not fit the macros.
  ///
  /// A gram of protein, carbohydrates and fat has 4, 4 and 9 kcal (EU 1169/2011, annex XIV). The
  /// macros alone may not have a fifth and 20 kcal more than the entry, even if one is unknown.
  /// Fibre, polyols and alcohol can make the entry have more than the macros. With all three known,
  /// only more than half as much again, and 100 kcal, is reported.
  package var findings: [Finding] {
    guard let energy = amounts.energyKcal, energy >= 0 else { return [] }
    let known = CountedNutrient.macros.filter { amounts[$0].map { $0 >= 0 } ?? false }
    let byMacros = known.reduce(0) { $0 + (amounts[$1] ?? 0) * ($1 == .fat ? 9 : 4) }
    let isTooMuch = known.count == CountedNutrient.macros.count && energy > 1.5 * byMacros + 100
    guard !known.isEmpty, byMacros > 1.2 * energy + 20 || isTooMuch else { return [] }
    func shownNumber(_ number: Double) -> MessageArgument {
      .number(Decimal(string: shown(number)) ?? Decimal(number))
    }
    return [
      Finding(
        rule: .energyFitsMacros, severity: .warning,
        message: Message(
          .eatenEnergyDiffers,
          [
            .kilocalories: shownNumber(energy), .otherKilocalories: shownNumber(byMacros.rounded()),
            .nutrients: .nutrients(known.compactMap { Nutrient(rawValue: $0.rawValue) }),
          ]),
        fields: CountedNutrient.allCases.map(\.rawValue))
    ]
  }
}

/// Reads an amount as a person types it (``typedNumber(_:)``).
///
/// - Returns: the number, or the reason why an entry may not have it.
package func readAmount(
  _ text: String, of nutrient: CountedNutrient
) -> Result<Double, InvalidEntry> {
  guard let amount = typedNumber(text) else {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    return .failure(
      InvalidEntry(problems: [
        .init(nutrient.word, numberProblem(String(trimmed.prefix(40))))
      ]))
  }
  if let reason = EatenFood.problem(amount, of: nutrient) {
    return .failure(InvalidEntry(problems: [.init(nutrient.word, reason)]))
  }
  return .success(amount)
}
