import Foundation
import LabelTestSupport
import VectorKernels
import Testing

@Suite("Kernels of the network")
struct VectorKernelsTests {
  /// A matrix and what it is to make of some inputs.
  private struct Products {
    var matrix: [Int8]
    /// As the kernels want it.
    var weights: [Int8]
    /// The sum of each row.
    var weightSums: [Int32]
    var inputs: [Int8]
    var scales: [Float]
    /// Whole numbers, for each input one of each row.
    var expected: [Int] = []

    /// Inputs are at most `greatest`; columns of `weightless` have weights of 0.
    init(
      rows: Int, columns: Int, count: Int, stride: Int, greatest: Int8 = 127,
      weightless: Range<Int> = 0..<0
    ) {
      var random = SeededGenerator(seed: 7)
      // The ends of the range are where sums of products overflow.
      func bytes(_ count: Int, _ most: Int8) -> [Int8] {
        (0..<count).map { _ in
          Bool.random(using: &random)
            ? Int8.random(in: -most...most, using: &random)
            : Bool.random(using: &random) ? most : -most
        }
      }
      var matrix = bytes(rows * columns, 127)
      for row in 0..<rows {
        for column in weightless { matrix[row * columns + column] = 0 }
      }
      let inputs = bytes(count * stride, greatest)
      (self.matrix, self.inputs) = (matrix, inputs)
      scales = (0..<rows).map { _ in Float.random(in: 0...0.01, using: &random) }
      weightSums = (0..<rows).map { row in
        (0..<columns).reduce(0) { $0 + Int32(matrix[row * columns + $1]) }
      }
      let block = Int(NETWORK_ROW_BLOCK)
      weights = [Int8](repeating: 0, count: matrix.count)
      for row in 0..<rows {
        for column in 0..<columns {
          let place = row / block * block * columns + column / 4 * 4 * block
          weights[place + row % block * 4 + column % 4] = matrix[row * columns + column]
        }
      }
      for input in 0..<count {
        for row in 0..<rows {
          expected.append(
            (0..<columns).reduce(0) { sum, column in
              sum + Int(matrix[row * columns + column]) * Int(inputs[input * stride + column])
            })
        }
      }
    }
  }

  @Test(
    "All routines give the same as plain multiplication",
    arguments: [
      (rows: 16, columns: 4, count: 1), (rows: 48, columns: 28, count: 7),
      (rows: 112, columns: 192, count: 8), (rows: 384, columns: 96, count: 9),
      (rows: 768, columns: 192, count: 1), (rows: 256, columns: 80, count: 170),
      (rows: 16, columns: 12, count: 2), (rows: 32, columns: 8, count: 13),
      (rows: 112, columns: 20, count: 11), (rows: 112, columns: 20, count: 12),
      (rows: 112, columns: 20, count: 14), (rows: 16, columns: 16_400, count: 2),
    ],
    // Inputs of up to 32 are small in all groups; of 33, in some.
    [127, 33, 32] as [Int8])
  func products(shape: (rows: Int, columns: Int, count: Int), greatest: Int8) {
    let stride = shape.columns + 12
    let products = Products(
      rows: shape.rows, columns: shape.columns, count: shape.count, stride: stride,
      greatest: greatest)
    let start = (0..<shape.rows).map { Float($0) / 2 }
    let expected = products.expected.enumerated().map {
      start[$0 % shape.rows] + products.scales[$0 % shape.rows] * Float($1)
    }
    for routine in 0..<network_routines() {
      var sums = [Float](repeating: 0, count: shape.count * shape.rows)
      network_add_products_by(
        routine, products.weights, products.weightSums, products.scales, Int32(shape.rows),
        Int32(shape.columns), products.inputs, Int32(stride), Int32(shape.count), start, 0, &sums)
      #expect(sums == expected, "routine \(routine)")
    }
  }

  @Test(
    "Sums of products are exact on both sides of the limit of 16 bits",
    arguments: [
      [127, 1, 0, 0], [127, 2, 0, 0], [64, 64, 0, 0], [65, 64, 0, 0], [1, 0, 127, 0],
      [32, 32, 32, 32], [33, 32, 32, 32], [127, 1, -127, -1], [127, 1, -127, -2],
      [127, 127, 127, 127], [0, 0, 0, 0],
    ] as [[Int8]])
  func limits(lane: [Int8]) {
    for sign in [1, -1] as [Int8] {
      for weight in [127, -127] as [Int8] {
        // Processors add the products of these columns first.
        var inputs = [Int8](repeating: 0, count: 8)
        for (column, input) in zip([0, 1, 4, 5], lane) { inputs[column] = sign * input }
        let weights = [Int8](repeating: weight, count: 16 * 8)
        let expected = Float(inputs.reduce(0) { $0 + Int($1) * Int(weight) })
        for routine in 0..<network_routines() {
          var sums = [Float](repeating: 0, count: 16)
          network_add_products_by(
            routine, weights, [Int32](repeating: 8 * Int32(weight), count: 16),
            [Float](repeating: 1, count: 16), 16, 8, inputs, 8, 1,
            [Float](repeating: 0, count: 16), 0, &sums)
          #expect(sums.allSatisfy { $0 == expected }, "routine \(routine)")
        }
      }
    }
  }

  @Test("All routines add to the sums themselves")
  func addedProducts() {
    let products = Products(rows: 32, columns: 8, count: 13, stride: 8)
    let start = (0..<32 * 13).map(Float.init)
    let expected = products.expected.enumerated().map {
      start[$0] + products.scales[$0 % 32] * Float($1)
    }
    for routine in 0..<network_routines() {
      var sums = start
      sums.withUnsafeMutableBufferPointer {
        network_add_products_by(
          routine, products.weights, products.weightSums, products.scales, 32, 8,
          products.inputs, 8, 13, $0.baseAddress, 32, $0.baseAddress)
      }
      #expect(sums == expected, "routine \(routine)")
    }
  }

  @Test(
    "All routines give the greatest of a filter's products at all places",
    arguments: [(places: 9, filters: 16, count: 19), (places: 2, filters: 32, count: 8)],
    // Columns without weights are left out.
    [0..<0, 6..<17, 0..<28])
  func greatestProducts(
    shape: (places: Int, filters: Int, count: Int), weightless: Range<Int>
  ) {
    let (rows, columns) = (shape.places * shape.filters, 28)
    let products = Products(
      rows: rows, columns: columns, count: shape.count, stride: columns, weightless: weightless)
    // A filter's scale is the same at all places.
    let scales = (0..<rows).map { products.scales[$0 % shape.filters] }
    let expected = (0..<shape.count * shape.filters).map { index in
      let (input, filter) = (index / shape.filters, index % shape.filters)
      let greatest = (0..<shape.places).map {
        products.expected[input * rows + $0 * shape.filters + filter]
      }.max()
      return scales[filter] * Float(greatest ?? 0)
    }
    for routine in 0..<network_routines() {
      var greatest = [Float](repeating: 9, count: shape.count * shape.filters)
      network_greatest_products_by(
        routine, products.weights, products.weightSums, scales, Int32(shape.places),
        Int32(shape.filters), Int32(columns), products.inputs, Int32(shape.count), &greatest)
      #expect(greatest == expected, "routine \(routine)")
    }
  }

  @Test("A weight that is alone in its columns counts in all routines")
  func loneWeights() {
    let columns = 28
    let inputs = (0..<columns).map { Int8(4 * $0 - 57) }
    let scales = [Float](repeating: 1, count: 16)
    for row in 0..<16 {
      for column in 0..<columns {
        var weights = [Int8](repeating: 0, count: 16 * columns)
        weights[column / 4 * 4 * 16 + row * 4 + column % 4] = 100
        var sums = [Int32](repeating: 0, count: 16)
        sums[row] = 100
        var expected = [Float](repeating: 0, count: 16)
        expected[row] = 100 * Float(inputs[column])
        for routine in 0..<network_routines() {
          var greatest = [Float](repeating: 9, count: 16)
          network_greatest_products_by(
            routine, weights, sums, scales, 1, 16, Int32(columns), inputs, 1, &greatest)
          #expect(greatest == expected, "routine \(routine)")
        }
      }
    }
  }

  @Test("Steps of memory cells are what the formula says, and cells stay within 100")
  func steps() {
    let (states, count, stride) = (20, 3, 28)
    var random = SeededGenerator(seed: 3)
    let gates = (0..<4 * states * count).map { _ in Float.random(in: -6...6, using: &random) }
    var cells = (0..<states * count).map { _ in Float.random(in: -100...100, using: &random) }
    let before = cells
    var outputs = [Int8](repeating: 5, count: stride * count)
    network_steps(gates, &cells, Int32(states), Int32(count), &outputs, Int32(stride))
    func logistic(_ x: Float) -> Float { 1 / (1 + exp(-x)) }
    for line in 0..<count {
      for index in 0..<states {
        func gate(_ number: Int) -> Float { gates[(line * 4 + number) * states + index] }
        let place = line * states + index
        let cell = before[place] * logistic(gate(2)) + tanh(gate(0)) * logistic(gate(1))
        #expect(abs(cells[place] - min(max(cell, -100), 100)) < 0.02)
        let output = tanh(cell) * logistic(gate(3))
        #expect(abs(Float(outputs[line * stride + index]) / 127 - output) < 0.005)
      }
      #expect(outputs[line * stride + states..<(line + 1) * stride].allSatisfy { $0 == 5 })
    }
  }

  @Test("Sums are activated with their bias")
  func activates() {
    var outputs: [Int8] = [0, 0, 0, 0]
    network_activate([0.4, -2, 90, -90], [0.1, 1], 2, 2, &outputs)
    #expect(outputs == [59, -97, 127, -127])  // tanh(0.5), tanh(-1) and what is as good as 1
  }

  @Test("The two greatest logits, the first of equals, and what all are to the greatest")
  func choices() {
    var random = SeededGenerator(seed: 5)
    for count in [1, 2, 15, 16, 17, 111, 112] {
      var logits = (0..<count).map { _ in Float.random(in: -30...30, using: &random) }
      // As from a network that is sure.
      if count > 20 { logits[count - 1] = 200 }
      let order = logits.indices.sorted { logits[$0] > logits[$1] }
      let choices = network_choices(logits, Int32(count))
      #expect(choices.first == Int32(order[0]))
      #expect(choices.second == (count > 1 ? Int32(order[1]) : -1))
      let sum = logits.reduce(0) { $0 + exp(Double($1 - logits[order[0]])) }
      #expect(abs(Double(choices.sum) / sum - 1) < 1e-6)
    }
    let equals = network_choices([3, 7, 7, 7], 4)
    #expect(equals.first == 1 && equals.second == 2)
    #expect(network_choices([], 0).first == -1)
  }
}
