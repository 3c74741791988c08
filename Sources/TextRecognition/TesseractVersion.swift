import CTesseract

/// The version of the Tesseract library in use (`TessVersion`), `5.3.0`, say.
public let tesseractVersion = TessVersion().map { String(cString: $0) } ?? "unknown"
