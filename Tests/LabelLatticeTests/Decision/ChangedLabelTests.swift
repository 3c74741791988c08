import Foundation
import LabelModel
import Testing

@Suite("Decisions about changed labels")
struct ChangedLabelTests {
  private static let seeds = 0..<120

  @Test("Accepts only amounts that a changed sheet prints", arguments: SheetChange.ofPlace)
  func printed(change: SheetChange) {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let sheet = change.apply(to: LabelSheet.random(&random), &random)
      expect(sheet, "seed \(seed), \(change)") { sheet.wrongAmounts(in: $0) }
    }
  }

  @Test(
    "Accepts only amounts that a changed sample prints",
    arguments: SheetChange.ofPlace + SheetChange.ofHeading)
  func samples(change: SheetChange) {
    for (number, sample) in LabelSheet.samples.enumerated() {
      var random = SplitMix64(seed: number)
      let sheet = change.apply(to: sample, &random)
      expect(sheet, "sample \(number), \(change)") { sheet.wrongAmounts(in: $0) }
    }
  }

  @Test(
    "Never takes the amounts of another column for those of 100 g or 100 ml",
    arguments: SheetChange.ofHeading + [.swappedColumns, .movedColumn])
  func servings(change: SheetChange) {
    for seed in Self.seeds {
      var random = SplitMix64(seed: 1_000 + seed)
      let table = seed % 3 == 0 ? LabelSheet.random(&random) : .randomTwoColumns(&random)
      let sheet = change.apply(to: table, &random)
      expect(sheet, "seed \(1_000 + seed), \(change)") {
        sheet.wrongAmounts(in: $0).filter { $0.basis != .perServing }
      }
    }
  }

  @Test("Offers no value for review that the serving's column has accepted")
  func offered() {
    var servings = 0
    for seed in Self.seeds {
      var random = SplitMix64(seed: 2_000 + seed)
      let change = SheetChange.ofHeading[seed % SheetChange.ofHeading.count]
      let sheet = change.apply(to: .randomTwoColumns(&random), &random)
      guard let label = SheetDecision.of(sheet) else { continue }
      servings += label.perServing.count
      for value in label.forReview where value.basis == .perServing {
        #expect(label.perServing[value.nutrient] == nil, "seed \(2_000 + seed)")
      }
    }
    #expect(servings > 0)
  }

  @Test("Invents no number where words are lost")
  func lostWords() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let sheet = SheetChange.lostWords.apply(to: LabelSheet.random(&random), &random)
      let printed = Set(sheet.amounts.map(\.value))
      expect(sheet, "seed \(seed)") { label in
        sheet.wrongAmounts(in: label).filter { !printed.contains($0.value) }
      }
    }
  }

  @Test(
    "Keeps most answers where only place and size change",
    arguments: [SheetChange.jitter, .half, .double, .moved])
  func kept(change: SheetChange) {
    var before = 0
    var after = 0
    for seed in Self.seeds.prefix(40) {
      var random = SplitMix64(seed: seed)
      let sheet = LabelSheet.random(&random)
      let changed = change.apply(to: sheet, &random)
      let answers = SheetDecision.of(sheet)?.acceptedAmounts ?? []
      before += answers.count
      after += answers.intersection(SheetDecision.of(changed)?.acceptedAmounts ?? []).count
    }
    #expect(before >= 40)
    #expect(Double(after) >= 0.8 * Double(before), "\(after) of \(before)")
  }

  @Test(
    "Reads most of a column whose names are above or below its values", arguments: [true, false])
  func grids(namesAbove: Bool) {
    var before = 0
    var after = 0
    for seed in Self.seeds.prefix(40) {
      var random = SplitMix64(seed: 3_000 + seed)
      let sheet = LabelSheet.random(&random)
      let grid = sheet.asGrid(across: 1 + seed % 7, namesAbove: namesAbove)
      let printed = grid.amounts
      before += (SheetDecision.of(sheet)?.acceptedAmounts ?? []).intersection(printed).count
      after += (SheetDecision.of(grid)?.acceptedAmounts ?? []).intersection(printed).count
    }
    #expect(before >= 40)
    #expect(Double(after) >= 0.5 * Double(before), "\(after) of \(before)")
  }

  /// Expects no wrong amounts, and reports the smallest sheet that has some.
  ///
  /// Removing rows changes no other row's print, so `wrong` may keep the whole sheet's amounts.
  private func expect(
    _ sheet: LabelSheet, _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    wrong: (DecidedLabel) -> [LabelSheet.Amount]
  ) {
    func wrongAmounts(_ sheet: LabelSheet) -> [LabelSheet.Amount] {
      SheetDecision.of(sheet).map(wrong) ?? []
    }
    guard !wrongAmounts(sheet).isEmpty else { return }
    var smallest = sheet
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      let rows = Set(
        smallest.pieces.filter { $0.part != .heading && $0.part != .title }.map(\.row))
      for row in rows.sorted(by: >) where !wrongAmounts(smallest.withoutRow(row)).isEmpty {
        smallest = smallest.withoutRow(row)
        hasShrunk = true
      }
    }
    let text = wrongAmounts(smallest).map {
      "\($0.nutrient) \($0.value) \($0.basis?.rawValue ?? "on no basis")"
    }
    Issue.record(
      """
      \(name): accepted but not printed: \(text.joined(separator: ", "))
      \(smallest.page.text)
      """, sourceLocation: sourceLocation)
  }
}
