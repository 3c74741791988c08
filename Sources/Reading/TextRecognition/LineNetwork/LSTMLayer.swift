import VectorKernels

/// A layer of long short-term memory (Hochreiter and Schmidhuber 1997, with forget gates). What goes in and out
/// are 127ths.
struct LSTMLayer {
  /// Numbers that each step puts out, a multiple of four.
  let states: Int
  /// Numbers that each step takes in, a multiple of four.
  let inputs: Int
  /// Weights of the inputs and of the step before. The four gates are below each other: cell input,
  /// input gate, forget gate, output gate.
  private let weights: Multiplier
  private let inputWeights: Multiplier
  private let stateWeights: Multiplier
  private let bias: [Float]

  /// Creates a layer of the gates' matrices. Their columns are inputs, states and a bias; `nil`
  /// where they do not fit together.
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

  /// Runs along lines.
  ///
  /// - Parameters:
  ///   - lines: ``inputs`` numbers for each step.
  ///   - order: which step of which line each is.
  ///   - backwards: begins at the lines' ends.
  /// - Returns: ``states`` numbers for each step.
  func along(_ lines: [Int8], order: StepOrder, backwards: Bool = false) -> [Int8] {
    let parts = order.parts(of: LSTMLayer.together)
    let most = parts.map { order.starts[$0.upperBound] - order.starts[$0.lowerBound] }.max() ?? 0
    var gates = [Float](repeating: 0, count: most * 4 * states)
    var cells = [Float](repeating: 0, count: order.lines * states)
    return [Int8](unsafeUninitializedCapacity: order.count * states) { outputs, count in
      count = order.count * states
      guard let outputs = outputs.baseAddress else { return }
      var before: Int?
      for part in backwards ? parts.reversed() : parts {
        let start = order.starts[part.lowerBound]
        gates.withUnsafeMutableBufferPointer { gates in
          guard let gates = gates.baseAddress else { return }
          setInputs(lines, start..<order.starts[part.upperBound], in: gates)
          for index in part {
            let step = backwards ? part.upperBound - 1 - (index - part.lowerBound) : index
            go(
              to: step, from: before, order, gates + (order.starts[step] - start) * 4 * states,
              &cells, outputs)
            before = step
          }
        }
      }
    }
  }

  /// Sets the gates of steps to what their inputs add to them.
  @inline(__always)
  private func setInputs(
    _ lines: [Int8], _ steps: Range<Int>, in gates: UnsafeMutablePointer<Float>
  ) {
    lines.withUnsafeBufferPointer { lines in
      guard let lines = lines.baseAddress else { return }
      inputWeights.setProducts(
        of: lines + steps.lowerBound * inputs, count: steps.count, from: bias, in: gates)
    }
  }

  /// Adds to the gates of a step what the step before put out, and puts out the step's numbers.
  @inline(__always)
  private func go(
    to step: Int, from before: Int?, _ order: StepOrder, _ gates: UnsafeMutablePointer<Float>,
    _ cells: UnsafeMutablePointer<Float>, _ outputs: UnsafeMutablePointer<Int8>
  ) {
    if let before {
      stateWeights.addProducts(
        of: outputs + order.starts[before] * states, stride: states,
        count: min(order.lines(at: step), order.lines(at: before)), to: gates)
    }
    network_steps(
      gates, cells, Int32(states), Int32(order.lines(at: step)),
      outputs + order.starts[step] * states, Int32(states))
  }

  /// The number of steps whose gates are kept at once: they are to stay in the processor's cache.
  static let together = 96

  /// Sums up columns from their tops to their bottoms, some at once.
  struct ColumnSums {
    private let layer: LSTMLayer
    private let columns: Int
    private var cells: [Float]
    private var gates: [Float]
    /// Of each column, what comes in and what the row above put out.
    private var both: [Int8]
    private var isAtTop = true

    /// Begins with `columns` columns.
    init(_ layer: LSTMLayer, columns: Int) {
      self.layer = layer
      self.columns = columns
      cells = Array(repeating: 0, count: columns * layer.states)
      gates = Array(repeating: 0, count: columns * 4 * layer.states)
      both = Array(repeating: 0, count: columns * (layer.inputs + layer.states))
    }

    /// Goes down by a row, of which each column has ``LSTMLayer/inputs`` numbers.
    mutating func add(_ row: UnsafePointer<Int8>) {
      let (inputs, states) = (layer.inputs, layer.states)
      let width = inputs + states
      let isAtTop = isAtTop
      self.isAtTop = false
      both.withUnsafeMutableBufferPointer { both in
        gates.withUnsafeMutableBufferPointer { gates in
          cells.withUnsafeMutableBufferPointer { cells in
            guard let both = both.baseAddress, let gates = gates.baseAddress,
              let cells = cells.baseAddress
            else { return }
            if isAtTop {
              // Nothing was put out yet.
              layer.inputWeights.setProducts(of: row, count: columns, from: layer.bias, in: gates)
            } else {
              for column in 0..<columns {
                (both + column * width).update(from: row + column * inputs, count: inputs)
              }
              layer.weights.setProducts(of: both, count: columns, from: layer.bias, in: gates)
            }
            network_steps(
              gates, cells, Int32(states), Int32(columns), both + inputs, Int32(width))
          }
        }
      }
    }

    /// Copies ``LSTMLayer/states`` numbers for each column, those after the last row.
    func copySums(to target: UnsafeMutablePointer<Int8>) {
      let (states, width) = (layer.states, layer.inputs + layer.states)
      both.withUnsafeBufferPointer { both in
        guard let both = both.baseAddress else { return }
        for column in 0..<columns {
          (target + column * states).initialize(
            from: both + column * width + layer.inputs, count: states)
        }
      }
    }
  }
}
