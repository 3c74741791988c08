import Foundation
import LabelModel
import Testing

@Suite struct FieldLimitsTests {
  @Test(
    "Holds the table of rule 4",
    arguments: [
      (FoodType.wet, Nutrient.protein, AllowedRange(0, 20)), (.wet, .fat, AllowedRange(0, 15)),
      (.wet, .fiber, AllowedRange(0, 3)), (.wet, .moisture, AllowedRange(70, 90)),
      (.wet, .ash, AllowedRange(0, 5)), (.dry, .protein, AllowedRange(0, 60)),
      (.dry, .fat, AllowedRange(0, 30)), (.dry, .fiber, AllowedRange(0, 5)),
      (.dry, .moisture, AllowedRange(6, 12)), (.dry, .ash, AllowedRange(0, 12)),
      (.semiMoist, .protein, AllowedRange(0, 45)), (.semiMoist, .fat, AllowedRange(0, 25)),
      (.semiMoist, .fiber, AllowedRange(0, 5)), (.semiMoist, .moisture, AllowedRange(15, 30)),
      (.semiMoist, .ash, AllowedRange(0, 10)),
    ])
  func standard(_ foodType: FoodType, _ nutrient: Nutrient, _ range: AllowedRange) {
    #expect(FieldLimits.standard.range(of: nutrient, in: foodType) == range)
  }

  @Test(
    "Dogs' food, treats and broths may hold what cats' food may not",
    arguments: [
      (LimitAudience.dog, FoodType.dry, Nutrient.fiber, 6), (.dog, .dry, .fat, 32),
      (.dog, .dry, .moisture, 5), (.treat, .dry, .protein, 80), (.treat, .dry, .moisture, 14),
      (.treat, .wet, .moisture, 93), (.broth, .wet, .moisture, 95), (.other, .dry, .fiber, 33),
    ])
  func audiences(
    _ audience: LimitAudience, _ foodType: FoodType, _ nutrient: Nutrient, _ percent: Int
  ) {
    let limits = FieldLimits.standard
    #expect(limits.range(of: nutrient, in: foodType)?.contains(Decimal(percent)) == false)
    #expect(
      limits.range(of: nutrient, in: foodType, for: audience)?.contains(Decimal(percent)) == true)
  }

  @Test("Whatever cats' food may hold, dogs' food may hold", arguments: FoodType.allCases)
  func dogsEatMore(_ foodType: FoodType) throws {
    for nutrient in Nutrient.petFoodCore {
      let cats = try #require(FieldLimits.standard.range(of: nutrient, in: foodType))
      let dogs = try #require(FieldLimits.standard.range(of: nutrient, in: foodType, for: .dog))
      #expect(dogs.contains(cats.minimum) && dogs.contains(cats.maximum), "\(nutrient)")
    }
  }

  @Test("A food type alone is meant for every audience, a profile's name outweighs it")
  func profiles() throws {
    let limits = try FieldLimits(
      json: Data(
        #"{"dry": {"fiber": {"minimum": 0, "maximum": 20}}, "#.utf8)
        + Data(#""dogDry": {"fiber": {"minimum": 0, "maximum": 9}}}"#.utf8))
    #expect(limits.range(of: .fiber, in: .dry) == AllowedRange(0, 20))
    #expect(limits.range(of: .fiber, in: .dry, for: .treat) == AllowedRange(0, 20))
    #expect(limits.range(of: .fiber, in: .dry, for: .dog) == AllowedRange(0, 9))
    #expect(limits.range(of: .fiber, in: .wet, for: .dog) == AllowedRange(0, 5))
  }

  @Test(
    "A treat is one for any animal; a broth is wet; a label without either is held to its animal",
    arguments: [
      (PetAnimal?.some(.dog), PetFoodKind?.none, FoodType.dry, LimitAudience?.some(.dog)),
      (.cat, .complete, .wet, .cat), (.other, .complementary, .dry, .other),
      (.cat, .treat, .dry, .treat), (nil, .broth, .wet, .broth), (.dog, .broth, .dry, .treat),
      (nil, .complete, .dry, nil), (nil, nil, .wet, nil),
    ])
  func audience(
    _ animal: PetAnimal?, _ kind: PetFoodKind?, _ foodType: FoodType, _ expected: LimitAudience?
  ) {
    let use = PetFoodUse(
      animal: animal.map { WordedFact($0, decidedBy: .label) },
      kind: kind.map { WordedFact($0, decidedBy: .label) })
    #expect(LimitAudience(of: use, foodType) == expected)
  }

  @Test("A file replaces what it names and leaves the rest")
  func replaces() throws {
    let limits = try FieldLimits(
      json: Data(#"{"wet": {"ash": {"minimum": 0, "maximum": 8.5}}}"#.utf8))
    #expect(limits.range(of: .ash, in: .wet)?.contains(8.5) == true)
    #expect(limits.range(of: .ash, in: .wet)?.contains(8.51) == false)
    #expect(limits.range(of: .fat, in: .wet) == AllowedRange(0, 15))
    #expect(limits.range(of: .ash, in: .dry) == AllowedRange(0, 12))
  }

  @Test(
    "Refuses wrong files and says what is wrong",
    arguments: [
      (
        #"{"moist": {}}"#, FieldLimitsError.unknownProfile("moist")
      ),
      (
        #"{"wet": {"fibre": {"minimum": 0, "maximum": 1}}}"#,
        .unknownNutrient("fibre", profile: "wet")
      ),
      (
        #"{"wet": {"fat": {"minimum": 9, "maximum": 1}}}"#,
        .badRange(.fat, profile: "wet", AllowedRange(9, 1))
      ),
      (
        #"{"dry": {"fat": {"minimum": 0, "maximum": 101}}}"#,
        .badRange(.fat, profile: "dry", AllowedRange(0, 101))
      ),
      (
        #"{"dry": {"fat": {"minimum": -1, "maximum": 10}}}"#,
        .badRange(.fat, profile: "dry", AllowedRange(-1, 10))
      ),
      (
        #"{"dogDry": {"fat": {"minimum": 0, "maximum": 101}}}"#,
        .badRange(.fat, profile: "dogDry", AllowedRange(0, 101))
      ),
    ])
  func refuses(_ json: String, _ expected: FieldLimitsError) {
    #expect(throws: expected) { try FieldLimits(json: Data(json.utf8)) }
  }

  @Test("An empty file is called so")
  func empty() {
    #expect(throws: FieldLimitsError.malformed("the file is empty")) {
      try FieldLimits(json: Data())
    }
  }

  @Test("Names an end that is no number", arguments: [#""0""#, "null"])
  func noNumber(_ value: String) {
    let json = #"{"wet": {"ash": {"minimum": \#(value), "maximum": 8}}}"#
    #expect(throws: FieldLimitsError.malformed("wet.ash.minimum is no number")) {
      try FieldLimits(json: Data(json.utf8))
    }
  }

  @Test(
    "Names the place of another shape",
    arguments: [
      ("[]", "it is no JSON object"),
      (#"{"wet": 1}"#, "wet is no JSON object"),
      (#"{"wet": {"fat": 3}}"#, "wet.fat is no JSON object"),
      (
        #"{"wet": {"fat": {"minimum": 0, "maximum": 8, "maximun": 9}}}"#,
        #"wet.fat has the unknown key "maximun""#
      ),
    ])
  func otherShape(_ json: String, _ detail: String) {
    #expect(throws: FieldLimitsError.malformed(detail)) {
      try FieldLimits(json: Data(json.utf8))
    }
  }

  @Test(
    "Refuses what is no table",
    arguments: [
      "nonsense", #"{"wet": {"fat": {"minimum": 1}}}"#,
    ])
  func malformed(_ json: String) throws {
    let error = #expect(throws: FieldLimitsError.self) { try FieldLimits(json: Data(json.utf8)) }
    guard case .malformed = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
