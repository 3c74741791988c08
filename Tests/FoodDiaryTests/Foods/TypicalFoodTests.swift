import FoodDiary
import Testing

@Suite("One food for many of a name") struct TypicalFoodTests {
  private func foods(_ energies: [Double], _ unit: PortionUnit = .gram) throws -> [FoundFood] {
    try energies.map { energy in
      FoundFood(
        name: "oats", brand: "\(energy)", amounts: FoodAmounts(energyKcal: energy),
        per: try Portion(100, unit), source: .openFoodFacts, match: .alike)
    }
  }

  private func energy(_ foods: [FoundFood]) -> Double? {
    guard case .one(let food, of: foods.count) = TypicalFood(foods) else { return nil }
    return food.amounts.energyKcal
  }

  @Test("Of foods that are alike the middle one is taken")
  func alike() throws {
    #expect(try energy(foods([372, 350, 361])) == 361)
    #expect(try energy(foods([350])) == 350)
    // Water and diet drinks: none differs by a share of nothing.
    #expect(try energy(foods([0, 1, 4, 7])) == 1)
  }

  @Test("One of ten may be mistaken, one of nine may not")
  func mistaken() throws {
    let oats = Array(repeating: 370.0, count: 9)
    #expect(try energy(foods(oats + [1_550])) == 370)
    #expect(
      try TypicalFood(foods(Array(oats.dropLast()) + [1_550]))
        == .unlike(count: 9, least: 370, most: 1_550))
  }

  @Test("Of foods that are unlike none is taken")
  func unlike() throws {
    #expect(try TypicalFood(foods([64, 530])) == .unlike(count: 2, least: 64, most: 530))
  }

  @Test("Amounts of a serving or without energy count for nothing, and drinks are no powders")
  func measures() throws {
    var powder = try foods([400, 405, 410])
    powder[0].per = try Portion(1, .portion)
    powder[1].amounts.energyKcal = nil
    guard case .one(let food, of: 1) = TypicalFood(powder) else {
      Issue.record("\(TypicalFood(powder))")
      return
    }
    #expect(food.amounts.energyKcal == 410)
    #expect(TypicalFood([]) == .none && TypicalFood(Array(powder.prefix(2))) == .none)
    let mixed = try foods([400, 400]) + foods([60, 60], .millilitre)
    #expect(TypicalFood(mixed) == .unlike(count: 4, least: 400, most: 400))
  }
}
