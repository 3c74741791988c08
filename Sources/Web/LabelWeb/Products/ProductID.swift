import Hummingbird
import Languages

/// A product's number in a path.
struct ProductID {
  let number: Int64

  /// Reads the part `id` of the path.
  ///
  /// - Throws: ``WebProblem`` for anything but a number from 1 on.
  init(_ context: some RequestContext) throws {
    guard let id = context.parameters.get("id").flatMap({ Int64($0) }), id > 0 else {
      throw WebProblem(.notFound, .productIsMissing)
    }
    number = id
  }
}
