import Foundation
import LabelDecision
import LabelModel
import Testing

@Suite struct DecideTests {
  @Test("Accepts what is certain and offers the rest for review")
  func threshold() throws {
    let decided = decide([
      label([reading(.fat, "3.5", 0.95), reading(.salt, "1.2", 0.3)])
    ])
    #expect(decided.readings[.fat]?.quantity.value == Decimal(string: "3.5"))
    #expect(decided.readings[.salt] == nil)
    let review = try #require(decided.forReview.first)
    #expect(review.nutrient == .salt)
    #expect(review.reason.text == "63 % certain")
  }

  @Test("A reading too unlikely to offer leaves word of it, once")
  func unlikely() throws {
    let doubtful = label([reading(.fat, "3.5", 0.95), reading(.salt, "1.2", 0)])
    let threshold = DecisionThreshold(acceptance: 0.8, offer: 0.5)
    let decided = decide([doubtful, doubtful], threshold: threshold)
    #expect(decided.forReview.isEmpty)
    #expect(decided.unreadable.map(\.nutrient) == [.salt])
  }

  @Test("Abstains between two equally likely values that nothing tells apart")
  func conflict() {
    let decided = decide([
      label([reading(.fat, "3.5", 0.9), reading(.fat, "8.5", 0.9, at: "again")])
    ])
    #expect(decided.readings[.fat] == nil)
    #expect(decided.forReview.map(\.nutrient) == [.fat])
  }

  @Test("A reading of what may be an amount closes what is open")
  func amountsCloseWhatIsOpen() {
    let decided = decide(
      [label([reading(.fat, "3.5", 0.95)])],
      amountsOnly: [label([reading(.salt, "1.2", 0.9, at: "Salt l.2g")])])
    #expect(decided.readings[.salt]?.quantity.value == Decimal(string: "1.2"))
  }

  @Test("A reading of what may be an amount neither shakes nor supports what was read before")
  func amountsLeaveTheRest() throws {
    let before = label([reading(.fat, "3.5", 0.95), reading(.salt, "1.2", 0.3)])
    let decided = decide(
      [before],
      amountsOnly: [
        label([reading(.fat, "8.5", 0.99, at: "B.5"), reading(.salt, "1.2", 0.9, at: "l.2")])
      ])
    #expect(decided == decide([before]))
  }

  @Test("What may be an amount is none without its unit")
  func amountsHaveUnits() {
    var guess = reading(.salt, "1.2", 0.9)
    guess.doubts = [.unitAssumed]
    let decided = decide(
      [label([reading(.fat, "3.5", 0.95)])], amountsOnly: [label([guess])])
    #expect(decided.readings[.salt] == nil && decided.forReview.isEmpty)
  }

  @Test("Two photos of one product support each other")
  func photos() {
    let one = label([reading(.fat, "3.5", 0.5)])
    let other = label([reading(.fat, "3.5", 0.5, image: "back.jpg")])
    #expect(decide([one]).readings[.fat] == nil)
    #expect(decide([one, other]).readings[.fat]?.quantity.value == Decimal(string: "3.5"))
  }

  @Test("Nothing read gives nothing")
  func nothing() {
    let decided = decide([ParsedLabel()])
    #expect(decided.readings.isEmpty && decided.forReview.isEmpty && decided.basis == nil)
  }

  @Test("Offers a pet food's moisture for review that its stated energy contradicts")
  func moistureAgainstCalorieContent() {
    func moisture(_ amount: String) -> (accepted: Decimal?, offered: [Nutrient]) {
      let decided = decide([
        ParsedLabel(
          subject: .petFood,
          readings: [
            reading(.protein, "10", 0.95, .asFed, unit: .percent),
            reading(.fat, "2", 0.95, .asFed, unit: .percent),
            reading(.moisture, amount, 0.9, .asFed, unit: .percent),
            reading(.energyKcal, "902", 0.95, .asFed, unit: .kilocaloriePerKilogram),
          ])
      ])
      return (decided.readings[.moisture]?.quantity.value, decided.forReview.map(\.nutrient))
    }
    #expect(moisture("82").accepted == 82)
    #expect(moisture("62").accepted == nil)
    #expect(moisture("62").offered.contains(.moisture))
  }

  @Test(
    "Decides about any amounts beside a pet food's energy, also impossible ones",
    arguments: ["0", "2", "65", "100", "780"], ["0", "12", "82", "100", "820"])
  func impossibleAnalysis(fat: String, moisture: String) {
    let decided = decide([
      ParsedLabel(
        subject: .petFood,
        readings: [
          reading(.fat, fat, 0.95, .asFed, unit: .percent),
          reading(.moisture, moisture, 0.95, .asFed, unit: .percent),
          reading(.energyKcal, "902", 0.95, .asFed, unit: .kilocaloriePerKilogram),
        ])
    ])
    let accepted = decided.readings.mapValues(\.quantity.value)
    #expect((accepted[.fat] ?? 0) + (accepted[.moisture] ?? 0) <= 100)
  }
}
