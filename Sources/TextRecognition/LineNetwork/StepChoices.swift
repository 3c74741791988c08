import Foundation

/// The likeliest outputs of one step of a line.
struct StepChoices {
  /// The likeliest output.
  let first: Int
  /// The next likeliest.
  let second: Int
  /// Their probabilities, and that of no character.
  let firstShare: Float
  let secondShare: Float
  let noneShare: Float

  /// Turns a step's outputs into probabilities (softmax).
  init(_ logits: ArraySlice<Float>, none: Int) {
    var first = logits.startIndex
    var second = -1
    for index in logits.indices.dropFirst() {
      if logits[index] > logits[first] {
        second = first
        first = index
      } else if second < 0 || logits[index] > logits[second] {
        second = index
      }
    }
    let greatest = logits[first]
    var sum: Float = 0
    for logit in logits where logit > greatest - 20 { sum += exp(logit - greatest) }
    func share(_ index: Int) -> Float { exp(logits[index] - greatest) / sum }
    firstShare = share(first)
    secondShare = second >= 0 ? share(second) : 0
    noneShare = share(logits.startIndex + none)
    self.first = first - logits.startIndex
    self.second = second - logits.startIndex
  }

  /// The probability of an output, `nil` where it is none of those kept.
  func share(of output: Int, none: Int) -> Float? {
    output == none ? noneShare : output == first ? firstShare : output == second ? secondShare : nil
  }
}
