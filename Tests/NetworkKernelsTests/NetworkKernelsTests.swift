import Foundation
import LabelTestSupport
import NetworkKernels
import Testing

@Suite("The kernels of recognition networks")
struct NetworkKernelsTests {
  @Test(
    "All routines give the same as plain multiplication",
    arguments: [
      (rows: 16, columns: 4, count: 1), (rows: 48, columns: 28, count: 7),
      (rows: 112, columns: 192, count: 8), (rows: 384, columns: 96, count: 9),
      (rows: 768, columns: 192, count: 1), (rows: 256, columns: 80, count: 170),
    ])
  func products(shape: (rows: Int, columns: Int, count: Int)) {
    var random = SeededGenerator(seed: 7)
    // The ends of the range are where sums of products overflow.
    func bytes(_ count: Int) -> [Int8] {
      (0..<count).map { _ in
        Bool.random(using: &random)
          ? Int8.random(in: -127...127, using: &random) : Bool.random(using: &random) ? 127 : -127
      }
    }
    let matrix = bytes(shape.rows * shape.columns)
    let stride = shape.columns + 12
    let inputs = bytes(shape.count * stride)
    let scales = (0..<shape.rows).map { _ in Float.random(in: 0...0.01, using: &random) }
    let block = Int(NETWORK_ROW_BLOCK)
    var weights = [Int8](repeating: 0, count: matrix.count)
    var expected: [Float] = []
    for row in 0..<shape.rows {
      for column in 0..<shape.columns {
        let place = row / block * block * shape.columns + column / 4 * 4 * block
        weights[place + row % block * 4 + column % 4] = matrix[row * shape.columns + column]
      }
    }
    for input in 0..<shape.count {
      for row in 0..<shape.rows {
        let product = (0..<shape.columns).reduce(0) { sum, column in
          sum + Int(matrix[row * shape.columns + column]) * Int(inputs[input * stride + column])
        }
        expected.append(0.5 + scales[row] * Float(product))
      }
    }
    for routine in 0..<network_routines() {
      var sums = [Float](repeating: 0.5, count: shape.count * shape.rows)
      network_add_products_by(
        routine, weights, scales, Int32(shape.rows), Int32(shape.columns), inputs, Int32(stride),
        Int32(shape.count), &sums)
      #expect(sums == expected, "routine \(routine)")
    }
  }

  @Test("A step of memory cells is what the formula says, and cells stay within 100")
  func steps() {
    let states = 20
    var random = SeededGenerator(seed: 3)
    let gates = (0..<4 * states).map { _ in Float.random(in: -6...6, using: &random) }
    var cells = (0..<states).map { _ in Float.random(in: -100...100, using: &random) }
    let before = cells
    var outputs = [Int8](repeating: 0, count: states)
    network_step(gates, &cells, Int32(states), &outputs)
    func logistic(_ x: Float) -> Float { 1 / (1 + exp(-x)) }
    for index in 0..<states {
      let input = tanh(gates[index]) * logistic(gates[states + index])
      let cell = before[index] * logistic(gates[2 * states + index]) + input
      #expect(abs(cells[index] - min(max(cell, -100), 100)) < 0.02)
      let output = tanh(cell) * logistic(gates[3 * states + index])
      #expect(abs(Float(outputs[index]) / 127 - output) < 0.005)
    }
  }

  @Test("The greatest of several sums is activated, with its bias")
  func greatest() {
    let sums: [Float] = [0.1, -3, 0.4, -2, -0.5, -9]
    var outputs: [Int8] = [0, 0]
    network_greatest(sums, 3, 2, [0.1, 1], &outputs)
    #expect(outputs == [59, -97])  // tanh(0.5) and tanh(-1)
  }
}
