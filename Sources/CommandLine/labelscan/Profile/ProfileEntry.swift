import FoundationEssentials
import Foundation
import ArgumentParser
import LabelModel
import Languages
import ProductChoice
import ProgramSettings

/// `milk`, `vegan`, `sugars=5`, `sugars`.
enum ProfileEntry: ExpressibleByArgument, Sendable {
  case allergen(Allergen)
  case diet(Diet)
  case limit(ContentLimit)
  /// A nutrient without an amount, whose limit is to be removed.
  case nutrient(Nutrient)
  /// A text that is no entry, with the reason.
  case refused(String, reason: String)

  static var allValueStrings: [String] {
    Allergen.allCases.map(\.rawValue) + Diet.allCases.map(\.rawValue)
      + ContentLimit.nutrients.map { "\($0.rawValue)=…" }
  }

  init(argument: String) {
    let wording = Wording.ofPerson
    func isNamed(_ key: String, _ name: String) -> Bool {
      [key, name].contains { $0.compare(argument, options: .caseInsensitive) == .orderedSame }
    }
    if let allergen = Allergen.allCases.first(where: { isNamed($0.rawValue, wording.name(of: $0)) })
    {
      self = .allergen(allergen)
    } else if let diet = Diet.allCases.first(where: { isNamed($0.rawValue, wording.name(of: $0)) })
    {
      self = .diet(diet)
    } else if let nutrient = ContentLimit.nutrients.first(where: { $0.rawValue == argument }) {
      self = .nutrient(nutrient)
    } else if argument.contains("=") {
      do {
        self = .limit(try Self.limit(ManualValueArgument(parsing: argument)))
      } catch {
        self = .refused(argument, reason: "\(error)")
      }
    } else {
      self = .refused(argument, reason: Self.unknown(argument))
    }
  }

  private static func unknown(_ word: String) -> String {
    let names = Allergen.allCases.map(\.rawValue) + Diet.allCases.map(\.rawValue)
    let nutrients = ContentLimit.nutrients.map(\.rawValue)
    let advice =
      likelyName(of: word, in: names + nutrients).map { "did you mean \($0)?" }
      ?? "use \(names.joined(separator: ", ")), or a limit of \(nutrients.joined(separator: ", "))"
    return "no allergen, diet or nutrient has this name; \(advice)"
  }

  private static func limit(_ value: ManualValueArgument) throws -> ContentLimit {
    let name = value.nutrient.rawValue
    guard ContentLimit.nutrients.contains(value.nutrient) else {
      let known = ContentLimit.nutrients.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("\(name) takes no limit; use \(known)")
    }
    guard let limit = ContentLimit(value.nutrient, value.amount) else {
      throw ValidationError(
        "100 g hold \(ContentLimit.largest(of: value.nutrient)) of \(name) at most; give less")
    }
    guard value.unit == nil || value.unit == limit.unit else {
      throw ValidationError("a limit of \(name) is in \(limit.unit.rawValue)")
    }
    return limit
  }

  /// - Throws: the reason why one of the entries is refused.
  static func check(_ entries: [ProfileEntry]) throws {
    for case .refused(let text, let reason) in entries {
      throw ValidationError("\(terminalSafe(text)): \(reason)")
    }
  }

  /// The nutrient of a limit.
  var nutrient: Nutrient? {
    switch self {
    case .limit(let limit): limit.nutrient
    case .nutrient(let nutrient): nutrient
    case .allergen, .diet, .refused: nil
    }
  }
}

extension FoodProfile {
  /// Creates a profile of what a person named; a nutrient without an amount is no limit.
  init(_ entries: [ProfileEntry]) {
    var (allergens, diets, limits): ([Allergen], [Diet], [ContentLimit]) = ([], [], [])
    for entry in entries {
      switch entry {
      case .allergen(let allergen): allergens.append(allergen)
      case .diet(let diet): diets.append(diet)
      case .limit(let limit): limits.append(limit)
      case .nutrient, .refused: break
      }
    }
    self.init(allergens: allergens, diets: diets, limits: limits)
  }
}
