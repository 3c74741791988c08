import LabelModel
import LabelParsing

/// One photo as numbers, names and headings; nothing is decided yet.
package struct LatticePage: Sendable {
  var lines: [[PageTokens.Line]] = []
  var texts: [[String]] = []
  /// For each line of each look, the line that continues its text.
  var successors: [[Int?]] = []
  package internal(set) var spots: [ValueSpot] = []
  var names: [NameSpot] = []
  var headings: [Heading] = []
  /// The frames of words for the food as sold: "as sold", "dry".
  var asSold: [Frame] = []
  /// The words for a least or greatest content of each line, by their symbols: "not less than".
  var bounds: [LineReference: [BoundPhrase]] = [:]
  /// The median height of a word, in pixels.
  var height = 20.0
  /// The share of words that were read with little confidence.
  var noise = 0.0
  var slope = RowField()
  /// The bend of the page's tables that the slopes lack.
  var bend = RuleBend()
  /// The strength of the page's words of pet food, of food, and of servings and their sizes.
  var petWords = 0.0
  var foodWords = 0.0
  var servingWords = 0.0
  /// The places of the words for servings and their sizes.
  var servingFrames: [Frame] = []
  /// The masses and volumes right behind words for a serving's size.
  var statedServings: [StatedServing] = []
  /// The nutrients that are named as an analysis of pet food names them: "crude ash", "moisture".
  var assays = 0.0
  /// The masses and volumes that are printed.
  package internal(set) var sizes: Set<PrintedSize> = []
  /// The words for the food without its water.
  var dryMatter: [Stretch] = []
  var hasMillilitres = false
  /// Whether a number of kilojoules is printed.
  var hasKilojoules = false
  /// The sizes that are printed beside a word for a serving, or in brackets.
  package internal(set) var servingSizes: [PrintedSize] = []
  /// Whether such a size is behind a heading of nutrition facts, in its line.
  var hasServingInHeading = false
  /// Whether a package's volume or mass is printed: a number of litres or centilitres, or of kilograms.
  var hasVolumes = false
  var hasMasses = false
  /// The number of words for drinks, and for juices, `0 ... 3`.
  var drinkWords = 0.0
  var juiceWords = 0.0
  /// Whether a word for a serving goes with grams, and with millilitres.
  var hasServingGrams = false
  var hasServingMillilitres = false
  /// Whether words have places; plain text has none.
  package internal(set) var hasPlaces = true
  /// The links of a page without places.
  var links: [OrderLink] = []

  /// The drop from `first` to `second`, in pixels, along lines halfway between them.
  func drop(from first: Frame, to second: Frame) -> Double {
    let row = (first.centerY + second.centerY) / 2
    return second.centerY - first.centerY
      - (slope.fall(x: second.centerX, y: row) - slope.fall(x: first.centerX, y: row))
      - (bend.shift(x: second.centerX, y: second.centerY)
        - bend.shift(x: first.centerX, y: first.centerY))
  }

  /// A frame's row on a page without slope, in line heights.
  func row(of frame: Frame) -> Double {
    drop(from: Frame(left: 0, top: 0, right: 0, bottom: 0), to: frame) / height
  }
}

extension LatticePage {
  /// Whether words of pet food are printed: a percentage is a content of it, not of a reference intake.
  var isPetFood: Bool { petWords > 4 }

  /// Whether a word for the food without its water is printed.
  var namesDryMatter: Bool { !dryMatter.isEmpty }

  /// Whether such a word is printed before all percentages: they are of the dry matter then.
  var isHeadedByDryMatter: Bool {
    let shares = spots.filter { $0.options.contains { $0.unitClass == .percent } }
      .compactMap(\.stretches.first)
    return dryMatter.contains { words in
      !shares.contains {
        $0.line.look == words.line.look
          && ($0.line.line, $0.start) < (words.line.line, words.start)
      }
    }
  }

  /// Whether a name of the nutrient `key` was found.
  package func hasName(_ key: Int) -> Bool { names.contains { $0.kind == .nutrient(key) } }

  /// The distance of two rows at least, in line heights.
  static let rowsApart = 0.6

  /// Whether two spots are in one row.
  package func isSameRow(_ first: Int, _ second: Int) -> Bool {
    isSameRow(spots[first].frame, spots[second].frame)
  }

  /// Whether two pieces of print are in one row.
  func isSameRow(_ first: Frame, _ second: Frame) -> Bool {
    abs(drop(from: first, to: second)) < Self.rowsApart * height
  }
}
