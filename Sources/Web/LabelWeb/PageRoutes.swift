import Foundation
import HTTPTypes
import Hummingbird
import LabelModel
import NIOCore
import ProductStore

/// The pages.
struct PageRoutes: Sendable {
  let templates: Templates
  let scans: ScanRoutes
  let products: ProductRoutes
  /// Whether bar codes are looked up at services.
  let looksUp: Bool

  func add(to router: Router<some RequestContext>) {
    router.get("/") { _, _ in try await home() }
    router.get("scans/:id") { _, context in try page(of: try await scans.scan(context)) }
    router.get("products") { request, _ in try list(request) }
    router.get("products/:id") { _, context in try await product(products.id(context), nil) }
    router.post("products/:id/values") { request, context in
      let id = try products.id(context)
      do throws(any Error) {
        let form = try await URLEncodedFormDecoder().decode(
          ValueForm.self, from: request, context: context)
        _ = try await products.review.apply(form.answer, to: id, version: form.version)
      } catch let problem as WebProblem {
        return try await product(id, problem.detail)
      }
      return Response.redirect(to: "/products/\(id)", type: .normal)
    }
    router.post("products/:id/undo") { _, context in
      let id = try products.id(context)
      _ = try await products.review.undo(id)
      return Response.redirect(to: "/products/\(id)", type: .normal)
    }
    for (path, type, bytes) in [
      ("app.js", "text/javascript; charset=utf-8", PackageResources.app_js),
      ("style.css", "text/css; charset=utf-8", PackageResources.style_css),
    ] {
      router.get("assets/\(path)") { _, _ in Response.bytes(bytes, type: type) }
    }
    router.get("openapi.yaml") { _, _ in
      Response.bytes(PackageResources.openapi_yaml, type: "application/yaml")
    }
    router.get("healthz") { _, _ in try Response.json(["status": "ok"]) }
  }

  private func home() async throws -> Response {
    let latest = await scans.queue.latest(12)
    let statistics = try products.store.statistics()
    return try templates.page(
      "home", title: "labelscan",
      [
        "looksUp": looksUp, "scans": latest.map(Self.values), "hasScans": !latest.isEmpty,
        "isReading": latest.contains { !$0.isSettled },
        "products": "\(statistics.products)",
        "toCheck": "\(statistics.byStatus["needsReview"] ?? 0)",
      ])
  }

  private static func values(_ scan: Scan) -> [String: Any] {
    let state =
      switch scan.state {
      case .waiting: "waits"
      case .reading: "is being read"
      case .done: "read"
      case .unreadable: "no label found"
      case .failed: "could not be read"
      }
    return [
      "id": scan.id, "name": scan.name, "state": state, "message": scan.message ?? "",
      "product": scan.product.map { "\($0)" } ?? "", "isDone": scan.product != nil,
      "isSettled": scan.isSettled,
    ]
  }

  /// A scan's page: its product where there is one, else its state.
  private func page(of scan: Scan) throws -> Response {
    if let product = scan.product {
      return Response.redirect(to: "/products/\(product)", type: .normal)
    }
    return try templates.page("scan", title: scan.name, Self.values(scan))
  }

  private func list(_ request: Request) throws -> Response {
    let found = try products.products(request)
    let formatter = Date.ISO8601FormatStyle().year().month().day()
    return try templates.page(
      "products", title: "Products",
      [
        "query": String(request.uri.queryParameters["query"] ?? ""), "isEmpty": found.isEmpty,
        "products": found.map { product in
          [
            "id": "\(product.id)", "name": product.name ?? "Unnamed product",
            "brand": product.brand ?? "", "scanned": product.scanned.formatted(formatter),
            "status": product.status == "needsReview" ? "to be checked" : product.status,
          ] as [String: Any]
        },
      ])
  }

  private func product(_ id: Int64, _ problem: String?) async throws -> Response {
    guard let product = try products.store.product(.id(id)) else { throw ReviewDesk.missing(id) }
    var photos: [String: Scan] = [:]
    if case .images(let images) = product.record.origin {
      for image in images {
        if let digest = image.sha256, let scan = await scans.queue.scan(digest), scan.width != nil {
          photos[image.file] = scan
        }
      }
    }
    var values = ProductPage(
      product: product, version: try ReviewDesk.version(product.record),
      canUndo: await products.review.canUndo(id), photos: photos
    ).values
    values["problem"] = problem ?? ""
    values["hasProblem"] = problem != nil
    let page = try templates.page(
      "product", title: product.record.name?.value ?? "Unnamed product", values)
    guard problem != nil else { return page }
    var refused = page
    refused.status = .unprocessableContent
    return refused
  }
}

/// A form of a product's page.
private struct ValueForm: Decodable {
  var nutrient: Nutrient
  /// Empty for a value without a basis.
  var basis: String?
  var action: ValueAnswer.Action
  var text: String?
  var unit: NutrientUnit?
  var version: String?

  var answer: ValueAnswer {
    ValueAnswer(
      nutrient: nutrient, basis: basis.flatMap(Basis.init(rawValue:)), action: action, text: text,
      unit: unit)
  }
}
