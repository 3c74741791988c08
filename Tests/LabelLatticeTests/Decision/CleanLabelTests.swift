import Foundation
import LabelModel
import Testing

@Suite("Decisions about clean labels")
struct CleanLabelTests {
  @Test(
    "Accepts most of a clean label, on its basis and as printed",
    arguments: [
      (LabelSheet.perHundredGrams, Basis.per100g, 6),
      (.perHundredMillilitres, .per100ml, 6),
      (.twoColumns, .per100g, 6),
      (.factsPanel, .perServing, 5),
      (.petFood, .asFed, 4),
    ], [false, true])
  func clean(expected: (sheet: LabelSheet, basis: Basis, least: Int), joinsRows: Bool) throws {
    var sheet = expected.sheet
    sheet.joinsRows = joinsRows
    let label = try #require(SheetDecision.of(sheet))
    #expect(label.basis == expected.basis)
    #expect(sheet.wrongAmounts(in: label).isEmpty)
    #expect(label.readings.count >= expected.least, "accepted: \(label.readings.keys)")
    #expect(label.readings.values.allSatisfy { $0.basis == expected.basis })
  }

  @Test("Accepts a table in the order of EU 1169/2011 whose names are of an unknown language")
  func unknownLanguage() throws {
    var random = SplitMix64(seed: 7)
    let sheet = LabelSheet.perHundredGrams.withUnknownNames(share: 1, &random)
    let label = try #require(SheetDecision.of(sheet))
    #expect(label.basis == .per100g)
    #expect(sheet.wrongAmounts(in: label).isEmpty)
    #expect(label.readings.count >= 5, "accepted: \(label.readings.keys)")
    #expect(label.readings.values.contains { $0.doubts.contains(.nameNotRead) })
  }

  @Test(
    "Gives the amount of a legible row of something else to no nutrient",
    arguments: ["Organic acids", "Organische Säuren", "Quornite blend", "Polyphenole"])
  func otherRow(name: String) throws {
    let sheet = LabelSheet(
      titles: ["Nutrition information"],
      columns: [.init(heading: "per 100 g", basis: .per100g)],
      rows: [
        .init("Energy", "1976 kJ / 471 kcal", of: .energyKJ), .init("Fat", "18,2 g", of: .fat),
        .init("of which saturates", "8,6 g", of: .saturatedFat),
        .init("Carbohydrate", "68,5 g", of: .carbohydrates),
        .init("of which sugars", "31,4 g", of: .sugars), .init(name, "6,5 g", of: .polyols),
        .init("Protein", "7,3 g", of: .protein), .init("Salt", "0,52 g", of: .salt),
      ])
    let label = try #require(SheetDecision.of(sheet))
    #expect(sheet.wrongAmounts(in: label).isEmpty)
    #expect(label.readings[.fiber] == nil)
    #expect(label.readings.count >= 6, "accepted: \(label.readings.keys)")
  }

  @Test(
    "Accepts an amount without a name only where 100 g of food can hold it",
    arguments: [("66,1 g", false), ("6,1 g", true)])
  func unnamedExcess(amount: String, isPossible: Bool) throws {
    let label = try #require(
      SheetDecision.of(
        LabelSheet(
          columns: [.init(heading: "per 100 g", basis: .per100g)],
          rows: [
            .init("Energy", "1170 kJ / 279 kcal", of: .energyKJ), .init("Fat", "0,4 g", of: .fat),
            .init("of which saturates", "0,1 g", of: .saturatedFat),
            .init("Carbohydrate", "67,2 g", of: .carbohydrates),
            .init("of which sugars", "0,5 g", of: .sugars), .init("xqz", amount, of: .fiber),
            .init("Protein", "0,2 g", of: .protein), .init("Salt", "0,05 g", of: .salt),
          ])))
    #expect((label.readings[.fiber] != nil) == isPossible)
    #expect(label.readings[.carbohydrates] != nil)
    let review = label.forReview.first { $0.nutrient == .fiber }
    #expect((review == nil) == isPossible)
    #expect(
      review?.reason.text.contains("fiber 66.1 g, protein 0.2 g, salt 0.05 g of 100 g add up to")
        ?? isPossible)
  }

  @Test("Says of a pet food's analysis that it is one, and of a food's table that it is not")
  func subject() throws {
    #expect(try #require(SheetDecision.of(.petFood)).subject == .petFood)
    #expect(try #require(SheetDecision.of(.perHundredGrams)).subject == .food)
  }

  @Test("Keeps the serving's column of a table with two")
  func serving() throws {
    let label = try #require(SheetDecision.of(.twoColumns))
    #expect(label.perServing.count >= 5, "accepted: \(label.perServing.keys)")
    #expect(label.perServing.values.allSatisfy { $0.basis == .perServing })
  }

  @Test("Does not take a panel's percentages of a daily value for amounts")
  func dailyValues() throws {
    let label = try #require(SheetDecision.of(.factsPanel))
    let all = label.readings.values.map(\.quantity) + label.forReview.map(\.quantity)
    #expect(!all.contains { $0.unit == .percent })
  }

  @Test(
    "Accepts the rules' value of another nutrient, unless its number is an accepted one's",
    arguments: [true, false])
  func oneOwner(isTaken: Bool) throws {
    let label = try #require(
      SheetDecision.of([LabelSheet.petFood.page]) { rules in
        guard var taurine = rules.readings[.protein] else { return }
        taurine.nutrient = .taurine
        if !isTaken {
          taurine.evidence.box = BoundingBox(left: 0, top: 0, right: 10, bottom: 10)
        }
        rules.readings[.taurine] = taurine
      })
    #expect(label.readings[.protein] != nil)
    #expect((label.readings[.taurine] == nil) == isTaken)
    #expect(
      label.forReview.filter { $0.nutrient == .taurine }.map(\.reason.text)
        == (isTaken ? ["its number may be that of another nutrient"] : []))
  }

  @Test(
    "Accepts added sugars whose number could be that of the sugars above",
    arguments: ["0g", "1g"])
  func addedSugars(sugars: String) throws {
    let label = try #require(
      SheetDecision.of(
        LabelSheet(
          titles: ["Nutrition Facts", "8 servings per container", "Serving size 2/3 cup (55g)"],
          columns: [
            .init(heading: "Amount per serving", basis: .perServing),
            .init(heading: "% Daily Value*"),
          ],
          rows: [
            .init("Calories", "230", of: .energyKcal), .init("Total Fat", "8g", "10%", of: .fat),
            .init("Saturated Fat", "1g", "5%", of: .saturatedFat),
            .init("Trans Fat", "0g", of: .transFat),
            .init("Sodium", "160mg", "7%", of: .sodium),
            .init("Total Carbohydrate", "37g", "13%", of: .carbohydrates),
            .init("Dietary Fiber", "4g", "14%", of: .fiber),
            .init("Total Sugars", sugars, of: .sugars),
            .init("Includes 0g Added Sugars", "", "0%", of: .addedSugars),
            .init("Protein", "3g", of: .protein),
          ])))
    #expect(label.readings[.sugars]?.quantity.normalized == (sugars == "0g" ? 0 : 1))
    #expect(label.readings[.addedSugars]?.quantity.normalized == 0)
  }

  @Test(
    "Accepts no energy that is less than that of its fat, protein and sugars",
    arguments: [("1544 kJ / 366 kcal", true), ("154 kJ / 36 kcal", false)])
  func impossibleEnergy(print: String, isPossible: Bool) throws {
    let label = try #require(
      SheetDecision.of(
        LabelSheet(
          columns: [.init(heading: "per 100 g", basis: .per100g)],
          rows: [
            .init("Energy", print, of: .energyKJ), .init("Fat", "12,0 g", of: .fat),
            .init("of which saturates", "3,1 g", of: .saturatedFat),
            .init("Carbohydrate", "45 g", of: .carbohydrates),
            .init("of which sugars", "20 g", of: .sugars), .init("Protein", "18 g", of: .protein),
            .init("Salt", "0,50 g", of: .salt),
          ])))
    #expect((label.readings[.energyKJ] != nil) == isPossible)
    #expect((label.readings[.energyKcal] != nil) == isPossible)
    #expect(label.readings[.fat] != nil)
  }

  @Test("Refuses the protein that is too much for two energies which agree")
  func impossibleProtein() throws {
    let label = try #require(
      SheetDecision.of(
        LabelSheet(
          columns: [.init(heading: "per 100 g", basis: .per100g)],
          rows: [
            .init("Energy", "139 kJ / 33 kcal", of: .energyKJ), .init("Fat", "0,9 g", of: .fat),
            .init("of which saturates", "0,1 g", of: .saturatedFat),
            .init("Carbohydrate", "1,1 g", of: .carbohydrates),
            .init("of which sugars", "1,0 g", of: .sugars), .init("Protein", "9,9 g", of: .protein),
            .init("Salt", "0,50 g", of: .salt),
          ])))
    #expect(label.readings[.protein] == nil)
    #expect(label.readings[.fat] != nil)
    #expect(label.readings[.energyKJ]?.quantity.value == 139)
    #expect(label.readings[.energyKcal]?.quantity.value == 33)
  }

  @Test("Shows where an accepted value is printed")
  func evidence() throws {
    let sheet = LabelSheet.perHundredGrams
    let label = try #require(SheetDecision.of(sheet))
    #expect(!label.readings.isEmpty)
    for reading in label.readings.values {
      let box = try #require(reading.evidence.box)
      let amount = reading.quantity.normalized
      #expect(
        sheet.pieces.contains {
          $0.amount?.value == amount && $0.amount?.nutrient == reading.nutrient
            && $0.box.left >= box.left && $0.box.right <= box.right && $0.box.top >= box.top
            && $0.box.bottom <= box.bottom
        }, "\(reading.nutrient) is not at \(box)")
    }
  }

  @Test("Never accepts a value and offers it for review too")
  func apart() throws {
    for sheet in LabelSheet.samples {
      let label = try #require(SheetDecision.of(sheet))
      #expect(label.forReview.allSatisfy { label.readings[$0.nutrient] == nil })
    }
  }

  @Test("Decides text without places as well")
  func noPlaces() throws {
    var page = LabelSheet.perHundredGrams.page
    for line in page.lines.indices {
      for word in page.lines[line].words.indices { page.lines[line].words[word].box = nil }
    }
    let label = try #require(SheetDecision.of([page]))
    #expect(label.basis == .per100g)
  }

  @Test("Decides the same page the same way twice")
  func determinism() throws {
    for sheet in LabelSheet.samples {
      let first = try #require(SheetDecision.of(sheet))
      for _ in 0..<3 {
        let again = try #require(SheetDecision.of(sheet))
        #expect(again == first)
      }
    }
  }

  @Test("Reads two photos of one label as that label")
  func twoPhotos() throws {
    let sheet = LabelSheet.perHundredGrams
    let once = try #require(SheetDecision.of(sheet))
    let twice = try #require(SheetDecision.of([sheet.page, sheet.page]))
    #expect(sheet.wrongAmounts(in: twice).isEmpty)
    #expect(twice.acceptedAmounts.isSuperset(of: once.acceptedAmounts))
  }

  @Test("Accepts neither of two amounts that two photos contradict each other with")
  func contradiction() throws {
    let sheet = LabelSheet.perHundredGrams
    var other = sheet
    let index = try #require(other.pieces.firstIndex { $0.amount?.nutrient == .salt })
    other.pieces[index].text = "1,94"
    let label = try #require(SheetDecision.of([sheet.page, other.page]))
    #expect(label.readings[.salt] == nil)
  }
}
