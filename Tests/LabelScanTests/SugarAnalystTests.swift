import LabelModel
import LabelScan
import ProductLookup
import Testing

@Suite struct SugarAnalystTests {
  /// An analyst that gives one answer, or one error.
  private struct Analyst: SugarAnalyst {
    var answer: Result<SugarAnswer, LookupError>

    func analysis(of list: IngredientList) async throws(LookupError) -> SugarAnswer {
      try answer.get()
    }
  }

  private static let remote = SugarAnalysis(
    provider: .remote, containsSugar: true, confidence: Confidence(1), healthImpact: .high)
  private static let local = SugarAnalysis(
    provider: .local, containsSugar: true, confidence: Confidence(0.9), healthImpact: .medium)

  private func record(needsReview: Bool = false) -> ProductRecord {
    ProductRecord(
      status: .valid, subject: .food,
      ingredients: IngredientList(
        language: "en", text: "sugar", ingredients: [Ingredient(name: "sugar")],
        needsReview: needsReview, evidence: Evidence(image: "a.jpg", text: "Ingredients: sugar")),
      sugarAnalysis: Self.local)
  }

  private func asked(
    _ answer: Result<SugarAnswer, LookupError>, needsReview: Bool = false
  ) async -> ProductRecord {
    await askSugarAnalyst(Analyst(answer: answer), about: record(needsReview: needsReview))
  }

  @Test("The analyst's view takes the place of the local one, with what it found")
  func answered() async {
    let finding = Finding(
      rule: FindingRule(rawValue: "R"), severity: .info, message: Message(text: "m"))
    let result = await asked(.success(.analysis(Self.remote, findings: [finding])))
    #expect(result.sugarAnalysis == Self.remote)
    #expect(result.findings == [finding])
  }

  @Test("An analyst that does not answer leaves the local view, with a finding")
  func failed() async {
    let result = await asked(.failure(.notAuthorized(host: "example.org", status: 401)))
    #expect(result.sugarAnalysis == Self.local)
    #expect(result.findings.map(\.rule.rawValue) == ["SugarServiceAnswers"])
    #expect(result.findings.first?.severity == .warning)
    #expect(result.findings.first?.message.text.contains("401") == true)
    #expect(result.status == .valid)
  }

  @Test("A language that the analyst does not know leaves the local view")
  func otherLanguage() async {
    let result = await asked(.success(.unknownLanguage("pl")))
    #expect(result.sugarAnalysis == Self.local)
    #expect(result.findings.map(\.rule.rawValue) == ["SugarServiceKnowsLanguage"])
  }

  @Test("Nobody is asked about a badly read list")
  func badlyRead() async {
    let result = await asked(
      .success(.analysis(Self.remote, findings: [])), needsReview: true)
    #expect(result == record(needsReview: true))
  }
}
