/// The reason for a failed recognition of text.
public enum RecognitionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A model's file is in none of the folders.
  case modelNotFound(model: String, folders: [String])
  /// A folder, a device or a pipe has the name of a model's file.
  case modelIsNoFile(path: String)
  /// libtesseract refused a model's file.
  case modelNotLoaded(model: String, folder: String)
  /// Our own kernels cannot run a model's network.
  case modelNotRunnable(model: String, folder: String)
  /// libtesseract is not installed, or lacks functions that are needed.
  case tesseractNotInstalled(library: String)
  /// Leptonica failed in a step of the preparation.
  case preprocessingFailed(step: String)
  /// The name of a model has other characters than letters, digits, `_`, `-` and `/`.
  case invalidModelName(String)
  /// The picture has no pixels, or more in one direction than Tesseract takes.
  case unsuitableSize(width: Int, height: Int)
  /// Tesseract gave up on a picture.
  case engineFailed(model: String)
  /// A picture of the steps could not be written.
  case debugPictureNotWritten(path: String, reason: String)

  /// The failure and its remedy.
  public var description: String {
    switch self {
    case .modelNotFound(let model, let folders):
      "no \(model).traineddata in \(folders.joined(separator: ", ")); install "
        + "\(Self.package(of: model)) or name the folder that holds it with --tessdata"
    case .modelIsNoFile(let path):
      "\(path) is no regular file; put the model's file there, or name another folder with --tessdata"
    case .modelNotLoaded(let model, let folder):
      "Tesseract could not load \(folder)/\(model).traineddata; the file is damaged or made for "
        + "another version: install it again, or name another model with --model"
    case .modelNotRunnable(let model, let folder):
      "the engine label cannot run \(folder)/\(model).traineddata; its network has another shape, or "
        + "the file is damaged: give --engine tesseract, or name another model with --model"
    case .tesseractNotInstalled(let library):
      "the engine tesseract needs \(library), which is not installed; install libtesseract-dev, or "
        + "give --engine label"
    case .preprocessingFailed(let step):
      "Leptonica failed in \(step) of the photo; allow more memory with --memory-limit, or give "
        + "--engine label"
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
