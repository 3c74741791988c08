import LabelModel

/// A library's reading at one place in one look at a picture.
struct Sighting {
  var gtin: GTIN
  var format: String
  var box: BoundingBox
  /// Rows or columns of the looked-at picture in which it was read.
  var lines: Int
}

/// Returns the number of the eight digits of a UPC-E; `nil` when they are no such digits. The last
/// of the six inner digits selects the omitted zeros (GS1 General Specifications, 5.2.2.4.2).
func gtin(expandingUPCE digits: String) -> GTIN? {
  let all = Array(digits)
  guard all.count == 8 else { return nil }
  let (system, inner, check) = (all[0], all[1..<7], all[7])
  let (maker, item): (String, String) =
    switch inner[6] {
    case "0", "1", "2":
      (String(inner[1...2]) + String(inner[6]) + "00", "00" + String(inner[3...5]))
    case "3": (String(inner[1...3]) + "00", "000" + String(inner[4...5]))
    case "4": (String(inner[1...4]) + "0", "0000" + String(inner[5]))
    default: (String(inner[1...5]), "0000" + String(inner[6]))
    }
  return GTIN(String(system) + maker + item + String(check))
}
