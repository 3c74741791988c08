import LabelModel
import LabelParsing

/// The amounts of running text that are printed before their names: "27 % protein, 18 % fat, 3 % fibre".
///
/// The list begins with an amount and ends with a name. A comma or another sign parts each name from the next amount.
/// Nothing parts an amount from its own name. The parser turns the plain ones of such lists round. These are the others.
struct AmountsBeforeNames {
  /// For each such amount the stretches of its name.
  private var owners: [Int: [Stretch]] = [:]

  // The following numbers were set by hand.

  /// Pairs of such a list at least.
  private static let leastPairs = 3
  /// Pairs in one line at least. In a table each value ends a line, and the next name begins one.
  private static let leastInLine = 2
  /// Letters between an amount and its name at most: "27 % de protéines".
  private static let lettersOfLink = 3
  /// Letters between a name and the next amount at most: "und".
  private static let lettersOfJoint = 4
  /// The signs that part the entries of a list.
  private static let signs = Set(",;·•|".unicodeScalars)
  /// The signs between an amount and its name. A percent sign may begin the next line.
  private static let links = Set(" '’%".unicodeScalars)

  /// An amount or a name with its place in the text.
  private struct Piece {
    /// The stretches of its lines; a wrapped name has several.
    var places: [Stretch]
    /// The amounts of the place, none for a name.
    var spots: [Int]
    var isName: Bool { spots.isEmpty }
    var first: Stretch { places[0] }
    var last: Stretch { places[places.count - 1] }
  }

  /// Finds the lists of `page`.
  init(_ page: LatticePage) {
    let pieces = Dictionary(grouping: Self.pieces(page)) { $0.first.line }
    for look in page.lines.indices {
      let continuations = Set(page.successors[look].compactMap { $0 })
      for first in page.lines[look].indices where !continuations.contains(first) {
        var text: [Piece] = []
        var line: Int? = first
        while let own = line {
          text += (pieces[LineReference(look: look, line: own)] ?? []).sorted {
            ($0.first.start, $0.first.end) < ($1.first.start, $1.first.end)
          }
          line = page.successors[look][own]
        }
        addLists(of: text, page)
      }
    }
  }

  /// Whether an amount is printed before its name.
  func isLeading(_ spot: Int) -> Bool { owners[spot] != nil }

  /// Whether a name is that of an amount before it.
  func isOwner(_ name: NameSpot, of spot: Int) -> Bool {
    owners[spot]?.contains { place in name.stretches.contains { $0.meets(place) } } ?? false
  }

  /// The amounts and names of all lines, one of those at the same place.
  private static func pieces(_ page: LatticePage) -> [Piece] {
    var pieces: [Piece] = []
    // By lines, since a page may have thousands of names.
    var taken: [LineReference: [Stretch]] = [:]
    for name in page.names where name.isRead && name.isUnrivalled {
      for places in parts(of: name, page) {
        let isTaken = places.contains { place in
          taken[place.line]?.contains { $0.meets(place) } ?? false
        }
        if isTaken { continue }
        for place in places { taken[place.line, default: []].append(place) }
        pieces.append(Piece(places: places, spots: []))
      }
    }
    var amounts: [Stretch: [Int]] = [:]
    for (index, spot) in page.spots.enumerated() {
      guard [.percent, .mass, .none].contains(spot.options[0].unitClass) else { continue }
      for place in spot.stretches { amounts[place, default: []].append(index) }
    }
    return pieces + amounts.map { Piece(places: [$0.key], spots: $0.value) }
  }

  /// The stretches of a name, those of one print together. Each look has its own.
  private static func parts(of name: NameSpot, _ page: LatticePage) -> [[Stretch]] {
    name.stretches.reduce(into: []) { parts, place in
      if let last = parts.last?.last, last.line.look == place.line.look,
        page.successors[last.line.look][last.line.line] == place.line.line
      {
        parts[parts.count - 1].append(place)
      } else {
        parts.append([place])
      }
    }
  }

  /// Adds the lists of a text.
  private mutating func addLists(of text: [Piece], _ page: LatticePage) {
    var start = 0
    while start < text.count {
      var pairs: [(amount: Piece, name: Piece)] = []
      var next = start
      while next + 1 < text.count, !text[next].isName, text[next + 1].isName,
        Self.isOneEntry(text[next], text[next + 1], page),
        next == start || Self.isParted(text[next - 1], from: text[next], page)
      {
        pairs.append((text[next], text[next + 1]))
        next += 2
      }
      defer { start = max(next, start + 1) }
      guard pairs.count >= Self.leastPairs,
        pairs.count(where: { $0.amount.last.line == $0.name.first.line }) >= Self.leastInLine
      else { continue }
      let hasAmountBehind =
        next < text.count && !text[next].isName
        && Self.isShort(between: text[next - 1], text[next], page)
      if hasAmountBehind { continue }
      for (amount, name) in pairs {
        for spot in amount.spots { owners[spot] = name.places }
      }
    }
  }

  /// The symbols between two pieces of one text, in one line or two; `nil` further apart.
  private static func between(_ first: Piece, _ second: Piece, _ page: LatticePage)
    -> [Unicode.Scalar]?
  {
    func scalars(_ line: LineReference) -> [Unicode.Scalar] {
      page.lines[line.look][line.line].scalars
    }
    let (last, start) = (first.last, second.first)
    let own = scalars(last.line)
    let end = min(last.end, own.count)
    if last.line == start.line {
      return end <= start.start ? Array(own[end..<min(start.start, own.count)]) : nil
    }
    guard page.successors[last.line.look][last.line.line] == start.line.line else { return nil }
    return Array(own[end...]) + Array(scalars(start.line).prefix(start.start))
  }

  /// Whether an amount and the name behind it are one entry.
  private static func isOneEntry(_ amount: Piece, _ name: Piece, _ page: LatticePage) -> Bool {
    guard let symbols = between(amount, name, page) else { return false }
    return symbols.count { $0.properties.isAlphabetic } <= lettersOfLink
      && symbols.allSatisfy { links.contains($0) || $0.properties.isAlphabetic }
  }

  /// Whether a sign or a short word parts a name from the next entry's amount.
  private static func isParted(_ name: Piece, from amount: Piece, _ page: LatticePage) -> Bool {
    guard let symbols = between(name, amount, page),
      isShort(between: name, amount, page)
    else { return false }
    return !symbols.contains(":")
      && symbols.contains { signs.contains($0) || $0.properties.isAlphabetic }
  }

  /// Whether a name and the next amount have little between them.
  private static func isShort(between name: Piece, _ amount: Piece, _ page: LatticePage) -> Bool {
    guard let symbols = between(name, amount, page) else { return false }
    return symbols.count { $0.properties.isAlphabetic } <= lettersOfJoint
      && !symbols.contains { "0"..."9" ~= $0 }
  }
}
