import LabelImaging
import LabelModel

extension TextReader {
  /// Reads lines once more, on a larger picture of the photo's part that holds them.
  ///
  /// Lines are found anew there: small print falls apart into letters, and other letters are linked to lines.
  /// Of 676 values of food photos 77 are unread then. With the same lines cut out in another way, 85 were.
  /// The first look is left as it is when the photo's time limit has passed.
  ///
  /// - Parameters:
  ///   - again: the lines to read, by index in the page.
  ///   - first: the first look at the photo.
  /// - Returns: both looks; the second is `nil` where `again` is empty.
  /// - Throws: ``RecognitionError/unsuitableSize(width:height:)``,
  ///   ``RecognitionError/engineFailed(model:)``,
  ///   ``RecognitionError/preprocessingFailed(step:)``,
  ///   ``RecognitionError/debugPictureNotWritten(path:reason:)``.
  public func readAgain(
    _ again: Set<Int>, of first: FirstLook
  ) throws(RecognitionError) -> PhotoText {
    var text = PhotoText(page: first.page, tesseract: first.tesseract)
    guard !again.isEmpty, ProcessorTime.now < first.strips.budget,
      let (found, strips) = try linesFoundCloser(around: again, of: first)
    else { return text }
    let kept = first.lines.indices.filter { !again.contains($0) }.map { first.lines[$0] }
    let places = kept.map(\.found.box)
    let lines = found.filter { line in !places.contains { $0.holdsMiddle(of: line.box) } }
    let read = try readForAmounts(lines, of: strips, foreign: first.foreign)

    let words = kept.map(\.text) + read.map { $0.line($0.words) }
    let amounts = kept.map(\.text) + read.map { $0.line($0.amounts) }
    var page = first.page
    page.lines = words.readingOrder().map { words[$0] }
    text.secondLook = page
    if read.contains(where: \.hasAmounts) {
      page.lines = amounts.readingOrder().map { amounts[$0] }
      text.amountsLook = page
    }
    return text
  }

  /// Finds the lines of the part of a photo that holds some lines of its first look.
  ///
  /// - Returns: the lines on the photo, and what they are cut out of; `nil` where the part has no pixel.
  private func linesFoundCloser(
    around again: Set<Int>, of first: FirstLook
  ) throws(RecognitionError) -> ([FoundLine], Strips)? {
    let lines = again.map { first.lines[$0].found }
    let margin = Self.margin * percentile(lines.map(\.height), 0.5)
    let photo = first.strips.photo
    guard
      let around = BoundingBox.union(of: lines.map(\.box))?.grown(
        by: Int(margin), on: photo.size),
      let part = photo.part(around)
    else { return nil }
    let search = try preprocessing.closerPicture(of: part, scale: first.searchScale)
    var finder = LineFinder()
    finder.enlargement = first.searchScale / search.scale
    finder.wholeSide = Int(Float(max(photo.size.width, photo.size.height)) / search.scale)
    finder.findsUpright = false
    let found = try preprocessing.findLines(on: search.picture, by: finder)
    if let folder = settings.debugFolder {
      try DebugPictures(folder: folder, source: first.page.source + "-closer")
        .write(found.lines, on: search.picture)
    }
    var strips = first.strips
    strips.isBlurred = search.unsharpened != nil
    return (
      found.lines.map {
        $0.scaled(by: search.scale).moved(right: around.left, down: around.top)
      }, strips
    )
  }

  /// The ground around the lines, in their median height: a row that was not found may be there.
  private static let margin: Float = 2

  /// A line that was found anew, and what is read on it.
  private struct CloserLine {
    var found: FoundLine
    var words: [Word] = []
    /// The words where what may be an amount is read as nothing else.
    var amounts: [Word] = []
    /// Whether the amounts differ from the words.
    var hasAmounts = false
    /// The words before they are mapped to the photo.
    var read: [ReadWord] = []

    mutating func append(
      _ read: (words: [ReadWord], amounts: [ReadWord]?), of strip: LineImage
    ) {
      words += strip.onPhoto(read.words)
      amounts += strip.onPhoto(read.amounts ?? read.words)
      hasAmounts = hasAmounts || read.amounts != nil
      self.read += read.words
    }

    func line(_ words: [Word]) -> TextLine {
      TextLine(words: words, slope: Double(found.curve.slope))
    }
  }

  /// Reads lines as words and as amounts, leaving out those on which nothing is read.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - strips: the photo that they are cut out of.
  ///   - foreign: the engine for lines of another script; `nil` on a label of one script.
  /// - Returns: the lines, in the order in which they were found.
  /// - Throws: the errors of ``readAgain(_:of:)``.
  private func readForAmounts(
    _ lines: [FoundLine], of strips: Strips, foreign: (any LineEngine)?
  ) throws(RecognitionError) -> [CloserLine] {
    func read(
      _ indices: [Int], by engine: any LineEngine
    ) throws(RecognitionError) -> [Int: CloserLine] {
      var read: [Int: CloserLine] = [:]
      try forEachBatch(of: indices.map { lines[$0] }, strips) {
        (batch) throws(RecognitionError) in
        for (cell, words) in zip(batch, try engine.readForAmounts(batch.map(\.strip.picture))) {
          let index = indices[cell.line]
          read[index, default: CloserLine(found: lines[index])].append(words, of: cell.strip)
        }
      }
      return read
    }
    var all = try read(Array(lines.indices), by: engine)
    if let foreign {
      let indices = all.keys.sorted().filter {
        ScriptEngines.mayBeForeign(LetterCertainty(all[$0]?.read ?? []))
      }
      all.merge(try read(indices, by: foreign)) { own, other in other.words.isEmpty ? own : other }
    }
    return lines.indices.compactMap { all[$0] }.filter { !$0.words.isEmpty }
  }
}

extension BoundingBox {
  /// Returns the box with a margin, within a picture.
  fileprivate func grown(by margin: Int, on size: PixelSize) -> BoundingBox {
    BoundingBox(
      left: max(0, left - margin), top: max(0, top - margin),
      right: min(size.width, right + margin), bottom: min(size.height, bottom + margin))
  }

  fileprivate func holdsMiddle(of other: BoundingBox) -> Bool {
    let (x, y) = (Int(other.centerX), Int(other.centerY))
    return left..<max(left, right) ~= x && top..<max(top, bottom) ~= y
  }
}
