import LabelModel
import PhotoReading

extension ProductRecord {
  /// The name of the first photo; `nil` for a record of a text or of none.
  var firstPhoto: String? {
    guard case .images(let images) = origin else { return nil }
    return images.first?.file
  }

  /// The same record, made from a photo of the same bytes called `file`. Every record of a batch's
  /// single photos names one photo, and that everywhere.
  func naming(_ file: String) -> ProductRecord {
    func named(_ evidence: Evidence) -> Evidence {
      var evidence = evidence
      evidence.image = file
      return evidence
    }
    func named(_ value: NutrientValue) -> NutrientValue {
      var value = value
      value.evidence = value.evidence.map(named)
      return value
    }
    var record = self
    if case .images(let images) = origin {
      record.origin = .images(images.map { ImageReference(file: file, sha256: $0.sha256) })
    }
    record.nutrients = nutrients.mapValues(named)
    record.perServing = perServing.mapValues(named)
    for place in record.forReview.indices {
      record.forReview[place].evidence.image = file
    }
    for place in record.rejected.indices {
      record.rejected[place].evidence = record.rejected[place].evidence.map(named)
    }
    if ingredients?.source == .ocr { record.ingredients?.evidence.image = file }
    for (place, allergen) in (record.allergens ?? []).enumerated()
    where allergen.source != .database {
      record.allergens?[place].evidence.image = file
    }
    return record
  }
}

extension PhotoReading {
  /// The same reading, of a photo of the same bytes called `file`.
  func naming(_ file: String) -> PhotoReading {
    var reading = self
    reading.file = file
    reading.page.source = file
    reading.secondLook?.source = file
    reading.amountsLook?.source = file
    return reading
  }
}
