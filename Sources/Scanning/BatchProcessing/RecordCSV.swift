public import LabelModel

/// Records as rows of a spreadsheet: RFC 4180, comma-separated, UTF-8.
///
/// A row holds what a person sorts and filters by; everything else is in the JSON record.
public enum RecordCSV {
  /// The names of the columns.
  public static let header: [String] =
    [
      "files", "status", "subject", "barcode", "name", "brand", "foodType", "basis",
      "carbohydratesPercentOfDryMatter", "carbohydrateLevel", "calorieContentKcalPerKg",
    ] + Nutrient.allCases.flatMap { [$0.rawValue, $0.rawValue + "Unit"] }
    + ["allergens", "mayContain", "forReview", "rejected", "findings"]

  /// Returns the cells of a record's row, one for each name in ``header``.
  public static func cells(of record: ProductRecord) -> [String] {
    let files =
      switch record.origin {
      case .images(let images): images.map(\.file)
      case .text(let file): [file]
      }
    let percent: String = record.carbohydrates.map { "\($0.percentOfDryMatter)" } ?? ""
    var cells: [String] = [files.joined(separator: "; "), record.status.rawValue]
    cells.append(record.subject?.rawValue ?? "")
    cells.append(record.barcode?.gtin.digits ?? "")
    cells.append(record.name?.value ?? "")
    cells.append(record.brand?.value ?? "")
    cells.append(record.foodType?.value.rawValue ?? "")
    cells.append(record.basis?.rawValue ?? "")
    cells.append(percent)
    cells.append(record.carbohydrates?.level.rawValue ?? "")
    let calories = record.calorieContent.map {
      "\($0.modifier?.rawValue ?? "")\($0.quantity.value)"
    }
    cells.append(calories ?? "")
    for nutrient in Nutrient.allCases {
      let value = record.nutrients[nutrient]
      let number: String = value.map { "\($0.quantity.value)" } ?? ""
      cells.append((value?.modifier?.rawValue ?? "") + number)
      cells.append(value?.quantity.unit.rawValue ?? "")
    }
    for presence in DeclaredAllergen.Presence.allCases {
      let named = (record.allergens ?? []).filter { $0.presence == presence }
      cells.append(named.map(\.allergen.rawValue).joined(separator: " "))
    }
    cells.append(record.forReview.map(\.nutrient.rawValue).joined(separator: " "))
    cells.append(record.rejected.map(\.nutrient.rawValue).joined(separator: " "))
    cells.append(record.findings.map(\.rule.rawValue).joined(separator: " "))
    return cells
  }

  /// Returns a row without its line end.
  ///
  /// A cell that a spreadsheet would run as a formula gets an apostrophe in front: names and texts
  /// come from photos, databases and file names that anybody may have made. It begins with `=`, `+`,
  /// `-`, `@`, their full-width forms, a tab or a line end (OWASP, "CSV Injection"), or has one of
  /// the signs behind white space and invisible marks, which some programs drop. Line ends and other
  /// control characters within a cell become spaces, so that a row is a line and moves nothing in a
  /// terminal.
  public static func row(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",")
  }

  private static func cell(_ value: String) -> String {
    var text = startsFormula(value) ? "'" : ""
    for scalar in value.unicodeScalars {
      text.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    guard text.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  private static func startsFormula(_ value: String) -> Bool {
    let orders: Set<UnicodeScalar> = ["\t", "\r", "\n"]
    let signs: Set<UnicodeScalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]
    let scalars = value.unicodeScalars
    let sign = scalars.first {
      !$0.properties.isWhitespace && ![.control, .format].contains($0.properties.generalCategory)
    }
    return scalars.first.map(orders.contains) ?? false || sign.map(signs.contains) ?? false
  }
}
