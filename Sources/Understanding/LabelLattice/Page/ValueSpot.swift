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
    case .gram, .milligram, .microgram, .gramPerKilogram, .milligramPerKilogram: .mass
    case .percent: .percent
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
