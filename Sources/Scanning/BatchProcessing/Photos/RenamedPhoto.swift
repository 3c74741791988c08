import LabelModel
import PhotoReading

extension ProductRecord {
  /// The name of the first photo; `nil` for a record of a text or of none.
  var firstPhoto: String? { origin.images.first?.file }

  /// The same record, made from a photo or a film of the same bytes called `file`. Every record of a
  /// batch's single photos names one photo, and that everywhere. Evidence in a film names a frame of it.
  func naming(_ file: String) -> ProductRecord {
    let earlier = firstPhoto ?? ""
    func named(_ evidence: Evidence) -> Evidence {
      var evidence = evidence
      evidence.image = renamed(evidence.image, from: earlier, to: file)
      return evidence
    }
    func named(_ value: NutrientValue) -> NutrientValue {
      var value = value
      value.evidence = value.evidence.map(named)
      return value
    }
    var record = self
    if case .images(let images) = origin {
      record.origin = .images(
        images.map { ImageReference(file: file, sha256: $0.sha256, frames: $0.frames) })
    }
    record.nutrients = nutrients.mapValues(named)
    record.perServing = perServing.mapValues(named)
    for place in record.forReview.indices {
      record.forReview[place].evidence = named(record.forReview[place].evidence)
    }
    for place in record.rejected.indices {
      record.rejected[place].evidence = record.rejected[place].evidence.map(named)
    }
    if let ingredients, ingredients.source == .ocr {
      record.ingredients?.evidence = named(ingredients.evidence)
    }
    for (place, allergen) in (record.allergens ?? []).enumerated()
    where allergen.source != .database {
      record.allergens?[place].evidence = named(allergen.evidence)
    }
    return record
  }
}

extension PhotoReading {
  /// The same reading, of a photo or a film of the same bytes called `file`.
  func naming(_ file: String) -> PhotoReading {
    let source = renamed(page.source, from: self.file, to: file)
    var reading = self
    reading.file = file
    reading.page.source = source
    reading.secondLook?.source = source
    reading.amountsLook?.source = source
    for place in (sideways ?? []).indices {
      reading.sideways?[place].source = renamed(
        sideways?[place].source ?? "", from: self.file, to: file)
    }
    reading.furtherFrames = furtherFrames?.map { $0.naming(file) }
    return reading
  }
}

/// Returns the name of a photo, or of a part of a photo or film, with another file's name.
private func renamed(_ name: String, from earlier: String, to file: String) -> String {
  guard ["#t=", "#turn="].contains(where: { name.hasPrefix(earlier + $0) }) else { return file }
  return file + name.dropFirst(earlier.count)
}
