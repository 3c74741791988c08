import Foundation
import LabelModel
import RecordAssembly
import Testing

/// Products that are known by a person's statements alone.
struct TypedProductTests {
  private static let blank = ProductRecord(status: .unreadable)

  @Test("A moisture, an ash or a food type makes a typed product pet food, with its carbohydrate")
  func isPetFood() {
    let all: [Nutrient: Decimal] = [.protein: 10, .fat: 5, .fiber: 1, .moisture: 80, .ash: 2]
    let record = edited(Self.blank, options: RecordOptions(manualAmounts: all))
    #expect(record.subject == .petFood && record.basis == .asFed && record.status == .valid)
    #expect(record.foodType == DecidedFoodType(.wet, decidedBy: .typedMoisture))
    #expect(record.nutrients[.protein]?.quantity == Quantity(10, .percent))
    #expect(record.carbohydrates == Carbohydrates(percentOfDryMatter: 10, level: .moderate))
    let ash = edited(Self.blank, options: RecordOptions(manualAmounts: [.ash: 7]))
    #expect(ash.subject == .petFood)
    let typed = RecordOptions(manual: ManualValues(foodType: .dry), manualAmounts: [.fat: 9])
    let dry = edited(Self.blank, options: typed)
    #expect(dry.subject == .petFood && dry.nutrients[.fat]?.quantity.unit == .percent)
  }

  @Test("Other amounts tell no kind, and a known kind stays")
  func keepsKind() {
    let fat = RecordOptions(manualAmounts: [.fat: 5])
    #expect(edited(Self.blank, options: fat).subject == nil)
    let food = ProductRecord(status: .unreadable, subject: .food)
    let known = edited(food, options: fat)
    #expect(known.basis == .per100g && known.nutrients[.fat]?.quantity == Quantity(5, .gram))
    let odd = edited(food, options: RecordOptions(manualAmounts: [.moisture: 5]))
    #expect(odd.subject == .food && odd.foodType == nil)
  }

  @Test("A scan with nothing but a typed moisture is of pet food")
  func scans() {
    let manual = RecordOptions(manualAmounts: [.moisture: 8]).manualValues(for: nil)
    let record = assembleRecord(RecordInput(manual: manual))
    #expect(record.subject == .petFood)
    #expect(record.foodType == DecidedFoodType(.dry, decidedBy: .typedMoisture))
    #expect(record.nutrients[.moisture]?.quantity == Quantity(8, .percent))
  }
}
