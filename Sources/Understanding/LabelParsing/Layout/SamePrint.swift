import LabelModel

/// Readings of a print that was read more than once.
///
/// Recognition reads doubtful stretches again, so that two lines may lie on one another. What one
/// reading of a value belongs to, the other belongs to as well.
struct SamePrint {
  /// The share of the smaller box that both must cover.
  private static let leastOverlap = 0.5

  /// The certainty of a print that two rows claim: one of them has it, but it is not known which.
  private static let contested = 0.35
  /// The difference of two rows' certainties that decides which one has the print. It was set by hand.
  private static let clearLead = 0.1

  /// The links of one row that a link is compared with at most, which keeps the time linear.
  ///
  /// A row of the densest photo measured has 20 values.
  private static let crowd = 100

  /// Lowers the certainty of links that give one print to different rows, most that of the less
  /// certain link.
  static func settle(_ links: inout [NameValueLink], geometry: PageGeometry) {
    let claims = links.map(Claim.init)
    var neighbors: [Print: [Int]] = [:]
    for (index, link) in links.enumerated() {
      guard let print = Print(link.value, geometry) else { continue }
      if neighbors[print]?.count ?? 0 < crowd { neighbors[print, default: []].append(index) }
    }
    var weights = [Double](repeating: 1, count: links.count)
    for (index, claim) in claims.enumerated() {
      guard let print = Print(links[index].value, geometry) else { continue }
      for other in print.nearby.lazy.flatMap({ neighbors[$0] ?? [] }) where other != index {
        let rival = claims[other]
        guard rival.meaning != claim.meaning, rival.line != claim.line,
          overlap(rival.box, claim.box) >= leastOverlap
        else { continue }
        let lead = claim.lead(over: rival)
        weights[index] = min(
          weights[index], lead > clearLead ? 1 : lead < -clearLead ? 0.1 : contested)
      }
    }
    for index in links.indices { links[index].certainty *= weights[index] }
  }

  /// The digits of a value in a row of text.
  ///
  /// Two readings of one print have the same digits in one row or in adjacent rows.
  private struct Print: Hashable {
    var row: Int
    var digits: String

    init?(_ value: ValueMention, _ geometry: PageGeometry) {
      guard let box = value.box else { return nil }
      row = SamePrint.row(box, geometry)
      digits = value.number.digits
    }

    var nearby: [Print] {
      (row - 1...row + 1).map { row in
        var print = self
        print.row = row
        return print
      }
    }
  }

  /// A link's claim to its value's print.
  private struct Claim {
    let meaning: RowMeaning
    let line: Int
    let box: BoundingBox
    let certainty: Double
    /// Whether a name of the row is in the value's line.
    let isBeside: Bool
    /// The length of the row's longest name.
    let length: Int

    init(_ link: NameValueLink) {
      meaning = link.group.meaning
      line = link.value.line
      box = link.value.box ?? .zero
      certainty = link.certainty
      isBeside = link.isWithinLine
      length = link.group.mentions.map(\.length).max() ?? 0
    }

    /// The lead of a claim over its rival. Of names in their value's line the whole one leads.
    func lead(over rival: Claim) -> Double {
      let lead = certainty - rival.certainty
      guard abs(lead) <= clearLead, isBeside, rival.isBeside else { return lead }
      return Double(length - rival.length)
    }
  }

  /// The row of text of a place.
  private static func row(_ box: BoundingBox, _ geometry: PageGeometry) -> Int {
    Int(box.centerY / geometry.textHeight)
  }

  /// The links that other readings of the linked values add.
  static func links(
    _ links: [NameValueLink], values: [ValueMention], subject: Subject, geometry: PageGeometry
  ) -> [NameValueLink] {
    var linked = Set<ValueMention.Place>()
    // By rows of text, so that each value is compared with its neighbours only.
    var rows: [Int: [NameValueLink]] = [:]
    for link in links {
      linked.insert(link.value.place)
      guard let box = link.value.box else { continue }
      let row = row(box, geometry)
      if rows[row]?.count ?? 0 < crowd { rows[row, default: []].append(link) }
    }
    return values.compactMap { value in
      guard !linked.contains(value.place), !value.isEnergy, let box = value.box else { return nil }
      let row = row(box, geometry)
      let other = (row - 1...row + 1).lazy.flatMap { rows[$0] ?? [] }.first { link in
        guard let known = link.value.box, link.value.line != value.line else { return false }
        return overlap(known, box) >= leastOverlap
          && ValuePlausibility.fits(value, link.group.meaning, subject: subject)
      }
      guard var link = other else { return nil }
      link.value = value
      if value.unit == nil { link.certainty *= 0.8 }
      return link
    }
  }

  private static func overlap(_ one: BoundingBox, _ other: BoundingBox) -> Double {
    let width = min(one.right, other.right) - max(one.left, other.left)
    let height = min(one.bottom, other.bottom) - max(one.top, other.top)
    guard width > 0, height > 0 else { return 0 }
    let least = min(one.width * one.height, other.width * other.height)
    return Double(width * height) / Double(max(1, least))
  }
}
