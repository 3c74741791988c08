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
  private static let clearLead = 0.1

  /// Lowers the certainty of links that give one print to different rows, most that of the less
  /// certain link.
  static func settle(_ links: inout [Link], geometry: PageGeometry) {
    var rows: [Int: [Int]] = [:]
    for (index, link) in links.enumerated() {
      guard let box = link.value.box else { continue }
      rows[Int(box.centerY / geometry.textHeight), default: []].append(index)
    }
    var weights = [Double](repeating: 1, count: links.count)
    for (index, link) in links.enumerated() {
      guard let box = link.value.box else { continue }
      let row = Int(box.centerY / geometry.textHeight)
      for other in (row - 1...row + 1).lazy.flatMap({ rows[$0] ?? [] }) where other != index {
        let rival = links[other]
        guard rival.group.meaning != link.group.meaning, let known = rival.value.box,
          rival.value.line != link.value.line, overlap(known, box) >= leastOverlap,
          rival.value.number.digits == link.value.number.digits
        else { continue }
        let lead = lead(of: link, over: rival)
        weights[index] = min(
          weights[index], lead > clearLead ? 1 : lead < -clearLead ? 0.1 : contested)
      }
    }
    for index in links.indices { links[index].certainty *= weights[index] }
  }

  /// The lead of a link over its rival. Of names in their value's line the whole one leads.
  private static func lead(of link: Link, over rival: Link) -> Double {
    let lead = link.certainty - rival.certainty
    guard abs(lead) <= clearLead, isBeside(link), isBeside(rival) else { return lead }
    let length = link.group.mentions.map(\.length).max() ?? 0
    let other = rival.group.mentions.map(\.length).max() ?? 0
    return Double(length - other)
  }

  private static func isBeside(_ link: Link) -> Bool {
    link.group.mentions.contains { $0.line == link.value.line }
  }

  /// The links that other readings of the linked values add.
  static func links(
    _ links: [Link], values: [ValueMention], subject: Subject, geometry: PageGeometry
  ) -> [Link] {
    var linked = Set<ValueMention.Place>()
    // By rows of text, so that each value is compared with its neighbours only.
    var rows: [Int: [Link]] = [:]
    for link in links {
      linked.insert(link.value.place)
      guard let box = link.value.box else { continue }
      rows[Int(box.centerY / geometry.textHeight), default: []].append(link)
    }
    return values.compactMap { value in
      guard !linked.contains(value.place), !value.isEnergy, let box = value.box else { return nil }
      let row = Int(box.centerY / geometry.textHeight)
      let other = (row - 1...row + 1).lazy.flatMap { rows[$0] ?? [] }.first { link in
        guard let known = link.value.box, link.value.line != value.line else { return false }
        return overlap(known, box) >= leastOverlap
          && Fitness.fits(value, link.group.meaning, subject: subject)
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
