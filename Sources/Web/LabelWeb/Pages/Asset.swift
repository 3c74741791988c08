/// The files that are built into the program.
struct Asset {
  /// The name in the folder `assets`.
  var name: String
  /// The media type.
  var type: String
  var bytes: [UInt8]

  /// Style, scripts and icons.
  static let files = [
    Asset(name: "style.css", type: "text/css; charset=utf-8", bytes: PackageResources.style_css),
    Asset(name: "plain.css", type: "text/css; charset=utf-8", bytes: PackageResources.plain_css),
    Asset(name: "icons.svg", type: "image/svg+xml", bytes: PackageResources.icons_svg),
    Asset(name: "page.js", type: script, bytes: PackageResources.page_js),
    Asset(name: "scan.js", type: script, bytes: PackageResources.scan_js),
    Asset(name: "review.js", type: script, bytes: PackageResources.review_js),
    Asset(name: "search.js", type: script, bytes: PackageResources.search_js),
    Asset(name: "diary.js", type: script, bytes: PackageResources.diary_js),
    Asset(name: "pair.js", type: script, bytes: PackageResources.pair_js),
    Asset(name: "phone.js", type: script, bytes: PackageResources.phone_js),
  ]

  private static let script = "text/javascript; charset=utf-8"

  /// The templates by their names.
  static let templates: [(name: String, bytes: [UInt8])] = [
    ("page", PackageResources.page_mustache),
    ("problem", PackageResources.problem_mustache),
    ("home", PackageResources.home_mustache),
    ("scan", PackageResources.scan_mustache),
    ("scan-line", PackageResources.scan_line_mustache),
    ("review", PackageResources.review_mustache),
    ("desk", PackageResources.desk_mustache),
    ("photos", PackageResources.photos_mustache),
    ("values", PackageResources.values_mustache),
    ("answer", PackageResources.answer_mustache),
    ("products", PackageResources.products_mustache),
    ("product-list", PackageResources.product_list_mustache),
    ("product", PackageResources.product_mustache),
    ("diary", PackageResources.diary_mustache),
    ("cats", PackageResources.cats_mustache),
    ("draft", PackageResources.draft_mustache),
    ("draft-preview", PackageResources.draft_preview_mustache),
    ("chart", PackageResources.chart_mustache),
    ("compare", PackageResources.compare_mustache),
    ("ingredient", PackageResources.ingredient_mustache),
    ("ingredients", PackageResources.ingredients_mustache),
    ("marks", PackageResources.marks_mustache),
    ("scores", PackageResources.scores_mustache),
    ("contribution", PackageResources.contribution_mustache),
    ("contributions", PackageResources.contributions_mustache),
    ("pair", PackageResources.pair_mustache),
    ("phone", PackageResources.phone_mustache),
    ("phone-state", PackageResources.phone_state_mustache),
    ("token", PackageResources.token_mustache),
    ("settings", PackageResources.settings_mustache),
  ]
}
