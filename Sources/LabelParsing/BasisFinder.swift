import Foundation
import LabelModel

/// What the values refer to: the columns' headers and the serving size.
struct BasisFinder {
  /// An amount that values refer to, where it is printed.
  struct Mention {
    var basis: Basis
    var line: Int
    var position: Int
    var box: BoundingBox?
    /// How clearly it is one: a bare "100 g" is less than "per 100 g".
    var strength: Double
    /// Whether it states the serving's size rather than head a column.
    var isSize = false
  }

  private(set) var mentions: [Mention] = []
  private(set) var servingSize: Quantity?
  let subject: Subject
  private var owned: Set<Int> = []

  init(page: ScannedPage, subject: Subject, footnotes: Footnotes) {
    self.subject = subject
    for line in page.lines.indices {
      let phrases = page.phrases[line]
      for value in page.values[line] {
        guard !footnotes.contain(line: line, at: value.range.lowerBound) else { continue }
        let before = phrases.last {
          $0.start < value.range.lowerBound
            && ($0.segments[0].range.upperBound >= value.range.lowerBound - 3)
        }
        let isAfterPer = before?.meaning == .per
        let isAfterServing = before?.meaning == .serving || before?.meaning == .servingSize
        if value.isHundred {
          let name = phrases.last {
            $0.start < value.range.lowerBound && RowMeaning($0.meaning) != nil
          }
          // "Carbohydrates 100 g" is sugar's value, not a header.
          if !isAfterPer, name != nil { continue }
          // A bare "100 g" heads a column when little else stands in its line; in a sentence it does not.
          let words = phrases.reduce(
            page.lines[line].letterCount(0..<page.lines[line].scalars.count)
          ) { $0 - $1.length }
          if !isAfterPer, words > 24, !phrases.contains(where: { $0.meaning == .foodHeading }) {
            continue
          }
          mentions.append(
            Mention(
              basis: value.unit == .gram ? .per100g : .per100ml, line: line,
              position: value.range.lowerBound, box: value.box, strength: isAfterPer ? 1 : 0.7))
          owned.insert(Self.key(value))
        } else if isAfterServing || isAfterPer, value.unit == .gram || value.unit == .millilitre,
          let amount = value.value, amount >= 1
        {
          if isAfterPer, phrases.contains(where: { RowMeaning($0.meaning) != nil }) { continue }
          mentions.append(
            Mention(
              basis: .perServing, line: line, position: value.range.lowerBound, box: value.box,
              strength: 0.8, isSize: before?.meaning == .servingSize))
          servingSize = servingSize ?? value.unit.map { Quantity(amount, $0) }
          owned.insert(Self.key(value))
        }
      }
      for phrase in phrases
      where (phrase.meaning == .serving || phrase.meaning == .servingSize) && phrase.likeness > 0.8
      {
        mentions.append(
          Mention(
            basis: .perServing, line: line, position: phrase.start,
            box: page.lines[line].box(phrase.segments[0].range), strength: 0.6,
            isSize: phrase.meaning == .servingSize))
      }
    }
    mentions.sort { ($0.line, $0.position) < ($1.line, $1.position) }
  }

  private static func key(_ value: ValueMention) -> Int {
    value.line << 20 | value.range.lowerBound
  }

  /// Whether a value is a column's header and no nutrient's amount.
  func owns(_ value: ValueMention) -> Bool { owned.contains(Self.key(value)) }

  /// The bases of the columns in the order of their headers, for text without a picture.
  var columns: [Basis] {
    if subject == .petFood { return [.asFed] }
    var columns: [Basis] = []
    for mention in mentions where !mention.isSize && !columns.contains(mention.basis) {
      columns.append(mention.basis)
    }
    // A US panel states its serving's size and nothing else: its one column is per serving.
    if columns.isEmpty, mentions.contains(where: \.isSize) { return [.perServing] }
    return columns
  }
}

/// The basis of a value from the headers above the columns.
struct ColumnBasis {
  private let headers: [BasisFinder.Mention]
  private let geometry: PageGeometry
  /// The basis of every value, where the page has only one.
  private let only: Basis?
  private let isPetFood: Bool

  init(headers finder: BasisFinder, links: [Link], geometry: PageGeometry) {
    self.geometry = geometry
    isPetFood = finder.subject == .petFood
    headers = finder.mentions.filter { !$0.isSize && $0.box != nil }
    let kinds = Set(headers.map(\.basis))
    // Two columns of values: rows in which two values with units stand apart.
    var places: [Nutrient: [Double]] = [:]
    for link in links where link.value.unit != nil && link.certainty > 0.7 {
      guard let nutrient = link.group.nutrient, let box = link.value.box else { continue }
      places[nutrient, default: []].append(box.centerX)
    }
    let double = places.values.filter {
      ($0.max() ?? 0) - ($0.min() ?? 0) > 3 * geometry.textHeight
    }.count
    if kinds.isEmpty {
      // A US panel states its serving's size and nothing else.
      only =
        finder.mentions.contains(where: \.isSize) && double * 2 < max(2, places.count)
        ? .perServing : nil
    } else if kinds.count == 1, double * 2 < max(2, places.count) {
      only = kinds.first
    } else {
      only = nil
    }
  }

  /// The basis of the header nearest to `value`'s column.
  func basis(of value: ValueMention) -> Basis? {
    if isPetFood { return .asFed }
    if let only { return only }
    guard let box = value.box else { return nil }
    let height = geometry.textHeight
    let ranked = headers.map { header -> (basis: Basis, distance: Double) in
      let place = header.box ?? .zero
      let rise = geometry.level(box) - geometry.level(place)
      let gap = max(0, Double(max(place.left - box.right, box.left - place.right)))
      let distance = gap + 0.4 * abs(place.centerX - box.centerX)
      // A header stands above its column, and a clear one is worth a few letters' distance.
      return (header.basis, distance + (rise < 0 ? 10 * height : 0) - 2 * height * header.strength)
    }.sorted { $0.distance < $1.distance }
    guard let best = ranked.first else { return nil }
    if Set(headers.map(\.basis)).count == 1, best.distance > 5 * height { return nil }
    return best.basis
  }
}
