import LabelImaging
import LabelModel

extension TextReader {
  /// Reads lines once more, on a larger picture of the photo's part that holds them.
  ///
  /// Lines are found anew there: small print falls apart into letters, and other letters are linked to lines. Lines on
  /// each other are read as well, and their text decides between them. Of 676 values of food photos 62 are unread then.
  /// 77 are where the ink alone decides, 85 with the lines of the first look cut out in another way.
  /// There is no second look when the photo's time limit has passed. Lines that are no print are left out of both. Until
  /// then they count, since small print is such a line at first.
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
    var page = first.page
    page.lines.removeAll { !$0.isPrint }
    page.rules = rules(of: first)
    var text = PhotoText(page: page, tesseract: first.tesseract)
    text.sideways = first.sideways
    // The first look has the rules of all looks.
    page.rules = nil
    guard !again.isEmpty, ProcessorTime.now < first.strips.budget,
      let part = try part(around: again, of: first)
    else { return text }
    let kept = first.lines.indices.filter { !again.contains($0) }.map { first.lines[$0] }
    let places = kept.map(\.found.box)
    let (found, strips) = try rivalLines(in: part, of: first)
    let least = Self.leastHeight * commonHeight(of: again.map { first.lines[$0] })
    let lines = found.filter { line in
      line.height >= least && !places.contains { $0.holdsMiddle(of: line.box) }
    }
    let read = try readRivals(lines, of: strips, foreign: first.foreign)

    let others = kept.map(\.text).filter(\.isPrint)
    let words = others + read.map { $0.line($0.words) }
    let amounts = others + read.map { $0.line($0.amounts) }
    page.lines = words.readingOrder().map { words[$0] }
    text.secondLook = page
    if read.contains(where: \.hasAmounts) {
      page.lines = amounts.readingOrder().map { amounts[$0] }
      text.amountsLook = page
    }
    return text
  }

  /// The median height of the letters that were surely read, in pixels; 0 where these are few.
  private func commonHeight(of lines: [ReadLine]) -> Float {
    let byHeight = lines.sorted { $0.found.height < $1.found.height }
    let trust = byHeight.reduce(0) { $0 + $1.letters.trust }
    guard trust >= Self.fewestLetters else { return 0 }
    var below = 0.0
    return byHeight.first {
      below += $0.letters.trust
      return below >= trust / 2
    }?.found.height ?? 0
  }

  /// The least height of a line, by the median height of the letters around a panel. On open photos of food, two fifths
  /// of the length of all lines were lower. No print was read on these.
  private static let leastHeight: Float = 0.5
  /// The number of surely read letters from which their height counts.
  private static let fewestLetters = 20.0

  /// The larger picture of the part of a photo that holds some lines of its first look.
  ///
  /// `nil` where that part has no pixel.
  private func part(
    around again: Set<Int>, of first: FirstLook
  ) throws(RecognitionError) -> CloserPart? {
    let lines = again.map { first.lines[$0].found }
    let margin = Self.margin * percentile(lines.map(\.height), 0.5)
    let photo = first.strips.photo
    guard
      let around = BoundingBox.union(of: lines.map(\.box))?.grown(
        by: Int(margin), on: photo.size),
      let picture = photo.part(around)
    else { return nil }
    let search = try preprocessing.closerPicture(of: picture, scale: first.searchScale)
    return CloserPart(
      picture: search.picture, scale: search.scale, isBlurred: search.unsharpened != nil,
      around: around)
  }

  /// The ground around the lines, in their median height: a row that was not found may be there.
  private static let margin: Float = 2

  /// Finds the lines of a part, lines on each other among them.
  ///
  /// - Returns: the lines on the photo, and what they are cut out of.
  private func rivalLines(
    in part: CloserPart, of first: FirstLook
  ) throws(RecognitionError) -> ([FoundLine], Strips) {
    let size = first.strips.photo.size
    var finder = LineFinder()
    finder.enlargement = first.searchScale / part.scale
    finder.wholeSide = Int(Float(max(size.width, size.height)) / part.scale)
    finder.findsUpright = false
    finder.keepsRivals = true
    let found = try preprocessing.findLines(on: part.picture, by: finder).lines
    if let folder = settings.debugFolder {
      try DebugPictures(folder: folder, source: first.page.source + "-closer")
        .write(found, on: part.picture)
    }
    var strips = first.strips
    strips.isBlurred = part.isBlurred
    return (
      found.map {
        $0.scaled(by: part.scale).moved(right: part.around.left, down: part.around.top)
      }, strips
    )
  }
}

/// A part of a photo, larger than in the first look's search.
private struct CloserPart {
  var picture: GrayImage
  /// The photo's pixels to one of the picture's.
  var scale: Float
  var isBlurred: Bool
  /// The part's place on the photo.
  var around: BoundingBox
}

extension TextLine {
  /// Whether at least one word is read surely enough for the line to be print.
  fileprivate var isPrint: Bool {
    words.contains { ($0.confidence?.value ?? 0) >= Self.leastConfidence }
  }

  /// Of the lines on open photos, 47 % have no word of this confidence. Leaving them out lost 6 accepted values of 726,
  /// before the decision was fitted to such text.
  private static let leastConfidence = 0.2
}

extension BoundingBox {
  /// Returns the box with a margin, within a picture.
  fileprivate func grown(by margin: Int, on size: PixelSize) -> BoundingBox {
    BoundingBox(
      left: max(0, left - margin), top: max(0, top - margin),
      right: min(size.width, right + margin), bottom: min(size.height, bottom + margin))
  }

  func holdsMiddle(of other: BoundingBox) -> Bool {
    let (x, y) = (Int(other.centerX), Int(other.centerY))
    return left..<max(left, right) ~= x && top..<max(top, bottom) ~= y
  }
}
