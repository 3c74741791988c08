/// The names of a page, with those of one thing in neighbouring rows taken together.
struct NameBlocks {
  /// Names of one thing in one place: the same in several languages, or on several lines.
  struct Block {
    var kind: NameKind
    var top: Double
    var bottom: Double
    var frame: Frame
    /// Whether a strong name of it was chosen.
    var isSure: Bool
    var middle: Double { (top + bottom) / 2 }
  }

  private(set) var blocks: [Block] = []
  /// The block of each name, by their indices.
  private(set) var ofName: [Int: Int] = [:]

  init(_ page: LatticePage) {
    let order = page.names.indices.map { (index: $0, row: page.row(of: page.names[$0].frame)) }
      .sorted { ($0.row, $0.index) < ($1.row, $1.index) }
    for (index, row) in order {
      let name = page.names[index]
      let same = blocks.lastIndex { block in
        block.kind == name.kind && row - block.bottom < 2.2
          && name.frame.left < block.frame.right + 4 * page.height
          && block.frame.left < name.frame.right + 4 * page.height
      }
      let isSure = name.isChosen && name.isStrong
      if let same {
        blocks[same].bottom = max(blocks[same].bottom, row)
        blocks[same].frame = blocks[same].frame.union(name.frame)
        blocks[same].isSure = blocks[same].isSure || isSure
        ofName[index] = same
      } else {
        ofName[index] = blocks.count
        blocks.append(
          Block(kind: name.kind, top: row, bottom: row, frame: name.frame, isSure: isSure))
      }
    }
  }
}
