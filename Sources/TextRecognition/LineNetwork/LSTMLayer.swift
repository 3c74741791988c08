/// A layer of long short-term memory (Hochreiter and Schmidhuber 1997, with forget gates).
struct LSTMLayer {
  /// Numbers that each step puts out, a multiple of eight.
  let states: Int
  /// Numbers that each step takes in.
  let inputs: Int
  /// Weights of what comes in and of the step before, the four gates below each other: cell input,
  /// input gate, forget gate, output gate.
  private let weights: Matrix
  private let inputWeights: Matrix
  private let stateWeights: Matrix
  private let bias: [Float]

  /// Creates a layer of the gates' matrices, whose columns are inputs, states and a bias; `nil` where
  /// they do not fit together.
  init?(gates: [Matrix]) {
    guard gates.count == 4, let states = gates.first?.rows, states.isMultiple(of: 8),
      let columns = gates.first?.columns, columns > states + 1,
      gates.allSatisfy({ $0.rows == states && $0.columns == columns }),
      let all = Matrix(rows: 4 * states, columns: columns, values: gates.flatMap(\.values)),
      let weights = all.columns(0..<columns - 1),
      let inputWeights = all.columns(0..<columns - 1 - states),
      let stateWeights = all.columns(columns - 1 - states..<columns - 1)
    else { return nil }
    self.states = states
    inputs = columns - 1 - states
    self.weights = weights
    self.inputWeights = inputWeights
    self.stateWeights = stateWeights
    bias = all.column(columns - 1)
  }

  /// Runs along a line.
  ///
  /// - Parameters:
  ///   - line: ``inputs`` numbers for each step.
  ///   - steps: how many there are.
  ///   - backwards: begins at the line's end.
  /// - Returns: ``states`` numbers for each step.
  func along(_ line: [Float], steps: Int, backwards: Bool = false) -> [Float] {
    var gates = repeated(bias, steps)
    var cell = [Float](repeating: 0, count: states)
    return [Float](unsafeUninitializedCapacity: steps * states) { outputs, count in
      count = steps * states
      guard let outputs = outputs.baseAddress else { return }
      gates.withUnsafeMutableBufferPointer { gates in
        guard let gates = gates.baseAddress else { return }
        line.withUnsafeBufferPointer { line in
          guard let line = line.baseAddress else { return }
          inputWeights.addProducts(of: line, count: steps, to: gates)
        }
        cell.withUnsafeMutableBufferPointer { cell in
          guard let cell = cell.baseAddress else { return }
          var before: UnsafeMutablePointer<Float>?
          for index in 0..<steps {
            let step = backwards ? steps - 1 - index : index
            let gates = gates + step * 4 * states
            let output = outputs + step * states
            if let before { stateWeights.addProducts(of: before, count: 1, to: gates) }
            advance(gates, cell: cell, output: output)
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
  func summing(_ rows: [[Float]], columns: Int) -> [Float] {
    let width = inputs + states
    var gates = [Float](repeating: 0, count: columns * 4 * states)
    var cells = [Float](repeating: 0, count: columns * states)
    // Of each column, what comes in and what the row above put out.
    var both = [Float](repeating: 0, count: columns * width)
    var last = [Float](repeating: 0, count: columns * states)
    gates.withUnsafeMutableBufferPointer { gates in
      cells.withUnsafeMutableBufferPointer { cells in
        both.withUnsafeMutableBufferPointer { both in
          last.withUnsafeMutableBufferPointer { last in
            guard let gates = gates.baseAddress, let cells = cells.baseAddress,
              let both = both.baseAddress, let last = last.baseAddress
            else { return }
            for (index, row) in rows.enumerated() {
              fill(both, gates, columns: columns, row: row)
              weights.addProducts(of: both, count: columns, to: gates)
              let isLast = index == rows.count - 1
              for column in 0..<columns {
                advance(
                  gates + column * 4 * states, cell: cells + column * states,
                  output: isLast ? last + column * states : both + column * width + inputs)
              }
            }
          }
        }
      }
    }
    return last
  }

  /// Sets what comes into each column from a row, and the gates' bias.
  private func fill(
    _ both: UnsafeMutablePointer<Float>, _ gates: UnsafeMutablePointer<Float>, columns: Int,
    row: [Float]
  ) {
    row.withUnsafeBufferPointer { row in
      bias.withUnsafeBufferPointer { bias in
        guard let row = row.baseAddress, let bias = bias.baseAddress else { return }
        for column in 0..<columns {
          (both + column * (inputs + states)).update(from: row + column * inputs, count: inputs)
          (gates + column * 4 * states).update(from: bias, count: 4 * states)
        }
      }
    }
  }

  /// One step of one line or column.
  @inline(__always)
  private func advance(
    _ gates: UnsafeMutablePointer<Float>, cell: UnsafeMutablePointer<Float>,
    output: UnsafeMutablePointer<Float>
  ) {
    for index in stride(from: 0, to: states, by: 8) {
      let input = tanh(gates.lanes(index)) * logistic(gates.lanes(states + index))
      let kept = cell.lanes(index) * logistic(gates.lanes(2 * states + index))
      let state = clamped(kept + input, to: LSTMLayer.greatestState)
      cell.store(state, at: index)
      output.store(tanh(state) * logistic(gates.lanes(3 * states + index)), at: index)
    }
  }

  /// Tesseract clips the cells to this.
  private static let greatestState: Float = 100
}

/// Returns `row` `count` times.
func repeated(_ row: [Float], _ count: Int) -> [Float] {
  [Float](unsafeUninitializedCapacity: row.count * count) { values, filled in
    filled = row.count * count
    guard let start = values.baseAddress else { return }
    for index in 0..<count { (start + index * row.count).initialize(from: row, count: row.count) }
  }
}
