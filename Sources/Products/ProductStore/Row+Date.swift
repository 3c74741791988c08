import Foundation
import GRDB

extension Row {
  /// Returns the moment that a column has in seconds since 1970.
  ///
  /// - Throws: `DatabaseError` for a moment that no clock shows: writing it as a day would end the program.
  func date(forColumn column: String) throws -> Date {
    let seconds = try decode(Double.self, forColumn: column)
    guard abs(seconds) <= Self.mostSeconds else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "\(column) is of no day")
    }
    return Date(timeIntervalSince1970: seconds)
  }

  /// Some 31,700 years.
  private static let mostSeconds = 1e12
}
