import Foundation
import LabelModel
import Languages
import ProductChoice

/// The answers of a record to a person's profile, as pages show them.
struct ProfileSheet {
  let marks: [ProfileMark]
  let language: PageLanguage

  /// A line for each entry of the profile, the gravest answer first.
  var lines: [[String: Any]] {
    marks.map { mark in
      ["kind": kind(mark.verdict), "subject": subject(mark), "text": answer(mark)]
    }
  }

  private func kind(_ verdict: ProfileMark.Verdict) -> String {
    switch verdict {
    case .contains, .above: "bad"
    case .mayContain, .mayBeAbove, .notKnown: "doubt"
    case .notNamed, .claimed, .within: "calm"
    }
  }

  private func subject(_ mark: ProfileMark) -> String {
    switch mark.subject {
    case .allergen(let allergen): language.capitalized(language.wording.name(of: allergen))
    case .diet(let diet): language.capitalized(language.wording.name(of: diet))
    case .limit(let limit):
      "\(language.capitalized(language.wording.name(of: limit.nutrient))), \(language.amount(Quantity(limit.amount, limit.unit), bound: .maximum))"
    }
  }

  private func answer(_ mark: ProfileMark) -> String {
    var facts: [String] = []
    if case .limit(let limit) = mark.subject, let amount = mark.amount {
      facts.append(language.amount(Quantity(amount, limit.unit)))
    }
    if !mark.words.isEmpty { facts.append("“\(language.wording.words(of: mark).prefix(80))”") }
    if mark.verdict != .notNamed { facts += mark.sources.map { language.wording.name(of: $0) } }
    let word = language.wording.word(for: mark.verdict)
    return facts.isEmpty ? word : "\(word) (\(facts.joined(separator: ", ")))"
  }
}
