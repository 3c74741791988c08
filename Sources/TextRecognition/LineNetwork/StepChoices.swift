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
  ///
  /// - Parameters:
  ///   - logits: the outputs.
  ///   - none: the output that stands for no character.
  ///   - alphabet: the outputs to choose from; `nil` for all. Those left out keep their
  ///     probability, so that what is unlike all of the alphabet is read with little certainty.
  init(_ logits: ArraySlice<Float>, none: Int, alphabet: [Int]? = nil) {
    let base = logits.startIndex
    var first = -1
    var second = -1
    func consider(_ output: Int) {
      if first < 0 || logits[base + output] > logits[base + first] {
        second = first
        first = output
      } else if second < 0 || logits[base + output] > logits[base + second] {
        second = output
      }
    }
    if let alphabet {
      alphabet.forEach(consider)
    } else {
      (0..<logits.count).forEach(consider)
    }
    let greatest = alphabet == nil ? logits[base + first] : logits.max() ?? 0
    var sum: Float = 0
    for logit in logits where logit > greatest - 20 { sum += exp(logit - greatest) }
    func share(_ output: Int) -> Float { exp(logits[base + output] - greatest) / sum }
    firstShare = share(first)
    secondShare = second >= 0 ? share(second) : 0
    noneShare = share(none)
    self.first = first
    self.second = second
  }

  /// The probability of an output, `nil` where it is none of those kept.
  func share(of output: Int, none: Int) -> Float? {
    output == none ? noneShare : output == first ? firstShare : output == second ? secondShare : nil
  }
}
