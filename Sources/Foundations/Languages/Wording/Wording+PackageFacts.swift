package import LabelModel

extension Wording {
  /// Returns the contents, the date and the lot, each with its name: `net quantity 40 g`.
  ///
  /// A fact that the record lacks is left out.
  package func packageFacts(of record: ProductRecord) -> [String] {
    let facts: [(field: IdentityField, text: String?)] = [
      (.netQuantity, record.netQuantity.map { numbers.numbers(in: $0.quantity.text) }),
      (.drainedWeight, record.drainedWeight.map { numbers.numbers(in: $0.quantity.text) }),
      (.bestBefore, record.bestBefore.map { numbers.date($0.value) }),
      (.lot, record.lot?.value),
    ]
    return facts.compactMap { fact in fact.text.map { "\(name(of: fact.field)) \($0)" } }
  }
}
