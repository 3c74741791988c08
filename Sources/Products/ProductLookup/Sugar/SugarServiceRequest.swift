import Foundation
import LabelModel

/// The request to a service: only the list of ingredients leaves this machine.
struct SugarServiceRequest {
  /// The languages that the service's interface knows.
  private static let languages = ["en", "es", "fr", "de", "it"]
  /// The most characters of a list that are sent; no label holds as many.
  private static let longestList = 20_000

  private struct Body: Encodable {
    enum CodingKeys: String, CodingKey {
      case ingredients, language
      case analysisType = "analysis_type"
      case detail = "detail_level"
    }

    var ingredients: String
    var language: String
    var analysisType = "sugar_detection"
    // A smaller answer lacks fields that a record shows.
    var detail = "comprehensive"
  }

  /// The request's body; equal requests are equal bytes.
  let body: Data

  /// Asks about `list`; `nil` for a list in a language that the service does not know.
  ///
  /// - Throws: `EncodingError`.
  init?(_ list: IngredientList) throws {
    guard let language = list.language, Self.languages.contains(language) else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    body = try encoder.encode(
      Body(
        ingredients: String(list.text.prefix(Self.longestList)), language: language))
  }
}
