import Foundation
import LabelModel

/// The basis of each value from the headers above the columns.
struct ColumnBasis {
  /// The middles of the columns, along the text.
  private let centres: [Double]
  /// The basis of each column.
  private let bases: [Basis?]
  private let geometry: PageGeometry

  /// Finds the columns that the links fill, and their headers.
  ///
  /// EU 1169/2011 demands the amounts per 100 g or 100 ml beside those of a portion. Where only one
  /// of two columns has a legible header, the other column is the missing one.
  init(
    headers finder: BasisFinder, links: [NameValueLink], geometry: PageGeometry, page: ScannedPage
  ) {
    self.geometry = geometry
    var centres = Self.columns(links, geometry)
    if centres.count >= 2, Self.isAmerican(finder, page),
      !ServingRatio.isShared(by: Self.rows(centres, links, geometry))
    {
      centres = Array(centres.prefix(1))
    }
    self.centres = centres
    guard finder.subject == .food else {
      bases = centres.map { _ in finder.petFoodBasis }
      return
    }
    let headers = finder.mentions.filter { !$0.isSize && $0.box != nil }
    if headers.isEmpty {
      bases = Self.unheaded(centres, finder, links, geometry, page)
    } else if centres.count == 1 {
      // Of a mass and a portion the mass is meant: "per 100 g" with a portion's size beside it.
      let kinds = Set(headers.map(\.basis))
      bases = [kinds.count == 1 ? kinds.first : Self.nearest(headers, to: centres[0], geometry)]
    } else {
      let headed = Self.headed(centres, by: headers, finder, geometry, page)
      bases = Self.ordered(headed, centres, links, geometry, page)
    }
  }

  /// The bases of columns without a header.
  private static func unheaded(
    _ centres: [Double], _ finder: BasisFinder, _ links: [NameValueLink], _ geometry: PageGeometry,
    _ page: ScannedPage
  ) -> [Basis?] {
    var bases = [Basis?](repeating: nil, count: centres.count)
    if centres.count == 1, finder.mentions.contains(where: \.isSize) {
      // A US panel states its serving's size and nothing else.
      bases[0] = .perServing
    } else {
      bases[0] = heading(of: centres[0], links, geometry, page)
    }
    if centres.count == 2, bases[0] == nil {
      return byPortion(centres, links, geometry, page) ?? bases
    }
    return bases
  }

  /// The bases of several columns by the nearest header of each kind. Of two columns, the one without a header has the
  /// other kind.
  private static func headed(
    _ centres: [Double], by headers: [BasisFinder.Mention], _ finder: BasisFinder,
    _ geometry: PageGeometry, _ page: ScannedPage
  ) -> [Basis?] {
    let kinds = Set(headers.map(\.basis))
    var bases = [Basis?](repeating: nil, count: centres.count)
    for kind in Basis.columnsOfFood where kinds.contains(kind) {
      let places = headers.filter { $0.basis == kind }
      let column = centres.indices.filter { bases[$0] == nil }.min { one, other in
        distance(places, centres[one], geometry) < distance(places, centres[other], geometry)
      }
      if let column { bases[column] = kind }
    }
    if centres.count == 2, let missing = bases.firstIndex(of: nil), kinds.count == 1,
      let first = headers.first, !(first.isHundred && headBoth(headers, centres, geometry))
    {
      bases[missing] = first.basis == .perServing ? hundred(finder, page) : .perServing
    }
    return bases
  }

  /// The same bases, in the order that the rows' numbers show. The numbers know better than headers on a slanted label.
  private static func ordered(
    _ bases: [Basis?], _ centres: [Double], _ links: [NameValueLink], _ geometry: PageGeometry,
    _ page: ScannedPage
  ) -> [Basis?] {
    guard centres.count == 2, let one = bases[0], let other = bases[1],
      (one == .perServing) != (other == .perServing),
      let isReversed = ServingRatio(rows: rows(centres, links, geometry), page: page).isReversed,
      isReversed != (one == .perServing)
    else { return bases }
    return [other, one]
  }

  /// The first column's basis by a "100 g" in the line right above it. Other text in that line does
  /// not matter: "1/4 of a pot (100g) contains". `nil` when several lines above contradict each
  /// other.
  private static func heading(
    of centre: Double, _ links: [NameValueLink], _ geometry: PageGeometry, _ page: ScannedPage
  ) -> Basis? {
    let levels = links.compactMap { link in link.value.box.map(geometry.level) }
    guard let top = levels.min() else { return nil }
    let headings = page.values.joined().filter { value in
      guard value.isHundred, let box = value.box, let line = page.lines[value.line].line.box else {
        return false
      }
      let rise = top - geometry.level(box)
      return rise > 0 && rise < highestHeading * geometry.textHeight
        && Double(line.left) < centre && centre < Double(line.right)
    }
    let bases = Set(headings.map { $0.unit == .gram ? Basis.per100g : .per100ml })
    return bases.count == 1 ? bases.first : nil
  }

  /// The bases of two columns without a legible heading, when a portion printed elsewhere explains their ratio.
  private static func byPortion(
    _ centres: [Double], _ links: [NameValueLink], _ geometry: PageGeometry, _ page: ScannedPage
  ) -> [Basis?]? {
    let rows = rows(centres, links, geometry)
    let linked = Set(links.map(\.value.place))
    let ratio = ServingRatio(rows: rows, page: page) { !linked.contains($0.place) }
    guard rows.count >= 3, let isReversed = ratio.isReversed, let unit = ratio.unit else {
      return nil
    }
    let hundred: Basis = unit == .gram ? .per100g : .per100ml
    return isReversed ? [.perServing, hundred] : [hundred, .perServing]
  }

  /// The rows that have a value in each of two columns.
  private static func rows(
    _ centres: [Double], _ links: [NameValueLink], _ geometry: PageGeometry
  ) -> [(first: Decimal, second: Decimal)] {
    ServingRatio.rows(links) { link in
      guard let box = link.value.box else { return -1 }
      let place = place(box, geometry)
      return abs(centres[0] - place) <= abs(centres[1] - place) ? 0 : 1
    }
  }

  /// The greatest distance of a column's heading above the first mass, in text heights. Two rows of
  /// energy are between.
  private static let highestHeading = 6.0

  /// Whether a panel has servings and no kilojoules. A seeming second column that is no multiple of
  /// the first is other print beside it (21 CFR 101.9(b)).
  private static func isAmerican(_ finder: BasisFinder, _ page: ScannedPage) -> Bool {
    !finder.mentions.isEmpty && finder.mentions.allSatisfy { !$0.isHundred }
      && !page.values.joined().contains { $0.unit == .kilojoule }
  }

  /// The basis of the column beside a portion's. A drink's portion is in millilitres, and so is its
  /// other column. `nil` when nothing legible distinguishes a drink from a food.
  private static func hundred(_ finder: BasisFinder, _ page: ScannedPage) -> Basis? {
    let isDrink = page.values.joined().contains {
      $0.unit == .millilitre && $0.number.digits.count >= 2
    }
    if isDrink { return .per100ml }
    return finder.servingSize?.unit == .gram ? .per100g : nil
  }

  /// The basis of the column of `value`.
  func basis(of value: ValueMention) -> Basis? {
    guard let box = value.box else { return bases.first ?? nil }
    let place = Self.place(box, geometry)
    let column = centres.indices.min { abs(centres[$0] - place) < abs(centres[$1] - place) }
    return column.flatMap { bases[$0] }
  }

  /// The middle of a box along the text, whatever its row.
  private static func place(_ box: BoundingBox, _ geometry: PageGeometry) -> Double {
    box.centerX + geometry.slope * box.centerY
  }

  private static func distance(
    _ headers: [BasisFinder.Mention], _ centre: Double, _ geometry: PageGeometry
  ) -> Double {
    headers.compactMap { header in
      header.box.map {
        abs(place($0, geometry) - centre) - 2 * geometry.textHeight * header.strength
      }
    }.min() ?? .infinity
  }

  /// Whether two columns have a heading of their own each in one row.
  private static func headBoth(
    _ headers: [BasisFinder.Mention], _ centres: [Double], _ geometry: PageGeometry
  ) -> Bool {
    let nearest = centres.compactMap { centre in
      headers.min { distance([$0], centre, geometry) < distance([$1], centre, geometry) }
    }
    guard nearest.count == 2, let first = nearest[0].box, let second = nearest[1].box,
      (nearest[0].line, nearest[0].position) != (nearest[1].line, nearest[1].position)
    else { return false }
    return abs(geometry.level(first) - geometry.level(second)) < geometry.textHeight
      && zip(nearest, centres).allSatisfy {
        distance([$0], $1, geometry) < farthestHeading * geometry.textHeight
      }
  }

  /// The greatest distance of a column's own heading along the text, in text heights.
  private static let farthestHeading = 4.0

  private static func nearest(
    _ headers: [BasisFinder.Mention], to centre: Double, _ geometry: PageGeometry
  ) -> Basis? {
    headers.min { distance([$0], centre, geometry) < distance([$1], centre, geometry) }?.basis
  }

  /// The columns: as many as most rows with several values have, at their mean places.
  private static func columns(_ links: [NameValueLink], _ geometry: PageGeometry) -> [Double] {
    var rows: [RowMeaning: [Double]] = [:]
    var all: [Double] = []
    for link in links where link.value.unit != nil && link.group.meaning != .other {
      guard let box = link.value.box else { continue }
      let place = place(box, geometry)
      all.append(place)
      // Two readings of one print are one value.
      if rows[link.group.meaning, default: []].contains(where: {
        abs($0 - place) < 2.2 * geometry.textHeight
      }) {
        continue
      }
      rows[link.group.meaning, default: []].append(place)
    }
    guard !all.isEmpty else { return [0] }
    let single = [all.sorted()[all.count / 2]]
    let counts = rows.values.map(\.count)
    let several = counts.filter { $0 >= 2 }
    guard several.count >= 2, several.count * 2 >= counts.count else { return single }
    let usual = several.sorted()[several.count / 2]
    let typical = rows.values.filter { $0.count == usual }.map { $0.sorted() }
    guard !typical.isEmpty, usual <= 4 else { return single }
    return (0..<usual).map { rank in
      typical.map { $0[rank] }.sorted()[typical.count / 2]
    }
  }
}
