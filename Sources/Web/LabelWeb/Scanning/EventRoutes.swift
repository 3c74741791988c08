import HTTPTypes
import Hummingbird
import NIOCore

/// The stream of changes for pages, as server-sent events.
struct EventRoutes: Sendable {
  let events: ScanEvents

  /// The time after which a page is told to connect again, in milliseconds.
  private static let retry = 2_000
  /// The time between two signs of life: proxies close connections that are silent for a minute.
  private static let interval = Duration.seconds(15)

  func add(to router: Router<some RequestContext>) {
    router.get("events") { request, _ in
      let seen = HTTPField.Name("Last-Event-ID").flatMap { request.headers[$0] }
      guard let messages = events.messages(after: seen) else {
        throw WebProblem(
          .serviceUnavailable, "too many pages follow the scans; ask from time to time")
      }
      var headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-cache"]
      // Nginx would keep the messages back.
      if let name = HTTPField.Name("X-Accel-Buffering") { headers[name] = "no" }
      return Response(
        status: .ok, headers: headers,
        body: ResponseBody { writer in
          try await writer.write(ByteBuffer(string: "retry: \(Self.retry)\n\n"))
          for await message in messages {
            try await writer.write(ByteBuffer(string: events.text(message)))
          }
          try await writer.finish(nil)
        })
    }
  }

  /// Gives signs of life until it is cancelled.
  func beat() async throws {
    while true {
      try await Task.sleep(for: Self.interval)
      events.beat()
    }
  }
}
