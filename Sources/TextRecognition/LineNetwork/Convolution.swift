/// A convolution of 3 x 3 pixels, of whose outputs the greatest of each 3 x 3 is taken.
struct Convolution {
  /// Numbers that each 3 x 3 pixels put out, a multiple of eight.
  let filters: Int
  /// What the 5 x 5 pixels in and around a window of 3 x 3 make at its nine places.
  private let weights: Matrix
  private let bias: [Float]

  /// Creates a convolution of weights whose columns are the nine pixels, column by column, and a
  /// bias; `nil` where they are others.
  init?(_ matrix: Matrix) {
    guard matrix.columns == 10, matrix.rows.isMultiple(of: 8) else { return nil }
    filters = matrix.rows
    var values = [Float](repeating: 0, count: 9 * filters * Convolution.reach * Convolution.reach)
    for place in 0..<9 {
      for filter in 0..<filters {
        for pixel in 0..<9 {
          let row = place / 3 + pixel % 3
          let column = place % 3 + pixel / 3
          values[
            (place * filters + filter) * Convolution.reach * Convolution.reach
              + row * Convolution.reach + column] = matrix.values[filter * 10 + pixel]
        }
      }
    }
    guard
      let weights = Matrix(
        rows: 9 * filters, columns: Convolution.reach * Convolution.reach, values: values)
    else { return nil }
    self.weights = weights
    bias = matrix.column(9)
  }

  /// Pixels across a window with those around it.
  private static let reach = 5

  /// Returns for each three rows of a line ``filters`` numbers for each three columns.
  func windows(of line: NetworkInput) -> [[Float]] {
    let columns = line.width / 3
    let reach = Convolution.reach
    var patches = [Float](repeating: 0, count: columns * reach * reach)
    return (0..<line.height / 3).map { row in
      for column in 0..<columns {
        for y in 0..<reach {
          for x in 0..<reach {
            patches[(column * reach + y) * reach + x] =
              line.framed[
                (3 * row + y) * line.framedWidth + 3 * column + x]
          }
        }
      }
      return greatest(of: patches, columns: columns)
    }
  }

  private func greatest(of patches: [Float], columns: Int) -> [Float] {
    var all = [Float](repeating: 0, count: columns * weights.rows)
    return [Float](unsafeUninitializedCapacity: columns * filters) { outputs, count in
      count = columns * filters
      all.withUnsafeMutableBufferPointer { all in
        patches.withUnsafeBufferPointer { patches in
          bias.withUnsafeBufferPointer { bias in
            guard let all = all.baseAddress, let patches = patches.baseAddress,
              let bias = bias.baseAddress, let outputs = outputs.baseAddress
            else { return }
            weights.addProducts(of: patches, count: columns, to: all)
            for column in 0..<columns {
              for filter in stride(from: 0, to: filters, by: 8) {
                var greatest = all.lanes(column * weights.rows + filter)
                for place in 1..<9 {
                  greatest = greater(
                    greatest, all.lanes(column * weights.rows + place * filters + filter))
                }
                // The greatest before the activation is the greatest after it.
                outputs.store(tanh(greatest + bias.lanes(filter)), at: column * filters + filter)
              }
            }
          }
        }
      }
    }
  }
}
