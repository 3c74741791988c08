import FoodScience
import Foundation
import LabelModel
import Testing

@Suite("Sugars in lists of languages that labels alone are read in")
struct LabelLanguageSugarTests {
  private func analysis(
    _ list: String, language: String, sugars: Decimal = 12
  ) throws -> SugarAnalysis {
    let record = ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      nutrients: [.sugars: NutrientValue(Quantity(sugars, .gram), source: .ocr)],
      ingredients: ingredientList(list, language: language))
    return try #require(scoreFood(record, categoriesTags: []).sugarAnalysis)
  }

  @Test(
    "Sugar and a syrup are found",
    arguments: [
      ("ca", "farina de blat, sucre, xarop de glucosa, sal"),
      ("id", "tepung terigu, gula pasir, sirup glukosa, garam"),
      ("mk", "брашно, шеќер, глукозен сируп, сол"),
      ("ms", "tepung gandum, gula, sirap glukosa, garam"),
      ("ru", "мука пшеничная, сахар, глюкозный сироп, соль"),
      ("sq", "miell gruri, sheqer, shurup glukoze, kripë"),
      ("sr", "brašno, šećer, glukozni sirup, so"),
      ("sr", "брашно, шећер, глукозни сируп, со"),
      ("tr", "buğday unu, şeker, glikoz şurubu, tuz"),
      ("uk", "борошно пшеничне, цукор, глюкозний сироп, сіль"),
      ("vi", "bột mì, đường, siro glucose, muối"),
    ])
  func sugars(language: String, list: String) throws {
    let result = try analysis(list, language: language)
    #expect(result.totalSugarIndicators == 2, "\(result.sugarTypes)")
    let codes = result.warnings.flatMap(\.clauses).map(\.code)
    #expect(!codes.contains(.sugarNamesAreUnknown) && !codes.contains(.mostIngredientsAreUnknown))
  }

  @Test(
    "Foods without sugar's names have none, and a denied sugar is none",
    arguments: [
      ("ca", "llet, farina d'arròs, sal"), ("mk", "чоколадо без шеќер, млеко"),
      ("ca", "xocolata sense sucre, llet"), ("sq", "çokollatë pa sheqer, qumësht"),
      ("sq", "qumësht, miell, kripë"), ("id", "susu, tepung beras, garam"),
      ("ru", "молоко, мука, соль"),
      ("ru", "шоколад без сахара, молоко"), ("sr", "mleko, brašno, so"),
      ("tr", "süt, pirinç unu, tuz"), ("uk", "молоко, борошно, сіль"),
      ("vi", "sữa, bột gạo, muối"), ("vi", "sô cô la không đường, sữa"),
      ("ms", "coklat tanpa gula, susu"),
    ])
  func noSugars(language: String, list: String) throws {
    #expect(try analysis(list, language: language).totalSugarIndicators == 0)
  }

  @Test("Where no names of sugars are known, nothing is said of added sugars")
  func unknownLanguage() throws {
    let codes = try analysis("мука, нешта, соль", language: "be").warnings
      .flatMap(\.clauses).map(\.code)
    #expect(codes.contains(.sugarNamesAreUnknown))
    #expect(!codes.contains(.sugarsAreNotAdded))
  }
}
