/// The engine that reads text.
public enum RecognitionEngine: String, Hashable, Sendable, Codable, CaseIterable {
  /// ``label`` where it can run the model as it is, else ``tesseract``.
  ///
  /// Words of other scripts are read by libtesseract where it is installed.
  case auto
  /// Leptonica prepares the photo and its lines, libtesseract reads them.
  case tesseract
  /// labelscan's own kernels prepare the photo and run the model's network; without dictionaries.
  case label
}
