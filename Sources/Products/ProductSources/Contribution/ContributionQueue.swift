import Digests
package import Foundation
import LabelModel
package import ProductLookup
package import ProductStore

/// The outcome of sending a contribution.
package enum ContributionOutcome: Hashable, Sendable {
  /// All of it was taken.
  case sent
  /// It stays in the queue, and the others for the same server with it.
  case postponed(until: Date, LookupError)
  /// The service declined it.
  case refused(LookupError)
}

/// Puts contributions into a database's queue, and sends what is in it.
package struct ContributionQueue: Sendable {
  /// The destination of a contribution; kept with it.
  struct Envelope: Codable, Hashable {
    var server: ContributionServer
    var service: OpenFoodFactsService
    var gtin: GTIN
  }

  /// The part that is sent at once.
  enum Part: Codable, Hashable {
    case fields([ContributedField])
    case photo(ContributedPhoto)
  }

  /// The time for which a contribution that one program is sending is left alone by others, in
  /// seconds. It is longer than the requests with all their repetitions may take.
  private static let claim: TimeInterval = 3600

  private let store: RecordStore
  private let now: @Sendable () -> Date

  /// Uses the queue in `store`.
  package init(_ store: RecordStore, now: @escaping @Sendable () -> Date = { Date() }) {
    self.store = store
    self.now = now
  }

  /// Puts what a person confirmed into the queue, unless the same is there already, sent or not.
  ///
  /// - Returns: its number there, and whether it is new.
  /// - Throws: ``ProductStoreError``.
  package func add(
    _ contribution: ComposedContribution, photos: [PreparedPhoto], for server: ContributionServer
  ) throws(ProductStoreError) -> (id: Int64, isNew: Bool) {
    let envelope = Envelope(
      server: server, service: contribution.service, gtin: contribution.gtin)
    var parts: [Part] = contribution.fields.isEmpty ? [] : [.fields(contribution.fields)]
    parts += photos.map { .photo($0.photo) }
    let coded: (envelope: Data, parts: [Data])
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      coded = (try encoder.encode(envelope), try parts.map(encoder.encode))
    } catch {
      throw .cannotWrite(path: store.path, reason: "a contribution cannot be coded: \(error)")
    }
    guard let digest = sha256(Array(([coded.envelope] + coded.parts).joined(separator: [0x0A])))
    else { throw .cannotWrite(path: store.path, reason: "no digest of a contribution") }
    return try store.enqueue(
      contribution.gtin.catalogKey, digest: digest, envelope: coded.envelope, parts: coded.parts,
      at: now())
  }

  /// The server of a contribution in the queue; `nil` when its entry cannot be read.
  package static func server(of contribution: QueuedContribution) -> ContributionServer? {
    (try? JSONDecoder().decode(Envelope.self, from: contribution.envelope))?.server
  }

  /// Sends what is due.
  ///
  /// Each success is noted at once, so that a later failure causes no second sending. When a
  /// server cannot be used now, nothing more is sent to it.
  ///
  /// - Parameters:
  ///   - id: the only one to send; `nil` for all.
  ///   - clients: for each server that may be sent to; what is for another one is left alone.
  ///   - note: gets the outcome of each.
  /// - Throws: ``ProductStoreError``.
  package func send(
    _ id: Int64? = nil, with clients: [ContributionServer: OpenFoodFactsContributor],
    note: (QueuedContribution, ContributionOutcome) -> Void
  ) async throws(ProductStoreError) {
    var unusable: [ContributionServer: (error: LookupError, until: Date)] = [:]
    for entry in try store.contributions()
    where entry.state == .waiting && entry.due <= now() && (id == nil || entry.id == id) {
      guard let envelope = try? JSONDecoder().decode(Envelope.self, from: entry.envelope) else {
        let error = Self.damagedEntry
        try store.refuseContribution(entry.id, note: error.description)
        note(entry, .refused(error))
        continue
      }
      guard let client = clients[envelope.server] else { continue }
      if let (error, until) = unusable[envelope.server] {
        try store.postpone(entry.id, until: until, note: error.description, isAttempt: false)
        note(entry, .postponed(until: until, error))
        continue
      }
      // Another program may have begun with it.
      guard
        let (claimed, parts) = try store.claimContribution(entry.id, at: now(), for: Self.claim)
      else { continue }
      let outcome = try await send(claimed, parts, envelope, client)
      if case .postponed(let until, let error) = outcome {
        unusable[envelope.server] = (error, until)
      }
      note(claimed, outcome)
    }
  }

  private static let damagedEntry = LookupError.declined(
    host: "the queue", reason: "its entry is damaged")

  /// Sends the unsent parts of one contribution, and notes the outcome in the database.
  private func send(
    _ contribution: QueuedContribution, _ parts: [ContributionPart], _ envelope: Envelope,
    _ client: OpenFoodFactsContributor
  ) async throws(ProductStoreError) -> ContributionOutcome {
    for part in parts {
      if let error = await failure(of: part, envelope, client) {
        return try conclude(contribution, error)
      }
      try store.markSent(part.number, of: contribution.id)
    }
    return .sent
  }

  private func failure(
    of part: ContributionPart, _ envelope: Envelope, _ client: OpenFoodFactsContributor
  ) async -> LookupError? {
    guard let body = try? JSONDecoder().decode(Part.self, from: part.body) else {
      return Self.damagedEntry
    }
    do {
      switch body {
      case .fields(let fields):
        try await client.send(fields, of: envelope.gtin, to: envelope.service)
      case .photo(let photo):
        // A photo that the service already has counts as sent.
        _ = try await client.send(photo, of: envelope.gtin, to: envelope.service)
      }
      return nil
    } catch {
      return error
    }
  }

  private func conclude(
    _ contribution: QueuedContribution, _ error: LookupError
  ) throws(ProductStoreError) -> ContributionOutcome {
    let pause: TimeInterval
    switch error {
    case .declined, .refused, .tooLarge:
      try store.refuseContribution(contribution.id, note: error.description)
      return .refused(error)
    case .unreachable, .timedOut, .rateLimited, .serverError, .malformedAnswer:
      // A minute, then twice as long each time, a day at most; never before the service allows it.
      let backOff = min(60 * pow(2, Double(min(contribution.attempts, 11))), 86_400)
      pause = max(backOff, error.retryAfter.map { $0 / .seconds(1) } ?? 0)
    case .notAuthorized, .untrustedHost, .redirectedElsewhere, .invalidAddress, .notAsked,
      .cancelled:
      // The contribution is not the cause: it is due as soon as the server works again.
      pause = 0
    }
    let due = now().addingTimeInterval(pause)
    try store.postpone(
      contribution.id, until: due, note: error.description, isAttempt: pause > 0)
    return .postponed(until: due, error)
  }
}
