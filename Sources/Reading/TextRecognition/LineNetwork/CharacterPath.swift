import Foundation

/// A character that a network read.
struct ReadCharacter: Hashable {
  /// The character; a space between words.
  var text: String
  /// The log probability of its least certain step, times ``CharacterPath/weight``; 0 or less.
  var certainty: Float
  /// The steps it reaches over, up to the middles of the gaps beside it.
  var steps: Range<Int>
}

/// Finds the likeliest way through a line's steps (CTC, Graves 2006; the Viterbi path).
///
/// Follows Tesseract's search without a dictionary (`RecodeBeamSearch`), so that certainties mean
/// the same. At a step one of the two likeliest outputs or `none` counts. Where a character fades
/// in or out, it and `none` count together.
struct CharacterPath {
  private let codes: CharacterCodes
  private var nodes: [Node] = []
  /// The index of the first node of the last step.
  private var lastStep = 0
  private var characterSteps = 0
  private var shares: Float = 0

  init(codes: CharacterCodes) { self.codes = codes }

  /// The possible continuations of a node.
  private enum Continuation: Int {
    case anything
    /// It counted together with none as it began: the same output must follow.
    case onlyTheSame
    /// It counted together with none as it ended: the same output must not follow.
    case notTheSame
  }

  private struct Node {
    var output: Int
    var continuation: Continuation
    /// Whether it goes on with the character of the node before.
    var isSame: Bool
    var certainty: Float
    var score: Float
    var before: Int
  }

  /// The weight of certainties without a dictionary, and the cost of each step (Tesseract's
  /// `kDictRatio`, `kCertOffset`).
  static let weight: Float = 2.25
  static let stepCost: Float = 0.085
  /// No log probability is below this (Tesseract's `kMinCertainty`).
  private static let leastCertainty: Float = -20

  private static func certainty(_ share: Float) -> Float {
    (max(log(share), leastCertainty) - stepCost) * weight
  }

  /// Goes on by a step.
  mutating func append(_ step: StepChoices) {
    if step.first != codes.none {
      characterSteps += 1
      shares += step.firstShare
    }
    let last = lastStep..<nodes.count
    lastStep = nodes.count
    if last.isEmpty { beginAll(after: nil, step) }
    for index in last {
      repeatOutput(of: nodes[index], at: index, step)
      if nodes[index].continuation != .onlyTheSame { beginAll(after: index, step) }
    }
  }

  /// Begins none and the two likeliest outputs after a node, but for its own.
  private mutating func beginAll(after index: Int?, _ step: StepChoices) {
    let same = index.map { nodes[$0].output }
    if codes.none != same { begin(codes.none, after: index, step) }
    func beginCharacter(_ output: Int) {
      if output >= 0 && output != codes.none && output != same {
        begin(output, after: index, step)
      }
    }
    beginCharacter(step.first)
    beginCharacter(step.second)
  }

  private mutating func repeatOutput(of before: Node, at index: Int, _ step: StepChoices) {
    guard let share = step.share(of: before.output, none: codes.none) else { return }
    if before.continuation != .notTheSame {
      add(before.output, .anything, isSame: true, share, after: index)
    }
    if before.continuation == .anything, before.output != codes.none {
      add(before.output, .notTheSame, isSame: true, share + step.noneShare, after: index)
    }
  }

  private mutating func begin(_ output: Int, after index: Int?, _ step: StepChoices) {
    guard output == codes.none || codes.hasCharacter(output),
      let share = step.share(of: output, none: codes.none)
    else { return }
    add(output, .anything, isSame: false, share, after: index)
    guard output != codes.none else { return }
    var together = share + step.noneShare
    if let before = index.map({ nodes[$0] }), before.continuation == .anything,
      before.output != codes.none, step.isOfBoth(before.output, output),
      let other = step.share(of: before.output, none: codes.none)
    {
      together += other
    }
    add(output, .onlyTheSame, isSame: false, together, after: index)
  }

  /// Adds a node, or takes it instead of a worse one for the same.
  private mutating func add(
    _ output: Int, _ continuation: Continuation, isSame: Bool, _ share: Float, after index: Int?
  ) {
    let certainty = CharacterPath.certainty(share)
    let score = certainty + (index.map { nodes[$0].score } ?? 0)
    let node = Node(
      output: output, continuation: continuation, isSame: isSame, certainty: certainty,
      score: score, before: index ?? -1)
    for rival in lastStep..<nodes.count
    where nodes[rival].output == output && nodes[rival].continuation == continuation {
      if score > nodes[rival].score { nodes[rival] = node }
      return
    }
    nodes.append(node)
  }

  /// The mean probability of the likeliest outputs of the steps at which that is a character. 0 for
  /// no such step.
  var meanShare: Float { characterSteps == 0 ? 0 : shares / Float(characterSteps) }

  /// The characters of the likeliest way.
  func characters() -> [ReadCharacter] {
    let best = nodes[lastStep...].filter { $0.continuation != .onlyTheSame }
      .max { $0.score < $1.score }
    guard let best else { return [] }
    var way = [best]
    while let before = way.last?.before, before >= 0 { way.append(nodes[before]) }
    way.reverse()
    return characters(of: way)
  }

  private func characters(of way: [Node]) -> [ReadCharacter] {
    var characters: [ReadCharacter] = []
    var step = 0
    while step < way.count {
      // The certainty of the gap before goes to the character after it, before a space to that before.
      var certainty: Float = 0
      while step < way.count, way[step].output == codes.none {
        certainty = min(certainty, way[step].certainty)
        step += 1
      }
      let begin = step
      guard step < way.count else {
        if let last = characters.indices.last {
          characters[last].certainty = min(characters[last].certainty, certainty)
        }
        break
      }
      let text = codes[way[step].output] ?? ""
      if text == " ", let last = characters.indices.last {
        characters[last].certainty = min(characters[last].certainty, certainty)
        certainty = 0
      }
      repeat {
        certainty = min(certainty, way[step].certainty)
        step += 1
      } while step < way.count && way[step].isSame
      characters.append(ReadCharacter(text: text, certainty: certainty, steps: begin..<step))
    }
    return CharacterPath.closingGaps(characters, width: way.count)
  }

  /// Widens the characters to the middles of the gaps between them, the outermost by ``margin``.
  private static func closingGaps(_ characters: [ReadCharacter], width: Int) -> [ReadCharacter] {
    var closed = characters
    var start = max(0, (characters.first?.steps.lowerBound ?? 0) - margin)
    for index in closed.indices {
      let end = characters[index].steps.upperBound
      let next = index + 1 < characters.count ? characters[index + 1].steps.lowerBound : nil
      let bound = next.map { end + ($0 - end) / 2 } ?? min(width, end + margin)
      closed[index].steps = start..<bound
      start = bound
    }
    return closed
  }

  /// The steps around the edge of an outermost character. The network sees a character anywhere on
  /// it, and a wide one is as wide as the line is high.
  private static let margin = 8
}
