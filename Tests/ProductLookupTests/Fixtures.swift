import LabelModel
import LabelTestSupport
import ProductLookup
import Synchronization
import Testing

/// A clock that never waits and notes how long it was asked to.
final class RecordingClock: Clock, Sendable {
  typealias Duration = Swift.Duration

  struct Instant: InstantProtocol {
    var offset: Swift.Duration
    func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let state = Mutex((now: Instant(offset: .zero), pauses: [Swift.Duration]()))

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Swift.Duration { .nanoseconds(1) }
  var pauses: [Swift.Duration] { state.withLock { $0.pauses } }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    try Task.checkCancellation()
    state.withLock {
      $0.pauses.append($0.now.duration(to: deadline))
      $0.now = max($0.now, deadline)
    }
  }
}

/// A clock that lets its first sleeper wake when `server` has a request, and no other ever. It is
/// that of a service that is slow once, however busy the machine is.
final class SlowOnceClock: Clock, Sendable {
  typealias Duration = Swift.Duration
  typealias Instant = RecordingClock.Instant

  private let server: LoopbackServer
  private let sleepers = Mutex(0)

  init(_ server: LoopbackServer) { self.server = server }

  var now: Instant { Instant(offset: .zero) }
  var minimumResolution: Swift.Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    let isFirst = sleepers.withLock { count in
      count += 1
      return count == 1
    }
    while !isFirst || server.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
  }
}

/// A clock whose sleepers wake one after the other, each when `server` has one request more. It is
/// that of a service that never answers.
final class SilentServerClock: Clock, Sendable {
  typealias Duration = Swift.Duration
  typealias Instant = RecordingClock.Instant

  private let server: LoopbackServer
  private let sleepers = Mutex(0)

  init(_ server: LoopbackServer) { self.server = server }

  var now: Instant { Instant(offset: .zero) }
  var minimumResolution: Swift.Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    let number = sleepers.withLock { count in
      count += 1
      return count
    }
    while server.requests.count < number { try await Task.sleep(for: .milliseconds(1)) }
  }
}

/// A product's code, and the same as a service keeps it.
let catFoodCode = "4017721837194"

func gtin(_ digits: String = catFoodCode) throws -> GTIN {
  try #require(GTIN(digits))
}

/// Settings for a server in the place of both databases.
func settings(
  _ server: LoopbackServer, _ change: (inout OpenFoodFactsSettings) -> Void = { _ in }
) -> OpenFoodFactsSettings {
  var settings = OpenFoodFactsSettings(version: "1.2.3", contact: "someone@example.org")
  settings.petFoodAddress = server.address + "/pet"
  settings.foodAddress = server.address + "/food"
  // A busy machine is no slow service: tests of slowness set a limit of their own.
  settings.timeLimit = Patience.duration
  change(&settings)
  return settings
}

/// Looks `code` up at a server that gives the same answer to everything.
func lookUp(
  _ code: String = catFoodCode, answer: LoopbackAnswer,
  _ change: @escaping @Sendable (inout OpenFoodFactsSettings) -> Void = { _ in }
) async throws -> CatalogProduct? {
  try await LoopbackServer.run(answering: { _, _ in answer }) { server in
    let client = try OpenFoodFactsClient(
      settings: settings(server, change), clock: LookupClock(RecordingClock()))
    return try await client.product(for: gtin(code))
  }
}

/// An answer of API version 2 with a product of these JSON members.
func found(_ members: String, code: String = catFoodCode) -> String {
  #"{"code": "\#(code)", "status": 1, "status_verbose": "product found", "product": {\#(members)}}"#
}

/// Answers that mean "no such product", of API versions 2 and 3.
let notFound2 = #"{"code": "4017721837194", "status": 0, "status_verbose": "product not found"}"#
let notFound3 = """
  {"code": "4017721837194", "errors": [{"message": {"id": "product_not_found"}}],
   "result": {"id": "product_not_found", "name": "Product not found"}, "status": "failure",
   "warnings": []}
  """
let otherType3 = """
  {"code": "4017721837194", "status": "failure",
   "result": {"id": "product_found_with_a_different_product_type"}}
  """

// The reasons are the network library's own words, which differ between its versions.
extension LookupError {
  var isUnreachable: Bool {
    if case .unreachable(host: "127.0.0.1", reason: _) = self { true } else { false }
  }
  var isUntrustedHost: Bool {
    if case .untrustedHost(host: "127.0.0.1", reason: _) = self { true } else { false }
  }
}
