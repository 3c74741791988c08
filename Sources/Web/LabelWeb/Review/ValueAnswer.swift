import LabelModel

/// A person's answer to one value of a product.
struct ValueAnswer: Hashable, Sendable, Codable {
  enum Action: String, Codable, CaseIterable {
    /// The value is as printed.
    case accept
    /// The value is another one, ``ValueAnswer/text``.
    case correct
    /// The label prints the word "traces".
    case traces
    /// The label does not print it.
    case notPrinted
  }

  var nutrient: Nutrient
  /// The basis of the value, `nil` where it has none.
  var basis: Basis?
  var action: Action
  /// The amount as it was typed, for a correction.
  var text: String?
  var unit: NutrientUnit?
  /// The bound that the label prints; without it that of the value that was read stays.
  var bound: BoundAnswer?
  /// The column of a value without a basis.
  var column: Basis?

  /// A bound, or none.
  enum BoundAnswer: String, Codable, CaseIterable {
    case minimum, maximum, none

    var bound: Bound? { Bound(rawValue: rawValue) }
  }
}

extension ValueAnswer {
  /// Reads an answer of a program.
  ///
  /// - Throws: the decoder's error, also for an unknown name, which may be a slip.
  init(from decoder: any Decoder) throws {
    for key in try decoder.container(keyedBy: AnyName.self).allKeys
    where CodingKeys(stringValue: key.stringValue) == nil {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [key], debugDescription: "an answer has no such part"))
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    nutrient = try container.decode(Nutrient.self, forKey: .nutrient)
    basis = try container.decodeIfPresent(Basis.self, forKey: .basis)
    action = try container.decode(Action.self, forKey: .action)
    text = try container.decodeIfPresent(String.self, forKey: .text)
    unit = try container.decodeIfPresent(NutrientUnit.self, forKey: .unit)
    bound = try container.decodeIfPresent(BoundAnswer.self, forKey: .bound)
    column = try container.decodeIfPresent(Basis.self, forKey: .column)
  }

  private struct AnyName: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
