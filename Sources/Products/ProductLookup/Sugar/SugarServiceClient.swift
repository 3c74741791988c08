package import Foundation
package import LabelModel
import Languages

/// Asks a service for the analysis of a list of ingredients.
///
/// Copies share what they learn about outages.
package struct SugarServiceClient: SugarAnalyst {
  private let settings: SugarServiceSettings
  private let connection: ServiceConnection
  private let cache: AnswerFolder?

  /// Creates a client; nothing is sent yet.
  ///
  /// - Parameters:
  ///   - settings: how the service is asked.
  ///   - clock: what the pauses between attempts go by.
  ///   - now: the time that answers are kept with.
  /// - Throws: ``LookupError/invalidAddress(_:reason:)`` for an address that is neither `https` nor
  ///   on this machine.
  package init(
    settings: SugarServiceSettings, clock: LookupClock = .continuous,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws(LookupError) {
    self.settings = settings
    connection = try ServiceConnection(settings, clock: clock)
    cache = settings.cacheFolder.map {
      AnswerFolder(folder: $0, age: settings.cacheAge, now: now)
    }
  }

  /// Returns the service's analysis of `list`, from the cache while it is young enough.
  ///
  /// - Throws: ``LookupError`` when the service did not answer properly.
  package func analysis(of list: IngredientList) async throws(LookupError) -> SugarAnswer {
    let request: SugarServiceRequest?
    do {
      request = try SugarServiceRequest(list)
    } catch {
      throw .unreachable(host: address.host, reason: "the request could not be written: \(error)")
    }
    guard let body = request?.body else { return .unknownLanguage(list.language) }
    // Another service's answer is another answer.
    let cacheKey = Data(address.url.absoluteString.utf8) + [0x0A] + body
    let reader = SugarServiceAnswer(host: address.host, about: list)
    if let kept = cache?.answer(to: cacheKey), let analysis = try? reader.read(kept) {
      return .analysis(analysis, findings: [])
    }
    let answer = try await ask(body)
    let analysis = try reader.read(answer)
    return .analysis(analysis, findings: keep(answer, to: cacheKey))
  }

  /// The host that gets the lists.
  package var host: String { address.host }

  private var address: ServiceAddress { connection.address }

  private func ask(_ body: Data) async throws(LookupError) -> Data {
    let url = address.url.appending(path: "analyze-ingredients")
    return try await connection.asking { () async throws(LookupError) in
      let answer = try await connection.web.post(
        body, to: url, headers: ["Authorization": "Bearer \(settings.key.value)"])
      try answer.checkStatus(host: address.host)
      return answer.body
    }
  }

  /// Keeps an answer; that it cannot be kept is a finding, since the service may cost money.
  private func keep(_ answer: Data, to request: Data) -> [Finding] {
    guard let cache else { return [] }
    do {
      try cache.keep(answer, to: request)
      return []
    } catch {
      return [
        Finding(
          rule: .sugarAnswerIsKept, severity: .info,
          message: settings.cacheFolder.map {
            Message(.sugarAnswerIsNotKept, [.folder: .text($0)])
          } ?? Message(.sugarAnswerIsNotInCache),
          fields: ["sugarAnalysis"])
      ]
    }
  }
}
