import Digests
import Foundation
import HTTPTypes
import Hummingbird
import Languages
import Mustache
import NIOCore

/// The templates of pages, which escape all that they show.
struct Templates: Sendable {
  private let library: MustacheLibrary
  /// The first digits of the assets' digest, so that browsers may keep them.
  private let version: String

  /// Reads the templates.
  ///
  /// - Throws: the fault of a template.
  init() throws {
    var templates: [String: MustacheTemplate] = [:]
    for (name, bytes) in Asset.templates {
      templates[name] = try MustacheTemplate(string: String(decoding: bytes, as: UTF8.self))
    }
    library = MustacheLibrary(templates: templates)
    version = String((sha256(Asset.files.flatMap(\.bytes)) ?? "").prefix(12))
  }

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - page: its frame.
  ///   - name: the template of its content.
  ///   - values: the values for the template.
  ///   - status: the status of the answer.
  /// - Returns: the answer.
  /// - Throws: ``WebProblem`` without such a template.
  func page(
    _ page: PageFrame, _ name: String, _ values: [String: Any], status: HTTPResponse.Status = .ok
  ) throws -> Response {
    let body = try part(name, values, in: page.language)
    let frame: [String: Any] = [
      "title": page.title, "language": page.language.code, "w": page.language.words, "body": body,
      "version": version, "scripts": page.scripts.map { ["name": $0] },
      "hasMenu": page.hasMenu,
      "tabs": PageFrame.Tab.allCases.map { tab in
        [
          "address": tab.address, "icon": tab.rawValue, "name": page.language(tab.word),
          "isHere": tab == page.tab,
        ] as [String: Any]
      },
    ]
    guard let whole = library.render(frame, withTemplate: "page") else {
      throw Self.missing("page")
    }
    return Self.answer(whole, status)
  }

  /// Makes a part of a page, for a script that puts it in.
  func partAnswer(
    _ name: String, _ values: [String: Any], in language: PageLanguage
  ) throws -> Response {
    Self.answer(try part(name, values, in: language), .ok)
  }

  private func part(
    _ name: String, _ values: [String: Any], in language: PageLanguage
  ) throws -> String {
    var values = values
    values["w"] = language.words
    guard let text = library.render(values, withTemplate: name) else { throw Self.missing(name) }
    return text
  }

  private static func missing(_ name: String) -> WebProblem {
    WebProblem(.internalServerError, "the page \(name) has no template")
  }

  private static func answer(_ text: String, _ status: HTTPResponse.Status) -> Response {
    Response(
      status: status, headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
