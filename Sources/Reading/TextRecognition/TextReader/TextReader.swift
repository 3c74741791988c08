import Foundation
public import LabelImaging
import LabelModel

/// Reads the text of photos: finds the lines, straightens each, reads it.
///
/// Holds an engine, so one reader serves one thread.
public final class TextReader {
  let settings: RecognitionSettings
  let engine: any LineEngine
  let preprocessing: Preprocessing
  /// The reader of other scripts; `nil` where the user chose the model.
  let scripts: ScriptEngines?

  /// Starts an engine with the model the settings ask for.
  ///
  /// - Throws: ``RecognitionError/modelNotFound(model:folders:)``,
  ///   ``RecognitionError/modelNotLoaded(model:folder:)``,
  ///   ``RecognitionError/modelNotRunnable(model:folder:)``,
  ///   ``RecognitionError/tesseractNotInstalled(library:)``,
  ///   ``RecognitionError/invalidModelName(_:)``.
  public init(settings: RecognitionSettings) throws(RecognitionError) {
    self.settings = settings
    engine = try TextReader.engine(settings.engine, model: settings.modelFile())
    preprocessing = engine.tesseract == nil ? .kernels : .leptonica
    scripts =
      settings.model == nil
      ? ScriptEngines(
        standard: engine, folders: settings.modelFolders, choice: settings.engine) : nil
  }

  private static func engine(
    _ choice: RecognitionEngine, model: ModelFile
  ) throws(RecognitionError) -> any LineEngine {
    if choice != .tesseract,
      let network = NetworkEngine(model: model, leavingOutDictionaries: choice == .label)
    {
      return network
    }
    guard choice != .label else {
      throw .modelNotRunnable(model: model.name, folder: model.folder)
    }
    return try TesseractEngine(model: model)
  }

  /// The model that reads.
  package var model: ModelFile { engine.model }

  /// The engine that reads, never ``RecognitionEngine/auto``.
  package var engineName: RecognitionEngine { engine.tesseract == nil ? .label : .tesseract }

  /// The version of libtesseract, `nil` where it is not the engine.
  package var tesseract: String? { engine.tesseract }

  /// Reads all lines of a photo.
  ///
  /// A photo without text gives a page without lines. When the time limit passes, the lines with
  /// the least to read are left out.
  ///
  /// - Parameters:
  ///   - image: the photo after its EXIF orientation; text may still be on its side or head.
  ///   - source: the photo's name, for the page.
  /// - Returns: the page; ``readAgain(_:of:)`` takes it for a second look.
  /// - Throws: ``RecognitionError/unsuitableSize(width:height:)``,
  ///   ``RecognitionError/engineFailed(model:)``,
  ///   ``RecognitionError/preprocessingFailed(step:)``,
  ///   ``RecognitionError/debugPictureNotWritten(path:reason:)``.
  public func read(
    _ image: GrayImage, source: String
  ) throws(RecognitionError) -> FirstLook {
    guard min(image.width, image.height) >= 8 else {
      throw .unsuitableSize(width: image.width, height: image.height)
    }
    let budget = ProcessorTime.now + settings.timeLimit
    let search = try preprocessing.searchPicture(of: image)
    let look = try read(image, source: source, on: search, budget)
    guard look.sureLetters < TextReader.fewLetters, ProcessorTime.now < budget,
      let half = try preprocessing.half(of: search)
    else { return look }
    let halfLook = try read(image, source: source, on: half, budget)
    return halfLook.sureLetters > TextReader.leastGain * look.sureLetters ? halfLook : look
  }

  /// The number of sure letters below which the other direction is read as well, where the lines leave it open.
  /// A blurred photo is searched once more then.
  private static let fewLetters = 150.0
  /// The least ratio of such letters from which the other direction or the smaller picture counts. At 1, some photos lose
  /// values.
  private static let leastGain = 1.5

  /// Reads the lines that are found on a picture of the photo.
  ///
  /// - Parameters:
  ///   - image: the photo.
  ///   - source: the photo's name.
  ///   - search: the picture.
  ///   - budget: the processor time at which no further line is begun.
  /// - Returns: the lines as they read, and what reading them again needs.
  /// - Throws: the errors of ``read(_:source:)``.
  private func read(
    _ image: GrayImage, source: String, on search: SearchPicture, _ budget: Double
  ) throws(RecognitionError) -> FirstLook {
    let debug = try debug(source, search)
    var finder = LineFinder()
    var inks: [(window: Int, ink: InkMap)] = []
    if debug != nil { finder.observe = { inks.append(($0, $1)) } }
    let found = try preprocessing.findLines(on: search.picture, by: finder)
    for (index, step) in inks.enumerated() {
      try debug?.write(step.ink, step: index + 1, window: step.window)
    }
    try debug?.write(found.lines, on: search.picture)

    let look = try read(found, on: search, of: image, source: source, budget)
    guard look.sureLetters < TextReader.fewLetters, let other = found.turned,
      ProcessorTime.now < budget
    else { return try readSideways(found, beside: look, on: search, of: image) }
    let otherLook = try read(other, on: search, of: image, source: source, budget)
    let isBetter = otherLook.sureLetters > TextReader.leastGain * look.sureLetters
    return try readSideways(
      isBetter ? other : found, beside: isBetter ? otherLook : look, on: search, of: image)
  }

  private func debug(
    _ source: String, _ search: SearchPicture
  ) throws(RecognitionError) -> DebugPictures? {
    try settings.debugFolder.map { (folder) throws(RecognitionError) in
      try DebugPictures(folder: folder, source: source + search.debugSuffix)
    }
  }

  /// Reads found lines along their main direction.
  func read(
    _ found: LineFinder.Result, on search: SearchPicture, of image: GrayImage, source: String,
    _ budget: Double
  ) throws(RecognitionError) -> FirstLook {
    let size = PixelSize(width: image.width, height: image.height)
    let level = found.isVertical ? QuarterTurn.right : .none
    let photo = try preprocessing.lineSource(image, turned: level)
    let lines = found.lines.filter { $0.isVertical == found.isVertical }
      .map { $0.scaled(by: search.scale).turned(level, of: size) }
    let isUpsideDown = try readsUpsideDown(lines, on: photo)
    let strips = Strips(
      photo: photo, isUpsideDown: isUpsideDown, isBlurred: search.unsharpened != nil,
      strokes: StrokeDirection(of: lines, on: photo), budget: budget)
    var (first, pictures) = try read(lines, of: strips)
    try debug(source, search)?.write(pictures)
    let mixed = try readOtherScripts(in: &first, of: strips)
    first = first.map(\.text).readingOrder().map { first[$0] }
    let page = RecognizedPage(
      source: source, size: photo.size,
      turn: isUpsideDown ? (found.isVertical ? .left : .half) : level,
      lines: first.map(\.text), models: [engine.model.name] + (mixed.map { [$0.model.name] } ?? []))
    return FirstLook(
      page: page, tesseract: mixed?.tesseract ?? engine.tesseract, lines: first, strips: strips,
      searchScale: search.scale, foreign: mixed)
  }

  /// Reads lines in their order, leaving out those on which nothing is read.
  ///
  /// - Returns: the lines, and their pictures where they are to be shown.
  private func read(
    _ lines: [FoundLine], of strips: Strips
  ) throws(RecognitionError) -> (lines: [ReadLine], pictures: [GrayImage]) {
    var read: [Int: ReadCells] = [:]
    var pictures: [GrayImage] = []
    try forEachCell(of: lines, strips) { (batch) throws(RecognitionError) in
      try engine.read(batch.map(\.strip.picture))
    } take: { cell, words in
      if settings.debugFolder != nil { pictures.append(cell.strip.picture) }
      read[cell.line, default: ReadCells()].append(words, of: cell.strip)
    }
    return (
      lines.enumerated().compactMap { index, line in
        read[index].flatMap { ReadLine(line, $0) }
      }, pictures
    )
  }
}
