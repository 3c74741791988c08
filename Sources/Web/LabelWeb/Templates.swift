import Foundation
import Hummingbird
import Mustache
import NIOCore

/// The pages' templates, which escape all that they show.
struct Templates: Sendable {
  private let library: MustacheLibrary

  /// Reads the templates.
  ///
  /// - Throws: the fault of a template.
  init() throws {
    var templates: [String: MustacheTemplate] = [:]
    for (name, bytes) in [
      ("page", PackageResources.page_mustache), ("home", PackageResources.home_mustache),
      ("products", PackageResources.products_mustache),
      ("product", PackageResources.product_mustache), ("change", PackageResources.change_mustache),
      ("scan", PackageResources.scan_mustache),
    ] {
      templates[name] = try MustacheTemplate(string: String(decoding: bytes, as: UTF8.self))
    }
    library = MustacheLibrary(templates: templates)
  }

  /// A page with a title and what a template makes of `values`.
  func page(_ name: String, title: String, _ values: [String: Any]) throws -> Response {
    guard let body = library.render(values, withTemplate: name),
      let page = library.render(["title": title, "body": body], withTemplate: "page")
    else { throw WebProblem(.internalServerError, "the page \(name) has no template") }
    return Response(
      status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: page)))
  }
}
