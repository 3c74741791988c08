package import LabelImaging
import LabelModel
package import LibrariesOnDemand

/// The version of the libtesseract that labelscan was built with, `5.3.0` for example.
package let tesseractOfBuild = TESSERACT_VERSION_STR

/// One Tesseract engine with one model loaded. Not for several threads.
///
/// Tesseract spreads a line over all processors and gets slower by it. Run it in a process with
/// `OMP_THREAD_LIMIT=1` in its environment.
package final class TesseractEngine: LineEngine {
  package let model: ModelFile
  package let tesseract: String?
  private let library: TesseractLibrary
  private let handle: OpaquePointer

  /// Starts an engine (`TessBaseAPIInit4`), LSTM only.
  ///
  /// - Parameters:
  ///   - model: the model.
  ///   - library: libtesseract, `nil` where it is not installed.
  /// - Throws: ``RecognitionError/tesseractNotInstalled(library:)``,
  ///   ``RecognitionError/modelNotLoaded(model:folder:)``. Tesseract reports success when
  ///   one of several models is missing, so what it says it loaded is compared.
  package init(
    model: ModelFile, library: TesseractLibrary? = TesseractEngine.installed
  ) throws(RecognitionError) {
    guard let library else {
      throw .tesseractNotInstalled(library: "libtesseract.so.\(TESSERACT_MAJOR_VERSION)")
    }
    // libtesseract reads the whole file, and ends the process when the memory does not suffice.
    guard model.bytes ?? 0 <= Self.greatestFile, let handle = library.TessBaseAPICreate() else {
      throw .modelNotLoaded(model: model.name, folder: model.folder)
    }
    tesseract = library.TessVersion().map { String(cString: $0) } ?? TESSERACT_VERSION_STR
    self.library = library
    self.handle = handle
    self.model = model
    guard
      library.TessBaseAPIInit4(
        handle, model.folder, model.name, OEM_LSTM_ONLY, nil, 0, nil, nil, 0, 0) == 0,
      TesseractEngine.loadedModels(of: handle, library) == [model.name]
    else { throw .modelNotLoaded(model: model.name, folder: model.folder) }
    // Otherwise messages such as "Image too small to scale" appear between our own lines. Variables set
    // before the start are lost.
    _ = library.TessBaseAPISetVariable(handle, "debug_file", "/dev/null")
    // The picture is one line and goes to the network unchanged.
    library.TessBaseAPISetPageSegMode(handle, PSM_RAW_LINE)
  }

  /// The bytes of the largest model; the greatest of tessdata and tessdata_best has some 100 MB.
  private static let greatestFile = 512 << 20

  /// libtesseract, loaded at its first use, once for all threads; `nil` where it is not installed.
  package static let installed = load_tesseract_library()?.pointee

  deinit {
    library.TessBaseAPIEnd(handle)
    library.TessBaseAPIDelete(handle)
  }

  private static func loadedModels(
    of handle: OpaquePointer, _ library: TesseractLibrary
  ) -> [String] {
    guard let list = library.TessBaseAPIGetLoadedLanguagesAsVector(handle) else { return [] }
    defer { library.TessDeleteTextArray(list) }
    var names: [String] = []
    var next = list
    while let name = next.pointee {
      names.append(String(cString: name))
      next += 1
    }
    return names
  }

  package func read(_ pictures: [GrayImage]) throws(RecognitionError) -> [[ReadWord]] {
    try pictures.map { (picture) throws(RecognitionError) in try words(on: picture) }
  }

  private func words(on picture: GrayImage) throws(RecognitionError) -> [ReadWord] {
    // Tesseract keeps coordinates as 16-bit integers.
    guard min(picture.width, picture.height) >= 8, max(picture.width, picture.height) <= 32_767
    else { throw .unsuitableSize(width: picture.width, height: picture.height) }
    picture.pixels.withUnsafeBufferPointer { pixels in
      library.TessBaseAPISetImage(
        handle, pixels.baseAddress, Int32(picture.width), Int32(picture.height), 1,
        Int32(picture.width))
    }
    defer { library.TessBaseAPIClear(handle) }
    // Photos have no resolution; without one Tesseract estimates it from the text each time.
    library.TessBaseAPISetSourceResolution(handle, 300)
    guard library.TessBaseAPIRecognize(handle, nil) == 0 else {
      throw .engineFailed(model: model.name)
    }
    return words()
  }

  /// Copies what was read; no iterator outlives this call.
  private func words() -> [ReadWord] {
    guard let results = library.TessBaseAPIGetIterator(handle) else { return [] }
    defer { library.TessResultIteratorDelete(results) }
    let page = library.TessResultIteratorGetPageIterator(results)
    var words: [ReadWord] = []
    repeat {
      guard let text = library.TessResultIteratorGetUTF8Text(results, RIL_WORD) else { continue }
      defer { library.TessDeleteText(text) }
      var box = (left: Int32(0), top: Int32(0), right: Int32(0), bottom: Int32(0))
      let characters = String(cString: text).split(whereSeparator: \.isWhitespace).joined()
      guard !characters.isEmpty,
        library.TessPageIteratorBoundingBox(
          page, RIL_WORD, &box.left, &box.top, &box.right, &box.bottom) != 0
      else { continue }
      words.append(
        ReadWord(
          text: characters,
          box: BoundingBox(
            left: Int(box.left), top: Int(box.top), right: Int(box.right), bottom: Int(box.bottom)),
          confidence: Confidence(
            Double(library.TessResultIteratorConfidence(results, RIL_WORD)) / 100)))
    } while library.TessResultIteratorNext(results, RIL_WORD) != 0
    return words
  }
}
