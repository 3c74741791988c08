import Foundation

/// Reads a model's answer and believes nothing that cannot be.
struct GeminiAnswer {
  /// More foods than a sentence names.
  private static let mostFoods = 30
  /// The greatest mass of one food that is taken, in grams, and the greatest energy, in kilocalories.
  private static let (mostGrams, mostEnergy): (Decimal, Decimal) = (10_000, 10_000)

  let host: String

  /// Returns the foods in an answer's body.
  ///
  /// - Throws: ``LookupError/malformedAnswer(host:reason:)`` for anything that is no list of foods,
  ///   ``LookupError/declined(host:reason:)`` for a sentence that the model does not answer.
  func read(_ body: Data) throws(LookupError) -> [GuessedFood] {
    let answer = try decode(body, "it is no complete JSON")
    if let reason = answer["promptFeedback"]?["blockReason"]?.text {
      throw .declined(host: host, reason: Self.line(reason))
    }
    guard let candidate = answer["candidates"]?.elements.first else {
      throw malformed("it has no candidate")
    }
    let end = candidate["finishReason"]?.text
    guard end == nil || end == "STOP" else {
      throw end == "MAX_TOKENS"
        ? malformed("it breaks off") : .declined(host: host, reason: Self.line(end ?? ""))
    }
    let text = (candidate["content"]?["parts"]?.elements ?? []).compactMap { $0["text"]?.text }
      .joined()
    guard case .array(let foods) = try decode(Data(text.utf8), "its text is no JSON") else {
      throw malformed("its text is no list")
    }
    guard foods.count <= Self.mostFoods else {
      throw malformed("it has \(foods.count) foods")
    }
    return try foods.map(read)
  }

  private func read(_ food: JSONValue) throws(LookupError) -> GuessedFood {
    let name = Self.line(food["name"]?.text ?? "")
    guard !name.isEmpty else { throw malformed("a food has no name") }
    let grams = try number(food["grams"], "mass", upTo: Self.mostGrams)
    guard grams != 0 else { throw malformed("there is nothing of \(name)") }
    return GuessedFood(
      name: name, grams: grams,
      energyKcal: try number(food["kcal"], "energy", upTo: Self.mostEnergy))
  }

  private func number(
    _ value: JSONValue?, _ what: String, upTo most: Decimal
  ) throws(LookupError) -> Double? {
    switch value {
    case nil, .null: return nil
    case .number(let number) where number >= 0 && number <= most:
      return NSDecimalNumber(decimal: number).doubleValue
    default: throw malformed("a food's \(what) is no number that can be")
    }
  }

  private func decode(_ data: Data, _ reason: String) throws(LookupError) -> JSONValue {
    do {
      return try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw malformed(reason)
    }
  }

  private func malformed(_ reason: String) -> LookupError {
    .malformedAnswer(host: host, reason: reason)
  }

  private static func line(_ text: String) -> String {
    let words = text.split {
      $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    return String(words.joined(separator: " ").prefix(200))
  }
}
