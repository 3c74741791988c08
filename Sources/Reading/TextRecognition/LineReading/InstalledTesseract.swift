import LibrariesOnDemand

/// The version of the libtesseract on this machine, `5.3.0` for example; `nil` where none is installed.
///
/// Loads the library at its first use.
package var installedTesseract: String? {
  TesseractEngine.installed?.TessVersion().map { String(cString: $0) }
}
