import Foundation
import LabelModel
import Languages

/// The evidence that a product belongs to a category of the Nutri-Score, or has no Nutri-Score.
struct NutriScoreClue: Sendable {
  /// The statement of a clue.
  enum Verdict: Hashable, Sendable {
    case category(NutriScoreCategory)
    /// The product has no Nutri-Score; see ``NutriScore/Outcome/notApplicable(reason:)``.
    case notApplicable(MessageCode)
    /// The amounts are not of the food as it is eaten; see
    /// ``NutriScore/Outcome/notComputable(reason:)``.
    case notComputable(MessageCode)
  }

  /// The clue's statement.
  var verdict: Verdict
  /// Category tags of Open Food Facts; each includes the categories below it.
  var tags: [String] = []
  /// Tags that rule the clue out.
  var exceptTags: [String] = []
  /// Words of a product's name, as in ``PhraseTable``.
  var words: WordList = ""
  /// Words in a name that rule the clue out.
  var exceptWords: WordList = ""
  /// The necessary amounts of a product with such a name per 100 g or 100 ml. A pizza is named
  /// after its cheese.
  var range: [Nutrient: ClosedRange<Decimal>] = [:]
  /// Whether the name counts only where amounts are stated per 100 ml. Pineapple in its own juice
  /// is stated per 100 g.
  var isLiquid = false
}
