import FoodDiary
import Foundation
import HTTPTypes
import Hummingbird
import LabelModel
import Languages
import ProductStore

/// The first page, the pages of photos, and the files that pages are made with.
struct PageRoutes: Sendable {
  let templates: Templates
  let scans: ScanRoutes
  let store: RecordStore
  /// Whether bar codes are looked up at services.
  let looksUp: Bool
  /// Whether a number that a person types can be looked up.
  let takesNumbers: Bool
  /// The host of the service that gets lists of ingredients.
  let sugarService: String?
  let language: @Sendable (Request) -> PageLanguage

  /// The photos that the first page shows.
  private static let listed = 12
  /// The favourites that the first page shows.
  private static let favouritesListed = 3

  func add(to router: Router<some RequestContext>) {
    router.get("/") { request, _ in try await home(language(request)) }
    router.post("scans") { request, _ in
      _ = try await scans.uploadForm(request)
      return Response.redirect(to: "/", type: .normal)
    }
    router.get("scans/:id") { request, context in
      try page(of: try await scans.scan(context), request)
    }
    for asset in Asset.files {
      router.get("assets/\(asset.name)") { _, _ in
        Response.bytes(
          asset.bytes, type: asset.type,
          headers: [.cacheControl: "max-age=31536000, immutable"])
      }
    }
    router.get("manifest.webmanifest") { _, _ in
      Response.bytes(
        PackageResources.manifest_webmanifest, type: "application/manifest+json",
        headers: [.cacheControl: "max-age=86400"])
    }
    router.get("openapi.yaml") { _, _ in
      Response.bytes(PackageResources.openapi_yaml, type: "application/yaml")
    }
    router.get("schema/product-record-1.schema.json") { _, _ in
      Response.bytes(
        PackageResources.product_record_1_schema_json, type: "application/schema+json")
    }
    router.get("healthz") { _, _ in try Response.json(["status": "ok"]) }
  }

  private func home(_ language: PageLanguage) async throws -> Response {
    let latest = await scans.queue.latest(Self.listed)
    let kept = try store.quickCounts(since: Calendar.current.startOfDay(for: Date()))
    let counts = try store.reviewCounts()
    let favourites = try store.history(limit: Self.favouritesListed, favouritesOnly: true)
    let diary = DiaryStore(store)
    let today = LocalDay(of: Date(), in: .current)
    let week = try diary.days(today.advanced(by: -6)...today)
    let chart = WeekChart(days: week, complete: try diary.completeDays(), language: language)
    return try templates.page(
      PageFrame(language(.scanTitle), in: language, tab: .scan, scripts: ["scan"]), "home",
      [
        "takesNumbers": takesNumbers,
        "numberHead": language.capitalized(language.wording(.barcode)),
        "leaving": leaving(language).joined(separator: " "),
        "scans": latest.map { values($0, language) },
        "hasScans": !latest.isEmpty,
        "favourites": favourites.map {
          ["id": "\($0.id)", "name": $0.name ?? language(.unnamed), "brand": $0.brand ?? ""]
        },
        "hasFavourites": !favourites.isEmpty,
        "products": numbers(of: kept, language).joined(separator: " · "),
        "toCheck": language(.valuesToCheck, ["count": "\(counts.values)"]),
        "hasToCheck": counts.values > 0,
        "week": week.contains { !$0.entries.isEmpty } ? [chart.values] : [],
      ])
  }

  /// The numbers of what is kept, each behind its word: languages have up to six plurals.
  private func numbers(of kept: QuickCounts, _ language: PageLanguage) -> [String] {
    [
      language(.productsKept, ["count": "\(kept.products)"]),
      "\(language(.scansKept)): \(kept.scans)", "\(language(.today)): \(kept.recent)",
      "\(language(.favourites)): \(kept.favourites)",
    ]
  }

  /// The sentences about data that leaves the machine.
  private func leaving(_ language: PageLanguage) -> [String] {
    let sentences = [
      looksUp ? language(.lookupsLeave) : nil,
      sugarService.map { language(.ingredientsLeave, ["host": $0]) },
    ].compactMap(\.self)
    return sentences.isEmpty ? [language(.nothingElse)] : sentences
  }

  private func values(_ scan: Scan, _ language: PageLanguage) -> [String: Any] {
    [
      "id": scan.id, "name": scan.name, "state": language(scan.state.word),
      "kind": scan.state.rawValue, "isSettled": scan.isSettled, "hasPhoto": scan.width != nil,
      "found": [scan.productName, scan.barcode].compactMap { $0 }.joined(separator: " · "),
      "message": scan.advice.map { language($0) } ?? "",
    ]
  }

  /// A scan's page: its product where there is one, else its state; its line of the list for scripts.
  private func page(of scan: Scan, _ request: Request) throws -> Response {
    let language = language(request)
    guard request.uri.queryParameters["part"] == nil else {
      return try templates.partAnswer("scan-line", values(scan, language), in: language)
    }
    if let product = scan.product {
      return Response.redirect(to: "/products/\(product)", type: .normal)
    }
    return try templates.page(
      PageFrame(scan.name, in: language, tab: .scan, scripts: ["scan"]), "scan",
      values(scan, language))
  }
}
