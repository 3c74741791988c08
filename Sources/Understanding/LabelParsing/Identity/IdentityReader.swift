package import LabelModel

/// Reads the facts that identify a package: name, brand, contents, best-before date and lot.
///
/// Pure: the same page gives the same result, and the time grows linearly with the text. A fact
/// that is not printed is never given. A doubtful one has a low confidence, and a later stage
/// decides whether to accept it.
package struct IdentityReader: Sendable {
  /// Lines of a page at most; no label has half as many.
  private static let mostLines = 1_000

  private let phrases = SearchPool(IdentityVocabulary.standard.trie)
  private let headings = SearchPool(IngredientVocabulary.standard.headings)

  /// Creates a reader.
  package init() {}

  /// Returns the facts on `page`, candidates best first.
  ///
  /// A text without places has no names and brands, which are found by their places. The package of a cosmetic,
  /// detergent, medicine or dressing has no facts.
  package func read(_ page: RecognizedPage) -> LabelIdentity {
    read(looks: [page]).first ?? LabelIdentity()
  }

  /// Returns the facts of each look at one photo.
  ///
  /// - Returns: none where a look shows the package of a cosmetic, detergent, medicine or dressing.
  package func read(looks: [RecognizedPage]) -> [LabelIdentity] {
    let pages = looks.map { look in
      var page = look
      page.lines = Array(page.lines.prefix(Self.mostLines))
      return IdentityPage(page)
    }
    guard !pages.contains(where: NonFoodWords.isNonFoodPackage) else { return [] }
    return zip(pages, looks).map { facts(on: $0, size: $1.size) }
  }

  private func facts(on lines: IdentityPage, size: PixelSize?) -> LabelIdentity {
    let vocabulary = IdentityVocabulary.standard
    let found = phrases.use { lines.phrases(vocabulary, &$0) }
    let quantities = PackageQuantityFinder(page: lines, phrases: found).quantities()
    var identity = LabelIdentity(
      netQuantities: quantities.net, drainedWeights: quantities.drained,
      bestBeforeDates: BestBeforeFinder(page: lines, phrases: found).dates(),
      lots: LotFinder(page: lines, phrases: found).lots())
    guard lines.hasPlaces else { return identity }
    let ingredients = IngredientVocabulary.standard
    let legal = headings.use {
      LegalNameFinder(page: lines, vocabulary: ingredients, joiners: vocabulary.joiners).names(&$0)
    }
    let stated = StatedNameFinder(page: lines, vocabulary: ingredients)
    identity.brands = BrandFinder(page: lines).brands()
    // Large letters alone may be a name as well as a brand.
    let brands = Set(
      identity.brands.filter { $0.confidence > BrandFinder.greatestOfDisplay }
        .map { LetterFolding.fold($0.value) })
    let names = (stated.statedNames() + legal + stated.prominentNames()).map {
      Self.doubtingCut($0, on: size)
    }
    identity.names = sorted(names).filter { !brands.contains(LetterFolding.fold($0.value)) }
    return identity
  }

  /// Returns a name with a low confidence where the left or right edge of the picture may cut it.
  private static func doubtingCut(
    _ name: IdentityReading<String>, on size: PixelSize?
  ) -> IdentityReading<String> {
    guard let size, let box = name.evidence.box, box.left <= 0 || box.right >= size.width else {
      return name
    }
    var name = name
    name.confidence = min(name.confidence, confidenceOfCut)
    return name
  }

  /// The confidence of a cut name at most. It is offered and not accepted. It was set by hand.
  private static let confidenceOfCut = Confidence(0.3)

  /// Returns the readings of different texts: the sure ones in the page's order, then the others by
  /// certainty.
  ///
  /// The first language of a label is mostly that of its country.
  private func sorted(_ readings: [IdentityReading<String>]) -> [IdentityReading<String>] {
    var seen: Set<[UInt16]> = []
    let sure = readings.filter { $0.confidence >= .leastOfIdentity }
    let others = readings.filter { $0.confidence < .leastOfIdentity }.enumerated()
      .sorted { ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset) }
    return (sure + others.map(\.element)).filter {
      seen.insert(LetterFolding.fold($0.value)).inserted
    }
  }
}
