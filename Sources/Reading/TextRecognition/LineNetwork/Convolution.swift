import VectorKernels

/// A convolution of 3 x 3 pixels, of whose outputs the greatest of each 3 x 3 is taken.
struct Convolution {
  /// Numbers that each 3 x 3 pixels put out, a multiple of a block's rows.
  let filters: Int
  /// The weights of the 5 x 5 pixels around a window of 3 x 3, at the window's nine places.
  private let weights: Multiplier
  private let bias: [Float]

  /// Creates a convolution of weights. Their columns are the nine pixels, column by column, and a
  /// bias; `nil` for others.
  init?(_ matrix: Matrix) {
    guard matrix.columns == 10, matrix.rows.isMultiple(of: Int(NETWORK_ROW_BLOCK)),
      matrix.scales.allSatisfy({ $0 >= 0 })
    else { return nil }
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

  /// Sets `outputs` to ``filters`` numbers, in 127ths, for each of some windows of lines.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - places: of each window, the line and which three columns of it.
  ///   - row: which three rows.
  ///   - outputs: what is set.
  func setWindows(
    of lines: NetworkInputs, at places: ArraySlice<(line: Int, step: Int)>, row: Int,
    in outputs: UnsafeMutablePointer<Int8>
  ) {
    let count = places.count
    withUnsafeTemporaryAllocation(
      of: Int8.self, capacity: count * weights.columns + NetworkInputs.spare
    ) { patches in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: count * filters) { greatest in
        guard let patches = patches.baseAddress, let greatest = greatest.baseAddress else { return }
        lines.copyPatches(
          at: places, y: 3 * row, side: Convolution.reach, distance: weights.columns, to: patches)
        weights.setGreatest(ofPlaces: 9, of: patches, count: count, in: greatest)
        network_activate(greatest, bias, Int32(filters), Int32(count), outputs)
      }
    }
  }
}
