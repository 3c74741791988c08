import CTesseract
package import LabelImaging
import LabelModel

/// One Tesseract engine with one model loaded. Not for several threads.
///
/// Tesseract spreads a line over all processors and gets slower by it: run it in a process with
/// `OMP_THREAD_LIMIT=1` in its environment.
package final class TesseractEngine: LineEngine {
  package let model: ModelFile
  private let handle: OpaquePointer

  /// Starts an engine (`TessBaseAPIInit4`), LSTM only.
  ///
  /// - Throws: ``RecognitionError/modelNotLoaded(model:folder:)``. Tesseract reports success when
  ///   one of several models is missing, so what it says it loaded is compared.
  package init(model: ModelFile) throws(RecognitionError) {
    guard let handle = TessBaseAPICreate() else {
      throw .modelNotLoaded(model: model.name, folder: model.folder)
    }
    self.handle = handle
    self.model = model
    guard
      TessBaseAPIInit4(
        handle, model.folder, model.name, OEM_LSTM_ONLY, nil, 0, nil, nil, 0, 0) == 0,
      TesseractEngine.loadedModels(of: handle) == [model.name]
    else { throw .modelNotLoaded(model: model.name, folder: model.folder) }
    // Otherwise it writes "Image too small to scale" and the like between our own lines. What is set
    // before the start is lost.
    TessBaseAPISetVariable(handle, "debug_file", "/dev/null")
    // The picture is a line, given to the network as it is.
    TessBaseAPISetPageSegMode(handle, PSM_RAW_LINE)
  }

  deinit {
    TessBaseAPIEnd(handle)
    TessBaseAPIDelete(handle)
  }

  private static func loadedModels(of handle: OpaquePointer) -> [String] {
    guard let list = TessBaseAPIGetLoadedLanguagesAsVector(handle) else { return [] }
    defer { TessDeleteTextArray(list) }
    var names: [String] = []
    var next = list
    while let name = next.pointee {
      names.append(String(cString: name))
      next += 1
    }
    return names
  }

  package func read(_ picture: GrayImage) throws(RecognitionError) -> [ReadWord] {
    // Tesseract keeps coordinates as 16-bit integers.
    guard min(picture.width, picture.height) >= 8, max(picture.width, picture.height) <= 32_767
    else { throw .unsuitableSize(width: picture.width, height: picture.height) }
    picture.pixels.withUnsafeBufferPointer { pixels in
      TessBaseAPISetImage(
        handle, pixels.baseAddress, Int32(picture.width), Int32(picture.height), 1,
        Int32(picture.width))
    }
    defer { TessBaseAPIClear(handle) }
    // Photos have no resolution; without one Tesseract estimates it from the text each time.
    TessBaseAPISetSourceResolution(handle, 300)
    guard TessBaseAPIRecognize(handle, nil) == 0 else { throw .engineFailed(model: model.name) }
    return words()
  }

  /// Copies what was read; no iterator outlives this call.
  private func words() -> [ReadWord] {
    guard let results = TessBaseAPIGetIterator(handle) else { return [] }
    defer { TessResultIteratorDelete(results) }
    let page = TessResultIteratorGetPageIterator(results)
    var words: [ReadWord] = []
    repeat {
      guard let text = TessResultIteratorGetUTF8Text(results, RIL_WORD) else { continue }
      defer { TessDeleteText(text) }
      var box = (left: Int32(0), top: Int32(0), right: Int32(0), bottom: Int32(0))
      let characters = String(cString: text).split(whereSeparator: \.isWhitespace).joined()
      guard !characters.isEmpty,
        TessPageIteratorBoundingBox(
          page, RIL_WORD, &box.left, &box.top, &box.right, &box.bottom) != 0
      else { continue }
      words.append(
        ReadWord(
          text: characters,
          box: BoundingBox(
            left: Int(box.left), top: Int(box.top), right: Int(box.right), bottom: Int(box.bottom)),
          confidence: Confidence(Double(TessResultIteratorConfidence(results, RIL_WORD)) / 100)))
    } while TessResultIteratorNext(results, RIL_WORD) != 0
    return words
  }
}
