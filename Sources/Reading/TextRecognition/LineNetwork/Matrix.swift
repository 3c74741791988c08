import VectorKernels

/// A matrix of 8-bit weights, row by row, and the scale of each row; each row makes one output.
struct Matrix {
  let rows: Int
  let columns: Int
  /// -127 ... 127.
  let weights: [Int8]
  let scales: [Float]

  /// Creates a matrix; `nil` where the weights are not `rows * columns`, or one is -128.
  init?(rows: Int, columns: Int, weights: [Int8], scales: [Float]) {
    guard rows > 0, columns > 0, weights.count == rows * columns, scales.count == rows,
      !weights.contains(-128)
    else { return nil }
    self.rows = rows
    self.columns = columns
    self.weights = weights
    self.scales = scales
  }

  /// Joins matrices of as many columns, one below the other; `nil` where they are not.
  init?(joining matrices: [Matrix]) {
    guard let columns = matrices.first?.columns, matrices.allSatisfy({ $0.columns == columns })
    else { return nil }
    self.init(
      rows: matrices.reduce(0) { $0 + $1.rows }, columns: columns,
      weights: matrices.flatMap(\.weights), scales: matrices.flatMap(\.scales))
  }

  /// Returns the columns of a range.
  func columns(_ range: Range<Int>) -> Matrix? {
    Matrix(
      rows: rows, columns: range.count,
      weights: (0..<rows).flatMap { row in
        weights[row * columns + range.lowerBound..<row * columns + range.upperBound]
      }, scales: scales)
  }

  /// Returns what the weights of one column are worth.
  func column(_ column: Int) -> [Float] {
    (0..<rows).map { Float(weights[$0 * columns + column]) * scales[$0] }
  }
}

/// A weight matrix padded with zeros and stored in blocks of rows, as the processor multiplies by
/// it.
struct Multiplier {
  /// Outputs, a multiple of the rows of a block.
  let rows: Int
  /// Inputs, a multiple of four.
  let columns: Int
  private let weights: [Int8]
  /// The sum of each row's weights.
  private let weightSums: [Int32]
  private let scales: [Float]

  /// Lays out a matrix.
  init(_ matrix: Matrix) {
    let block = Int(NETWORK_ROW_BLOCK)
    let rows = (matrix.rows + block - 1) / block * block
    let columns = (matrix.columns + 3) / 4 * 4
    var weights = [Int8](repeating: 0, count: rows * columns)
    var weightSums = [Int32](repeating: 0, count: rows)
    for row in 0..<matrix.rows {
      for column in 0..<matrix.columns {
        let weight = matrix.weights[row * matrix.columns + column]
        weights[
          row / block * block * columns + column / 4 * 4 * block + row % block * 4 + column % 4] =
          weight
        weightSums[row] += Int32(weight)
      }
    }
    self.rows = rows
    self.columns = columns
    self.weights = weights
    self.weightSums = weightSums
    // What comes in are 127ths.
    scales =
      matrix.scales.map { $0 / 127 } + [Float](repeating: 0, count: rows - matrix.rows)
  }

  /// Adds, to each of `count` rows of `sums`, the product of this matrix and the row of `inputs`,
  /// in 127ths. Rows of `sums` are ``rows`` wide. Rows of `inputs` are ``columns`` wide and
  /// `stride` apart.
  func addProducts(
    of inputs: UnsafePointer<Int8>, stride: Int, count: Int, to sums: UnsafeMutablePointer<Float>
  ) {
    network_add_products(
      weights, weightSums, scales, Int32(rows), Int32(columns), inputs, Int32(stride), Int32(count),
      sums, Int32(rows), sums)
  }

  /// Sets `sums` to what this matrix makes of `count` rows of `inputs`, ``columns`` wide, each added to `start`.
  func setProducts(
    of inputs: UnsafePointer<Int8>, count: Int, from start: [Float],
    in sums: UnsafeMutablePointer<Float>
  ) {
    network_add_products(
      weights, weightSums, scales, Int32(rows), Int32(columns), inputs, Int32(columns),
      Int32(count), start, 0, sums)
  }

  /// Sets each of `count` rows of `greatest` to the greatest products of `places` equal parts of
  /// this matrix's rows. Rows of `inputs` are ``columns`` wide.
  func setGreatest(
    ofPlaces places: Int, of inputs: UnsafePointer<Int8>, count: Int,
    in greatest: UnsafeMutablePointer<Float>
  ) {
    network_greatest_products(
      weights, weightSums, scales, Int32(places), Int32(rows / places), Int32(columns), inputs,
      Int32(count), greatest)
  }

  /// Fills up a row of outputs with zeros.
  func filledUp(_ row: [Float]) -> [Float] {
    row + [Float](repeating: 0, count: rows - row.count)
  }
}
