import Foundation
import VectorKernels

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
  ///   - none: the output for no character.
  ///   - alphabet: the outputs to choose from; `nil` for all. Those left out keep their
  ///     probability, so that what is unlike all of the alphabet is read with little certainty.
  init(_ logits: ArraySlice<Float>, none: Int, alphabet: [Int]? = nil) {
    let (first, second, greatest, sum) = logits.withUnsafeBufferPointer { logits in
      let all = network_choices(logits.baseAddress, Int32(logits.count))
      let greatest = all.first >= 0 ? logits[Int(all.first)] : 0
      guard let alphabet else { return (Int(all.first), Int(all.second), greatest, all.sum) }
      let (first, second) = StepChoices.greatest(of: alphabet, in: logits)
      return (first, second, greatest, all.sum)
    }
    func share(_ output: Int) -> Float {
      output >= 0 ? exp(logits[logits.startIndex + output] - greatest) / sum : 0
    }
    firstShare = share(first)
    secondShare = share(second)
    noneShare = share(none)
    self.first = first
    self.second = second
  }

  /// The two likeliest of some outputs; -1 for a missing one.
  private static func greatest(
    of alphabet: [Int], in logits: UnsafeBufferPointer<Float>
  ) -> (first: Int, second: Int) {
    var (first, second) = (-1, -1)
    for output in alphabet {
      if first < 0 || logits[output] > logits[first] {
        second = first
        first = output
      } else if second < 0 || logits[output] > logits[second] {
        second = output
      }
    }
    return (first, second)
  }

  /// The probability of an output, `nil` where it was not kept.
  func share(of output: Int, none: Int) -> Float? {
    output == none ? noneShare : output == first ? firstShare : output == second ? secondShare : nil
  }

  /// Whether two outputs are the two likeliest.
  func isOfBoth(_ one: Int, _ other: Int) -> Bool {
    one == first && other == second || one == second && other == first
  }
}
