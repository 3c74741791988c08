import Foundation
import HTTPTypes
import Hummingbird
import LabelModel
import Languages
import NIOCore
import ProductStore

/// The requests of programs about products.
struct ProductRoutes: Sendable {
  let store: RecordStore
  let review: ReviewDesk

  func add(to group: RouterGroup<some RequestContext>) {
    group.get("products") { request, _ in
      try Response.json(["products": try products(ProductFilter(request)).map(ProductLine.init)])
    }
    group.get("products/:id") { _, context in
      let id = try ProductID(context).number
      guard let product = try store.product(.id(id)) else { throw ReviewDesk.missing(id) }
      return try answer(product)
    }
    group.patch("products/:id") { request, context in
      let id = try ProductID(context).number
      try request.checkLength(
        atMost: Self.greatestAnswer, or: WebProblem(.contentTooLarge, .formIsTooLarge))
      let buffer = try await request.body.collect(upTo: Self.greatestAnswer)
      guard
        let answer = try? JSONDecoder().decode(
          ValueAnswer.self, from: Data(buffer.readableBytesView))
      else {
        throw WebProblem(
          .unprocessableContent,
          "the body needs nutrient, action (accept, correct, traces, notPrinted), and for a correction text, with a unit where none was read"
        )
      }
      let version = request.headers[.ifMatch]?.trimmingCharacters(in: ["\""])
      return try self.answer(try review.apply(answer, to: id, version: version))
    }
    group.post("products/:id/undo") { _, context in
      try answer(try review.undo(try ProductID(context).number))
    }
    group.get("corrections") { _, _ in
      Response.bytes(
        try Corrections(store).lines(), type: "application/jsonl",
        headers: Corrections.headers)
    }
  }

  /// The most bytes of an answer.
  private static let greatestAnswer = 4_096

  /// The products of a list: all, the last scanned first, or those that a query finds.
  func products(_ filter: ProductFilter) throws -> [ProductSummary] {
    filter.query.isEmpty
      ? try store.history(
        limit: ProductFilter.listed, offset: filter.offset, favouritesOnly: filter.favouritesOnly)
      : try store.search(
        filter.query, limit: ProductFilter.listed, offset: filter.offset,
        favouritesOnly: filter.favouritesOnly)
  }

  /// A product's record, with its version as the `ETag`.
  private func answer(_ product: StoredProduct) throws -> Response {
    let line = try product.record.jsonLine()
    return Response.bytes(
      line, type: "application/json", headers: [.eTag: "\"\(ReviewDesk.version(line))\""])
  }
}

/// A line of a list of products, as programs get it.
struct ProductLine: Encodable {
  var id: Int64
  var scanned: Date
  var name: String?
  var brand: String?
  var status: String
  var isFavourite: Bool

  init(_ product: ProductSummary) {
    id = product.id
    scanned = product.scanned
    name = product.name
    brand = product.brand
    status = product.status
    isFavourite = product.isFavourite
  }
}
