import LabelParsing

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
  /// Letters less 2.6 for each wrong one. The number was set by hand.
  var strength: Double
  /// The share of right letters, `0 ... 1`.
  var likeness: Double
  /// The number of its letters.
  var length: Int
  /// The looks that read it, one bit each.
  var looks: Int
  /// The confidence of its words, `0 ... 1`.
  var confidence: Double
  /// The strength of the strongest other phrase that covers some of the same letters.
  var rival: Double
  /// Whether the best division of its line into phrases has it.
  var isChosen: Bool
  /// Whether it is the name of a method of pet food analyses: "crude protein".
  var isAssay: Bool
}

extension NameSpot {
  /// Whether no letter is wrong.
  var isExact: Bool { likeness > 0.99 }

  /// Whether enough of its letters are right for it to be some name. The number was set by hand.
  var isRead: Bool { strength > 3 }

  /// Whether it has too many right letters to be like the print by chance. The number was set by hand.
  var isStrong: Bool { strength > 4 }

  /// Whether no stronger phrase covers some of its letters.
  var isUnrivalled: Bool { rival <= strength }

  /// Whether it is a part of a much longer name: "Açúcares" of "Açúcares adicionados".
  ///
  /// The number of the row is of the longer one. Two names that are like the same letters differ less. The five letters
  /// are set by hand. On 2,000 labels three amounts of such names were wrong, and three right.
  var isOfLongerName: Bool { rival - strength >= 5 }

  /// The certainty that the printed word is the one that it is like, `0 ... 1`. A word that is surely read and spelt
  /// otherwise is another word: "Partie" is no portion. Read with a confidence of one in two or less, it may be any.
  var spelling: Double { isExact ? 1 : min(1, 2 * (1 - confidence)) }
}
