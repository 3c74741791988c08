import BarcodeReading
import LabelDecision
import LabelLattice
public import LabelModel
import LabelParsing
import Languages
public import PhotoReading
public import ProductLookup
public import RecordAssembly

/// Makes records: understands what was read, decides, looks the product up, assembles.
///
/// Whatever the photos hold, there is a record: what could not be read or looked up is said in it.
public struct RecordBuilder: Sendable {
  /// The languages that there are words for, ISO 639-1.
  public static var knownLanguages: [String] { Language.all.map(\.code) }

  private let options: RecordOptions
  private let source: (any ProductSource)?
  private let analyst: (any SugarAnalyst)?
  private let parser: LabelParser
  private let lattice: LatticeDecision
  private let identityReader = IdentityReader()

  /// Creates a builder. Without a `source` no product is looked up, and without an `analyst` local
  /// rules alone analyse a food's sugars.
  public init(
    options: RecordOptions = RecordOptions(), source: (any ProductSource)? = nil,
    analyst: (any SugarAnalyst)? = nil
  ) {
    self.options = options
    self.source = source
    self.analyst = analyst
    let languages = LanguageLexicon.all.filter {
      options.languages.isEmpty || options.languages.contains($0.code)
    }
    parser = LabelParser(lexicon: options.languages.isEmpty ? .standard : Lexicon(languages))
    lattice = LatticeDecision(
      parser: parser,
      acceptance: options.threshold == .standard ? nil : options.threshold.acceptance,
      offer: options.threshold.offer)
  }

  /// Makes ready what a photo's text may need and a clean text does not.
  func prepareForPhotos() { parser.prepareForDamage() }

  /// Makes the record of one product from the readings of its photos, front, back or barcode.
  ///
  /// `failures` are further photos of the product that could not be read.
  public func record(
    from readings: [PhotoReading], failures: [FailedPhoto] = []
  ) async -> BuiltRecord {
    let images =
      readings.map { ImageReference(file: $0.file, sha256: $0.sha256, frames: $0.frameTimes) }
      + failures.map { ImageReference(file: $0.name) }
    let findings = failures.map {
      Finding(
        rule: .photoIsReadable, severity: .warning,
        message: Message(.photoIsUnreadable, [.reason: .text($0.failure.message)]),
        fields: ["images"])
    }
    let engine = readings.first.map { first in
      EngineInfo(
        labelscan: first.engine.labelscan, name: first.engine.name,
        version: first.engine.version,
        tesseract: readings.lazy.compactMap(\.engine.tesseract).first,
        models: readings.flatMap(\.engine.models).uniqued)
    }
    let frames = readings.flatMap(\.frames)
    return await record(
      of: frames.map {
        PhotoPages(pages: $0.pages, amounts: $0.amountsLook, isFrame: $0.seconds != nil)
      },
      across: frames.compactMap { frame in
        guard let looks = frame.sideways, !looks.isEmpty else { return nil }
        return PhotoPages(pages: looks, isFrame: frame.seconds != nil)
      },
      barcodes: readings.flatMap(\.barcodes),
      codes: frames.flatMap { frame in
        (frame.codes ?? []).map { PhotoCode(code: $0, photo: frame.page.source) }
      },
      origin: .images(images),
      engine: engine ?? EngineInfo(labelscan: labelscanVersion), findings: findings)
  }

  /// Makes the record of a text that another engine recognised.
  ///
  /// Such texts are often cut to the rows of a table. Values then stay in the record, with a `null`
  /// basis and a finding, where a photo's would be for review.
  public func record(fromText page: RecognizedPage) async -> BuiltRecord {
    await record(
      of: [PhotoPages(pages: [page], isFrame: false)], barcodes: [], codes: [],
      origin: .text(page.source),
      engine: EngineInfo(labelscan: labelscanVersion), findings: [])
  }

  /// The texts of one photo, or of one frame of a film.
  private struct PhotoPages {
    /// One page a look, the first look first; there is at least one.
    var pages: [RecognizedPage]
    /// The text with doubtful words read as amounts.
    var amounts: RecognizedPage?
    /// Whether it is a frame of a film.
    var isFrame: Bool
  }

  // Texts that run across those of the photos count where the others have none: their lists, and their values.
  // Two lists may be of two packs. No values are taken from the second one then.
  private func record(
    of photos: [PhotoPages], across: [PhotoPages] = [], barcodes: [GTIN], codes: [PhotoCode],
    origin: RecordOrigin, engine: EngineInfo, findings: [Finding]
  ) async -> BuiltRecord {
    let understood = photos.map(understand)
    let labels = understood.flatMap(\.labels)
    var label = decideTogether(understood, keepsUnknownBasis: isText(origin))
    let understoodAcross = across.map(understand)
    let labelsAcross = understoodAcross.flatMap(\.labels)
    let hasList = labels.contains { !$0.ingredientLists.isEmpty }
    if label.hasNoValues, !across.isEmpty,
      !hasList || labelsAcross.allSatisfy({ $0.ingredientLists.isEmpty })
    {
      label = label.replaced(
        by: decideTogether(understoodAcross, keepsUnknownBasis: false))
    }
    let contradiction = PhotosShowOneProduct(threshold: options.threshold)
      .finding(
        about: understood.map { (name: $0.photo.pages[0].source, looks: $0.labels) })
    if let contradiction {
      // Values of two products together would be a record of neither.
      let record = assembleRecord(
        RecordInput(findings: findings + [contradiction], origin: origin, engine: engine))
      return BuiltRecord(record: record, labels: labels)
    }
    let barcode = chooseBarcode(photo: barcodes, manual: options.manual).barcode
    let seen = decideSubject(label: label, product: nil, manual: options.manual)
    let lookup = await lookUp(barcode, of: seen)
    var identity = decideIdentity(photos.map(\.pages).flatMap(identityReader.read(looks:)))
    let coded = identity.take(codes, of: barcode?.gtin)
    let ingredients = joinIngredients(
      hasList ? labels : labels + labelsAcross, languages: options.languages)
    let pages = photos.flatMap(\.pages) + (hasList ? [] : across.flatMap(\.pages))
    let petFoodWords = zip(pages, labels + labelsAcross).flatMap {
      findPetFoodWords(on: $0, understoodAs: $1)
    }
    if decideSubject(label: label, product: lookup.product, manual: options.manual) == nil {
      label.subject = subject(byListAlone: ingredients.list, petFoodWords: petFoodWords)
    }
    let subject = decideSubject(label: label, product: lookup.product, manual: options.manual)
    var record = assembleRecord(
      RecordInput(
        label: label,
        ingredients: ingredients,
        petFoodWords: petFoodWords,
        identity: identity,
        product: lookup.product, lookup: lookup.state, languages: options.wantedLanguages,
        manual: options.manualValues(for: subject),
        barcodes: barcodes, limits: options.limits,
        findings: findings + lookup.findings + coded,
        origin: origin, engine: engine, estimates: options.estimates,
        keepsUnknownBasis: isText(origin)))
    if let analyst { record = await askSugarAnalyst(analyst, about: record) }
    return BuiltRecord(record: record, labels: labels)
  }

  /// A photo, or a frame of a film, whose texts were parsed.
  private struct UnderstoodPhoto {
    var photo: PhotoPages
    /// The label of each look, the first look first.
    var labels: [ParsedLabel]
    /// The label of the text with doubtful words read as amounts.
    var amounts: ParsedLabel?

    var looks: PhotoLooks {
      PhotoLooks(
        pages: photo.pages + [photo.amounts].compactMap { $0 },
        labels: labels + [amounts].compactMap { $0 })
    }
  }

  private func understand(_ photo: PhotoPages) -> UnderstoodPhoto {
    UnderstoodPhoto(
      photo: photo, labels: photo.pages.map(parser.parse), amounts: photo.amounts.map(parser.parse))
  }

  /// The values of all photos. Those that frames of a film would only confirm for each other are taken back.
  private func decideTogether(
    _ photos: [UnderstoodPhoto], keepsUnknownBasis: Bool
  ) -> DecidedLabel {
    let label = decided(photos[...], keepsUnknownBasis: keepsUnknownBasis)
    let frames = Set(photos.filter(\.photo.isFrame).map { $0.photo.pages[0].source })
    guard !frames.isEmpty, photos.count > 1 else { return label }
    let alone = photos.indices.map {
      decided(photos[$0...$0], keepsUnknownBasis: keepsUnknownBasis)
    }
    return FrameAgreement(frames: frames, alone: alone).checked(label)
  }

  private func decided(
    _ photos: ArraySlice<UnderstoodPhoto>, keepsUnknownBasis: Bool
  ) -> DecidedLabel {
    let rules = decide(
      photos.flatMap(\.labels), amountsOnly: photos.compactMap(\.amounts),
      threshold: options.threshold)
    guard
      let label = lattice.decide(
        photos.map(\.looks), rules: rules, keepsUnknownBasis: keepsUnknownBasis)
    else { return rules }
    return label.settingListedSharesAside(
      photos.flatMap { photo in
        zip(photo.photo.pages, photo.labels).map {
          ListedLook(page: $0, lists: $1.ingredientLists)
        }
      })
  }

  private func isText(_ origin: RecordOrigin) -> Bool {
    if case .text = origin { true } else { false }
  }

  /// Asks the product source about what seems to be of `subject`.
  ///
  /// A source that does not answer is a finding, never an error. The record is then made from the
  /// photos alone, and waits for the look-up.
  private func lookUp(
    _ barcode: RecordBarcode?, of subject: Subject?
  ) async -> (product: CatalogProduct?, state: LookupState?, findings: [Finding]) {
    guard let source, let gtin = barcode?.gtin else { return (nil, nil, []) }
    do {
      if let product = try await source.product(for: gtin, of: subject) {
        return (product, .found, [])
      }
      return (nil, .unknown, [.unknownBarcode(gtin)])
    } catch .notAsked {
      return (nil, nil, [])
    } catch {
      let finding = Finding(
        rule: .productServiceAnswers, severity: .warning,
        message: Message(.productWasNotLookedUp, [.reason: .text("\(error)")]),
        fields: ["barcode"])
      return (nil, .pending, [finding])
    }
  }
}

extension DecidedLabel {
  /// Whether no value is accepted or offered.
  fileprivate var hasNoValues: Bool {
    readings.isEmpty && perServing.isEmpty && forReview.isEmpty
  }

  /// Returns the label of other text. Without values that one gives its subject alone.
  fileprivate func replaced(by other: DecidedLabel) -> DecidedLabel {
    var label = other.hasNoValues ? self : other
    label.subject = subject ?? other.subject
    return label
  }
}

extension Array where Element: Hashable {
  /// The elements in their order, each once.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
