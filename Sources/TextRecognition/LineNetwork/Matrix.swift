import COpenBLAS
import Foundation

/// A matrix of weights, row by row; each row makes one output.
struct Matrix {
  let rows: Int
  let columns: Int
  let values: [Float]

  /// Creates a matrix; `nil` where the values are not `rows * columns`.
  init?(rows: Int, columns: Int, values: [Float]) {
    guard rows > 0, columns > 0, values.count == rows * columns else { return nil }
    self.rows = rows
    self.columns = columns
    self.values = values
  }

  /// Returns the columns of a range.
  func columns(_ range: Range<Int>) -> Matrix? {
    Matrix(
      rows: rows, columns: range.count,
      values: (0..<rows).flatMap { row in
        values[row * columns + range.lowerBound..<row * columns + range.upperBound]
      })
  }

  /// Returns one column.
  func column(_ column: Int) -> [Float] {
    (0..<rows).map { values[$0 * columns + column] }
  }

  private static let lock = NSLock()

  /// Adds to each of `count` rows of `outputs`, ``rows`` wide, what this matrix makes of the row of
  /// `inputs`, ``columns`` wide.
  ///
  /// One thread at a time: OpenBLAS without threads of its own hands the same working memory to two that
  /// call it at once. A reading process has one thread that reads, so that it never waits.
  func addProducts(
    of inputs: UnsafePointer<Float>, count: Int, to outputs: UnsafeMutablePointer<Float>
  ) {
    values.withUnsafeBufferPointer { weights in
      Matrix.lock.lock()
      defer { Matrix.lock.unlock() }
      if count == 1 {
        cblas_sgemv(
          CblasRowMajor, CblasNoTrans, Int32(rows), Int32(columns), 1, weights.baseAddress,
          Int32(columns), inputs, 1, 1, outputs, 1)
      } else {
        cblas_sgemm(
          CblasRowMajor, CblasNoTrans, CblasTrans, Int32(count), Int32(rows), Int32(columns), 1,
          inputs, Int32(columns), weights.baseAddress, Int32(columns), 1, outputs, Int32(rows))
      }
    }
  }
}
