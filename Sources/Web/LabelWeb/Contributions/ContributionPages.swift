import Foundation
import HTTPTypes
import Hummingbird
import LabelModel
import Languages
import ProductLookup
import ProductSources
import ProductStore

/// The pages of contributions: a product's one before it is sent, and the queue.
struct ContributionPages: Sendable {
  let templates: Templates
  let store: RecordStore
  /// The way to the databases; `nil` for a server that asks none.
  let desk: ContributionDesk?
  /// The pause between looks into the queue.
  let pause: Duration
  /// The longest that a page waits for a contribution to be sent.
  let patience: Duration
  let now: @Sendable () -> Date
  let language: @Sendable (Request) -> PageLanguage

  func add(to router: Router<some RequestContext>) {
    router.get("products/:id/contribution") { request, context in
      try await page(try ProductID(context).number, request)
    }
    router.post("products/:id/contribution") { request, context in
      let id = try ProductID(context).number
      let form = try await WebForm(request)
      do {
        try await confirm(id, form, language(request))
      } catch let problem as WebProblem where problem.status != .notFound {
        return try await page(id, request, problem)
      }
      return Response.redirect(to: "/contributions", type: .normal)
    }
    router.get("contributions") { request, _ in try list(language(request)) }
    router.post("contributions/:id/retry") { _, context in
      let id = try Self.number(context)
      guard try store.retryContribution(id, at: now()) else { throw Self.missing }
      await sendForAWhile(id)
      return Response.redirect(to: "/contributions", type: .normal)
    }
    router.post("contributions/:id/delete") { _, context in
      guard try store.dropContribution(try Self.number(context)) else { throw Self.missing }
      return Response.redirect(to: "/contributions", type: .normal)
    }
  }

  private static let missing = WebProblem(.notFound, .nothingFound)

  private static func number(_ context: some RequestContext) throws -> Int64 {
    guard let id = context.parameters.get("id").flatMap({ Int64($0) }) else { throw missing }
    return id
  }

  // MARK: Before sending

  private func page(
    _ id: Int64, _ request: Request, _ problem: WebProblem? = nil
  ) async throws -> Response {
    let language = language(request)
    guard let product = try store.product(.id(id)) else { throw ReviewDesk.missing(id) }
    let record = product.record
    var values: [String: Any] = [
      "id": "\(id)", "name": record.name?.value ?? language(.unnamed),
      "brand": record.brand?.value ?? "",
      "problem": problem?.sentence(in: language) ?? "", "hasProblem": problem != nil,
    ]
    do throws(ContributionError) {
      let composed = try composeContribution(of: record)
      let known = await known(composed, record)
      let sheet = ContributionSheet(
        record: record, composed: composed, known: known.product, language: language)
      values.merge(sheet.values) { one, _ in one }
      values["isSilent"] = known.isSilent
      values["isUnknown"] = known.product == nil && !known.isSilent
      let hasAccount = desk.map { !$0.clients.isEmpty } ?? false
      values["canSend"] = hasAccount && sheet.composed.hasContent
      values["needsAccount"] = !hasAccount
      values["isNothing"] = !sheet.composed.hasContent
    } catch {
      values["obstacle"] = language(Self.word(for: error))
    }
    return try templates.page(
      PageFrame(language(.contribute), in: language, tab: .products), "contribution", values,
      status: problem?.status ?? .ok)
  }

  private static func word(for error: ContributionError) -> PageWord {
    switch error {
    case .noBarcode: .needsBarcode
    case .unknownSubject: .needsKind
    case .missing: .needsNameAndBrand
    case .photoTooSmall, .photoChanged: .photographAgain
    }
  }

  /// The database's present product, and whether it could not be asked.
  private func known(
    _ composed: ComposedContribution, _ record: ProductRecord
  ) async -> (product: CatalogProduct?, isSilent: Bool) {
    guard let desk else { return (nil, true) }
    do throws(LookupError) {
      let product = try await LookupDeadline.within(desk.limit) {
        () async throws(LookupError) -> CatalogProduct? in
        try await desk.database.product(for: composed.gtin, of: record.subject)
      }
      return (product, false)
    } catch {
      return (nil, true)
    }
  }

  // MARK: Sending

  /// Puts what a person saw into the queue, and sends it.
  private func confirm(_ id: Int64, _ form: WebForm, _ language: PageLanguage) async throws {
    guard let product = try store.product(.id(id)) else { throw ReviewDesk.missing(id) }
    guard let desk, let server = form["server"].flatMap(ContributionServer.init(rawValue:)),
      desk.clients[server] != nil
    else { throw WebProblem(.unprocessableContent, .needsAccount) }
    let composed: ComposedContribution
    do throws(ContributionError) {
      composed = try composeContribution(of: product.record)
    } catch {
      throw WebProblem(.unprocessableContent, Self.word(for: error))
    }
    let sheet = ContributionSheet(
      record: product.record, composed: composed, known: nil, language: language)
    guard sheet.composed.hasContent else { throw WebProblem(.unprocessableContent, .nothingToSend) }
    guard form["shown"] == sheet.digest else {
      throw WebProblem(.preconditionFailed, .changedMeanwhile)
    }
    let entry = try ContributionQueue(store, now: now).add(composed, photos: [], for: server)
    await sendForAWhile(entry.id)
  }

  /// Sends a contribution; the page waits some seconds, the sending goes on.
  private func sendForAWhile(_ id: Int64) async {
    let (ends, end) = AsyncStream<Void>.makeStream()
    Task {
      await send(id)
      end.finish()
    }
    Task {
      try? await Task.sleep(for: patience)
      end.finish()
    }
    for await _ in ends {}
  }

  private func send(_ id: Int64) async {
    guard let desk else { return }
    // The queue notes the outcome; without a database it stays as it is, and is sent later.
    try? await ContributionQueue(store, now: now).send(id, with: desk.clients) { _, _ in }
  }

  /// Sends what was tried in vain and is due again, for as long as the server runs.
  ///
  /// Contributions that the command line put aside for later are left alone: these are due since they were made.
  func retry() async throws {
    while true {
      try await Task.sleep(for: pause)
      guard let entries = try? store.contributions() else { continue }
      for entry in entries
      where entry.state == .waiting && entry.due != entry.created && entry.due <= now() {
        await send(entry.id)
      }
    }
  }

  // MARK: The queue

  private func list(_ language: PageLanguage) throws -> Response {
    let entries = try store.contributions()
    return try templates.page(
      PageFrame(language(.contributions), in: language, tab: .products), "contributions",
      ["entries": entries.reversed().map { line($0, language) }, "isEmpty": entries.isEmpty])
  }

  private func line(_ entry: QueuedContribution, _ language: PageLanguage) -> [String: Any] {
    let (word, kind): (PageWord, String) =
      switch entry.state {
      case .waiting: (.contributionWaiting, "weak")
      case .sent: (.contributionSent, "done")
      case .refused: (.contributionRefused, "failed")
      }
    let server = ContributionQueue.server(of: entry)
    return [
      "id": "\(entry.id)", "number": "\(entry.key)", "created": language.day(entry.created),
      "server": server.map { language($0 == .staging ? .trialServer : .publicDatabase) } ?? "",
      "state": language(word), "kind": kind, "note": entry.note ?? "",
      "isOpen": entry.state != .sent,
    ]
  }
}
