import Foundation
package import LabelModel

/// Asks USDA FoodData Central for branded foods by their barcodes. The data are in the public domain.
///
/// Copies share one rate limit, and what they learn about outages.
package struct USDAClient: ProductSource {
  private let key: Secret
  private let connection: ServiceConnection

  /// Creates a client; nothing is sent yet.
  ///
  /// - Throws: ``LookupError/invalidAddress(_:reason:)`` for an address that is neither `https` nor
  ///   on this machine.
  package init(settings: USDASettings, clock: LookupClock = .continuous) throws(LookupError) {
    key = settings.key
    connection = try ServiceConnection(settings, clock: clock)
  }

  /// Returns what the database says about `gtin`, `nil` when it does not know the product.
  ///
  /// Makers give the number with 12, 13 or 14 digits. A first request without an answer is
  /// therefore repeated with 14.
  package func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
    let plain = String(gtin.digits.drop { $0 == "0" })
    let short = String(repeating: "0", count: max(0, 12 - plain.count)) + plain
    let long = String(repeating: "0", count: max(0, 14 - plain.count)) + plain
    for digits in short == long ? [short] : [short, long] {
      let foods = try await search(digits)
      let found = foods.first { food in
        food["gtinUpc"]?.text.map { $0.drop { $0 == "0" } == plain } == true
      }
      if let found { return CatalogProduct(usda: found, gtin: gtin) }
    }
    return nil
  }

  private struct Query: Encodable {
    var query: String
    var dataType: [String]
    var pageSize: Int
  }

  private func search(
    _ words: String, _ dataTypes: [String] = ["Branded"], limit: Int = 25
  ) async throws(LookupError) -> [JSONValue] {
    let address = connection.address
    let body: Data
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      body = try encoder.encode(Query(query: words, dataType: dataTypes, pageSize: limit))
    } catch {
      throw .unreachable(host: address.host, reason: "the request could not be written: \(error)")
    }
    return try await connection.asking { () async throws(LookupError) in
      let answer = try await connection.web.post(
        body, to: address.url.appending(path: "foods/search"), headers: ["X-Api-Key": key.value])
      return try read(answer)
    }
  }

  private func read(_ answer: WebAnswer) throws(LookupError) -> [JSONValue] {
    let host = connection.address.host
    try answer.checkStatus(host: host)
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: answer.body)
    } catch {
      throw .malformedAnswer(host: host, reason: "it is no complete JSON")
    }
    guard case .array(let foods)? = value["foods"] else {
      throw .malformedAnswer(host: host, reason: "it has no list of foods")
    }
    return foods
  }
}

extension USDAClient: ProductSearch {
  /// Returns branded foods that fit `words`, as the database orders them.
  package func products(
    matching words: String, limit: Int
  ) async throws(LookupError) -> [CatalogProduct] {
    // 200 is the most that a page may have.
    try await search(words, limit: min(limit, 200)).compactMap { food in
      food["gtinUpc"]?.text.flatMap { GTIN(padded: $0) }
        .map { CatalogProduct(usda: food, gtin: $0) }
    }
  }
}

extension USDAClient: FoodSearch {
  /// Returns foods that fit `words`, in the database's order. Those in no package (Foundation Foods
  /// and SR Legacy) come before branded ones. Branded ones are requested only where there is room.
  package func foods(
    matching words: String, limit: Int
  ) async throws(LookupError) -> [CatalogFood] {
    let limit = min(limit, 200)
    var found = try await search(words, ["Foundation", "SR Legacy"], limit: limit)
    if found.count < limit { found += try await search(words, limit: limit - found.count) }
    return found.compactMap(CatalogFood.init(usda:))
  }
}

extension CatalogFood {
  /// Reads a food of a search's answer; `nil` for one without a name.
  init?(usda food: JSONValue) {
    let stated = CatalogProduct.usda(food)
    guard let name = stated.text("description") else { return nil }
    self.init(
      service: "usda", name: name, brand: stated.text("brandName") ?? stated.text("brandOwner"),
      basis: stated.basis, nutrients: stated.table.values, servingSize: stated.serving)
  }
}

extension CatalogProduct {
  /// Reads a branded food of a search's answer.
  init(usda food: JSONValue, gtin: GTIN) {
    let stated = Self.usda(food)
    self.init(
      gtin: gtin, service: "usda", subject: .food, name: stated.text("description"),
      brand: stated.text("brandName") ?? stated.text("brandOwner"), language: "en",
      basis: stated.basis, nutrients: stated.table.values, servingSize: stated.serving,
      findings: stated.table.findings)
  }

  /// Reads a food of a search's answer. Amounts are per 100 g or, of food sold by volume, per 100
  /// ml.
  fileprivate static func usda(
    _ food: JSONValue
  ) -> (
    table: StatedNutrition.Table, serving: Quantity?, basis: Basis, text: (String) -> String?
  ) {
    var table = StatedNutrition.Table()
    let stated = food["foodNutrients"]?.elements ?? []
    for (nutrient, numbers) in usdaNutrients {
      // Of several numbers of one nutrient the first that is stated counts.
      for number in numbers where table.values[nutrient] == nil {
        guard
          let entry = stated.first(where: { $0["nutrientId"] == .number(Decimal(number)) }),
          let name = entry["unitName"]?.text?.uppercased(), let unit = usdaUnits[name]
        else { continue }
        table.take(StatedNumber(entry["value"]), unit, for: nutrient, "\(number)")
      }
    }
    let serving: Quantity? =
      switch (StatedNumber(food["servingSize"]), food["servingSizeUnit"]?.text?.lowercased()) {
      case (.number(let amount, _), "g"), (.number(let amount, _), "grm"): Quantity(amount, .gram)
      case (.number(let amount, _), "ml"), (.number(let amount, _), "mlt"):
        Quantity(amount, .millilitre)
      default: nil
      }
    func text(_ key: String) -> String? {
      food[key]?.text.flatMap { text in
        let words = text.split { $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 32 } }
        return words.isEmpty ? nil : String(words.joined(separator: " ").prefix(300))
      }
    }
    return (table, serving, serving?.unit == .millilitre ? .per100ml : .per100g, text)
  }
}

/// FoodData Central's numbers of nutrients.
private let usdaNutrients = Nutrient.allCases.map { ($0, $0.row.usda) }

private let usdaUnits: [String: NutrientUnit] = [
  "G": .gram, "MG": .milligram, "UG": .microgram, "KCAL": .kilocalorie, "KJ": .kilojoule,
]
