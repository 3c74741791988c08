import Foundation
import HTTPTypes
import Hummingbird
import LabelModel
import Languages
import ProductChoice
import ProductStore

/// The pages of products: the list, and each product.
struct ProductPages: Sendable {
  let templates: Templates
  let scans: ScanQueue
  let products: ProductRoutes
  /// The look-up of typed numbers; `nil` where nothing can be asked.
  let numbers: NumberLookup?
  let deleted = DeletedProducts()
  let language: @Sendable (Request) -> PageLanguage

  func add(to router: Router<some RequestContext>) {
    router.get("products") { request, _ in try await list(request) }
    router.get("products/:id") { request, context in
      try await page(try ProductID(context).number, language(request))
    }
    if let numbers {
      router.post("products/lookup") { request, _ in
        let typed = try await WebForm(request)["barcode"] ?? ""
        let id = try await numbers.product(typed, language(request).code)
        return Response.redirect(to: "/products/\(id)", type: .normal)
      }
    }
    router.post("products/:id/favourite") { request, context in
      let id = try ProductID(context).number
      let isFavourite = try await WebForm(request)["favourite"] == "yes"
      guard try products.store.setFavourite(.id(id), isFavourite) else {
        throw ReviewDesk.missing(id)
      }
      return Response.redirect(to: "/products/\(id)", type: .normal)
    }
    router.post("products/:id/name") { request, context in
      let id = try ProductID(context).number
      try NameForm.keep(try await WebForm(request), of: id, by: products.review)
      return Response.redirect(to: "/products/\(id)", type: .normal)
    }
    router.post("products/:id/delete") { _, context in
      try await delete(try ProductID(context).number)
    }
    router.post("products/restore") { request, _ in try await restore(request) }
  }

  /// Removes a product; the page behind it offers to take it back.
  private func delete(_ id: Int64) async throws -> Response {
    guard let product = try products.store.remove(.id(id)) else { throw ReviewDesk.missing(id) }
    try await scans.markDeleted(product.photos)
    let key = await deleted.keep(product)
    return Response.redirect(to: "/products?deleted=\(key)", type: .normal)
  }

  /// Takes back the deleted product of a form's key.
  private func restore(_ request: Request) async throws -> Response {
    guard let key = try await WebForm(request)["key"], let product = await deleted.take(key)
    else { throw WebProblem(.conflict, .nothingToUndo) }
    let restored: Int64?
    do {
      restored = try products.store.restore(product)
    } catch {
      // A busy database or a full disk is no reason to lose it.
      await deleted.putBack(product, key)
      throw error
    }
    guard let id = restored else { throw WebProblem(.conflict, .nothingToUndo) }
    await scans.markRestored(product.photos, as: id)
    return Response.redirect(to: "/products/\(id)", type: .normal)
  }

  private func list(_ request: Request) async throws -> Response {
    let language = language(request)
    let filter = try ProductFilter(request)
    let found = try products.products(filter)
    let pictures = await scans.pictures(of: found.map(\.id))
    let key = String(request.uri.queryParameters["deleted"] ?? "")
    let values: [String: Any] = [
      "deleted": key, "isDeleted": await deleted.has(key),
      "query": filter.query, "areFavourites": filter.favouritesOnly,
      "isEmpty": found.isEmpty && !filter.isWhole, "isNew": found.isEmpty && filter.isWhole,
      "turns": filter.turns(found.count),
      "products": found.map { line($0, pictures[$0.id], language) },
    ]
    guard request.uri.queryParameters["part"] == nil else {
      return try templates.partAnswer("product-list", values, in: language)
    }
    return try templates.page(
      PageFrame(language(.products), in: language, tab: .products, scripts: ["search"]),
      "products", values)
  }

  private func line(
    _ product: ProductSummary, _ picture: String?, _ language: PageLanguage
  ) -> [String: Any] {
    let status = RecordStatus(rawValue: product.status)
    return [
      "id": "\(product.id)", "name": product.name ?? language(.unnamed),
      "hasPicture": picture != nil, "picture": picture ?? "",
      "brand": product.brand ?? "", "scanned": language.day(product.scanned),
      "status": status.map { language.wording.name(of: $0) } ?? "",
      "kind": product.status, "isFavourite": product.isFavourite,
    ]
  }

  private func page(_ id: Int64, _ language: PageLanguage) async throws -> Response {
    guard let product = try products.store.product(.id(id)) else { throw ReviewDesk.missing(id) }
    let record = product.record
    let sheet = ValueSheet(
      id: id, record: record, language: language, photos: await scans.photos(of: record))
    let photos = PhotoSheet(sheet: sheet).values
    let name = record.name?.value ?? language(.unnamed)
    var values = sheet.values
    values.merge(ScoreSheet(record: record, language: language).values) { one, _ in one }
    values.merge(IngredientSheet(record: record, language: language).values) { one, _ in one }
    values.merge(FactSheet(record: record, language: language).values) { one, _ in one }
    values.merge(NameForm(record: record, language: language).values) { one, _ in one }
    let profile = ProfileSheet(
      marks: marks(of: record, for: try products.store.profile()), language: language)
    values.merge(
      [
        "id": "\(id)", "name": name, "brand": record.brand?.value ?? "",
        "isFavourite": product.isFavourite, "profileHead": language.wording.profile.title,
        "lines": profile.lines, "hasMarks": !profile.marks.isEmpty,
        "barcode": record.barcode.map { "\($0.gtin)" } ?? "",
        "status": language.wording.name(of: record.status), "kind": record.status.rawValue,
        "photos": photos, "hasPhotos": !photos.isEmpty,
        "hasManyPhotos": photos.count > 1,
        "hasDoubts": !record.forReview.isEmpty,
        "count": language(.valuesToCheck, ["count": "\(record.forReview.count)"]),
        "findings": record.findings.filter { $0.severity != .info }
          .map { language.capitalized(language.wording.sentence($0.message)) },
      ]
    ) { _, new in new }
    return try templates.page(
      PageFrame(name, in: language, tab: .products, scripts: ["review"]), "product", values)
  }
}
