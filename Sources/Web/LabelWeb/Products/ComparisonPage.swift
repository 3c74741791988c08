import Foundation
import HTTPTypes
import Hummingbird
import LabelModel
import Languages
import ProductChoice
import ProductStore

/// The page with products side by side.
struct ComparisonPage: Sendable {
  let templates: Templates
  let store: RecordStore
  let language: @Sendable (Request) -> PageLanguage

  /// The numbers of products that a page has room for.
  private static let counts = 2...6

  func add(to router: Router<some RequestContext>) {
    router.get("compare") { request, _ in try page(request) }
  }

  private func page(_ request: Request) throws -> Response {
    let language = language(request)
    let profile = try store.profile()
    var seen: Set<Int64> = []
    let numbers = request.uri.queryParameters.getAll("product").compactMap { Int64($0) }
      .filter { seen.insert($0).inserted }
    let products = try numbers.prefix(Self.counts.upperBound).compactMap {
      try store.product(.id($0))
    }
    let isPossible = Self.counts.contains(products.count) && numbers.count <= Self.counts.upperBound
    let comparison = ProductComparison(
      products.map { product in
        ProductComparison.Column(
          label: "\(product.id)", record: product.record,
          marks: marks(of: product.record, for: profile))
      })
    return try templates.page(
      PageFrame(language(.compare), in: language, tab: .products), "compare",
      [
        "isPossible": isPossible, "hasOneBasis": comparison.hasOneBasis,
        "heads": products.map { product in
          [
            "id": "\(product.id)", "name": product.record.name?.value ?? language(.unnamed),
            "brand": product.record.brand?.value ?? "",
          ]
        },
        "rows": isPossible ? rows(comparison, language) : [],
        "profileHead": language.wording.profile.title, "hasProfile": !profile.isEmpty,
        "profiles": comparison.columns.map {
          ["lines": ProfileSheet(marks: $0.marks, language: language).lines]
        },
      ], status: isPossible ? .ok : .unprocessableContent)
  }

  private func rows(_ comparison: ProductComparison, _ language: PageLanguage) -> [[String: Any]] {
    let wording = language.wording
    func row(_ name: String, _ cell: (ProductRecord) -> String?) -> [String: Any] {
      [
        "name": name,
        "cells": comparison.columns.map { ["text": cell($0.record) ?? "–"] },
      ]
    }
    func names(_ presence: DeclaredAllergen.Presence) -> (ProductRecord) -> String? {
      { record in
        record.comparedAllergens(presence).map { list in
          list.isEmpty
            ? wording(.noneNamed) : list.map { wording.name(of: $0) }.joined(separator: ", ")
        }
      }
    }
    let basis = row(language.capitalized(wording(.values))) { record in
      record.comparableBasis.map { wording.name(of: $0) }
    }
    let amounts = comparison.nutrients.map { nutrient in
      row(language.capitalized(wording.name(of: nutrient))) { record in
        record.comparableAmount(of: nutrient).map { amount in
          (amount.isCalculated ? "= " : "")
            + language.amount(amount.quantity, bound: amount.bound, modifier: amount.modifier)
        }
      }
    }
    let carbohydrates = row(
      language.capitalized(wording.carbohydratesOfDryMatter), wording.carbohydrates(of:))
    let scores = [
      row("Nutri-Score") { $0.comparedNutriScore }, row("NOVA") { $0.comparedNova.map { "\($0)" } },
    ]
    return [basis] + amounts + (comparison.hasPetFood ? [carbohydrates] : [])
      + (comparison.hasFood ? scores : []) + [
        row(language.capitalized(wording(.allergens)), names(.contains)),
        row(language.capitalized(wording(.mayContain)), names(.mayContain)),
      ]
  }
}
