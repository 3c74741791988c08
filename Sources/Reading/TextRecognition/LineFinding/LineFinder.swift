import Foundation
package import LabelImaging

/// The finder of the lines of text on a photo. They may be straight or curved, level, slanted or
/// upright, dark on bright or bright on dark.
///
/// Local thresholds make ink of both polarities, and ink is split into connected pieces. Pieces
/// that fit beside each other are linked to chains, on a level page, and chains are given a curve. A learnt verifier
/// and mutual suppression choose the lines among them. The direction of the text is not decided
/// here.
package struct LineFinder {

  /// The longer side of the picture that is searched; 1400 lost 2 % of the lines, 3000 gained none.
  static let searchSide = 2000
  /// The greatest enlargement of a small photo for the search.
  static let greatestEnlargement = 3.0
  /// The windows of the thresholds: small ones see fine print, large ones bold print. One window of
  /// 30 pixels finds 3 % fewer lines in half the time.
  package static let windows = [20, 50]
  /// Straight strokes longer than this are rules, not letters.
  package static let longestStroke = 100

  /// The picture's enlargement beyond the size of the search. Rules grow with it.
  var enlargement: Float = 1
  /// The longer side of the whole photo's picture where a part of it is searched. Letters are judged by their share of it.
  var wholeSide: Int?
  /// Whether lines that run down or up the picture are searched, too.
  var findsUpright = true
  /// Whether lines on each other are all kept, and less likely lines too, for their text to decide.
  package var keepsRivals = false

  /// Receives the ink that each window's threshold saw, rules removed, for a look at it.
  var observe: ((_ window: Int, _ ink: InkMap) -> Void)?

  /// Creates a finder.
  package init() {}

  /// The lines that were found.
  package struct Result: Sendable {
    /// The lines, best first, in pixels of the picture that was given.
    package var lines: [FoundLine]
    /// Whether most text runs down or up the picture.
    package var isVertical: Bool
    /// The lines where most text runs in the other direction, best first; empty where that was not searched.
    package var otherwise: [FoundLine] = []
    /// Whether the direction of most text is clear.
    package var isClear = true

    /// The result where most text runs in the other direction; `nil` where the direction is clear.
    package var turned: Result? {
      isClear || otherwise.isEmpty
        ? nil
        : Result(lines: otherwise, isVertical: !isVertical, otherwise: lines, isClear: false)
    }

    /// The lines that run across most text, best first. Rows of letters below each other are among them.
    var across: [FoundLine] { otherwise.filter { $0.isVertical != isVertical } }
  }

  /// The ratios of the upright lines' score to that of the level ones between which the direction is not clear. Level text
  /// on a photo had three times the score upright: letters of rows on each other make lines, too.
  /// The same holds for text up the photo.
  private static let unclearRatios: ClosedRange<Float> = 0.25...4

  /// Returns the lines of `image`, which is searched as it is: bring it to ``searchSide`` first.
  package func findLines(on image: GrayImage) -> Result {
    findLines(on: image) { LocalThreshold(window: $0).binarize(image) }
  }

  /// Returns the lines of `image` in the ink of another threshold.
  ///
  /// - Parameters:
  ///   - image: the picture, searched as it is.
  ///   - binarize: makes the ink of a window's threshold.
  /// - Returns: as ``findLines(on:)``.
  /// - Throws: the threshold's error.
  package func findLines<Failure: Error>(
    on image: GrayImage, binarize: (_ window: Int) throws(Failure) -> InkMap
  ) throws(Failure) -> Result {
    var candidates: [LineCandidate] = []
    let side = wholeSide ?? max(image.width, image.height)
    for window in LineFinder.windows {
      var ink = try binarize(window)
      let rules = ink.removeRules(
        longerThan: Int(Float(LineFinder.longestStroke) * enlargement),
        letterHeight: InkComponent.greatestHeight(side: side))
      observe?(window, ink)
      let pieces = ink.components(of: image)
      // A copy of the map with its rules would take as much memory again.
      ink.restore(rules)
      for isVertical in findsUpright ? [false, true] : [false] {
        for polarity in Polarity.allCases {
          let letters = pieces.compactMap { piece -> InkComponent? in
            guard piece.polarity == polarity else { return nil }
            let letter = isVertical ? piece.transposed : piece
            return letter.canBeLetter(side: side) ? letter : nil
          }
          candidates += LevelLinking(
            linking: ComponentLinking(
              letters: letters, width: isVertical ? image.height : image.width,
              height: isVertical ? image.width : image.height, isVertical: isVertical,
              barrier: InkBarrier(ink, polarity: polarity, isVertical: isVertical))
          ).lines()
        }
      }
    }
    return choose(among: candidates, width: image.width, height: image.height)
  }

  private func choose(among candidates: [LineCandidate], width: Int, height: Int) -> Result {
    let judged = judge(candidates, side: wholeSide ?? max(width, height))
    func score(vertical: Bool) -> Float {
      judged.lines.reduce(0) {
        $0 + ($1.isVertical == vertical && $1.letterCount >= 4 ? $1.score : 0)
      }
    }
    func lines(vertical: Bool) -> [FoundLine] {
      keepsRivals
        ? rivals(among: judged, isVertical: vertical)
        : unrivalled(judged, width: width, height: height, isVertical: vertical)
    }
    let (upright, level) = (score(vertical: true), score(vertical: false))
    let isVertical = upright > level
    let isClear = !Self.unclearRatios.contains(upright / max(level, 1e-6))
    return Result(
      lines: lines(vertical: isVertical), isVertical: isVertical,
      otherwise: findsUpright ? lines(vertical: !isVertical) : [], isClear: isClear)
  }

  /// The best of the lines on each other.
  private func unrivalled(
    _ judged: Judged, width: Int, height: Int, isVertical: Bool
  ) -> [FoundLine] {
    var suppression = LineSuppression(width: width, height: height)
    return judged.inOrder(isVertical: isVertical).filter { line in
      // Lines across the main direction are mostly columns of letters: they need a free place.
      let isMain = line.isVertical == isVertical
      return (isMain || line.probability >= 0.5)
        && suppression.claim(line, share: isMain ? 0.5 : 0.1)
    }
  }

  /// All lines of the main direction, and the likely cells of their rows. One of those at nearly the same place is kept.
  private func rivals(among judged: Judged, isVertical: Bool) -> [FoundLine] {
    var places: [LinePlace] = []
    return judged.inOrder(isVertical: isVertical).filter { line in
      let place = LinePlace(line)
      guard line.isVertical == isVertical, !places.contains(where: place.isMuchLike) else {
        return false
      }
      places.append(place)
      return true
    }
  }

  /// Candidates as they are judged by themselves.
  private struct Judged {
    /// Lines.
    var lines: [FoundLine] = []
    /// Lines that have too little ink but may be cells of a table.
    var doubtful: [FoundLine] = []

    /// Returns the lines of the main direction, then those of the other one, then the likely cells of the rows.
    /// The best are first in each part.
    func inOrder(isVertical: Bool) -> [FoundLine] {
      let order = lines.map { (isMain: $0.isVertical == isVertical, score: $0.score) }
      let sorted = lines.indices.sorted {
        order[$0].isMain == order[$1].isMain
          ? order[$0].score > order[$1].score : order[$0].isMain
      }.map { lines[$0] }
      let rows = TableCells(rows: sorted.filter { $0.isVertical == isVertical })
      return sorted + doubtful.filter { $0.isVertical == isVertical && rows.holds($0) }
    }
  }

  /// Judges candidates by themselves.
  ///
  /// - Parameters:
  ///   - candidates: the candidates.
  ///   - side: the longer side of the photo's picture.
  /// - Returns: the lines and possible cells.
  private func judge(_ candidates: [LineCandidate], side: Int) -> Judged {
    let features = candidates.map { LineFeatures($0, side: side) }
    let verifier = LineVerifier(features)
    let leastProbability =
      keepsRivals ? LineVerifier.leastProbabilityOfRival : LineVerifier.leastProbability
    var judged = Judged()
    for (candidate, features) in zip(candidates, features) {
      let probability = verifier.probability(features)
      let hasInk = features.count >= 2 || features.inkLength >= 1.5
      let isLine = hasInk && probability >= leastProbability
      guard isLine || keepsRivals && probability >= TableCells.leastProbability else { continue }
      // Counting letters as well as length keeps a bright table cell from beating its digits.
      let length = min(features.length, 60, 1.5 * features.count)
      let line = FoundLine(
        curve: candidate.curve, top: candidate.top, bottom: candidate.bottom,
        polarity: candidate.polarity, probability: probability,
        score: probability * probability * pow(length, 0.7),
        letterCount: candidate.letters.count, isVertical: candidate.isVertical,
        cells: candidate.cells)
      if isLine { judged.lines.append(line) } else { judged.doubtful.append(line) }
    }
    return judged
  }
}
