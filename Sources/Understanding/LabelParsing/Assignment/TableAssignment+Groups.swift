import LabelModel

extension TableAssignment {
  /// The mentions of one group at most, which keeps the time linear. No label has so many languages.
  private static let mostMentions = 100

  /// Joins the mentions of one nutrient that are adjacent in a row or directly below each other.
  static func groups(_ page: ScannedPage, _ geometry: PageGeometry) -> [NameGroup] {
    struct Placed {
      var mention: PhraseMention
      var meaning: RowMeaning
      var box: BoundingBox
      var level: Double
    }
    var placed: [Placed] = []
    for phrases in page.phrases {
      for phrase in phrases {
        guard let meaning = RowMeaning(phrase.meaning),
          let box = BoundingBox.union(
            of: phrase.segments.compactMap { page.lines[$0.line].box($0.range) })
        else { continue }
        placed.append(
          Placed(mention: phrase, meaning: meaning, box: box, level: geometry.level(box)))
      }
    }
    placed.sort { ($0.level, $0.box.left) < ($1.level, $1.box.left) }
    var groups: [NameGroup] = []
    var ends: [Placed] = []
    for next in placed {
      let height = geometry.textHeight
      let home = groups.indices.suffix(6).last { index in
        let end = ends[index]
        guard next.meaning == end.meaning, next.meaning != .other,
          groups[index].mentions.count < Self.mostMentions
        else { return false }
        let drop = next.level - end.level
        let overlap = min(end.box.right, next.box.right) - max(end.box.left, next.box.left)
        if drop < 0.6 * height { return Double(-overlap) < 8 * height }
        // Below: directly, and nothing else's value between them in the upper line.
        guard drop < 1.9 * height,
          overlap > 0 || abs(end.box.left - next.box.left) < Int(6 * height)
        else { return false }
        return !ends.indices.suffix(6).contains {
          ends[$0].meaning != next.meaning && ends[$0].level > end.level + 0.4 * height
            && ends[$0].level < next.level - 0.4 * height
        }
      }
      if let home {
        groups[home].mentions.append(next.mention)
        ends[home] = next
      } else {
        groups.append(NameGroup(meaning: next.meaning, mentions: [next.mention]))
        ends.append(next)
      }
    }
    return groups
  }
}
