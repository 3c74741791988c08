import Foundation
import LabelImaging

/// A recognition network of Tesseract's, run by this program.
///
/// Takes a `.traineddata` file's weights and finds the same characters as libtesseract without a
/// dictionary. Its confidences mean the same, and it takes a small part of the time. Whole matrices
/// are multiplied (`VectorKernels`), where libtesseract goes pixel by pixel and copies every step.
/// As in libtesseract, weights and activations have 8 bits, so that the result is the same on every
/// processor.
final class LineNetwork {
  /// Rows of the pictures it reads.
  let height: Int
  private let convolution: Convolution
  private let columns: LSTMLayer
  private let along: [(layer: LSTMLayer, backwards: Bool)]
  private let output: Multiplier
  /// Outputs of the file's matrix, of those that ``output`` is filled up to.
  private let outputs: Int
  private let outputBias: [Float]
  private let codes: CharacterCodes
  /// The outputs that amounts are written with.
  private let amountOutputs: [Int]

  /// Columns of a picture to a step.
  static let stride = 3

  /// Builds a file's network; `nil` where its layers do not fit together.
  init?(_ file: NetworkFile) {
    let lstms = file.layers.compactMap { layer in
      LSTMLayer(gates: ["CI", "GI", "GF1", "GO"].compactMap { file.matrices[layer + "." + $0] })
    }
    guard lstms.count == 4, let convolution = file.matrices["ConvNL"].flatMap(Convolution.init),
      let output = file.matrices["Output"], lstms[0].inputs == convolution.filters,
      zip(lstms, lstms.dropFirst()).allSatisfy({ $0.states == $1.inputs }),
      output.columns == lstms[3].states + 1, let weights = output.columns(0..<lstms[3].states)
    else { return nil }
    height = file.height
    self.convolution = convolution
    columns = lstms[0]
    along = [(lstms[1], false), (lstms[2], true), (lstms[3], false)]
    self.output = Multiplier(weights)
    outputs = output.rows
    outputBias = self.output.filledUp(output.column(lstms[3].states))
    codes = file.codes
    amountOutputs = file.codes.outputs(for: LineNetwork.amountAlphabet)
  }

  /// The characters of amounts on labels: numbers, bounds, the units of nutrients and energy.
  private static let amountAlphabet = Set("0123456789.,<≤ ()/%gmµkJcal".map(String.init))

  /// The output of a network for a line.
  struct Outputs {
    /// The likelihood of each output at each step, as logits, step after step. Lines read side by side share an array.
    fileprivate var logits: ArraySlice<Float> = []
  }

  /// Reads lines side by side, so that weights are fetched once for all of them.
  ///
  /// - Parameter pictures: the lines, ``height`` pixels high, dark on bright.
  /// - Returns: the outputs at each step of each line, none for a picture of another height.
  func read(_ pictures: [GrayImage]) -> [Outputs] {
    let steps = pictures.map { $0.height == height ? $0.width / LineNetwork.stride : 0 }
    let order = StepOrder(steps)
    guard order.count > 0 else { return pictures.map { _ in Outputs() } }
    var lines = columnSums(of: NetworkInputs(pictures.map(NetworkInput.init)), order: order)
    for (layer, backwards) in along {
      lines = layer.along(lines, order: order, backwards: backwards)
    }
    return logits(of: lines, order: order, steps: steps).map(Outputs.init)
  }

  /// The sums of the steps of all lines, each by itself.
  private func columnSums(of lines: NetworkInputs, order: StepOrder) -> [Int8] {
    [Int8](unsafeUninitializedCapacity: order.count * columns.states) { sums, count in
      count = order.count * columns.states
      guard let sums = sums.baseAddress else { return }
      for start in Swift.stride(from: 0, to: order.count, by: LSTMLayer.together) {
        let places = order.places[start..<min(start + LSTMLayer.together, order.count)]
        var part = LSTMLayer.ColumnSums(columns, columns: places.count)
        withUnsafeTemporaryAllocation(of: Int8.self, capacity: places.count * convolution.filters) {
          guard let windows = $0.baseAddress else { return }
          for row in 0..<height / 3 {
            convolution.setWindows(of: lines, at: places, row: row, in: windows)
            part.add(windows)
          }
        }
        part.copySums(to: sums + start * columns.states)
      }
    }
  }

  private func logits(of lines: [Int8], order: StepOrder, steps: [Int]) -> [ArraySlice<Float>] {
    let (width, states) = (output.rows, output.columns)
    var starts = [0]
    for count in steps { starts.append(starts[starts.count - 1] + count) }
    let all = [Float](unsafeUninitializedCapacity: order.count * width) { logits, count in
      count = order.count * width
      // The states of each line together: they are fewer bytes than its logits.
      withUnsafeTemporaryAllocation(of: Int8.self, capacity: order.count * states) { byLine in
        lines.withUnsafeBufferPointer { lines in
          guard let byLine = byLine.baseAddress, let lines = lines.baseAddress,
            let logits = logits.baseAddress
          else { return }
          for (index, place) in order.places.enumerated() {
            (byLine + (starts[place.line] + place.step) * states)
              .initialize(from: lines + index * states, count: states)
          }
          output.setProducts(of: byLine, count: order.count, from: outputBias, in: logits)
        }
      }
    }
    return steps.indices.map { all[starts[$0] * width..<starts[$0 + 1] * width] }
  }

  /// The way through a line's steps, which knows the characters.
  func text(of line: Outputs) -> CharacterPath { path(through: line, alphabet: nil) }

  /// The way through a line's steps if it is all amounts.
  func amounts(of line: Outputs) -> CharacterPath { path(through: line, alphabet: amountOutputs) }

  private func path(through line: Outputs, alphabet: [Int]?) -> CharacterPath {
    var path = CharacterPath(codes: codes)
    let logits = line.logits
    for start in Swift.stride(from: logits.startIndex, to: logits.endIndex, by: output.rows) {
      let step = logits[start..<start + outputs]
      path.append(StepChoices(step, none: codes.none, alphabet: alphabet))
    }
    return path
  }
}
