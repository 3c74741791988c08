import Foundation
package import LabelModel

/// The parser of a label's text: nutrients with their amounts, the amount of food they are of, and
/// ingredients.
///
/// Pure: the same page gives the same result. The time grows linearly with the text. The memory
/// beside the page does not grow beyond that of ``longestLabel`` lines and ``mostWords`` words.
package struct LabelParser: Sendable {
  /// The words that it knows.
  package let lexicon: Lexicon
  /// The results of earlier searches of the lexicon.
  let names: SearchPool
  /// The same of the headings of ingredient lists; `nil` where those are not read.
  private let headings: SearchPool?
  /// Whether rows follow the words of bent lines.
  package let followsBends: Bool

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - lexicon: the words of the languages that labels may be printed in.
  ///   - readsIngredients: whether lists of ingredients and allergens are read as well as amounts. Their vocabulary takes
  ///     twice as long to make ready as `lexicon`.
  ///   - followsBends: whether rows follow the words of bent lines (``RowField``).
  package init(
    lexicon: Lexicon = .standard, readsIngredients: Bool = true, followsBends: Bool = true
  ) {
    self.lexicon = lexicon
    self.followsBends = followsBends
    names = SearchPool(lexicon.trie)
    headings = readsIngredients ? SearchPool(IngredientVocabulary.standard.headings) : nil
  }

  /// Makes the words ready that the words of a badly read list are compared with.
  ///
  /// It takes a tenth of a second, once in a process. Without it the first such list takes that longer.
  package func prepareForDamage() {
    if headings != nil { KnownWords.prepare() }
  }

  /// Returns everything that `page` says about nutrients, ingredients and allergens.
  ///
  /// Readings are candidates, best first within a nutrient and basis. Every repair is among a
  /// reading's ``NutrientReading/doubts`` and has lowered its confidence. A value that is not
  /// printed is never given.
  ///
  /// A page of more than ``longestLabel`` lines or ``mostWords`` words is no label. Of such a page
  /// the stretch is understood that states most.
  package func parse(_ page: RecognizedPage) -> ParsedLabel {
    isLabel(page) ? parseLabel(page) : parseLongest(page)
  }

  /// Understands a page that may be one label.
  func parseLabel(_ page: RecognizedPage) -> ParsedLabel {
    let printed = ScannedPage(page, lexicon: lexicon, names: names)
    let ingredients = headings.map {
      findIngredients(on: page, headings: $0, expected: Set(lexicon.languages))
    }
    let listed = ListedWords(
      printed.lines.map { $0.text($0.scalars.indices) }, lists: ingredients?.lists ?? [])
    let clues = SubjectClues(printed, listed: listed)
    let subject = clues.subject ?? .food
    let scanned = subject == .petFood ? printed.withMassFractions() : printed
    let footnotes = Footnotes(scanned)
    let basis = BasisFinder(
      page: scanned, subject: subject, footnotes: footnotes, listed: listed)
    let mayBeContent: (ValueMention) -> Bool = { value in
      !value.isForeign && !value.isRange && !value.isCut && value.value != nil && !basis.owns(value)
        && !scanned.isReferenceEnergy(value) && !scanned.countsWords(value)
        && !(subject == .food && scanned.isSizeInBrackets(value))
        && !footnotes.contain(line: value.line)
    }
    // Each value is asked about several times, and the answer is not cheap.
    let candidates = Set(scanned.values.joined().lazy.filter(mayBeContent).map(\.place))
    let isCandidate: (ValueMention) -> Bool = { candidates.contains($0.place) }
    var assembly = ReadingAssembly(
      source: page.source, page: scanned, subject: subject, listed: listed)
    assembly.servingSize = basis.servingSize
    assembly.petFoodBasis = basis.petFoodBasis
    let values = LabelValues(
      page: scanned, subject: subject, basis: basis, footnotes: footnotes, isCandidate: isCandidate)
    if let geometry = PageGeometry(scanned, followsBends: followsBends) {
      values.addTable(geometry, to: &assembly)
    } else {
      values.addStream(to: &assembly)
    }
    assembly.addEnergies(isCandidate)
    return ParsedLabel(
      subject: assembly.readings.isEmpty ? clues.subject : subject, basis: assembly.mainBasis,
      readings: assembly.sortedReadings,
      unreadable: assembly.unreadable, servingSize: basis.servingSize,
      preparation: subject == .food ? basis.preparation(scanned) : nil,
      alcoholByVolume: AlcoholStrength.find(on: scanned),
      languages: scanned.languages.map { lexicon.languages[$0] },
      ingredientLists: ingredients?.lists ?? [], allergens: ingredients?.allergens ?? [],
      unreadStatements: ingredients?.unreadStatements ?? [])
  }
}
