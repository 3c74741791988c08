import Foundation
import HTTPTypes
import Hummingbird
import LabelModel
import Languages
import ProductStore

/// The pages where people check values: the queue, and the desk of one product.
struct ReviewPages: Sendable {
  let templates: Templates
  let scans: ScanQueue
  let desk: ReviewDesk
  let language: @Sendable (Request) -> PageLanguage

  /// The products that the queue shows.
  static let listed = 50

  func add(to router: Router<some RequestContext>) {
    router.get("review") { request, _ in try await queue(language(request)) }
    router.get("review/:id") { request, context in
      try await page(try ProductID(context).number, request)
    }
    router.post("review/:id/values") { request, context in
      let id = try ProductID(context).number
      let form = try await WebForm(request)
      do {
        let answer = try ValueAnswer(form)
        _ = try desk.apply(answer, to: id, version: form["version"])
      } catch let problem as WebProblem where problem.status != .notFound {
        return try await page(id, request, form, problem)
      }
      return Response.redirect(to: "/review/\(id)", type: .normal)
    }
    router.post("review/:id/undo") { request, context in
      let id = try ProductID(context).number
      do {
        _ = try desk.undo(id)
      } catch let problem as WebProblem where problem.status != .notFound {
        return try await page(id, request, nil, problem)
      }
      return Response.redirect(to: "/review/\(id)", type: .normal)
    }
  }

  private func queue(_ language: PageLanguage) async throws -> Response {
    let products = try desk.store.reviewQueue(limit: Self.listed)
    let pictures = await scans.pictures(of: products.map(\.id))
    let counts = try desk.store.reviewCounts()
    return try templates.page(
      PageFrame(language(.checkTitle), in: language, tab: .check), "review",
      [
        "products": products.map { product in
          [
            "id": "\(product.id)", "name": product.name ?? language(.unnamed),
            "brand": product.brand ?? "", "hasPicture": pictures[product.id] != nil,
            "picture": pictures[product.id] ?? "",
            "doubts": language(.valuesToCheck, ["count": "\(product.doubts)"]),
            "certainty": language.percent(product.leastCertain),
          ] as [String: Any]
        },
        "isEmpty": products.isEmpty, "first": products.first.map { "\($0.id)" } ?? "",
        "count": language(.valuesToCheck, ["count": "\(counts.values)"]),
        "hasCorrections": try desk.store.hasAnswers(),
      ])
  }

  /// The desk of a product.
  ///
  /// - Parameters:
  ///   - id: the product's number.
  ///   - request: the request; its parameter `value` opens an accepted value.
  ///   - form: an answer that could not be applied, shown as it was typed.
  ///   - problem: the reason.
  /// - Returns: the page.
  /// - Throws: ``WebProblem`` without such a product; ``ProductStoreError``.
  private func page(
    _ id: Int64, _ request: Request, _ form: WebForm? = nil, _ problem: WebProblem? = nil
  ) async throws -> Response {
    let language = language(request)
    guard let product = try desk.store.product(.id(id)) else { throw ReviewDesk.missing(id) }
    let record = product.record
    let sheet = ValueSheet(
      id: id, record: record, language: language, photos: await scans.photos(of: record))
    let refused = form.flatMap { ValueKey($0) }
    var answers = sheet.doubts.map(sheet.answer(to:))
    let opened =
      refused ?? request.uri.queryParameters["value"].flatMap { ValueKey(String($0)) }
    if let opened, let answer = sheet.answer(to: opened) { answers.insert(answer, at: 0) }
    if let form, let problem, let refused {
      answers = answers.map { answer in
        guard answer["key"] as? String == "\(refused)" else { return answer }
        return Self.refused(answer, form, problem, language)
      }
    }
    let photos = PhotoSheet(sheet: sheet).values
    let next = try desk.store.reviewQueue(limit: 2).first { $0.id != id }
    var values = sheet.values
    values.merge(
      [
        "id": "\(id)", "version": try ReviewDesk.version(record),
        "name": record.name?.value ?? language(.unnamed), "brand": record.brand?.value ?? "",
        "answers": answers, "hasAnswers": !answers.isEmpty,
        "hasDoubts": !record.forReview.isEmpty,
        "count": language(.valuesToCheck, ["count": "\(record.forReview.count)"]),
        "canUndo": try desk.canUndo(id), "photos": photos, "hasPhotos": !photos.isEmpty,
        "hasManyPhotos": photos.count > 1,
        "findings": record.findings.filter { $0.severity != .info }
          .map { language.capitalized(language.wording.sentence($0.message)) },
        "next": next.map { "\($0.id)" } ?? "", "hasNext": next != nil,
        "problem": refused == nil ? problem?.sentence(in: language) ?? "" : "",
        "hasProblem": problem != nil && refused == nil,
      ]
    ) { _, new in new }
    return try templates.page(
      PageFrame(
        record.name?.value ?? language(.unnamed), in: language, tab: .check, scripts: ["review"]),
      "desk", values, status: problem?.status ?? .ok)
  }

  /// The form of an answer that could not be applied: as it was typed, with the question or the fault.
  private static func refused(
    _ answer: [String: Any], _ form: WebForm, _ problem: WebProblem, _ language: PageLanguage
  ) -> [String: Any] {
    var answer = answer
    answer["typed"] = form["text"] ?? ""
    answer["isTyped"] = true
    answer["units"] = (answer["units"] as? [[String: Any]] ?? []).map { unit in
      unit.merging(["isChosen": unit["unit"] as? String == form["unit"]]) { _, new in new }
    }
    if let whole = problem.arguments["whole"], let fraction = problem.arguments["fraction"] {
      answer["asksNumber"] = true
      answer["whole"] = whole
      answer["fraction"] = language.wording.numbers.number(fraction)
      // A fourth digit, so that it is no longer taken for thousands.
      answer["fractionTyped"] = fraction + "0000".prefix(max(0, 4 - Self.decimals(fraction)))
    } else {
      answer["fault"] = problem.sentence(in: language)
      answer["hasFault"] = true
    }
    return answer
  }

  private static func decimals(_ number: String) -> Int {
    number.split(separator: ".").last?.count ?? 0
  }
}

extension ValueAnswer {
  /// Reads a form of the desk: accepting what was changed corrects it.
  ///
  /// - Throws: ``WebProblem`` for a form of another page.
  init(_ form: WebForm) throws {
    let stated = form["meaning"] == nil ? form["action"].flatMap(Action.init(rawValue:)) : .correct
    guard let key = ValueKey(form), let stated else {
      throw WebProblem(.unprocessableContent, .formIsIncomplete)
    }
    self.init(nutrient: key.nutrient, basis: key.basis, action: stated)
    text = form["meaning"] ?? form["text"]
    unit = form["unit"].flatMap(NutrientUnit.init(rawValue:))
    bound = form["bound"].flatMap(BoundAnswer.init(rawValue:))
    column = form["column"].flatMap(Basis.init(rawValue:))
    let isChanged = ["text": "read", "unit": "readUnit", "bound": "readBound"].contains {
      new, old in
      form[new]?.trimmingCharacters(in: .whitespaces) != form[old]
    }
    if action == .accept, isChanged { action = .correct }
  }
}

extension ValueKey {
  /// The value that a form of the desk is about.
  fileprivate init?(_ form: WebForm) {
    guard let text = form["value"] else { return nil }
    self.init(text)
  }
}
