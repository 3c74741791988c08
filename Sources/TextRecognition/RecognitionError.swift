/// Why text could not be recognised.
public enum RecognitionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A model's file is in none of the folders.
  case modelNotFound(model: String, folders: [String])
  /// Tesseract refused a model's file.
  case modelNotLoaded(model: String, folder: String)
  /// The name of a model has other characters than letters, digits, `_`, `-` and `/`.
  case invalidModelName(String)
  /// The picture has no pixels, or more in one direction than Tesseract takes.
  case unsuitableSize(width: Int, height: Int)
  /// Tesseract gave up on a picture.
  case engineFailed(model: String)
  /// A picture of the steps could not be written.
  case debugPictureNotWritten(path: String, reason: String)

  /// What failed, then what to do.
  public var description: String {
    switch self {
    case .modelNotFound(let model, let folders):
      "no \(model).traineddata in \(folders.joined(separator: ", ")); install "
        + "\(Self.package(of: model)) or name the folder that holds it with --tessdata"
    case .modelNotLoaded(let model, let folder):
      "Tesseract could not load \(folder)/\(model).traineddata; "
        + "the file is damaged or made for another version: install it again"
    case .invalidModelName(let name):
      "“\(name)” is no name of a recognition model; give one such as eng or script/Latin"
    case .unsuitableSize(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be read; give one of 8 to 32,767 pixels a side"
    case .engineFailed(let model):
      "Tesseract gave up on a picture with the model \(model); try the photo at another size"
    case .debugPictureNotWritten(let path, let reason):
      "could not write \(path): \(reason); name a folder that can be written with --debug-dir"
    }
  }

  /// The Debian package that brings a model.
  private static func package(of model: String) -> String {
    let name = model.lowercased().replacing("script/", with: "script-").replacing("_", with: "-")
    return switch model {
    case "Latin": "tesseract-ocr-script-latn"
    default: "tesseract-ocr-\(name)"
    }
  }
}
