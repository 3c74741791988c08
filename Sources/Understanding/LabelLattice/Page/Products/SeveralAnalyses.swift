import LabelModel
import LabelParsing

/// The analyses of several foods on one package, as of a pack with three varieties.
///
/// A record is of one food. A protein of the first variety and a moisture of the second would be of none.
struct SeveralAnalyses {
  /// The different amounts of each constituent, each right behind a name of its own.
  let amounts: [Int: [Double]]

  /// Constituents with different amounts that show several foods. One or two may be misread.
  private static let leastConstituents = 3
  /// Letters between a name and its amount at most, as of a bound.
  private static let mostLetters = 3

  /// Finds the amounts of `page`; none where it states one food, with its water or without.
  init(_ page: LatticePage) {
    var found: [Int: [Double]] = [:]
    guard page.isPetFood, !page.namesDryMatter else {
      amounts = [:]
      return
    }
    for spot in page.spots {
      let option = spot.options[0]
      guard option.kind == .literal, option.unitClass == .percent,
        let key = Self.constituent(before: spot, on: page),
        let amount = RoleCandidates.amounts(option, key: key).first?.amount,
        !(found[key]?.contains { isSameAmount($0, amount) } ?? false)
      else { continue }
      found[key, default: []].append(amount)
    }
    let disputed = found.filter { $0.value.count > 1 }
    amounts = disputed.count >= Self.leastConstituents ? disputed : [:]
  }

  /// The constituent whose surely read name is right before a value in its line.
  private static func constituent(before spot: ValueSpot, on page: LatticePage) -> Int? {
    guard let place = spot.stretches.first else { return nil }
    let before = page.names.compactMap { name -> (kind: NameKind, end: Int)? in
      guard name.isExact,
        let end = name.stretches.first(where: { $0.line == place.line && $0.end <= place.start })?
          .end
      else { return nil }
      return (name.kind, end)
    }
    guard let nearest = before.max(by: { $0.end < $1.end }),
      case .nutrient(let key) = nearest.kind
    else { return nil }
    let between = page.lines[place.line.look][place.line.line].scalars[nearest.end..<place.start]
    let isBroken = between.contains { ",;".unicodeScalars.contains($0) || "0"..."9" ~= $0 }
    return !isBroken && between.count { $0.properties.isAlphabetic } <= mostLetters ? key : nil
  }
}
