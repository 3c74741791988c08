import Foundation
import LabelModel

/// Reads a service's analysis and believes nothing that the list does not bear out.
struct SugarServiceAnswer {
  /// The most entries of a list in an answer, and characters of a text, that are taken.
  private static let mostEntries = 200
  private static let longestText = 500

  private let host: String
  private let words: [String]

  /// Reads answers of `host` about `list`.
  init(host: String, about list: IngredientList) {
    self.host = host
    words = Self.words(list.text)
  }

  /// Returns the analysis in an answer's body.
  ///
  /// Ingredients that the list does not name are left out with a warning: a service may well make
  /// them up. Kinds of sugar that this program does not know are left out likewise.
  ///
  /// - Throws: ``LookupError/malformedAnswer(host:reason:)`` for anything that is no analysis.
  func read(_ body: Data) throws(LookupError) -> SugarAnalysis {
    let answer: JSONValue
    do {
      answer = try JSONDecoder().decode(JSONValue.self, from: body)
    } catch {
      throw malformed("it is no complete JSON")
    }
    guard case .object = answer else { throw malformed("it is no JSON object") }
    guard case .boolean(let containsSugar) = answer["contains_sugar"] else {
      throw malformed("it does not say whether there is sugar")
    }
    guard let details = answer["sugar_analysis"], case .object = details,
      let impact = details["health_impact"]?.text.flatMap(SugarAnalysis.HealthImpact.init)
    else { throw malformed("it does not say how the sugar matters to health") }
    guard case .number(let count) = details["total_sugar_indicators"],
      (0...Decimal(Self.mostEntries)).contains(count)
    else { throw malformed("it does not say how many sugars there are") }
    var warnings = texts(answer["warnings"])
    var analysis = SugarAnalysis(
      provider: .remote, containsSugar: containsSugar,
      confidence: try confidence(answer["confidence"]),
      totalSugarIndicators: NSDecimalNumber(decimal: count).intValue,
      healthImpact: impact, recommendations: texts(details["recommendations"]))
    for entry in answer["sugar_types"]?.elements.prefix(Self.mostEntries) ?? [] {
      guard let name = entry["type"]?.text, let type = SugarType(rawValue: name) else {
        warnings.append("The service named a kind of sugar that is not known here.")
        continue
      }
      let sources = borneOut(entry["sources"], &warnings)
      guard !sources.isEmpty else { continue }
      analysis.sugarTypes.append(
        FoundSugarType(type, confidence: try confidence(entry["confidence"]), sources: sources))
    }
    analysis.hiddenSugars = borneOut(details["hidden_sugars"], &warnings)
    analysis.sugarAlternatives = borneOut(details["sugar_alternatives"], &warnings)
    guard containsSugar || analysis.sugarTypes.allSatisfy(\.type.isAlternative) else {
      throw malformed("it finds kinds of sugar where it says there is none")
    }
    analysis.warnings = warnings.map { Message(text: $0) }
    return analysis
  }

  private func malformed(_ reason: String) -> LookupError {
    .malformedAnswer(host: host, reason: reason)
  }

  private func confidence(_ value: JSONValue?) throws(LookupError) -> Confidence {
    guard case .number(let number) = value, number >= 0, number <= 1 else {
      throw malformed("it does not say how certain it is")
    }
    return Confidence(NSDecimalNumber(decimal: number).doubleValue)
  }

  private func texts(_ value: JSONValue?) -> [String] {
    (value?.elements ?? []).prefix(Self.mostEntries).compactMap(\.text)
      .map { String($0.prefix(Self.longestText)) }
  }

  /// The ingredients in `value` that the list names.
  private func borneOut(_ value: JSONValue?, _ warnings: inout [String]) -> [String] {
    texts(value).filter { name in
      let isNamed = contains(Self.words(name))
      if !isNamed {
        warnings.append("The service named an ingredient that the list does not: \(name).")
      }
      return isNamed
    }
  }

  private func contains(_ name: [String]) -> Bool {
    guard !name.isEmpty, name.count <= words.count else { return false }
    return (0...(words.count - name.count)).contains { start in
      words[start..<(start + name.count)].elementsEqual(name)
    }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
