public import LabelScan

/// Returns the record of one product, from photos of its front, back or barcode.
public func firstRecord(of photos: [Photo]) async throws(LabelScanError) -> ProductRecord {
  let scanner = LabelScanner()
  return try await scanner.record(of: photos)
}

/// Returns the accepted values in lines such as `protein 10.5 %`, then the values for a person.
public func lines(of record: ProductRecord) -> [String] {
  var lines = Nutrient.allCases.compactMap { nutrient in
    record.nutrients[nutrient].map {
      "\(nutrient.rawValue) \($0.quantity.value) \($0.quantity.unit.rawValue)"
    }
  }
  for value in record.forReview { lines.append("\(value.nutrient.rawValue)? \(value.reason)") }
  return lines
}
