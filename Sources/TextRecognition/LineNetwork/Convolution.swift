import NetworkKernels

/// A convolution of 3 x 3 pixels, of whose outputs the greatest of each 3 x 3 is taken.
struct Convolution {
  /// Numbers that each 3 x 3 pixels put out, a multiple of four.
  let filters: Int
  /// What the 5 x 5 pixels in and around a window of 3 x 3 make at its nine places.
  private let weights: Multiplier
  private let bias: [Float]

  /// Creates a convolution of weights whose columns are the nine pixels, column by column, and a
  /// bias; `nil` where they are others.
  init?(_ matrix: Matrix) {
    guard matrix.columns == 10, matrix.rows.isMultiple(of: 4) else { return nil }
    filters = matrix.rows
    let reach = Convolution.reach
    var values = [Int8](repeating: 0, count: 9 * filters * reach * reach)
    for place in 0..<9 {
      for filter in 0..<filters {
        for pixel in 0..<9 {
          let row = place / 3 + pixel % 3
          let column = place % 3 + pixel / 3
          values[((place * filters + filter) * reach + row) * reach + column] =
            matrix.weights[filter * 10 + pixel]
        }
      }
    }
    guard
      let weights = Matrix(
        rows: 9 * filters, columns: reach * reach, weights: values,
        scales: (0..<9).flatMap { _ in matrix.scales })
    else { return nil }
    self.weights = Multiplier(weights)
    bias = matrix.column(9)
  }

  /// Pixels across a window with those around it.
  private static let reach = 5

  /// Returns for each three rows of a line ``filters`` numbers for each three columns, in 127ths.
  func windows(of line: NetworkInput) -> [[Int8]] {
    let columns = line.width / 3
    let reach = Convolution.reach
    var patches = [Int8](repeating: 0, count: columns * weights.columns)
    return (0..<line.height / 3).map { row in
      for column in 0..<columns {
        for y in 0..<reach {
          let start = (3 * row + y) * line.framedWidth + 3 * column
          for x in 0..<reach {
            patches[column * weights.columns + y * reach + x] = line.framed[start + x]
          }
        }
      }
      return greatest(of: patches, columns: columns)
    }
  }

  private func greatest(of patches: [Int8], columns: Int) -> [Int8] {
    let sums = weights.products(
      of: patches, count: columns, from: [Float](repeating: 0, count: weights.rows))
    return [Int8](unsafeUninitializedCapacity: columns * filters) { outputs, count in
      count = columns * filters
      sums.withUnsafeBufferPointer { sums in
        guard let sums = sums.baseAddress, let outputs = outputs.baseAddress else { return }
        for column in 0..<columns {
          network_greatest(
            sums + column * weights.rows, 9, Int32(filters), bias, outputs + column * filters)
        }
      }
    }
  }
}
