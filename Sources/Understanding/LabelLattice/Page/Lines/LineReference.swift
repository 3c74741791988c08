/// A line of one look.
struct LineReference: Hashable, Sendable {
  var look: Int
  var line: Int
}

/// A stretch of a line.
struct Stretch: Hashable, Sendable {
  var line: LineReference
  var start: Int
  var end: Int

  /// Whether a symbol is in both stretches.
  func meets(_ other: Stretch) -> Bool {
    line == other.line && other.start < end && start < other.end
  }
}
