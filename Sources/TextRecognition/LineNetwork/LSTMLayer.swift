import NetworkKernels

/// A layer of long short-term memory (Hochreiter and Schmidhuber 1997, with forget gates). What goes in and out
/// are 127ths.
struct LSTMLayer {
  /// Numbers that each step puts out, a multiple of four.
  let states: Int
  /// Numbers that each step takes in, a multiple of four.
  let inputs: Int
  /// Weights of what comes in and of the step before, the four gates below each other: cell input,
  /// input gate, forget gate, output gate.
  private let weights: Multiplier
  private let inputWeights: Multiplier
  private let stateWeights: Multiplier
  private let bias: [Float]

  /// Creates a layer of the gates' matrices, whose columns are inputs, states and a bias; `nil` where
  /// they do not fit together.
  init?(gates: [Matrix]) {
    guard gates.count == 4, let states = gates.first?.rows, states.isMultiple(of: 4),
      gates.allSatisfy({ $0.rows == states }), let all = Matrix(joining: gates),
      case let inputs = all.columns - 1 - states, inputs > 0, inputs.isMultiple(of: 4),
      let weights = all.columns(0..<inputs + states),
      let inputWeights = all.columns(0..<inputs),
      let stateWeights = all.columns(inputs..<inputs + states)
    else { return nil }
    self.states = states
    self.inputs = inputs
    self.weights = Multiplier(weights)
    self.inputWeights = Multiplier(inputWeights)
    self.stateWeights = Multiplier(stateWeights)
    bias = all.column(inputs + states)
  }

  /// Runs along a line.
  ///
  /// - Parameters:
  ///   - line: ``inputs`` numbers for each step.
  ///   - steps: how many there are.
  ///   - backwards: begins at the line's end.
  /// - Returns: ``states`` numbers for each step.
  func along(_ line: [Int8], steps: Int, backwards: Bool = false) -> [Int8] {
    var gates = inputWeights.products(of: line, count: steps, from: bias)
    var cell = [Float](repeating: 0, count: states)
    return [Int8](unsafeUninitializedCapacity: steps * states) { outputs, count in
      count = steps * states
      guard let outputs = outputs.baseAddress else { return }
      gates.withUnsafeMutableBufferPointer { gates in
        cell.withUnsafeMutableBufferPointer { cell in
          guard let gates = gates.baseAddress, let cell = cell.baseAddress else { return }
          var before: UnsafeMutablePointer<Int8>?
          for index in 0..<steps {
            let step = backwards ? steps - 1 - index : index
            let gates = gates + step * 4 * states
            let output = outputs + step * states
            if let before {
              stateWeights.addProducts(of: before, stride: states, count: 1, to: gates)
            }
            network_step(gates, cell, Int32(states), output)
            before = output
          }
        }
      }
    }
  }

  /// Sums up each of `columns` columns from its top to its bottom.
  ///
  /// - Parameters:
  ///   - rows: for each row ``inputs`` numbers for each of the columns.
  ///   - columns: how many there are.
  /// - Returns: ``states`` numbers for each column, those after its last row.
  func summing(_ rows: [[Int8]], columns: Int) -> [Int8] {
    let width = inputs + states
    var cells = [Float](repeating: 0, count: columns * states)
    // Of each column, what comes in and what the row above put out.
    var both = [Int8](repeating: 0, count: columns * width)
    for row in rows {
      fill(&both, from: row, columns: columns)
      let gates = weights.products(of: both, count: columns, from: bias)
      gates.withUnsafeBufferPointer { gates in
        cells.withUnsafeMutableBufferPointer { cells in
          both.withUnsafeMutableBufferPointer { both in
            guard let gates = gates.baseAddress, let cells = cells.baseAddress,
              let both = both.baseAddress
            else { return }
            for column in 0..<columns {
              network_step(
                gates + column * 4 * states, cells + column * states, Int32(states),
                both + column * width + inputs)
            }
          }
        }
      }
    }
    return (0..<columns).flatMap { both[$0 * width + inputs..<($0 + 1) * width] }
  }

  /// Sets what comes into each column from a row.
  private func fill(_ both: inout [Int8], from row: [Int8], columns: Int) {
    both.withUnsafeMutableBufferPointer { both in
      row.withUnsafeBufferPointer { row in
        guard let both = both.baseAddress, let row = row.baseAddress else { return }
        for column in 0..<columns {
          (both + column * (inputs + states)).update(from: row + column * inputs, count: inputs)
        }
      }
    }
  }
}
