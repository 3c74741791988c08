public import LabelModel

/// Returns one record from all sources: OCR > API > manual, field by field (docs/rules.md, rule 3).
/// Only a name or brand that the person types comes first.
///
/// Each value keeps its source, and the values of sources of lower priority are its `others`. A
/// value that the person rejects goes to `rejected`, and the next source shows through. Sources are
/// mixed only on one basis. An API value per 100 g never fills a gap in a panel per serving. The
/// status is the one that the values merged here deserve; see ``recordStatus(of:)``.
public func merge(_ input: MergeInput) -> ProductRecord {
  var merging = Merging(input)
  return merging.record()
}

/// Returns the basis that ``merge(_:)`` gives the main panel, `nil` for an unknown one.
public func mergedBasis(_ input: MergeInput) -> Basis? {
  let merging = Merging(input)
  var label = merging.labelWithKnownBasis()
  _ = merging.takeCalorieContent(&label)
  return merging.mainBasis(label)
}
