import Foundation
package import LabelModel

/// An amount that the parser's rules link to a nutrient by the order of a text alone.
///
/// Words of plain text have no places. There the rules' order of reading takes the part of rows and columns.
package struct OrderLink: Sendable {
  var key: Int
  /// The amount in grams, kJ or kcal.
  var amount: Double
  /// The amount of food that the rules refer the amount to.
  var basis: Basis?

  /// Takes over the link of a reading; `nil` for other nutrients and for an unknown unit.
  init?(_ reading: NutrientReading) {
    guard let key = LatticeNutrient.index(of: reading.nutrient),
      let amount = reading.quantity.normalized
    else { return nil }
    self.key = key
    self.amount = NSDecimalNumber(decimal: amount).doubleValue
    basis = reading.basis
  }
}

extension LatticePage {
  /// Adds the rules' links to a page without places.
  package mutating func addLinks(of readings: [NutrientReading]) {
    if !hasPlaces { links = readings.compactMap(OrderLink.init) }
  }

  /// The columns of a page without places, by the bases of its links; `nil` for fewer than two amounts.
  func linkedColumns(_ items: [RoleItem]) -> [[Int]]? {
    let bases = links.reduce(into: [Basis?]()) { bases, link in
      if !bases.contains(link.basis) { bases.append(link.basis) }
    }
    let columns = bases.map { basis in
      let members = links.filter { $0.basis == basis }
      let spots = items.filter { item in
        item.roles.contains { role in
          role.origin != .wrong
            && members.contains { $0.key == role.key && isSameAmount($0.amount, role.amount) }
        }
      }.map(\.spot)
      return Set(spots).sorted()
    }.filter { $0.count > 1 }
    return columns.isEmpty ? nil : columns
  }
}

extension RoleCandidates {
  /// Adds the nutrients that the order of a text links a value to and no near name does.
  func addLinked(_ context: Context, to item: inout RoleItem) {
    if leading.isLeading(context.index) { return }
    for link in page.links {
      for (amount, origin) in Self.amounts(context.option, key: link.key)
      where origin != .wrong && isSameAmount(amount, link.amount) {
        if item.roles.contains(where: { $0.key == link.key && isSameAmount($0.amount, amount) }) {
          continue
        }
        let names = page.names.indices.filter {
          switch page.names[$0].kind {
          case .energy: LatticeNutrient.isEnergy(link.key)
          case .nutrient(let key): key == link.key
          default: false
          }
        }
        guard let name = names.max(by: { page.names[$0].strength < page.names[$1].strength })
        else { continue }
        item.roles.append(Role(key: link.key, amount: amount, origin: origin, name: name))
        var row = valueRow(context, key: link.key, amount: amount, origin: origin)
        row[.bias] = 1
        row[.strength] = min(page.names[name].strength, 20) / 10
        row[.likeness] = page.names[name].likeness
        row[.isExact] = page.names[name].isExact
        item.features += row.values
      }
    }
  }
}
