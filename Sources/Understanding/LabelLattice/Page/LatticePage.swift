import Foundation
import LabelModel
import LabelParsing

/// A line of one look.
struct LineReference: Hashable, Sendable {
  var look: Int
  var line: Int
}

/// A stretch of a line.
struct Stretch: Hashable, Sendable {
  var line: LineReference
  var start: Int
  var end: Int
}

/// A unit with the distinctions that a lattice needs.
package enum LatticeUnit: Hashable, Sendable {
  case none, mass, percent, kilojoule, kilocalorie, other
}

/// One way to read the number at a place.
package struct ValueOption: Sendable {
  /// The origin of the number.
  enum Kind: Sendable {
    /// As read.
    case literal
    /// Without a last digit that is the unit g.
    case tail
    /// With a decimal mark that was lost.
    case mark
    /// Without a first 1 that is a stroke.
    case slash
    /// With the bare number right before it, whose decimal mark was lost: "3 5 g".
    case blank
    /// With a first 1 that was read as a letter: "l7 g".
    case stroke
  }

  var number: Decimal
  var unit: NutrientUnit?
  var kind: Kind
  /// The looks that read it, one bit each.
  var looks: Int
  var confidence: Double
  var modifier: Modifier?
  var text: String
  package var value: Double
  var repairs: Int
  /// Whether a bare number is right before it in its cell.
  var followsNumber: Bool
  /// Whether a bare number is right behind it in its cell.
  var precedesNumber: Bool

  /// Whether a letter that may be a 1 is right before it: "l7 g".
  var followsStroke: Bool

  /// Whether it may be a part of the printed number, or has a digit that may be none.
  var isTorn: Bool {
    kind == .literal && (followsNumber || precedesNumber || followsStroke) || kind == .stroke
  }
  var decimals: Int { max(0, -number.exponent) }
  var hasFraction: Bool { value != value.rounded() }

  var unitClass: LatticeUnit {
    switch unit {
    case nil: .none
    case .gram, .milligram, .microgram: .mass
    // Analyses of pet food state shares in any of these, amounts of food in none.
    case .percent, .gramPerKilogram, .milligramPerKilogram: .percent
    case .kilojoule: .kilojoule
    case .kilocalorie: .kilocalorie
    default: .other
    }
  }

  /// Half a unit of the last printed digit, in grams or the energy's unit.
  var roundingError: Double {
    let step = pow(0.1, Double(decimals)) / 2
    switch unit {
    case .milligram: return step / 1_000
    case .microgram: return step / 1_000_000
    case .gramPerKilogram: return step / 10
    default: return step
    }
  }
}

/// A place where a number is printed, with all the ways to read it.
package struct ValueSpot: Sendable {
  var frame: Frame
  var box: BoundingBox?
  var options: [ValueOption]
  var stretches: [Stretch]
  /// Whether the number is 100 with a unit of mass or volume.
  var isHeading: Bool
  /// The certainty that the number is a damaged 100 with a unit of mass or volume, `0 ... 1`.
  var hundred: Double
  var isInBrackets: Bool
  var isGlued: Bool
  var isSigned: Bool
  var isReference: Bool
  var isInFootnote: Bool
  var countsWords: Bool
  var digits: Int
  var lineLength: Int
  var lineText: String
}

extension ValueSpot {
  /// Whether its last digit may be the unit g.
  var hasTail: Bool { options.contains { $0.kind == .tail } }
}

/// The subject of a name.
enum NameKind: Hashable, Sendable {
  /// A nutrient of ``LatticeNutrient/order``.
  case nutrient(Int)
  /// The energy row, whose unit decides between kJ and kcal.
  case energy
  /// A measured thing that a lattice does not decide.
  case other
  /// Another phrase of the lexicon.
  case topic(PhraseMeaning)

  var isEnergy: Bool {
    switch self {
    case .energy, .nutrient(LatticeNutrient.energyKcal), .nutrient(LatticeNutrient.energyKJ): true
    default: false
    }
  }
}

/// A place where a name is printed.
struct NameSpot: Sendable {
  var kind: NameKind
  var frame: Frame
  var stretches: [Stretch]
  /// Letters less 2.6 for each wrong one.
  var strength: Double
  /// The share of right letters, `0 ... 1`.
  var likeness: Double
  var length: Int
  var looks: Int
  var confidence: Double
  /// The strength of the strongest other phrase that covers some of the same letters.
  var rival: Double
  var isChosen: Bool
  var isAssay: Bool
}

extension NameSpot {
  /// Whether no letter is wrong.
  var isExact: Bool { likeness > 0.99 }

  /// The certainty that the printed word is the one that it is like, `0 ... 1`. A word that is surely read and spelt
  /// otherwise is another word: "Partie" is no portion. Read with a confidence of one in two or less, it may be any.
  var spelling: Double { isExact ? 1 : min(1, 2 * (1 - confidence)) }
}

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
  var slope = SlopeField()
  /// The strength of the page's words of pet food, of food, and of servings and their sizes.
  var petWords = 0.0
  var foodWords = 0.0
  var servingWords = 0.0
  /// The places of the words for servings and their sizes.
  var servingFrames: [Frame] = []
  /// The nutrients that are named as an analysis of pet food names them: "crude ash", "moisture".
  var assays = 0.0
  /// The masses and volumes that are printed.
  package internal(set) var sizes: Set<PrintedSize> = []
  /// Whether a word for the food without its water is printed.
  var namesDryMatter = false
  var hasMillilitres = false
  /// Whether a number of kilojoules is printed.
  var hasKilojoules = false
  /// Those of them that are printed beside a word for a serving, or in brackets.
  package internal(set) var servingSizes: [PrintedSize] = []
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
  }

  /// A frame's row on a page without slope, in line heights.
  func row(of frame: Frame) -> Double {
    drop(from: Frame(left: 0, top: 0, right: 0, bottom: 0), to: frame) / height
  }
}

extension LatticePage {
  /// Whether words of pet food are printed: a percentage is a content of it, not of a reference intake.
  var isPetFood: Bool { petWords > 4 }

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
