import LabelModel
import LabelParsing
import Testing
import Languages

/// Warnings and denials made of the lexicons' own words, in print that is damaged and wrapped.
///
/// None of these texts names an ingredient that is an allergen, so that none may be found as one.
@Suite("Warnings of traces in damaged and wrapped print")
struct TraceWarningTests {
  @Test("A warning with one letter wrong names no ingredient", arguments: IngredientLexicon.codes)
  func damagedCue(code: String) {
    let lexicon = IngredientLexicon.of(code)
    var texts: [String] = []
    for (number, cue) in Wording.cues(of: lexicon.warnings).enumerated() {
      let wording = Wording(lexicon, number)
      for damaged in Wording.damaged(cue.head) {
        texts += wording.printed(wording.sentence(damaged.capitalized(), cue.tail))
      }
      for damaged in Wording.damaged(cue.tail) {
        texts += wording.printed(wording.sentence(cue.head.capitalized(), damaged))
      }
    }
    #expect(Found.texts(texts) { !$0.contained.isEmpty } == [])
  }

  @Test("A wrapped and damaged warning names no ingredient", arguments: IngredientLexicon.codes)
  func wrappedAndDamaged(code: String) {
    let lexicon = IngredientLexicon.of(code)
    let wording = Wording(lexicon, 0)
    var texts: [String] = []
    for cue in Wording.cues(of: lexicon.warnings).prefix(1) {
      let heads = Wording.damaged(cue.head).filter { $0.count == cue.head.count }
      for (number, damaged) in heads.enumerated() {
        let around = wording.texts(wording.sentence(damaged.capitalized(), cue.tail))
        texts += Wording.wrapped(around[number % around.count])
      }
    }
    #expect(Found.texts(texts) { !$0.contained.isEmpty } == [])
  }

  @Test("A warning is one wherever its lines are broken", arguments: IngredientLexicon.codes)
  func wrapped(code: String) {
    let lexicon = IngredientLexicon.of(code)
    for (number, cue) in Wording.cues(of: lexicon.warnings).enumerated() {
      let wording = Wording(lexicon, number)
      let sentence = wording.sentence(cue.head.capitalized(), cue.tail)
      let texts = wording.texts(sentence).flatMap(Wording.wrapped)
      #expect(Found.texts(texts) { $0 != Found(traces: wording.named) } == [])
    }
  }

  @Test("Every allergen that is warned of is a trace", arguments: IngredientLexicon.codes)
  func everyAllergen(code: String) {
    let lexicon = IngredientLexicon.of(code)
    for cue in Wording.cues(of: lexicon.warnings) {
      for number in Allergen.allCases.indices {
        let wording = Wording(lexicon, number)
        let texts = wording.texts(wording.sentence(cue.head.capitalized(), cue.tail))
        #expect(Found.texts(texts) { $0 != Found(traces: wording.named) } == [])
      }
    }
  }

  @Test("What a food is free from is neither in it nor a trace", arguments: IngredientLexicon.codes)
  func freeFrom(code: String) {
    let lexicon = IngredientLexicon.of(code)
    for (number, cue) in Wording.cues(of: lexicon.freeOf).enumerated() {
      let wording = Wording(lexicon, number)
      let sentence = wording.sentence(cue.head.capitalized(), cue.tail)
      let texts = wording.texts(sentence).flatMap(Wording.wrapped)
      #expect(Found.texts(texts) { $0 != Found() } == [])
    }
  }
}

/// The allergens that a text names.
private struct Found: Equatable {
  var contained: Set<Allergen> = []
  var traces: Set<Allergen> = []

  init(traces: Set<Allergen> = []) {
    self.traces = traces
  }

  init(in text: String) {
    let found = findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).allergens
    contained = Set(found.filter { $0.presence == .contains }.map(\.allergen))
    traces = Set(found.filter { $0.presence == .mayContain }.map(\.allergen))
  }

  /// Returns the first few texts of which `isWrong` holds.
  static func texts(_ texts: [String], _ isWrong: (Found) -> Bool) -> [String] {
    Array(texts.filter { isWrong(Found(in: $0)) }.prefix(4))
  }
}

extension IngredientLexicon {
  fileprivate static let codes = all.map(\.code)

  fileprivate static func of(_ code: String) -> IngredientLexicon {
    all.first { $0.code == code } ?? all[0]
  }
}
