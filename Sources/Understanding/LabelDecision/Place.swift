import LabelModel

/// One place of a label and the readings of one amount there: the looks at it.
struct Place {
  private(set) var looks: [NutrientReading]

  init(_ look: NutrientReading) { looks = [look] }

  /// Whether `reading` is a look at this place.
  func holds(_ reading: NutrientReading) -> Bool {
    looks.contains { look in
      guard look.evidence.image == reading.evidence.image else { return false }
      guard let box = look.evidence.box, let other = reading.evidence.box else {
        return look.evidence == reading.evidence
      }
      let width = min(box.right, other.right) - max(box.left, other.left)
      let height = min(box.bottom, other.bottom) - max(box.top, other.top)
      guard width > 0, height > 0 else { return false }
      let smaller = min(box.width * box.height, other.width * other.height)
      return Double(width * height) > Place.sharedArea * Double(smaller)
    }
  }

  /// The share of the smaller box that two looks at one place have in common at least.
  private static let sharedArea = 0.5

  mutating func add(_ look: NutrientReading) {
    // One look that is offered twice stays one look.
    if !looks.contains(where: { $0.evidence == look.evidence }) { looks.append(look) }
  }

  /// The chance that the label does not print the amount here.
  ///
  /// Two looks misread the same letters in the same way less often than one. Where the row of the
  /// number is in doubt, another look helps only half.
  var doubt: Double {
    let doubts = looks.map { 1 - Candidates.probability(of: $0) }.sorted()
    let isRowUncertain = looks.contains { $0.doubts.contains(.rowUncertain) }
    let others = doubts.dropFirst().reduce(1, *)
    let doubt = (doubts.first ?? 1) * (isRowUncertain ? others.squareRoot() : others)
    return max(doubt, 1 - Candidates.highestPlaceConfidence)
  }
}
