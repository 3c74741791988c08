import LabelModel
import LabelParsing

extension LatticePage {
  /// The units that are printed right behind a name.
  func unitsBehind(_ name: NameSpot) -> Set<NutrientUnit> {
    let stretch = name.stretches[0]
    let scalars = lines[stretch.line.look][stretch.line.line].scalars
    let tail = scalars[min(stretch.end, scalars.count)...].prefix(14)
      .prefix { !("0"..."9").contains($0) }
    let words = String(String.UnicodeScalarView(tail)).lowercased()
      .split { !$0.isLetter }
    var found: Set<NutrientUnit> = []
    for (index, word) in words.prefix(3).enumerated() {
      switch word {
      case "g" where index == 0, "gr" where index == 0: found.insert(.gram)
      case "mg" where index == 0: found.insert(.milligram)
      case "kj": found.insert(.kilojoule)
      case "kcal", "cal": found.insert(.kilocalorie)
      default: break
      }
    }
    return found
  }
}
