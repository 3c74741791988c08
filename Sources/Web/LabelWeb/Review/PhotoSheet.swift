import LabelModel
import Languages

/// The photos of a product with a box for each value that they show.
struct PhotoSheet {
  let sheet: ValueSheet

  private var record: ProductRecord { sheet.record }
  private var language: PageLanguage { sheet.language }

  /// The values for the template `photos`: the photo with most values for review first.
  var values: [[String: Any]] {
    let scans = Dictionary(sheet.photos.values.map { ($0.id, $0) }) { first, _ in first }
    return scans.values.map { scan in (scan, boxes(in: scan)) }.sorted { one, other in
      (other.1.doubtful, one.0.id) < (one.1.doubtful, other.0.id)
    }.map { scan, boxes in
      [
        "id": scan.id, "name": scan.name, "width": "\(scan.width ?? 0)",
        "height": "\(scan.height ?? 0)", "boxes": boxes.values,
      ]
    }
  }

  private func boxes(in scan: Scan) -> (values: [[String: Any]], doubtful: Int) {
    var boxes: [[String: Any]] = []
    func add(
      _ key: ValueKey, _ evidence: Evidence?, kind: String, address: String, _ amount: String
    ) {
      guard let box = evidence.flatMap({ place(of: $0, in: scan) }) else { return }
      boxes.append([
        "key": "\(key)", "kind": kind, "x": "\(box.left)", "y": "\(box.top)",
        "width": "\(box.width)", "height": "\(box.bottom - box.top)", "address": address,
        "label": "\(language.wording.name(of: key.nutrient)) \(amount)",
      ])
    }
    for (basis, values) in [(record.basis, record.nutrients), (.perServing, record.perServing)] {
      for nutrient in Nutrient.allCases {
        guard let value = values[nutrient] else { continue }
        let key = ValueKey(nutrient, basis)
        add(
          key, value.evidence, kind: "accepted",
          address: sheet.address(key),
          language.amount(value.quantity, bound: value.bound, modifier: value.modifier))
      }
    }
    if let key = sheet.calorieContentKey, let energy = record.calorieContent {
      add(
        key, energy.evidence, kind: "accepted", address: sheet.address(key),
        language.amount(energy.quantity, bound: energy.bound, modifier: energy.modifier))
    }
    let accepted = boxes.count
    for value in sheet.doubts {
      let key = ValueKey(value.nutrient, value.basis)
      add(
        key, value.evidence, kind: "doubtful", address: "/review/\(sheet.id)#value-\(key)",
        "\(language.amount(value.quantity, bound: value.bound, modifier: value.modifier)), "
          + language(.doubtful))
    }
    return (boxes, boxes.count - accepted)
  }

  /// Returns the place of evidence on the photo of `scan`; `nil` for that of other photos.
  ///
  /// Text that runs across most of a photo has its places on the photo turned as that text is level.
  private func place(of evidence: Evidence, in scan: Scan) -> BoundingBox? {
    if let photo = sheet.photos[evidence.image] { return photo.id == scan.id ? evidence.box : nil }
    guard sheet.photos[TurnedName.source(of: evidence.image)]?.id == scan.id,
      let across = TurnedName.turn(of: evidence.image), let upright = scan.turn,
      let width = scan.width, let height = scan.height,
      let back = QuarterTurn(rawValue: (upright.rawValue - across.rawValue + 360) % 360)
    else { return nil }
    let isQuarter = back == .left || back == .right
    let size = PixelSize(width: isQuarter ? height : width, height: isQuarter ? width : height)
    return evidence.box?.turned(back, of: size)
  }
}
