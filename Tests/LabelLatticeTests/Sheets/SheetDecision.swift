import LabelDecision
import LabelLattice
import LabelModel
import LabelParsing

/// The whole decision about a sheet.
enum SheetDecision {
  private static let parser = LabelParser()
  private static let lattice = LatticeDecision(parser: parser)

  /// The decision about the sheet's page, `nil` when the lattice leaves it to the rules.
  static func of(_ sheet: LabelSheet) -> DecidedLabel? { of([sheet.page]) }

  /// The decision about some photos, each with one look; `change` alters what the rules say of them.
  static func of(
    _ pages: [RecognizedPage], rules change: (inout DecidedLabel) -> Void = { _ in }
  ) -> DecidedLabel? {
    let photos = pages.map { PhotoLooks(pages: [$0], labels: [parser.parse($0)]) }
    var rules = decide(photos.flatMap(\.labels))
    change(&rules)
    return lattice.decide(photos, rules: rules)
  }

  /// The decision about one photo with several looks, the first look first.
  static func of(looks: [RecognizedPage]) -> DecidedLabel? {
    let photo = PhotoLooks(pages: looks, labels: looks.map { parser.parse($0) })
    return lattice.decide([photo], rules: decide(photo.labels))
  }
}

extension DecidedLabel {
  /// The accepted amounts on every basis.
  var acceptedAmounts: Set<LabelSheet.Amount> {
    let own = readings.values.map { ($0, basis) }
    let serving = perServing.values.map { ($0, Basis?.some(.perServing)) }
    return Set(
      (own + serving).map { reading, basis in
        LabelSheet.Amount(
          nutrient: reading.nutrient, basis: basis,
          value: reading.quantity.normalized ?? reading.quantity.value)
      })
  }
}

extension LabelSheet {
  /// The accepted amounts that the sheet does not print for their nutrient on their basis.
  ///
  /// An amount without basis may be that of any column.
  func wrongAmounts(in label: DecidedLabel) -> [Amount] {
    label.acceptedAmounts.filter { accepted in
      !amounts.contains {
        $0.nutrient == accepted.nutrient && $0.value == accepted.value
          && (accepted.basis == nil || $0.basis == accepted.basis)
      }
    }
    .sorted { $0.nutrient.rawValue < $1.nutrient.rawValue }
  }
}
