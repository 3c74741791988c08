import Foundation
import LabelModel
import LabelTestSupport
import Languages
import RecordAssembly
import Testing

@Suite("The food type and the animal of a record")
struct FoodTypeOfRecordTests {
  @Test("Constituents of the dry matter are for review, and decide no food type")
  func dryMatterIsReviewed() {
    var values = can
    values[.protein] = 44
    values[.fat] = 21
    values[.ash] = 8
    var analysis = label(values, basis: .dryMatter)
    if let fat = analysis.readings.removeValue(forKey: .fat) {
      analysis.forReview = [
        ReviewValue(fat, basis: .asFed, reason: Message(.certainty, [.percent: .count(60)]))
      ]
    }
    let record = assembleRecord(RecordInput(label: analysis))
    #expect(record.nutrients.keys.sorted { $0.rawValue < $1.rawValue } == [.moisture])
    #expect(record.basis == .asFed)
    #expect(record.forReview.map(\.basis) == [.dryMatter, .dryMatter, .dryMatter, .dryMatter])
    #expect(record.foodType?.value == .wet)
  }

  @Test("The API's category decides which limits hold (rules 4 and 5)")
  func category() throws {
    let dry: [Nutrient: Decimal] = [.protein: 32, .fat: 14, .fiber: 3, .ash: 8]
    let known = assembleRecord(
      RecordInput(label: label(dry), product: try product([:], tags: ["en:dry-cat-food"])))
    #expect(known.rejected.isEmpty)
    #expect(known.foodType == DecidedFoodType(.dry, decidedBy: .apiCategory))
    let rich: [Nutrient: Decimal] = [.protein: 14, .fat: 16, .fiber: 1, .ash: 2]
    let unknown = assembleRecord(RecordInput(label: label(rich)))
    #expect(unknown.rejected.map(\.rule.rawValue) == ["FatIsInRangeForFoodType"])
    #expect(unknown.forReview.map(\.nutrient) == [.fat])
    #expect(unknown.findings.map(\.rule.rawValue) == ["FoodTypeIsKnown"])
    let told = assembleRecord(
      RecordInput(label: label(dry), manual: ManualValues(foodType: .dry)))
    #expect(told.rejected.isEmpty)
    let read = DecidedIdentity(name: SourcedText("Cat Kibble", source: .ocr))
    let named = assembleRecord(RecordInput(label: label(rich), identity: read))
    #expect(named.foodType == DecidedFoodType(.dry, decidedBy: .nameOrBrand))
  }

  @Test("A label without moisture whose amounts no wet food has is a dry food's (rule 5)")
  func dryMatter() {
    let dry: [Nutrient: Decimal] = [.protein: 32, .fat: 14, .fiber: 3, .ash: 8]
    let record = assembleRecord(RecordInput(label: label(dry)))
    #expect(record.foodType == DecidedFoodType(.dry, decidedBy: .scannedDryMatter))
    #expect(record.rejected.isEmpty)
    let rejection = ManualValues(rejections: [Rejection(.nutrient(.protein))])
    let rejected = assembleRecord(RecordInput(label: label(dry), manual: rejection))
    #expect(rejected.foodType == DecidedFoodType(.wet, decidedBy: .assumed))
  }

  @Test("A moisture for review, or with its decimal point restored, decides no food type")
  func doubtfulMoisture() {
    var restored = label([.moisture: 8])
    restored.readings[.moisture]?.doubts = [.decimalPointRestored]
    #expect(assembleRecord(RecordInput(label: restored)).foodType?.decidedBy == .assumed)
    var doubtful = label([:])
    if let reading = label([.moisture: 8]).readings[.moisture] {
      doubtful.forReview = [
        ReviewValue(reading, basis: .asFed, reason: Message(.certainty, [.percent: .number(54)]))
      ]
    }
    #expect(assembleRecord(RecordInput(label: doubtful)).foodType?.decidedBy == .assumed)
    #expect(
      assembleRecord(RecordInput(label: label([.moisture: 8]))).foodType?.decidedBy
        == .scannedMoisture)
  }

  @Test("A label's words decide the animal, and the animal the ranges")
  func animals() throws {
    let kibble: [Nutrient: Decimal] = [
      .protein: 25, .fat: 32, .fiber: 6, .moisture: 5, .ash: 8,
    ]
    func words(_ animal: PetAnimal) -> [PetFoodMention] {
      let evidence = Evidence(image: "bag.jpg", text: "complete food for \(animal.rawValue)s")
      return [
        PetFoodMention(.animal(animal), weight: 3, evidence: evidence),
        PetFoodMention(.kind(.complete), weight: 3, evidence: evidence),
      ]
    }
    let dog = assembleRecord(RecordInput(label: label(kibble), petFoodWords: words(.dog)))
    #expect(dog.nutrients.count == 5 && dog.rejected.isEmpty && dog.forReview.isEmpty)
    #expect(dog.status == .valid && dog.findings.isEmpty)
    #expect(dog.petFood?.animal?.value == .dog && dog.petFood?.kind?.value == .complete)
    #expect(dog.petFood?.animal?.evidence?.text == "complete food for dogs")
    let cat = assembleRecord(RecordInput(label: label(kibble), petFoodWords: words(.cat)))
    #expect(cat.rejected.map(\.nutrient) == [.fat, .fiber, .moisture])
    #expect(cat.forReview.map(\.nutrient) == [.fat, .fiber, .moisture])
    let unknown = assembleRecord(RecordInput(label: label(kibble)))
    #expect(unknown.petFood == nil)
    #expect(unknown.nutrients.count == 5 && unknown.forReview.isEmpty)
    #expect(unknown.findings.map(\.fields) == [["moisture"], ["fat"], ["fiber"]])
    #expect(unknown.findings.allSatisfy { $0.severity == .warning })
    for record in [dog, cat, unknown] {
      #expect(try JSONSchema.productRecord().faults(in: record.jsonLine()) == [])
      #expect(try ProductRecord(json: record.jsonLine()) == record)
    }
  }

  @Test("The database's category names the animal too; food for people has none")
  func categoryOfAnimal() throws {
    let dog = assembleRecord(
      RecordInput(
        label: label(can), product: try product([:], tags: ["en:dog-foods", "en:dog-treats"])))
    #expect(dog.petFood?.animal == WordedFact(.dog, decidedBy: .apiCategory))
    #expect(dog.petFood?.kind == WordedFact(.treat, decidedBy: .apiCategory))
    let evidence = Evidence(image: "a.jpg", text: "dogs")
    let food = assembleRecord(
      RecordInput(
        label: label([.fat: 3], subject: .food, basis: .per100g),
        petFoodWords: [PetFoodMention(.animal(.dog), weight: 3, evidence: evidence)]))
    #expect(food.petFood == nil)
  }

  @Test("A rejected moisture decides no food type")
  func rejectedMoisture() {
    var values = can
    values[.moisture] = 8
    let manual = ManualValues(rejections: [Rejection(.nutrient(.moisture))])
    let record = assembleRecord(RecordInput(label: label(values), manual: manual))
    #expect(record.foodType == DecidedFoodType(.wet, decidedBy: .assumed))
  }
}
