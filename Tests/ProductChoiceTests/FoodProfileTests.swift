import Foundation
import LabelModel
import ProductChoice
import Testing

@Suite("A person's profile") struct FoodProfileTests {
  @Test("Entries are kept once, and a new limit replaces the earlier one")
  func entries() throws {
    let five = try #require(ContentLimit(.sugars, 5))
    let ten = try #require(ContentLimit(.sugars, 10))
    let profile = FoodProfile(allergens: [.nuts, .milk, .nuts], diets: [.vegan], limits: [five])
      .adding(FoodProfile(allergens: [.milk], limits: [ten]))
    #expect(profile.allergens == [.milk, .nuts] && profile.limits == [ten])
    let less = profile.removing(allergens: [.milk], diets: [.vegan], nutrients: [.sugars])
    #expect(less == FoodProfile(allergens: [.nuts]) && !less.isEmpty)
    #expect(FoodProfile().isEmpty)
  }

  @Test("A limit that 100 g cannot hold is none")
  func limits() {
    #expect(ContentLimit(.sugars, -1) == nil && ContentLimit(.sugars, 101) == nil)
    #expect(ContentLimit(.vitaminC, 1) == nil && ContentLimit(.moisture, 1) == nil)
    #expect(ContentLimit(.energyKJ, 3_700) != nil && ContentLimit(.energyKcal, 901) == nil)
  }

  @Test("A profile comes back from JSON as it was, and one of a later version is refused")
  func json() throws {
    let profile = FoodProfile(
      allergens: [.sesame], diets: [.vegetarian],
      limits: [ContentLimit(.salt, Decimal(string: "1.25") ?? 0)].compactMap { $0 })
    let json = try JSONEncoder().encode(profile)
    #expect(try JSONDecoder().decode(FoodProfile.self, from: json) == profile)
    for wrong in [
      #"{"allergens":["garlic"],"diets":[],"limits":[]}"#, #"{"allergens":[],"limits":[]}"#,
      #"{"allergens":[],"diets":["keto"],"limits":[]}"#,
      #"{"allergens":[],"diets":[],"limits":[{"nutrient":"sugars","amount":-5}]}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(FoodProfile.self, from: Data(wrong.utf8))
      }
    }
  }

  @Test("Names of entries lose space around them, and empty and endless ones are refused")
  func names() {
    #expect(ShoppingItem.cleanName("  oat \n milk ") == "oat milk")
    #expect(ShoppingItem.cleanName(" \t") == nil)
    #expect(ShoppingItem.cleanName(String(repeating: "a", count: 201)) == nil)
  }
}
