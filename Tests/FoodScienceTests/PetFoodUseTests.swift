import FoodScience
import LabelModel
import Testing

@Suite struct PetFoodUseTests {
  private func mention(
    _ meaning: PetFoodMention.Meaning, _ weight: Double, _ text: String = "line"
  ) -> PetFoodMention {
    PetFoodMention(meaning, weight: weight, evidence: Evidence(image: "a.jpg", text: text))
  }

  @Test("Category tags decide before the label, the label before the name")
  func order() {
    let cat = mention(.animal(.cat), 3)
    let dog = mention(.animal(.dog), 3)
    let treat = mention(.kind(.treat), 1)
    let all = decidePetFoodUse(PetFoodClues(categories: [cat], label: [dog, treat], names: [dog]))
    #expect(all.animal == WordedFact(.cat, decidedBy: .apiCategory))
    #expect(all.kind == WordedFact(.treat, decidedBy: .label, evidence: treat.evidence))
    let named = decidePetFoodUse(PetFoodClues(names: [dog]))
    #expect(named.animal == WordedFact(.dog, decidedBy: .nameOrBrand) && named.kind == nil)
  }

  @Test("The evidence is the plainest mention's")
  func evidence() {
    let use = decidePetFoodUse(
      PetFoodClues(label: [
        mention(.animal(.dog), 1, "dogs"), mention(.animal(.dog), 3, "complete food for dogs"),
      ]))
    #expect(use.animal?.evidence?.text == "complete food for dogs")
  }

  @Test("Two animals named alike, or short words alone, leave the animal unknown")
  func unknown() {
    let both = [mention(.animal(.dog), 3), mention(.animal(.cat), 3)]
    #expect(decidePetFoodUse(PetFoodClues(label: both)).animal == nil)
    let noise = Array(repeating: mention(.animal(.cat), 0.5), count: 5)
    #expect(decidePetFoodUse(PetFoodClues(label: noise)).animal == nil)
    #expect(decidePetFoodUse(PetFoodClues()).isUnknown)
    let mostly = both + [mention(.animal(.dog), 3)]
    #expect(decidePetFoodUse(PetFoodClues(label: mostly)).animal?.value == .dog)
  }

  @Test(
    "Complete food is no treat though treats are mentioned; a treat is complementary by law",
    arguments: [
      ([PetFoodKind.treat, .complete], PetFoodKind.complete),
      ([.complementary, .treat], .treat), ([.complementary, .broth], .broth),
      ([.complementary], .complementary),
    ])
  func kinds(_ said: [PetFoodKind], _ expected: PetFoodKind) {
    let use = decidePetFoodUse(PetFoodClues(label: said.map { mention(.kind($0), 1) }))
    #expect(use.kind?.value == expected)
  }
}
