import LabelModel

/// The values of a page that may be a label's, to be joined with its names.
struct LabelValues {
  let page: ScannedPage
  let subject: Subject
  let basis: BasisFinder
  let footnotes: Footnotes
  /// Whether a value may be an amount of a nutrient.
  let isCandidate: (ValueMention) -> Bool

  /// Adds the readings of a page whose words have places.
  func addTable(_ geometry: PageGeometry, to assembly: inout ReadingAssembly) {
    let table = TableAssignment(
      page: page, geometry: geometry, subject: subject, isCandidate: isCandidate)
    let columns = ValueColumns(table.values, geometry: geometry)
    let places = Dictionary(
      zip(table.values.map(\.place), columns.columnOf)
    ) { first, _ in first }
    var links = ReferenceIntakes.without(table.links(columns)) { places[$0.place] }
    if subject == .food {
      links += UnreadRows(values: table.values, links: links, geometry: geometry)
        .links(columns.columns)
    }
    let columnBasis = ColumnBasis(headers: basis, links: links, geometry: geometry, page: page)
    assembly.basisOf = { value, _ in columnBasis.basis(of: value) }
    assembly.add(links, groups: table.groups)
  }

  /// Adds the readings of a text without places, by the order of its names and values.
  func addStream(to assembly: inout ReadingAssembly) {
    let intakes = ReferenceIntakes.column(in: page.values)
    let footnoteLines = ReferenceIntakes.footnoteLines(page.values)
    var order = ReadingOrder(page, footnotes: footnotes) { value in
      isCandidate(value) && !intakes.contains(value.place)
        && !footnoteLines.contains(value.line) && !value.isEnergy
        && value.unit != .kilocaloriePerKilogram
        && (subject == .petFood || value.unit != .percent)
    }
    if subject == .food { order.alignColumns() }
    let links = ReferenceIntakes.without(
      StreamAssignment(
        order: order, subject: subject, energies: page.energies(isCandidate),
        energyRatios: page.energyRatios(isCandidate)
      ).links())
    let bases = basis.columns(links, page: page)
    let isForeign =
      basis.secondColumnIsPackage(links, page: page)
      || basis.secondColumnIsOtherState(links, page: page)
    assembly.basisOf = { _, column in
      bases.isEmpty || isForeign && column > 0 ? nil : bases[min(column, bases.count - 1)]
    }
    assembly.add(links, groups: order.groups)
    assembly.energyColumns = EnergyColumns(
      page.values.joined().filter { $0.isEnergy && isCandidate($0) }, links: links)
  }
}
