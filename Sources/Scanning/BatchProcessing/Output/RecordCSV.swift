public import LabelModel

/// Records as rows of a spreadsheet: RFC 4180, comma-separated, UTF-8.
///
/// A row holds what a person sorts and filters by; everything else is in the JSON record.
public enum RecordCSV {
  /// A column: its name, and its cell of a record.
  private typealias Column = (name: String, cell: @Sendable (ProductRecord) -> String)

  /// New columns follow those of earlier versions, whose places programs may count on.
  private static let columns =
    product + Nutrient.allCases.flatMap(columns(of:)) + judgement + [calorieContentBound]
    + Nutrient.allCases.map(boundColumn(of:)) + servingAndScores

  private static let product: [Column] = [
    ("files", { $0.origin.files.joined(separator: "; ") }), ("status", { $0.status.rawValue }),
    ("subject", { $0.subject?.rawValue ?? "" }), ("barcode", { $0.barcode?.gtin.digits ?? "" }),
    ("name", { $0.name?.value ?? "" }), ("brand", { $0.brand?.value ?? "" }),
    ("foodType", { $0.foodType?.value.rawValue ?? "" }), ("basis", { $0.basis?.rawValue ?? "" }),
    (
      "carbohydratesPercentOfDryMatter",
      { $0.carbohydrates.map { "\($0.percentOfDryMatter)" } ?? "" }
    ),
    ("carbohydrateLevel", { $0.carbohydrates?.level.rawValue ?? "" }),
    ("calorieContentKcalPerKg", calories(of:)),
  ]

  private static let judgement: [Column] = [
    ("allergens", { allergens(of: $0, .contains) }),
    ("mayContain", { allergens(of: $0, .mayContain) }),
    ("forReview", { $0.forReview.map(\.nutrient.rawValue).joined(separator: " ") }),
    ("rejected", { $0.rejected.map(\.nutrient.rawValue).joined(separator: " ") }),
    ("findings", { $0.findings.map(\.rule.rawValue).joined(separator: " ") }),
  ]

  private static let servingAndScores: [Column] = [
    ("servingSize", { $0.servingSize.map { "\($0.value)" } ?? "" }),
    ("servingSizeUnit", { $0.servingSize?.unit.rawValue ?? "" }),
    ("nutriScore", { grade(of: $0) }), ("novaGroup", { group(of: $0) }),
  ]

  private static func grade(of record: ProductRecord) -> String {
    guard case .graded(let grade, _) = record.nutriScore?.outcome else { return "" }
    return grade.rawValue
  }

  private static func group(of record: ProductRecord) -> String {
    guard case .group(let group) = record.nova?.outcome else { return "" }
    return "\(group)"
  }

  /// The names of the columns.
  public static var header: [String] { columns.map(\.name) }

  /// Returns the cells of a record's row, one for each name in ``header``.
  public static func cells(of record: ProductRecord) -> [String] {
    columns.map { $0.cell(record) }
  }

  private static func calories(of record: ProductRecord) -> String {
    record.calorieContent.map(amount(of:)) ?? ""
  }

  /// A number with its sign; the word alone for traces, which have no number.
  private static func amount(of value: NutrientValue) -> String {
    value.modifier == .traces
      ? Modifier.traces.rawValue : "\(value.modifier?.rawValue ?? "")\(value.quantity.value)"
  }

  /// The columns of a nutrient: its amount with its sign, and its unit.
  private static func columns(of nutrient: Nutrient) -> [Column] {
    [
      (
        nutrient.rawValue,
        { $0.nutrients[nutrient].map(amount(of:)) ?? "" }
      ),
      (nutrient.rawValue + "Unit", { $0.nutrients[nutrient]?.quantity.unit.rawValue ?? "" }),
    ]
  }

  private static let calorieContentBound: Column = (
    "calorieContentBound", { $0.calorieContent?.bound?.rawValue ?? "" }
  )

  /// The column of a nutrient's guarantee: `minimum`, `maximum` or nothing.
  private static func boundColumn(of nutrient: Nutrient) -> Column {
    (nutrient.rawValue + "Bound", { $0.nutrients[nutrient]?.bound?.rawValue ?? "" })
  }

  private static func allergens(
    of record: ProductRecord, _ presence: DeclaredAllergen.Presence
  ) -> String {
    (record.allergens ?? []).filter { $0.presence == presence }.map(\.allergen.rawValue)
      .joined(separator: " ")
  }

  /// Returns a row without its line end.
  ///
  /// A cell that a spreadsheet would run as a formula gets an apostrophe in front. Names and texts
  /// come from photos, databases and file names that anybody may have made. A formula begins with
  /// `=`, `+`, `-`, `@`, their full-width forms, a tab or a line end (OWASP, "CSV Injection"). It
  /// may have one of the signs behind white space and invisible marks, which some programs drop.
  /// Line ends and other control characters within a cell become spaces. A row is thus a line and
  /// moves nothing in a terminal.
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

  /// Returns whether a spreadsheet would run a cell of `value` as a formula.
  package static func startsFormula(_ value: String) -> Bool {
    let orders: Set<UnicodeScalar> = ["\t", "\r", "\n"]
    let signs: Set<UnicodeScalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]
    let scalars = value.unicodeScalars
    let sign = scalars.first {
      !$0.properties.isWhitespace && ![.control, .format].contains($0.properties.generalCategory)
    }
    return scalars.first.map(orders.contains) ?? false || sign.map(signs.contains) ?? false
  }
}
