import Foundation

/// Returns the system's words for an error of Foundation, such as "No space left on device".
///
/// An error of Foundation describes itself by its parts: a domain, a number and addresses.
///
/// - Parameter error: the error, of a file that was read or written.
/// - Returns: a clause; the domain and the number where the system's error is not kept. An error of another
///   library or of this program has its own words.
package func fileFailureReason(of error: any Error) -> String {
  if let code = fileFailureCode(of: error) { return String(cString: strerror(code)) }
  guard error is any CustomNSError || type(of: error) is NSError.Type else { return "\(error)" }
  // Foundation on Linux does not always keep the system's error.
  return switch (error as? CocoaError)?.code {
  case .fileNoSuchFile?, .fileReadNoSuchFile?: "no such file or folder"
  case .fileReadNoPermission?, .fileWriteNoPermission?: "permission denied"
  case .fileWriteFileExists?: "another file or folder has its name"
  case .fileReadUnknown?: "it cannot be read"
  case .fileWriteUnknown?: "it cannot be written"
  case .fileWriteOutOfSpace?: "no space left on device"
  case .fileWriteVolumeReadOnly?: "read-only file system"
  default: "\((error as NSError).domain) \((error as NSError).code)"
  }
}

/// Returns the system's number of an error of Foundation (errno(3)), `nil` where it is not kept.
///
/// - Parameter error: the error, of a file that was read or written.
/// - Returns: the number, above 0.
package func fileFailureCode(of error: any Error) -> Int32? {
  let nested = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
  return nested.domain == NSPOSIXErrorDomain ? Int32(nested.code) : nil
}
