import LabelImaging
import LabelModel

extension TextReader {
  /// Reads the lines that run across most text, where nothing else is surely read.
  ///
  /// Lists of ingredients are printed up the side of a table on bottles and small packages. There is so little such text
  /// that its longer lines are read twice. It takes a quarter of the time that is left, so that the other text gets its
  /// second look.
  ///
  /// - Parameters:
  ///   - found: the lines that were found on the picture.
  ///   - look: what was read along their main direction.
  ///   - search: the picture.
  ///   - image: the photo.
  /// - Returns: `look` with the looks at such lines.
  /// - Throws: the errors of ``read(_:source:)``.
  func readSideways(
    _ found: LineFinder.Result, beside look: FirstLook, on search: SearchPicture,
    of image: GrayImage
  ) throws(RecognitionError) -> FirstLook {
    let size = PixelSize(width: image.width, height: image.height)
    let level = found.isVertical ? QuarterTurn.right : .none
    let print = look.lines.filter(\.isSurelyRead).map(\.found.box)
    let lines = found.across.filter { line in
      guard line.probability >= Self.leastProbability else { return false }
      let box = line.scaled(by: search.scale).turned(level, of: size).uprightBox
      let covered = print.reduce(0) { $0 + box.sharedArea(with: $1) }
      return Double(covered) <= Self.greatestCover * Double(box.sharedArea(with: box))
    }
    let now = ProcessorTime.now
    let budget = now + (look.strips.budget - now) / 4
    let long = lines.filter { $0.letterCount >= Self.manyLetters }
    guard long.reduce(0, { $0 + $1.letterCount }) >= Self.leastText,
      now < budget
    else { return look }
    let across = try read(
      LineFinder.Result(lines: lines, isVertical: !found.isVertical), on: search, of: image,
      source: look.page.source + "-across", budget)
    guard across.sureLetters >= Self.leastSureLetters else { return look }
    let again = across.lines.indices.filter {
      across.lines[$0].found.letterCount >= Self.manyLetters
    }
    let text = try readAgain(Set(again), of: across)
    let name = TurnedName.name(of: look.page.source, turned: text.page.turn)
    var both = look
    both.tesseract = look.tesseract ?? across.tesseract
    both.sideways = ([text.page] + (text.secondLook.map { [$0] } ?? [])).map { page in
      var page = page.keepingWords(on: text.page.lines)
      page.source = name
      return page
    }
    return both
  }

  /// Rows of letters below each other are mostly less likely to be lines.
  private static let leastProbability: Float = 0.5
  /// The least letters of a line that shows that there is such text. Short ones are read with it.
  private static let manyLetters = 8
  /// The share of a line's place that print in the other direction may cover.
  private static let greatestCover = 0.3
  /// The letters of all those lines together from which the text is read: a short list of ingredients.
  private static let leastText = 30
  /// The letters that are likely read right from which the lines count.
  private static let leastSureLetters = 20.0
}

extension TextReader.ReadLine {
  /// Whether a word of three letters or digits is read surely.
  var isSurelyRead: Bool {
    text.words.contains { $0.text.count >= 3 && ($0.confidence?.value ?? 0) >= 0.5 }
  }
}

extension FoundLine {
  /// The box around the line, which may run up or down the picture.
  var uprightBox: BoundingBox {
    let box = box
    return isVertical
      ? BoundingBox(left: box.top, top: box.left, right: box.bottom, bottom: box.right) : box
  }
}

extension RecognizedPage {
  /// Returns the page with the words in the places of `lines` alone. Between these, print of the other direction may be
  /// taken for lines.
  fileprivate func keepingWords(on lines: [TextLine]) -> RecognizedPage {
    let places = lines.compactMap(\.box)
    var page = self
    page.lines = self.lines.compactMap { line in
      var line = line
      line.words.removeAll { word in
        guard let box = word.box else { return true }
        return !places.contains { $0.holdsMiddle(of: box) }
      }
      return line.words.isEmpty ? nil : line
    }
    return page
  }
}

extension BoundingBox {
  /// The pixels that both boxes hold.
  fileprivate func sharedArea(with other: BoundingBox) -> Int {
    max(0, min(right, other.right) - max(left, other.left))
      * max(0, min(bottom, other.bottom) - max(top, other.top))
  }
}
