import Foundation
package import LabelModel
package import Languages
package import ProductChoice

/// A record as a person reads it in a terminal.
package struct RecordPresentation: Sendable {
  /// The sign for a missing value.
  static let missing = "--"

  private let record: ProductRecord
  private let style: TerminalStyle
  private let wording: Wording
  private let marks: [ProfileMark]

  /// Presents `record` in the words of `wording`, with the answers to a person's profile below its heading.
  package init(
    _ record: ProductRecord, marks: [ProfileMark] = [], style: TerminalStyle,
    wording: Wording = .english
  ) {
    self.record = record
    self.marks = marks
    self.style = style
    self.wording = wording
  }

  /// The text, several lines, each with its end.
  package var text: String {
    var blocks = [heading, ProfileLines(marks, style: style, wording: wording).lines]
    if record.subject == .petFood {
      if !record.nutrients.isEmpty { blocks.append(constituents) }
      blocks.append(otherNutrients)
    } else {
      blocks.append(panel)
    }
    blocks += [
      carbohydrates + energy + scores,
      CompositionLines(record, style: style, wording: wording).lines,
    ]
    blocks += [review, rejected, findings]
    return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  private var heading: [String] {
    let known = record.title.isEmpty ? [] : [terminalSafe(record.title)]
    let missing = [
      record.name == nil ? wording(.unknownProduct) : nil,
      record.brand == nil ? wording(.unknownBrand) : nil,
    ].compactMap { $0 }
    let title = capitalized((known + missing).joined(separator: ", "))
    var facts = [style(wording.name(of: record.status), record.status.color)]
    switch record.subject {
    case .petFood: facts.append(wording(.petFood))
    case .food: facts.append(wording(.food))
    case nil: facts.append(wording(.unknownKind))
    }
    if let type = record.foodType {
      facts.append("\(wording.name(of: type.value)) (\(wording.name(of: type.decidedBy)))")
    }
    if let barcode = record.barcode {
      let source = wording.name(of: barcode.source.ofValues)
      facts.append("\(wording(.barcode)) \(barcode.gtin.digits) (\(source))")
    }
    return [style(title, .bold), facts.joined(separator: ", ")] + package
  }

  /// The contents, the date and the lot, where the label states any.
  private var package: [String] {
    let said = wording.packageFacts(of: record).map(terminalSafe)
    return said.isEmpty ? [] : [capitalized(said.joined(separator: ", "))]
  }

  /// A pet food's five, as tiles where they fit.
  private var constituents: [String] {
    let tiles = NutrientTiles(record, style: style, wording: wording)
    let fits = style.columns.map { $0 >= tiles.columns } ?? true
    let lines =
      fits
      ? tiles.lines
      : Nutrient.petFoodCore.map(NutrientRows(record, style: style, wording: wording).row)
    guard let basis = record.basis, basis != .asFed else { return lines }
    return lines + ["\(wording(.values)) \(wording.name(of: basis))"]
  }

  /// A food's values, one a line, with a column for a serving when there is one.
  private var panel: [String] {
    let core = (record.subject ?? .food).coreNutrients
    guard !record.nutrients.isEmpty || !record.perServing.isEmpty else { return [] }
    var lines = [headline]
    let rows = NutrientRows(record, style: style, wording: wording)
    for nutrient in core + rows.others(than: core) {
      lines.append(rows.row(nutrient))
    }
    return lines
  }

  /// The values of a pet food beside the five of the tiles.
  private var otherNutrients: [String] {
    let rows = NutrientRows(record, style: style, wording: wording)
    return rows.others(than: Nutrient.petFoodCore).map(rows.row)
      + (record.calorieContent.map { [rows.row(.energyKcal, $0)] } ?? [])
  }

  private var headline: String {
    let size = record.servingSize.map { " (\(wording.text($0)))" } ?? ""
    let serving = wording.name(of: Basis.perServing) + size
    var text = wording(.values)
    switch record.basis {
    case .perServing: text += " " + serving
    case let basis?: text += " " + wording.name(of: basis)
    case nil: text += ", " + wording(.unknownBasis)
    }
    if let preparation = record.preparation {
      text += ", " + wording(preparation == .asSold ? PageWord.asSold : .prepared)
    }
    return record.perServing.isEmpty ? text : "\(text), \(serving)"
  }

  private var carbohydrates: [String] {
    var lines: [String] = []
    if let carbohydrates = record.carbohydrates {
      lines.append(
        CarbohydrateMeter(
          percent: carbohydrates.percentOfDryMatter, level: carbohydrates.level
        ).line(style, wording: wording))
    }
    if let estimate = record.estimate {
      let assumed = estimate.assumed.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { "\(wording.name(of: $0.key)) \(wording.text($0.value))" }.joined(separator: ", ")
      let percent = wording.numbers.number(CarbohydrateMeter.format(estimate.percentOfDryMatter))
      lines.append(
        "\(capitalized(wording.name(of: Nutrient.carbohydrates))) \(wording(.about)) \(percent) "
          + "\(wording.name(of: Basis.dryMatter)) (\(wording.name(of: estimate.level))), "
          + "\(wording(.assuming)) \(assumed)")
    }
    return lines
  }

  private var energy: [String] {
    guard let energy = record.energy else { return [] }
    let shares: [(Nutrient, Double)] = [
      (.protein, energy.protein), (.fat, energy.fat), (.carbohydrates, energy.carbohydrates),
    ]
    // A food's fibre has energy of its own (EU 1169/2011, Annex XIV).
    let hasFiber =
      record.subject == .food && record.nutrients[.fiber].map { $0.quantity.value > 0 } == true
    let parts = shares.map { nutrient, kilocalories in
      let fiber =
        hasFiber && nutrient == .carbohydrates ? " + \(wording.name(of: Nutrient.fiber))" : ""
      return "\(wording.name(of: nutrient))\(fiber) \(wording.numbers.number("\(kilocalories)"))"
    }.joined(separator: ", ")
    return [
      "\(wording(.computedEnergy)) \(wording.numbers.number("\(energy.kcalPer100g)")) kcal "
        + "\(wording.name(of: Basis.per100g)) (\(parts))"
    ]
  }

  private var scores: [String] {
    (record.nutriScore.map { [NutriScoreLine($0, wording: wording).line(style)] } ?? [])
      + ingredientLines
  }

  /// The lines about the ingredients, when there are any.
  private var ingredientLines: [String] {
    guard record.ingredients != nil else { return [] }
    let advice = record.sugarAnalysis.map(wording.advice(on:)) ?? []
    return [record.nova?.line(wording), record.sugarAnalysis?.line(wording)].compactMap { $0 }
      + advice.map { "  " + shortened(terminalSafe($0), to: 160) }
  }

  private var review: [String] {
    list(wording(.toBeChecked), record.forReview) { value in
      let text = wording.amount(value.quantity, bound: value.bound, modifier: value.modifier)
      return "\(wording.name(of: value.nutrient)) \(text)\(suffix(value.basis)): "
        + terminalSafe(wording.sentence(value.reason))
        + (rule(of: value).map { " [\(terminalSafe($0))]" } ?? "")
        + place(value.evidence)
    } + suggestions
  }

  /// The package's facts that a person should look at; below the title where no nutrient is.
  private var suggestions: [String] {
    let lines = record.suggestions.map { suggestion in
      "  \(wording.name(of: suggestion.field)) \(terminalSafe(suggestion.value)): "
        + terminalSafe(wording.sentence(suggestion.reason)) + place(suggestion.evidence)
    }
    return record.forReview.isEmpty && !lines.isEmpty ? [wording(.toBeChecked)] + lines : lines
  }

  /// The rule by which a value for review was refused at first, `nil` for one that none refused.
  private func rule(of value: ReviewValue) -> String? {
    record.rejected.first { isSame($0, value) }?.rule.rawValue
  }

  private func isSame(_ refused: RejectedValue, _ value: ReviewValue) -> Bool {
    refused.nutrient == value.nutrient && refused.quantity == value.quantity
      && refused.basis == value.basis && value.reason.contains(refused.message)
  }

  private var rejected: [String] {
    // A refused value that is offered for review is shown once, there.
    let others = record.rejected.filter { refused in
      !record.forReview.contains { isSame(refused, $0) }
    }
    return list(wording(.rejected), others) { value in
      "\(wording.name(of: value.nutrient)) \(wording.text(value.quantity)) "
        + "(\(wording.name(of: value.source))): "
        + "\(terminalSafe(wording.sentence(value.message))) [\(value.rule)]"
        + (value.evidence.map(place) ?? "")
    }
  }

  private var findings: [String] {
    list(wording(.findings), record.findings) { finding in
      style(wording.name(of: finding.severity), finding.severity.color)
        + ": \(terminalSafe(wording.sentence(finding.message))) [\(terminalSafe(finding.rule.rawValue))]"
    }
  }

  private func list<Element>(
    _ title: String, _ elements: [Element], _ line: (Element) -> String
  ) -> [String] {
    elements.isEmpty ? [] : [title] + elements.map { "  " + line($0) }
  }

  private func suffix(_ basis: Basis?) -> String {
    guard let basis, basis != record.basis else { return "" }
    return " " + wording.name(of: basis)
  }

  private func place(_ evidence: Evidence) -> String {
    let read = evidence.text.isEmpty ? "" : ": “\(shortened(terminalSafe(evidence.text), to: 60))”"
    return style(" – \(terminalSafe(baseName(of: evidence.image)))\(read)", .dim)
  }

  private func baseName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension RecordBarcode.Source {
  /// The source that a value from there is attributed to.
  fileprivate var ofValues: Source {
    switch self {
    case .photo: .ocr
    case .api: .api
    case .manual: .manual
    }
  }
}

/// Returns `text` with spaces behind it up to `width` characters.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
