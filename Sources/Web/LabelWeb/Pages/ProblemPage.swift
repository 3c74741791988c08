import HTTPTypes
import Hummingbird
import Languages

/// The page for a request that cannot be served, where a browser asks for a page.
struct ProblemPage: Sendable {
  let templates: Templates
  let language: @Sendable (Request) -> PageLanguage

  /// Whether a browser asks for a page.
  func isForPerson(_ request: Request) -> Bool {
    (request.headers[.accept] ?? "").contains("text/html")
      && !request.uri.path.hasPrefix("/api/")
  }

  /// Returns the page; `nil` for requests of programs and scripts.
  func answer(to request: Request, _ problem: WebProblem) throws -> Response? {
    guard isForPerson(request) else { return nil }
    let language = language(request)
    // Without words of its own a page is missing, or something is wrong that nobody could have known.
    let sentence =
      problem.word == nil && problem.status == .notFound
      ? language(.pageIsMissing) : problem.sentence(in: language)
    return try templates.page(
      PageFrame(sentence, in: language), "problem", ["problem": sentence], status: problem.status)
  }
}
