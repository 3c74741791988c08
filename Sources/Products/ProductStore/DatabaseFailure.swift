import GRDB
import InputFiles

/// The error of a product's record that cannot be read.
struct DamagedRecord: Error {
  /// The product's number.
  var product: Int64
}

/// Runs `work` on the database at `path`; what SQLite says becomes one of this module's errors.
func translating<Value>(
  _ path: String, _ work: () throws -> Value
) throws(ProductStoreError) -> Value {
  do {
    return try work()
  } catch let error as ProductStoreError {
    throw error
  } catch let error as DamagedRecord {
    throw .damagedRecord(path: path, product: error.product)
  } catch let error as DatabaseError {
    throw ProductStoreError(error, path: path)
  } catch is RowDecodingError {
    throw .damaged(path: path, reason: "a value is of another kind")
  } catch {
    throw .cannotOpen(path: path, reason: fileFailureReason(of: error))
  }
}

extension ProductStoreError {
  /// Translates SQLite's result codes (sqlite.org/rescode.html).
  init(_ error: DatabaseError, path: String) {
    let reason = error.message ?? "SQLite \(error.resultCode.rawValue)"
    self =
      switch error.resultCode {
      case .SQLITE_BUSY, .SQLITE_LOCKED: .inUse(path: path)
      case .SQLITE_READONLY: .readOnly(path: path)
      // SQLITE_ERROR is a table or a column that is not there: the statements themselves are tested.
      case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_SCHEMA, .SQLITE_ERROR:
        .damaged(path: path, reason: reason)
      case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_NOMEM, .SQLITE_TOOBIG:
        .cannotWrite(path: path, reason: reason)
      default: .cannotOpen(path: path, reason: reason)
      }
  }
}
