package import LabelModel

/// A record's allergens as a person is shown them: those that are in the product, and those of traces.
package struct ShownAllergens {
  private let record: ProductRecord
  private let wording: Wording

  /// Names the allergens of `record` in the words of `wording`.
  package init(_ record: ProductRecord, wording: Wording) {
    self.record = record
    self.wording = wording
  }

  /// The allergens that are in the product, each once.
  package var contained: [String] { names(.contains) + others(record.catalog?.allergenTags) }

  /// The allergens that the label or a database warns of as traces, each once.
  package var traces: [String] { names(.mayContain) + others(record.catalog?.traceTags) }

  /// Whether the label's sentences or its list were read, and name no allergen that is in it.
  ///
  /// A database that names only traces leaves this open.
  package var areKnownToBeNone: Bool {
    guard let allergens = record.allergens, contained.isEmpty else { return false }
    return allergens.isEmpty || allergens.contains { $0.source != .database }
  }

  /// The names of allergens; with the sources where a database names one.
  private func names(_ presence: DeclaredAllergen.Presence) -> [String] {
    let stated = (record.allergens ?? []).filter { $0.presence == presence }
    return Allergen.allCases.compactMap { allergen in
      let mentions = stated.filter { $0.allergen == allergen }
      guard !mentions.isEmpty else { return nil }
      let name = wording.name(of: allergen)
      guard mentions.contains(where: { $0.source == .database }) else { return name }
      let isPrinted = mentions.contains { $0.source != .database }
      let sources: [Source] = isPrinted ? [.ocr, .api] : [.api]
      return "\(name) (\(sources.map { wording.name(of: $0) }.joined(separator: ", ")))"
    }
  }

  /// Substances that a database names beside the 14 allergens of the law.
  private func others(_ tags: [String]?) -> [String] {
    (tags ?? []).filter { Allergen(tag: $0) == nil && $0 != "en:none" }.map {
      "\(tagName($0)) (\(wording.name(of: Source.api)))"
    }
  }
}
