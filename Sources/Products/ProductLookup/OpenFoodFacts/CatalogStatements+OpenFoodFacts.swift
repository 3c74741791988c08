import Foundation
import LabelModel

// Source of the members' names and forms: openfoodfacts-server, docs/api/ref/schemas.

extension CatalogStatements {
  /// The most tags and the most shops that are kept of a product.
  private static let mostTags = 100

  /// Reads everything beside names and amounts of a service's `product` object.
  ///
  /// A grade or group outside its scale is treated as absent. So are a day before the services
  /// began and an address that is not the web's.
  init?(_ product: JSONValue, service: OpenFoodFactsService) {
    let grade = product["nutriscore_grade"]?.text.flatMap {
      "abcde".contains($0) && $0.count == 1 ? $0 : nil
    }
    var group: Int?
    if case .number(let number, _) = StatedNumber(product["nova_group"]) {
      group = (1...4).first { Decimal($0) == number }
    }
    self.init(
      service: service.rawValue, nutriScoreGrade: grade, novaGroup: group,
      allergenTags: Self.allergens(product), traceTags: Self.tags(product["traces_tags"]),
      additiveTags: Self.tags(product["additives_tags"]),
      labelTags: Self.tags(product["labels_tags"]),
      packagingTags: Self.tags(product["packaging_tags"]),
      originTags: Self.tags(product["origins_tags"]),
      stores: Self.listed(product["stores"]),
      countryTags: Self.tags(product["countries_tags"]),
      quantity: product["quantity"]?.text.flatMap { plainText($0) },
      completeness: Self.share(product["completeness"]),
      created: Self.day(product["created_t"]), changed: Self.day(product["last_modified_t"]),
      images: Self.images(product))
  }

  /// The tags of an array; later schemas may give each as an object with an `id`.
  static func tags(_ value: JSONValue?) -> [String] {
    (value?.elements ?? []).lazy.compactMap {
      ($0.text ?? $0["id"]?.text).flatMap { plainText($0) }
    }
    .prefix(mostTags).map { $0 }
  }

  /// The allergens' tags; dumps in columns have them in one text, without a column for the list.
  private static func allergens(_ product: JSONValue) -> [String] {
    let tags = tags(product["allergens_tags"])
    guard tags.isEmpty else { return tags }
    return listed(product["allergens"]).filter { $0.dropFirst(2).first == ":" }
  }

  /// The elements of a text with commas.
  private static func listed(_ value: JSONValue?) -> [String] {
    (value?.text ?? "").split(separator: ",").lazy.compactMap { plainText(String($0)) }
      .prefix(mostTags).map { $0 }
  }

  /// A share; the services' own sum of shares may be a little above 1.
  private static func share(_ value: JSONValue?) -> Double? {
    guard case .number(let number, _) = StatedNumber(value), (0...2).contains(number) else {
      return nil
    }
    return min(1, NSDecimalNumber(decimal: number).doubleValue)
  }

  /// The day of a moment in seconds since 1970; the services began in 2012.
  private static func day(_ value: JSONValue?) -> String? {
    let seconds: Int? =
      switch value {
      case .number(let number): Int("\(number)")
      case .string(let text): Int(text)
      default: nil
      }
    guard let seconds, (1_325_376_000..<4_102_444_800).contains(seconds) else { return nil }
    return Date(timeIntervalSince1970: Double(seconds))
      .formatted(.iso8601.year().month().day())
  }

  private static func images(_ product: JSONValue) -> [String: String] {
    var images: [String: String] = [:]
    for kind in ["front", "ingredients", "nutrition"] {
      if let address = product["image_\(kind)_url"]?.text.flatMap({ plainText($0) }),
        (try? ServiceAddress(address)) != nil
      {
        images[kind] = address
      }
    }
    return images
  }
}
