import Foundation
import Hummingbird

/// The part of a list of products that a request asks for.
struct ProductFilter {
  /// The words to search for; empty for all products.
  let query: String
  /// The number of products before the first one of the list.
  let offset: Int
  let favouritesOnly: Bool

  /// The products that a list shows.
  static let listed = 50
  private static let longestQuery = 200
  private static let greatestOffset = 1_000_000

  /// Reads the parameters `query`, `offset` and `favourites`.
  ///
  /// - Throws: ``WebProblem`` for a parameter without a meaning, and for a query that is not UTF-8.
  init(_ request: Request) throws {
    let parameters = try WebForm(ofQuery: request)
    guard let offset = Int(parameters["offset"] ?? "0"), offset >= 0,
      ["yes", nil].contains(parameters["favourites"])
    else {
      throw WebProblem(
        .badRequest, "offset is a whole number from 0 on, and favourites is yes or left out")
    }
    query = String((parameters["query"] ?? "").prefix(Self.longestQuery))
    self.offset = min(offset, Self.greatestOffset)
    favouritesOnly = parameters["favourites"] != nil
  }

  /// Whether all products are listed, from the first one on.
  var isWhole: Bool { query.isEmpty && offset == 0 && !favouritesOnly }

  /// The links to the products before and after those that are listed, for the template `product-list`.
  ///
  /// - Parameter count: the products that are listed.
  /// - Returns: no link, one or two.
  func turns(_ count: Int) -> [[String: String]] {
    var turns: [[String: String]] = []
    if offset > 0 {
      turns.append(turn(to: max(0, offset - Self.listed), "prev", "‹ ", ""))
    }
    if count == Self.listed { turns.append(turn(to: offset + Self.listed, "next", "", " ›")) }
    return turns
  }

  private func turn(
    to start: Int, _ relation: String, _ before: String, _ after: String
  ) -> [String: String] {
    let favourites = favouritesOnly ? "&favourites=yes" : ""
    let words = query.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let search = words.isEmpty ? "" : "&query=\(words)"
    return [
      "relation": relation, "address": "/products?offset=\(start)\(favourites)\(search)",
      "range": "\(before)\(start + 1)–\(start + Self.listed)\(after)",
    ]
  }
}
