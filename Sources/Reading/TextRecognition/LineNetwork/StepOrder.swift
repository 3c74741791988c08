/// The order of the steps of several lines: the first of every line, then the second of every line.
///
/// Longer lines come first, so that those which have a step are side by side.
struct StepOrder {
  /// The index of each step's beginning among all; one more than the number of steps.
  let starts: [Int]
  /// The number of lines.
  let lines: Int
  /// The line and the step of each place.
  let places: [(line: Int, step: Int)]

  /// Orders the steps of lines with these numbers of steps.
  init(_ steps: [Int]) {
    let longestFirst = steps.indices.sorted { (steps[$1], $0) < (steps[$0], $1) }
    var starts = [0]
    var places: [(line: Int, step: Int)] = []
    for step in 0..<(steps.max() ?? 0) {
      places += longestFirst.prefix { steps[$0] > step }.map { ($0, step) }
      starts.append(places.count)
    }
    self.starts = starts
    lines = steps.count
    self.places = places
  }

  /// Steps of the longest line.
  var steps: Int { starts.count - 1 }

  /// Steps of all lines.
  var count: Int { places.count }

  /// The number of lines that have a step.
  func lines(at step: Int) -> Int { starts[step + 1] - starts[step] }

  /// The steps in parts of about `size` places.
  func parts(of size: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var first = 0
    for step in 0..<steps where starts[step + 1] - starts[first] >= size || step + 1 == steps {
      parts.append(first..<step + 1)
      first = step + 1
    }
    return parts
  }
}
