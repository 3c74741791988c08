import Foundation

extension FieldLimits {
  /// The ranges of every profile, in percent as fed.
  ///
  /// - Cats: docs/rules.md, rule 4, which has wet and dry from the FitCat specification; semi-moist is our own.
  /// - Bands of moisture: AAFCO's model regulation calls food dry below 20 % of water and wet from
  ///   65 %. FEDIAF's guidelines draw the lines at 14 and 60 % [K]. Wet food above 78 % must be
  ///   called a stew, gravy or broth (AAFCO, model regulation PF4). Soups and broths hold up to 98
  ///   % [K].
  /// - Dogs, dry: weight diets state 10 % of fibre at most, with medical ones up to 16 % [K].
  ///   Freeze-dried complete food states at least 45 % protein and 34 % fat with at most 5 % water.
  ///   The least water is that of freeze-dried meat, 2 % [K]. Wet: raw food states at least 13 %
  ///   fat with at most 68 % water. The upper ends are [K].
  /// - Other animals: timothy hay states at most 33 % fibre, 15 % water and 11 % ash. Food for fish
  ///   and fat balls for birds have most protein and fat [K].
  /// - Treats: dried meat holds 80 % protein and more, pigs' ears 40 % fat, bones 60 % ash [K].
  ///   Meaty treats have from 5 to 25 % water.
  ///
  /// Numbers without [K] are stated on labels, or in published accounts of the rules named; [K] is general knowledge.
  static let standardRanges: [LimitProfile: [Nutrient: AllowedRange]] = [
    LimitProfile(.cat, .wet): row((0, 20), (0, 15), (0, 3), (70, 90), (0, 5)),
    LimitProfile(.cat, .dry): row((0, 60), (0, 30), (0, 5), (6, 12), (0, 12)),
    LimitProfile(.cat, .semiMoist): row((0, 45), (0, 25), (0, 5), (15, 30), (0, 10)),
    LimitProfile(.dog, .wet): row((0, 25), (0, 25), (0, 5), (60, 92), (0, 6)),
    LimitProfile(.dog, .dry): row((0, 60), (0, 45), (0, 16), (2, 14), (0, 16)),
    LimitProfile(.dog, .semiMoist): row((0, 45), (0, 35), (0, 10), (14, 60), (0, 12)),
    LimitProfile(.other, .wet): row((0, 30), (0, 25), (0, 12), (50, 95), (0, 10)),
    LimitProfile(.other, .dry): row((0, 75), (0, 75), (0, 40), (2, 15), (0, 25)),
    LimitProfile(.other, .semiMoist): row((0, 60), (0, 50), (0, 30), (14, 60), (0, 20)),
    LimitProfile(.treat, .wet): row((0, 30), (0, 25), (0, 5), (50, 95), (0, 8)),
    LimitProfile(.treat, .dry): row((0, 95), (0, 60), (0, 20), (1, 20), (0, 60)),
    LimitProfile(.treat, .semiMoist): row((0, 70), (0, 45), (0, 15), (14, 60), (0, 30)),
    LimitProfile(.broth, .wet): row((0, 20), (0, 15), (0, 3), (70, 99), (0, 5)),
  ]

  /// Returns a row from the ends for protein, fat, fibre, moisture and ash, in percent.
  private static func row(
    _ protein: (Int, Int), _ fat: (Int, Int), _ fiber: (Int, Int), _ moisture: (Int, Int),
    _ ash: (Int, Int)
  ) -> [Nutrient: AllowedRange] {
    func range(_ ends: (Int, Int)) -> AllowedRange {
      AllowedRange(Decimal(ends.0), Decimal(ends.1))
    }
    return [
      .protein: range(protein), .fat: range(fat), .fiber: range(fiber),
      .moisture: range(moisture), .ash: range(ash),
    ]
  }
}
