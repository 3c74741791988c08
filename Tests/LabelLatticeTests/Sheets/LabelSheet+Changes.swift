import LabelModel

extension LabelSheet {
  /// The sheet without the headings of its columns and without its titles.
  func withoutHeading() -> LabelSheet {
    var changed = self
    changed.pieces.removeAll { $0.part == .heading || $0.part == .title }
    return changed
  }

  /// The sheet with words that no language has for headings and titles.
  func withNonsenseHeading(_ random: inout SplitMix64) -> LabelSheet {
    var changed = self
    for index in pieces.indices where [.heading, .title].contains(pieces[index].part) {
      changed.pieces[index].text = Self.nonsense(&random)
    }
    return changed
  }

  /// The sheet with words that no language has for a share of its rows' names.
  func withUnknownNames(share: Double, _ random: inout SplitMix64) -> LabelSheet {
    var changed = self
    let rows = Set(pieces.filter { $0.part == .name }.map(\.row))
    let unknown = rows.sorted().filter { _ in Double.random(in: 0..<1, using: &random) < share }
    for index in pieces.indices
    where pieces[index].part == .name && unknown.contains(pieces[index].row) {
      changed.pieces[index].text = Self.nonsense(&random)
    }
    return changed
  }

  /// The sheet with its first two columns exchanged, headings included.
  func withSwappedColumns() -> LabelSheet {
    func left(_ column: Int) -> Int? {
      pieces.filter { $0.column == column }.map(\.box.left).min()
    }
    guard let first = left(0), let second = left(1) else { return self }
    var changed = self
    for index in pieces.indices {
      switch pieces[index].column {
      case 0: changed.pieces[index].move(right: second - first, down: 0)
      case 1: changed.pieces[index].move(right: first - second, down: 0)
      default: break
      }
    }
    return changed
  }

  /// The sheet with the amounts of one column further down, or up where `pixels` is negative.
  func withColumn(_ column: Int, movedDown pixels: Int) -> LabelSheet {
    var changed = self
    for index in pieces.indices where pieces[index].column == column {
      changed.pieces[index].move(right: 0, down: pixels)
    }
    return changed
  }

  /// The sheet's first column as a grid: each name above or below its value, some cells in a row.
  func asGrid(across: Int, namesAbove: Bool) -> LabelSheet {
    let headings = pieces.filter { [.title, .heading].contains($0.part) && $0.column ?? 0 == 0 }
    let cells = Dictionary(
      grouping: pieces.filter { $0.part == .name || $0.column == 0 }, by: \.row
    )
    .filter { $0.value.contains { $0.part == .name } }.sorted { $0.key < $1.key }.map(\.value)
    func isValue(_ piece: Piece) -> Bool { piece.part == .value }
    func width(_ pieces: [Piece]) -> Int { BoundingBox.union(of: pieces.map(\.box))?.width ?? 0 }
    let slot =
      (cells.flatMap { [width($0.filter(isValue)), width($0.filter { $0.part == .name })] }.max()
        ?? 0)
      + 2 * Self.lineHeight
    let firstRow = (headings.map(\.row).max() ?? 0) + 1
    var changed = self
    changed.pieces = headings
    for (index, cell) in cells.enumerated() {
      for part in [Part.name, .value] {
        let words = cell.filter { $0.part == part }
        let isFirst = (part == .name) == namesAbove
        let row = firstRow + 2 * (index / across) + (isFirst ? 0 : 1)
        let gap = index / across * Self.lineHeight
        let left = words.map(\.box.left).min() ?? 0
        for var word in words {
          word.move(
            right: 2 * Self.lineHeight + index % across * slot - left,
            down: Self.lineHeight + Self.pitch * row + gap - word.box.top)
          (word.row, word.column) = (row, index % across)
          changed.pieces.append(word)
        }
      }
    }
    return changed
  }

  /// The sheet without a share of its words.
  ///
  /// A name is lost as a whole: "Saturated Fat" without its first word would name another nutrient.
  func withoutWords(share: Double, _ random: inout SplitMix64) -> LabelSheet {
    var changed = self
    let rest = pieces.count - Int((share * Double(pieces.count)).rounded())
    while changed.pieces.count > rest {
      let lost = changed.pieces.remove(at: Int.random(in: changed.pieces.indices, using: &random))
      if lost.part == .name {
        changed.pieces.removeAll { $0.part == .name && $0.row == lost.row }
      }
    }
    // "1035 kJ / 247 kcal" without its middle is a print of 1035 kcal.
    for (index, next) in zip(changed.pieces.indices, changed.pieces.dropFirst()) {
      guard next.row == changed.pieces[index].row, next.column == changed.pieces[index].column,
        next.part == .value
      else { continue }
      switch next.text {
      case "kJ": changed.pieces[index].amount?.nutrient = .energyKJ
      case "kcal": changed.pieces[index].amount?.nutrient = .energyKcal
      default: break
      }
    }
    return changed
  }

  /// The sheet with other print around it, `share` of its own number of words.
  func withNoise(share: Double, _ random: inout SplitMix64) -> LabelSheet {
    guard let table = BoundingBox.union(of: pieces.map(\.box)) else { return self }
    let width = 800
    let height = 8 * Self.pitch
    var changed = moved(right: width, down: height)
    let inner = BoundingBox(
      left: width, top: height, right: width + table.right, bottom: height + table.bottom)
    var taken = [inner]
    var missing = Int((share * Double(pieces.count)).rounded())
    var row = (pieces.map(\.row).max() ?? 0) + 1
    while missing > 0 {
      let words = (0..<min(missing, Int.random(in: 1...4, using: &random))).map { _ in
        Self.noise(&random)
      }
      let text = words.joined(separator: " ")
      let left = Int.random(in: 0...(inner.right + width - 200), using: &random)
      let top = Int.random(in: 0...(inner.bottom + height), using: &random)
      let box = BoundingBox(
        left: left - 60, top: top - 10, right: left + Self.width(text) + 60,
        bottom: top + Self.lineHeight + 10)
      guard !taken.contains(where: { $0.meets(box) }) else { continue }
      taken.append(box)
      changed.add(text, .noise, row: row, left: left, top: top)
      row += 1
      missing -= words.count
    }
    return changed
  }

  /// The sheet with each edge of each word moved by some pixels at most.
  func jittered(by pixels: Int, _ random: inout SplitMix64) -> LabelSheet {
    var changed = self
    for index in pieces.indices {
      let box = pieces[index].box
      func edge(_ place: Int) -> Int { place + Int.random(in: -pixels...pixels, using: &random) }
      changed.pieces[index].box = BoundingBox(
        left: edge(box.left), top: edge(box.top), right: edge(box.right), bottom: edge(box.bottom))
    }
    return changed
  }

  /// The sheet at another size.
  func scaled(by factor: Double) -> LabelSheet {
    var changed = self
    func scale(_ place: Int) -> Int { Int((Double(place) * factor).rounded()) }
    for index in pieces.indices {
      let box = pieces[index].box
      changed.pieces[index].box = BoundingBox(
        left: scale(box.left), top: scale(box.top), right: scale(box.right),
        bottom: scale(box.bottom))
    }
    return changed
  }

  /// The sheet with a copy of itself below, some pixels further right.
  func twice(movedRight pixels: Int) -> LabelSheet {
    var changed = self
    let rows = (pieces.map(\.row).max() ?? 0) + 2
    for var piece in moved(right: pixels, down: Self.pitch * rows).pieces {
      piece.row += rows
      changed.pieces.append(piece)
    }
    return changed
  }

  /// The sheet at another place of the photo.
  func moved(right: Int, down: Int) -> LabelSheet {
    var changed = self
    for index in pieces.indices { changed.pieces[index].move(right: right, down: down) }
    return changed
  }

  /// The sheet without one row.
  func withoutRow(_ row: Int) -> LabelSheet {
    var changed = self
    changed.pieces.removeAll { $0.row == row }
    return changed
  }

  private static func nonsense(_ random: inout SplitMix64) -> String {
    let syllables = ["brou", "kli", "zun", "tup", "wex", "gol", "dri", "hyf", "quo", "jub"]
    return (0..<Int.random(in: 2...3, using: &random)).map { _ in
      syllables[Int.random(in: syllables.indices, using: &random)]
    }.joined()
  }

  /// A word of other print: nonsense, a number, a code, a package's mass.
  private static func noise(_ random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: "\(Int.random(in: 1...999, using: &random))"
    case 1: "\(Int.random(in: 1...40, using: &random)),\(Int.random(in: 0...9, using: &random))"
    case 2: "\(Int.random(in: 1...99, using: &random))%"
    case 3: "L\(Int.random(in: 1_000...9_999, using: &random))"
    case 4: "\(Int.random(in: 2...20, using: &random))50g"
    default: nonsense(&random)
    }
  }
}

extension LabelSheet.Piece {
  fileprivate mutating func move(right: Int, down: Int) {
    box = BoundingBox(
      left: box.left + right, top: box.top + down, right: box.right + right,
      bottom: box.bottom + down)
  }
}

extension BoundingBox {
  fileprivate func meets(_ other: BoundingBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
