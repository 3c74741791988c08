import Foundation
import HTTPTypes
import LabelModel
import LabelScan
import Languages

/// The reading of an answer: what the label prints, according to a person.
struct AnswerReading {
  private let answer: ValueAnswer
  private let record: ProductRecord
  private let limits: FieldLimits
  private let offered: ReviewValue?

  init(_ answer: ValueAnswer, in record: ProductRecord, limits: FieldLimits) {
    self.answer = answer
    self.record = record
    self.limits = limits
    offered = record.forReview.first {
      $0.nutrient == answer.nutrient && $0.basis == answer.basis
    }
  }

  /// The answer as it is kept.
  ///
  /// - Throws: ``WebProblem`` for a missing value, for an amount that cannot be understood, and for one without
  ///   its column or unit. The same holds for an amount that no food can have.
  var settled: SettledValue {
    get throws {
      let amount = try amount
      var settled = SettledValue(nutrient: answer.nutrient, asked: answer.basis)
      settled.basis = answer.basis ?? answer.column
      settled.amount = amount
      if amount == nil { settled.basis = answer.basis }
      if isOfKilogram { settled.ofKilogram = true }
      // An amount whose column nobody named is never taken for one of the record's column.
      guard amount == nil || settled.basis != nil else {
        throw WebProblem(.unprocessableContent, .needsColumn)
      }
      if let quantity = amount?.quantity,
        let fault = impossibility(
          of: answer.nutrient, quantity, on: settled.basis, in: record, limits: limits)
      {
        throw WebProblem(.unprocessableContent, fault)
      }
      return settled
    }
  }

  private var known: NutrientValue? { record.stated(answer.nutrient, on: answer.basis) }

  /// Whether the answered value is a pet food's accepted energy of a kilogram.
  ///
  /// Such a value is stated though its column has none.
  private var isOfKilogram: Bool {
    offered == nil && known != nil && record[column: answer.basis][answer.nutrient] == nil
  }

  private var amount: PrintedAmount? {
    get throws {
      let bound = answer.bound.map(\.bound) ?? offered?.bound ?? known?.bound
      switch answer.action {
      case .notPrinted: return nil
      case .accept:
        if let offered {
          return PrintedAmount(offered.quantity, bound: bound, modifier: offered.modifier)
        }
        guard let known else { throw WebProblem(.conflict, .valueIsMissing) }
        return PrintedAmount(known.quantity, bound: bound, modifier: known.modifier)
      case .traces: return PrintedAmount(Quantity(0, try unit), modifier: .traces)
      case .correct:
        let (number, modifier) = try typed
        return PrintedAmount(Quantity(number, try unit), bound: bound, modifier: modifier)
      }
    }
  }

  private var unit: NutrientUnit {
    get throws {
      guard let unit = answer.unit ?? offered?.quantity.unit ?? known?.quantity.unit else {
        throw WebProblem(.unprocessableContent, .needsUnit)
      }
      return unit
    }
  }

  private var typed: (Decimal, Modifier?) {
    get throws {
      let text = answer.text ?? ""
      switch TypedAmount(text) {
      case .amount(let amount, let modifier): return (amount, modifier)
      case .ambiguous(let whole, let fraction):
        let shorter = String(fraction.reversed().drop { $0 == "0" }.reversed())
        throw WebProblem(
          .unprocessableContent, .amountIsAmbiguous,
          ["text": text, "whole": whole, "fraction": shorter])
      case .unreadable:
        throw WebProblem(
          .unprocessableContent, .amountIsUnreadable, ["text": String(text.prefix(20))])
      }
    }
  }
}
