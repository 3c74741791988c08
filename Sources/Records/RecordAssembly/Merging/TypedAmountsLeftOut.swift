import LabelModel
import Languages

/// Returns a finding where a person typed amounts of a product on another basis than the record has.
///
/// These are left out. The finding of an earlier scan stays as long as the record has the same basis.
func typedAmountsLeftOut(
  _ known: ProductRecord, _ scan: ProductRecord, of record: ProductRecord
) -> [Finding] {
  guard let basis = record.basis else { return [] }
  let earlier =
    known.basis == basis
    ? known.findings.filter { $0.rule == .manualBasisAgreesWithRecord } : []
  let typed: [Basis] = [known, scan].filter(\.hasTypedAmounts).compactMap(\.basis)
    .filter { !agree($0, basis, of: record.subject) }
  let left = typed.map { other in
    Finding(
      rule: .manualBasisAgreesWithRecord, severity: .warning,
      message: Message(.typedBasisDiffers, [.basis: .basis(other), .otherBasis: .basis(basis)]),
      fields: ["basis"])
  }
  return Set(earlier + left).subtracting(record.findings).sorted {
    $0.message.text < $1.message.text
  }
}

extension ProductRecord {
  /// Whether a person typed one of the amounts of the record's basis.
  fileprivate var hasTypedAmounts: Bool {
    nutrients.values.contains { $0.ofSources.contains { $0.source == .manual } }
  }
}
