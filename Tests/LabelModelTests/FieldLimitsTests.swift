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
        #"{"moist": {}}"#, FieldLimitsError.unknownFoodType("moist")
      ),
      (
        #"{"wet": {"fibre": {"minimum": 0, "maximum": 1}}}"#,
        .unknownNutrient("fibre", foodType: .wet)
      ),
      (
        #"{"wet": {"fat": {"minimum": 9, "maximum": 1}}}"#,
        .badRange(.fat, foodType: .wet, AllowedRange(9, 1))
      ),
      (
        #"{"dry": {"fat": {"minimum": 0, "maximum": 101}}}"#,
        .badRange(.fat, foodType: .dry, AllowedRange(0, 101))
      ),
      (
        #"{"dry": {"fat": {"minimum": -1, "maximum": 10}}}"#,
        .badRange(.fat, foodType: .dry, AllowedRange(-1, 10))
      ),
    ])
  func refuses(_ json: String, _ expected: FieldLimitsError) {
    #expect(throws: expected) { try FieldLimits(json: Data(json.utf8)) }
  }

  @Test(
    "Refuses what is no table",
    arguments: [
      "", "[]", "nonsense", #"{"wet": {"fat": 3}}"#, #"{"wet": {"fat": {"minimum": 1}}}"#,
    ])
  func malformed(_ json: String) throws {
    let error = #expect(throws: FieldLimitsError.self) { try FieldLimits(json: Data(json.utf8)) }
    guard case .malformed = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
