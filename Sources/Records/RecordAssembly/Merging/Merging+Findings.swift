import LabelModel
import Languages

extension Merging {
  /// Notes the statements that the record leaves out, and why.
  mutating func noteLeftOut(_ basis: Basis, _ label: DecidedLabel?) {
    if let product, !product.nutrients.isEmpty, label?.preparation == .prepared {
      findings.append(
        Finding(
          rule: .apiPreparationAgreesWithLabel, severity: .info,
          message: Message(.preparationDiffers, [.service: .text(product.service)]),
          fields: ["preparation"]))
    }
    if let product, !product.nutrients.isEmpty, !agree(product.basis, basis, of: subject) {
      findings.append(
        Finding(
          rule: .apiBasisAgreesWithLabel, severity: .info,
          message: Message(
            .basisDiffers,
            [
              .service: .text(product.service), .basis: .basis(product.basis),
              .otherBasis: .basis(basis),
            ]), fields: ["basis"]))
    }
    if let manualBasis = input.manual.basis, !input.manual.nutrients.isEmpty,
      !agree(manualBasis, basis, of: subject), manualBasis != .perServing
    {
      findings.append(
        Finding(
          rule: .manualBasisAgreesWithRecord, severity: .warning,
          message: Message(
            .typedBasisDiffers, [.basis: .basis(manualBasis), .otherBasis: .basis(basis)]),
          fields: ["basis"]))
    }
  }

  /// Returns a finding for each printed value that is unreadable and that no source states.
  func unreadableFindings(
    _ label: DecidedLabel?, _ record: ProductRecord
  ) -> [Finding] {
    (label?.unreadable ?? []).filter {
      record.nutrients[$0.nutrient] == nil && record.perServing[$0.nutrient] == nil
    }.map {
      Finding(
        rule: .printedValueIsReadable, severity: .warning,
        message: Message(
          .valueIsUnreadable,
          [
            .nutrient: .nutrient($0.nutrient), .printed: .text($0.evidence.text),
            .because: .clause($0.reason),
          ]), fields: [$0.nutrient.rawValue])
    }
  }
}
