import Foundation
import LabelModel

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
  /// The printed digits behind the decimal mark: 1 for "3,0".
  var decimals: Int
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
  /// Whether a lone letter, which may be a digit, is all that its line has before it: "A 2 g".
  var followsLetter: Bool
  /// Whether another look reads further digits with it: "21" where this one has "2".
  var hasFewerDigits = false

  /// Whether it may be a part of the printed number, or has a digit that may be none.
  var isTorn: Bool {
    kind == .stroke
      || kind == .literal
        && (followsNumber || precedesNumber || followsStroke || followsLetter || hasFewerDigits)
  }
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
  /// Whether "(" is right before it, or ")" right behind it.
  var isInBrackets: Bool
  /// Whether a letter is right before it.
  var isGlued: Bool
  /// Whether a sign is right before it, such as "-" or "~", or one that joins numbers right behind it, such as "/".
  var isSigned: Bool
  /// Whether it is a value of a reference diet (EU 1169/2011 annex XIII, 21 CFR 101.9).
  var isReference: Bool
  /// Whether its line begins a footnote.
  var isInFootnote: Bool
  /// Whether a word of ordinary text follows directly: "3 servings".
  var countsWords: Bool
  /// The number of its digits.
  var digits: Int
  /// The number of symbols of its line.
  var lineLength: Int
  var lineText: String
}

extension ValueSpot {
  /// Whether its last digit may be the unit g.
  var hasTail: Bool { options.contains { $0.kind == .tail } }

  /// Whether its line is longer than a table's row. The length was set by hand.
  var isInLongLine: Bool { lineLength > 60 }
}
