import Foundation
import LabelModel
import RecordAssembly
import Testing

/// A person's answers about single values.
struct AnswerValueTests {
  private static func value(
    _ nutrient: Nutrient, _ basis: Basis?, _ quantity: Quantity
  ) -> ReviewValue {
    ReviewValue(
      nutrient: nutrient, basis: basis, quantity: quantity, confidence: Confidence(0.4),
      reason: Message(text: "a test"), evidence: Evidence(image: "a.jpg", text: "1"))
  }

  /// Fat accepted per 100 g and per serving, fibre for review on both.
  private static var record: ProductRecord {
    var record = ProductRecord(status: .needsReview, subject: .food, basis: .per100g)
    record.nutrients = [
      .fat: NutrientValue(
        Quantity(12, .gram), source: .ocr,
        others: [OtherValue(source: .api, quantity: Quantity(13, .gram))])
    ]
    record.perServing = [.fat: NutrientValue(Quantity(3, .gram), source: .ocr)]
    record.forReview = [
      value(.fiber, .per100g, Quantity(8, .gram)), value(.fiber, .perServing, Quantity(2, .gram)),
    ]
    return record
  }

  @Test("A serving's amount goes to the serving's column, and settles nothing else")
  func keepsColumnsApart() throws {
    let after = try #require(
      answered(Self.record, .fiber, on: .perServing, with: PrintedAmount(Quantity(2, .gram))))
    #expect(after.perServing[.fiber]?.quantity == Quantity(2, .gram))
    #expect(after.perServing[.fiber]?.source == .manual)
    #expect(after.nutrients[.fiber] == nil)
    #expect(after.forReview.map(\.basis) == [.per100g])
  }

  @Test("An answered energy of a kilogram is not among the constituents")
  func calorieContent() throws {
    let read = Quantity(3_500, .kilocaloriePerKilogram)
    var record = ProductRecord(status: .needsReview, subject: .petFood, basis: .asFed)
    record.nutrients = [.protein: NutrientValue(Quantity(10, .percent), source: .ocr)]
    record.forReview = [Self.value(.energyKcal, .asFed, read)]
    let printed = Quantity(860, .kilocaloriePerKilogram)
    let after = try #require(
      answered(record, .energyKcal, on: .asFed, with: PrintedAmount(printed)))
    #expect(after.calorieContent == NutrientValue(printed, source: .manual))
    #expect(after.nutrients[.energyKcal] == nil && after.forReview.isEmpty)
    #expect(after.rejected.map(\.quantity) == [read])
  }

  @Test("An accepted energy of a kilogram is answered where the column has no other")
  func acceptedCalorieContent() throws {
    let read = Quantity(1_085, .kilocaloriePerKilogram)
    var record = ProductRecord(status: .valid, subject: .petFood, basis: .asFed)
    record.nutrients = [.protein: NutrientValue(Quantity(10, .percent), source: .ocr)]
    record.calorieContent = NutrientValue(read, source: .ocr)
    let none = try #require(
      answered(record, .energyKcal, on: .asFed, with: nil, ofKilogram: true))
    #expect(none.calorieContent == nil && none.rejected.map(\.quantity) == [read])
    let other = try #require(
      answered(
        record, .energyKcal, on: .asFed, with: PrintedAmount(Quantity(98, .kilocalorie)),
        ofKilogram: true))
    #expect(other.calorieContent == nil)
    #expect(other.nutrients[.energyKcal]?.quantity == Quantity(98, .kilocalorie))
    record.forReview = [Self.value(.energyKcal, .asFed, Quantity(980, .kilocaloriePerKilogram))]
    let kept = try #require(answered(record, .energyKcal, on: .asFed, with: nil))
    #expect(kept.calorieContent?.quantity == read, "the doubtful one was answered")
    record.forReview = []
    let again = try #require(answered(record, .energyKcal, on: .asFed, with: nil))
    #expect(again.calorieContent?.quantity == read && again.rejected.isEmpty)
    record.nutrients[.energyKcal] = NutrientValue(Quantity(98, .kilocalorie), source: .ocr)
    let column = try #require(
      answered(record, .energyKcal, on: .asFed, with: nil, ofKilogram: true))
    #expect(column.calorieContent == nil)
    #expect(column.nutrients[.energyKcal]?.quantity == Quantity(98, .kilocalorie))
  }

  @Test("An energy without a column that is answered for it leaves that of a kilogram")
  func energyWithoutColumn() throws {
    let read = Quantity(1_085, .kilocaloriePerKilogram)
    var record = ProductRecord(status: .needsReview, subject: .petFood, basis: .asFed)
    record.nutrients = [.protein: NutrientValue(Quantity(10, .percent), source: .ocr)]
    record.calorieContent = NutrientValue(read, source: .ocr)
    record.forReview = [Self.value(.energyKcal, nil, Quantity(93, .kilocalorie))]
    let printed = Quantity(98, .kilocalorie)
    let after = try #require(
      answered(
        record, .energyKcal, on: .asFed, with: PrintedAmount(printed), wasWithoutColumn: true))
    #expect(after.calorieContent?.quantity == read && after.forReview.isEmpty)
    #expect(after.nutrients[.energyKcal]?.quantity == printed)
  }

  @Test("A confirmed energy of a kilogram is not for review again after another scan")
  func confirmedCalorieContent() throws {
    let printed = Quantity(860, .kilocaloriePerKilogram)
    var scan = ProductRecord(status: .needsReview, subject: .petFood, basis: .asFed)
    scan.nutrients = [.protein: NutrientValue(Quantity(10, .percent), source: .ocr)]
    scan.forReview = [Self.value(.energyKcal, .asFed, printed)]
    let known = try #require(
      answered(scan, .energyKcal, on: .asFed, with: PrintedAmount(printed)))
    let again = combineScans(known: known, scan: scan)
    #expect(again.calorieContent == NutrientValue(printed, source: .manual))
    #expect(again.forReview.isEmpty)
    let typed = ManualValues(rejections: [Rejection(.nutrient(.energyKcal), source: .ocr)])
    #expect(edited(known, typed).calorieContent == known.calorieContent)
    let own = ManualValues(rejections: [Rejection(.nutrient(.energyKcal), source: .manual)])
    #expect(edited(known, own).calorieContent == nil)
  }

  @Test("A correction wins over the photo and the database, and both are refused")
  func corrects() throws {
    let after = try #require(
      answered(Self.record, .fat, on: .per100g, with: PrintedAmount(Quantity(21, .gram))))
    #expect(after.nutrients[.fat]?.quantity == Quantity(21, .gram))
    #expect(after.nutrients[.fat]?.others.isEmpty == true)
    #expect(after.rejected.map(\.source) == [.ocr, .api])
    #expect(after.perServing[.fat]?.quantity == Quantity(3, .gram))
  }

  @Test("An answer settles a reading that a rule refused, and the record needs no review")
  func settlesRefusedReading() throws {
    let read = Quantity(Decimal(205) / 10, .percent)
    var record = ProductRecord(status: .needsReview, subject: .petFood, basis: .asFed)
    for nutrient in Nutrient.petFoodCore where nutrient != .protein {
      record.nutrients[nutrient] = NutrientValue(Quantity(2, .percent), source: .ocr)
    }
    record.nutrients[.moisture] = NutrientValue(Quantity(71, .percent), source: .ocr)
    record.forReview = [Self.value(.protein, .asFed, read)]
    record.rejected = [
      RejectedValue(
        nutrient: .protein, source: .ocr, quantity: read, basis: .asFed,
        rule: FindingRule(rawValue: "ProteinIsInRangeForFoodType"), message: Message(text: "m"))
    ]
    let accepted = try #require(
      answered(record, .protein, on: .asFed, with: PrintedAmount(read)))
    #expect(accepted.status == .valid && accepted.rejected.isEmpty)
    let corrected = try #require(
      answered(record, .protein, on: .asFed, with: PrintedAmount(Quantity(12, .percent))))
    #expect(corrected.status == .valid)
    #expect(corrected.rejected.map(\.rule) == [.personAcceptsValue])
    let notPrinted = try #require(answered(record, .protein, on: .asFed, with: nil))
    #expect(notPrinted.status == .incomplete && notPrinted.forReview.isEmpty)
    let other = try #require(answered(record, .protein, on: .perServing, with: nil))
    #expect(other.status == .needsReview && other.forReview.count == 1)

    let refusal = ManualValues(
      nutrients: [.protein: read], rejections: [Rejection(.nutrient(.protein))])
    let typed = edited(record, refusal)
    #expect(typed.status == .valid && typed.forReview.isEmpty)
    for source in [Source.api, .manual] {
      let other = ManualValues(rejections: [Rejection(.nutrient(.protein), source: source)])
      #expect(edited(record, other).forReview == record.forReview, "\(source)")
    }
  }

  @Test("Where the label does not print a value, the database's shows through")
  func refuses() throws {
    let after = try #require(answered(Self.record, .fat, on: .per100g, with: nil))
    #expect(after.nutrients[.fat]?.source == .api)
    #expect(after.rejected.map(\.source) == [.ocr])
  }

  @Test("An amount per 100 ml has no place beside amounts per 100 g; it can be refused")
  func keepsBasis() {
    var record = Self.record
    record.forReview = [Self.value(.salt, .per100ml, Quantity(1, .gram))]
    #expect(answered(record, .salt, on: .per100ml, with: PrintedAmount(Quantity(1, .gram))) == nil)
    #expect(answered(record, .salt, on: .per100ml, with: nil)?.forReview.isEmpty == true)
  }

  @Test("A bound and a sign stay with the amount")
  func keepsSigns() throws {
    let amount = PrintedAmount(Quantity(8, .gram), bound: .minimum, modifier: .lessThan)
    let value = try #require(answered(Self.record, .fiber, on: .per100g, with: amount))
      .nutrients[.fiber]
    #expect(value?.bound == .minimum)
    #expect(value?.modifier == .lessThan)
  }

  @Test(
    "An amount that no food can have is no answer",
    arguments: [
      Quantity(300, .gram), Quantity(7, .kilocalorie), Quantity(230, .percent), Quantity(-1, .gram),
    ])
  func refusesImpossible(quantity: Quantity) {
    #expect(answered(Self.record, .fat, on: .per100g, with: PrintedAmount(quantity)) == nil)
    #expect(impossibility(of: .fat, quantity, on: .per100g, in: Self.record) != nil)
  }

  @Test("A value without a basis is refused alone, and never taken for one of the record's basis")
  func guessesNoBasis() throws {
    var record = Self.record
    record.forReview = [Self.value(.fat, nil, Quantity(30, .gram))]
    #expect(answered(record, .fat, on: nil, with: PrintedAmount(Quantity(30, .gram))) == nil)
    let after = try #require(answered(record, .fat, on: nil, with: nil))
    #expect(after.forReview.isEmpty)
    #expect(after.nutrients[.fat]?.quantity == Quantity(12, .gram))
  }
}
