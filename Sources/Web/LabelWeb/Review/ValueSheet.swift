import Foundation
import LabelModel
import LabelScan
import Languages
import ProductChoice

/// The values of a record as pages show them: in columns as they are printed.
struct ValueSheet {
  let id: Int64
  let record: ProductRecord
  let language: PageLanguage
  /// The photos that are kept, by the name that evidence calls them.
  let photos: [String: Scan]

  /// The values for review, the least certain first.
  var doubts: [ReviewValue] {
    record.forReview.sorted {
      ($0.confidence.value, $0.nutrient.rawValue) < ($1.confidence.value, $1.nutrient.rawValue)
    }
  }

  /// The accepted value of a key.
  func accepted(_ key: ValueKey) -> NutrientValue? {
    key.basis.isServing(beside: record.basis) || key.basis == record.basis
      ? record[column: key.basis][key.nutrient] : nil
  }

  /// The column of a missing value: that of the record, else the one of its kind of product.
  ///
  /// Beside a food's readings for review, nobody knows which column a further amount is of.
  private var mainBasis: Basis? {
    if let basis = record.basis { return basis }
    switch record.subject {
    case .petFood: return .asFed
    case .food: return record.perServing.isEmpty && record.forReview.isEmpty ? .per100g : nil
    case nil: return nil
    }
  }

  /// The nutrients that a complete record has and this one lacks, neither accepted nor for review.
  private var missing: [Nutrient] {
    guard let subject = record.subject else { return [] }
    let stated = Set(record.nutrients.keys).union(record.forReview.map(\.nutrient))
    return requiredNutrients(of: subject).filter(stated.isDisjoint(with:)).compactMap(\.first)
  }

  /// Whether a key is of a missing value that a person may type.
  private func isMissing(_ key: ValueKey) -> Bool {
    key.basis != nil && key.basis == mainBasis && missing.contains(key.nutrient)
  }

  /// The columns that the label has values in, the main one first.
  private var columns: [Basis] {
    var columns: [Basis] = []
    let all =
      [missing.isEmpty ? record.basis : mainBasis]
      + (record.perServing.isEmpty ? [] : [.perServing])
      + record.forReview.map(\.basis)
    for case let basis? in all where !columns.contains(basis) { columns.append(basis) }
    return columns
  }

  /// The values for the template `values`.
  var values: [String: Any] {
    let conversion = Conversion(record)
    var heads = columns.map(heading)
    if let conversion { heads.append(heading(conversion)) }
    var rows = Nutrient.allCases.compactMap { nutrient -> [String: Any]? in
      var cells = columns.map { cell(ValueKey(nutrient, $0)) }
      guard cells.contains(where: { !$0.isEmpty }) else { return nil }
      if let conversion { cells.append(convertedCell(nutrient, conversion)) }
      return [
        "name": language.capitalized(language.wording.name(of: nutrient)), "cells": cells,
      ]
    }
    rows += calorieContentRow
    return ["heads": heads.map { ["text": $0] }, "rows": rows, "hasRows": !rows.isEmpty]
  }

  /// The row of a pet food's energy in a kilogram, where its label states one.
  private var calorieContentRow: [[String: Any]] {
    guard let energy = record.calorieContent else { return [] }
    var cell: [String: Any] = [
      "amount": language.amount(energy.quantity, bound: energy.bound, modifier: energy.modifier),
      "source": energy.source == .ocr ? "" : language.wording.name(of: energy.source),
    ]
    if let key = calorieContentKey { (cell["address"], cell["key"]) = (address(key), "\(key)") }
    let name = language.capitalized(language.wording.name(of: Nutrient.energyKcal))
    return [["name": name, "cells": [cell] + columns.dropFirst().map { _ in [:] }]]
  }

  /// The key that a pet food's energy of a kilogram is answered by; `nil` where another energy has it.
  var calorieContentKey: ValueKey? {
    let key = ValueKey(.energyKcal, record.basis)
    let isDoubtful = record.forReview.contains { ValueKey($0.nutrient, $0.basis) == key }
    return record.calorieContent != nil && !isDoubtful && accepted(key) == nil
      && record.stated(.energyKcal, on: key.basis) != nil ? key : nil
  }

  /// The address of a value's place on its product's page of answers.
  func address(_ key: ValueKey) -> String { "/review/\(id)?value=\(key)#value-\(key)" }

  private func heading(_ basis: Basis) -> String {
    var text = language.capitalized(language.wording.name(of: basis))
    if basis == .perServing, let size = record.servingSize {
      text += " (\(language.amount(size)))"
    }
    if basis == record.basis, let preparation = record.preparation {
      text += ", " + language(preparation == .asSold ? .asSold : .prepared)
    }
    return text
  }

  private func heading(_ conversion: Conversion) -> String {
    language.capitalized(language.wording.name(of: conversion.basis)) + ", "
      + language(.converted)
  }

  private func convertedCell(_ nutrient: Nutrient, _ conversion: Conversion) -> [String: Any] {
    guard let value = record.nutrients[nutrient], value.modifier != .traces,
      let amount = conversion.amount(value.quantity.value)
    else { return ["isConverted": true] }
    return [
      "isConverted": true,
      "amount": language.amount(
        Quantity(amount, value.quantity.unit), bound: value.bound, modifier: value.modifier),
    ]
  }

  private func cell(_ key: ValueKey) -> [String: Any] {
    let address = address(key)
    if let value = accepted(key) {
      return [
        "amount": language.amount(value.quantity, bound: value.bound, modifier: value.modifier),
        "address": address, "key": "\(key)",
        "source": value.source == .ocr ? "" : language.wording.name(of: value.source),
        "isByHand": value.source == .manual,
      ]
    }
    guard let value = record.forReview.first(where: { ValueKey($0.nutrient, $0.basis) == key })
    else {
      if let salt = saltOfSodium(key) { return salt }
      guard isMissing(key) else { return [:] }
      return [
        "amount": "--", "address": address, "key": "\(key)", "isMissing": true,
        "source": language.wording(.missing),
      ]
    }
    return [
      "amount": language.amount(value.quantity, bound: value.bound, modifier: value.modifier),
      "address": "/review/\(id)#value-\(key)", "key": "\(key)", "isDoubtful": true,
      "source": language(.doubtful),
    ]
  }

  /// The cell of a food's salt that is computed from its sodium; `nil` for any other key.
  private func saltOfSodium(_ key: ValueKey) -> [String: Any]? {
    guard record.subject == .food, key.nutrient == .salt,
      let sodium = accepted(ValueKey(.sodium, key.basis)),
      let salt = sodium.quantity.saltOfSodium
    else { return nil }
    return [
      "amount": language.amount(salt, bound: sodium.bound, modifier: sodium.modifier),
      "source": language.wording.saltFromSodium,
    ]
  }

  /// The values for the template `answer` of a value for review.
  func answer(to value: ReviewValue) -> [String: Any] {
    let key = ValueKey(value.nutrient, value.basis)
    var values = form(key, value.quantity, value.bound, value.modifier)
    values["canAccept"] = true
    values["certainty"] = language.percent(value.confidence)
    values["isWeak"] = value.confidence.value < 0.5
    values["reason"] = language.capitalized(language.wording.sentence(value.reason))
    values["with"] = related(to: value).map { "\(ValueKey($0, value.basis))" }
      .joined(separator: " ")
    values["printed"] = value.evidence.text
    if value.basis == nil {
      values["columns"] = choosableColumns.map {
        ["value": $0.rawValue, "name": language.wording.name(of: $0)]
      }
      values["asksColumn"] = true
    }
    return values
  }

  /// The values for the template `answer` of an accepted or a missing value; `nil` for any other.
  func answer(to key: ValueKey) -> [String: Any]? {
    let ofKilogram = key == calorieContentKey ? record.calorieContent : nil
    guard let value = accepted(key) ?? ofKilogram else {
      guard isMissing(key) else { return nil }
      let none = Quantity(0, usualUnits(key.nutrient)[0])
      return form(key, none, nil, nil).merging(
        ["read": "", "reason": language.capitalized(language.wording(.missing))]
      ) { _, new in new }
    }
    var values = form(key, value.quantity, value.bound, value.modifier)
    values["certainty"] = value.confidence.map(language.percent) ?? ""
    values["reason"] = language.capitalized(language.wording.name(of: value.source))
    return values
  }

  /// The columns of an amount whose column was not read.
  private var choosableColumns: [Basis] {
    guard let basis = record.basis else {
      return record.subject == .petFood ? [.asFed] : Basis.columnsOfFood
    }
    return basis == .perServing || record.subject == .petFood ? [basis] : [basis, .perServing]
  }

  private func form(
    _ key: ValueKey, _ quantity: Quantity, _ bound: Bound?, _ modifier: Modifier?
  ) -> [String: Any] {
    let sign = modifier.flatMap { $0 == .traces ? nil : $0.rawValue } ?? ""
    let isPetFood = record.subject == .petFood
    return [
      "key": "\(key)", "nutrient": key.nutrient.rawValue, "basis": key.basis?.rawValue ?? "",
      "name": language.capitalized(language.wording.name(of: key.nutrient)),
      "column": key.basis.map { language.wording.name(of: $0) }
        ?? language.wording(.unknownBasis),
      "read": sign + language.number(quantity.value), "readUnit": quantity.unit.rawValue,
      "readBound": isPetFood ? bound?.rawValue ?? "none" : "",
      "units": units(key.nutrient, quantity.unit).map {
        ["unit": $0.rawValue, "isChosen": $0 == quantity.unit] as [String: Any]
      },
      "hasBound": isPetFood,
      "bounds": isPetFood
        ? [
          ("none", "–", bound == nil), ("minimum", language(.atLeast), bound == .minimum),
          ("maximum", language(.atMost), bound == .maximum),
        ]
        .map { ["value": $0.0, "name": $0.1, "isChosen": $0.2] as [String: Any] }
        : [],
    ]
  }

  /// The units to choose from: those that labels give the nutrient in, and the one that was read.
  private func units(_ nutrient: Nutrient, _ chosen: NutrientUnit) -> [NutrientUnit] {
    let usual = usualUnits(nutrient)
    return usual.contains(chosen) ? usual : usual + [chosen]
  }

  /// The units that labels give the nutrient in, the commonest first.
  private func usualUnits(_ nutrient: Nutrient) -> [NutrientUnit] {
    switch nutrient {
    case .energyKJ: [.kilojoule]
    case .energyKcal: [.kilocalorie, .kilocaloriePerKilogram]
    default:
      record.subject == .petFood
        ? [
          .percent, .gramPerKilogram, .milligramPerKilogram, .internationalUnitPerKilogram,
          .gram, .milligram,
        ]
        : [.gram, .milligram, .microgram, .percent, .internationalUnit]
    }
  }

  /// The nutrients that contradict a value: those of its findings and of the reason for its doubt.
  private func related(to value: ReviewValue) -> [Nutrient] {
    let findings = record.findings.filter { $0.fields.contains(value.nutrient.rawValue) }
    let named =
      findings.flatMap { $0.fields.compactMap(Nutrient.init(rawValue:)) }
      + value.reason.clauses.flatMap(\.namedNutrients)
    return Nutrient.allCases.filter { $0 != value.nutrient && named.contains($0) }
  }
}
