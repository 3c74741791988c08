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
  private let scripts: ScriptEngines?

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
  ///   - image: the photo after its EXIF orientation; text may still lie on its side or head.
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
    else { return look }
    let otherLook = try read(other, on: search, of: image, source: source, budget)
    return otherLook.sureLetters > TextReader.leastGain * look.sureLetters ? otherLook : look
  }

  private func debug(
    _ source: String, _ search: SearchPicture
  ) throws(RecognitionError) -> DebugPictures? {
    try settings.debugFolder.map { (folder) throws(RecognitionError) in
      try DebugPictures(folder: folder, source: source + search.debugSuffix)
    }
  }

  /// Reads found lines along their main direction.
  private func read(
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

  /// The photo that lines are cut out of.
  struct Strips {
    var photo: any LineSource
    var isUpsideDown: Bool
    /// Whether the photo's edges are blurred.
    var isBlurred: Bool
    /// The direction of upright strokes; `nil` where it is square to the lines.
    var strokes: StrokeDirection?
    /// The processor time at which no further line is begun.
    var budget: Double

    /// Returns the cells of a line that have nothing printed between them.
    func cells(of line: FoundLine) -> [FoundLine] {
      guard line.cells.count > 1, let whole = strip(of: line) else { return [line] }
      return line.joiningCells(over: BlankGaps(whole, cells: line.cells)).splitIntoCells()
    }

    func strip(of line: FoundLine, widening: Float = 1) -> LineImage? {
      var shape = LineImage.Shape.standard
      shape.widening = widening
      if isBlurred { shape.sharpening = .blurredStrip }
      return LineImage(
        line, from: photo, shape: shape, upsideDown: isUpsideDown, strokes: strokes)
    }
  }

  /// A cell of a line that is cut out.
  struct CutCell {
    /// The index of its line.
    var line: Int
    var cell: FoundLine
    var strip: LineImage
  }

  /// Cuts out the cells of lines in order, and hands over some at a time while time is left.
  ///
  /// The model loses its place behind a wide gap or a rule. Each cell has a contrast of its own.
  func forEachBatch(
    of lines: [FoundLine], _ strips: Strips,
    _ body: ([CutCell]) throws(RecognitionError) -> Void
  ) throws(RecognitionError) {
    let cells = lines.enumerated().flatMap { index, line in
      let cells = strips.cells(of: line)
      return (strips.isUpsideDown ? cells.reversed() : cells).map { (line: index, cell: $0) }
    }
    for start in stride(from: 0, to: cells.count, by: TextReader.sideBySide) {
      guard ProcessorTime.now < strips.budget else { return }
      try body(
        cells[start..<min(start + TextReader.sideBySide, cells.count)].compactMap { part in
          strips.strip(of: part.cell).map {
            CutCell(line: part.line, cell: part.cell, strip: $0)
          }
        })
    }
  }

  /// The number of lines that are read side by side. The products of eight take a quarter to two
  /// fifths of their time one by one. Lines of other lengths fill up.
  private static let sideBySide = 16

  /// Reads lines in their order, leaving out those on which nothing is read.
  ///
  /// - Returns: the lines, and their pictures where they are to be shown.
  private func read(
    _ lines: [FoundLine], of strips: Strips
  ) throws(RecognitionError) -> (lines: [ReadLine], pictures: [GrayImage]) {
    var read: [Int: ReadCells] = [:]
    var pictures: [GrayImage] = []
    try forEachBatch(of: lines, strips) { (batch) throws(RecognitionError) in
      if settings.debugFolder != nil { pictures += batch.map(\.strip.picture) }
      for (cell, words) in zip(batch, try engine.read(batch.map(\.strip.picture))) {
        read[cell.line, default: ReadCells()].append(words, of: cell.strip)
      }
    }
    return (
      lines.enumerated().compactMap { index, line in
        read[index].flatMap { ReadLine(line, $0) }
      }, pictures
    )
  }

  /// The words of a line's cells.
  struct ReadCells {
    var words: [Word] = []
    var read: [ReadWord] = []

    mutating func append(_ read: [ReadWord], of strip: LineImage) {
      words += strip.onPhoto(read)
      self.read += read
    }
  }

  /// A line, and what is read on it.
  struct ReadLine {
    var found: FoundLine
    var text: TextLine
    var letters: LetterCertainty

    /// Joins a line and the words read on it; `nil` where there are none.
    init?(_ line: FoundLine, _ cells: ReadCells) {
      guard !cells.words.isEmpty else { return nil }
      found = line
      text = TextLine(words: cells.words, slope: Double(line.curve.slope))
      letters = LetterCertainty(cells.read)
    }

    var isForeign: Bool { ScriptEngines.mayBeForeign(letters) }
  }

  /// Reads the lines of a label that is printed in another script once more.
  ///
  /// - Returns: the engine that reads it; `nil` where our model does by itself.
  private func readOtherScripts(
    in lines: inout [ReadLine], of strips: Strips
  ) throws(RecognitionError) -> (any LineEngine)? {
    let found = lines.map(\.found)
    let picture = { strips.strip(of: found[$0])?.picture }
    guard let engine = try scripts?.engine(for: lines.map(\.letters), picture: picture) else {
      return nil
    }
    let indices = lines.indices.filter { lines[$0].isForeign }
    var read: [Int: ReadCells] = [:]
    try forEachBatch(of: indices.map { found[$0] }, strips) {
      (batch) throws(RecognitionError) in
      for (cell, words) in zip(batch, try engine.read(batch.map(\.strip.picture))) {
        read[indices[cell.line], default: ReadCells()].append(words, of: cell.strip)
      }
    }
    for (index, cells) in read {
      if let foreign = ReadLine(found[index], cells) { lines[index].text = foreign.text }
    }
    return engine
  }

  /// Decides whether the picture is upside down by reading the beginnings of good lines both ways.
  /// It stops when the difference is clear.
  private func readsUpsideDown(
    _ lines: [FoundLine], on photo: any LineSource
  ) throws(RecognitionError) -> Bool {
    var difference = 0.0
    for line in lines.prefix(TextReader.orientationLines) {
      let part = line.shortened(toHeights: TextReader.orientationLength)
      let strips = [true, false].map {
        LineImage(part, from: photo, shape: .standard, upsideDown: $0)
      }
      guard let turned = strips[0], let level = strips[1] else { continue }
      let read = try engine.read([turned.picture, level.picture])
      difference += certainty(of: read[0]) - certainty(of: read[1])
      if abs(difference) >= TextReader.clearDifference { break }
    }
    return difference > 0
  }

  /// The most lines that are read both ways.
  private static let orientationLines = 10
  /// The length of a line that is read both ways, in line heights: about twenty letters.
  private static let orientationLength: Float = 10
  /// The difference of mean confidences, summed over lines, that settles which way is up. Lines that
  /// stand on their head are read with 0.2 to 0.5 less confidence.
  private static let clearDifference = 0.6

  /// The confidence of a line's words, each counted by its letters.
  private func certainty(of words: [ReadWord]) -> Double {
    let letters = words.reduce(0) { $0 + $1.text.count }
    return words.reduce(0) { $0 + $1.confidence.value * Double($1.text.count) }
      / Double(max(1, letters))
  }
}

extension LineImage {
  /// Maps words read on the picture to the photo.
  func onPhoto(_ read: [ReadWord]) -> [Word] {
    read.map { Word(text: $0.text, box: photoBox(of: $0.box), confidence: $0.confidence) }
  }
}
