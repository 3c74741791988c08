import FoodScience
public import LabelModel
import LabelValidation

/// Returns `known` with what a database says of its product, which did not answer when the photos were read.
///
/// The label's findings stay, except the one that no database answered.
///
/// - Parameters:
///   - known: the record that waits for the look-up.
///   - answer: the record of the database's answer alone; `nil` when no database knows the product.
///   - limits: what a pet food's nutrients may be.
/// - Returns: the record, which waits no longer.
public func completed(
  _ known: ProductRecord, by answer: ProductRecord?, limits: FieldLimits = .standard
) -> ProductRecord {
  guard let answer else {
    var record = known
    record.lookup = .unknown
    record.findings.removeAll { $0.rule == .productServiceAnswers }
    if let gtin = known.barcode?.gtin { record.findings.append(.unknownBarcode(gtin)) }
    record.status = recordStatus(of: record)
    return record
  }
  var record = combineScans(known: known, scan: answer, limits: limits)
  let computed = Set(deriveFigures(from: known).findings + validate(known, limits: limits))
  let kept = known.findings.filter {
    !computed.contains($0) && $0.rule != .productServiceAnswers && !record.findings.contains($0)
  }
  record.findings = kept + record.findings
  record.origin = known.origin
  record.engine = known.engine
  record.barcode = known.barcode ?? record.barcode
  record.status = recordStatus(of: record)
  return record
}
