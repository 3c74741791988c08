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
}
