extension EvaluatedLabel: Encodable {
  private enum CodingKeys: String, CodingKey {
    case file, printed, right, wrong, missed, perServing, faults, unjudged, allergens, offered
    case failure, cost, lost
  }

  /// Writes the judgements with their values, and of the other accepted facts those that are not right.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(truth.file, forKey: .file)
    func encode(
      _ judgement: Judgement, to container: inout KeyedEncodingContainer<CodingKeys>
    ) throws {
      try container.encode(judgement.printed, forKey: .printed)
      try container.encode(judgement.right, forKey: .right)
      try container.encode(judgement.wrong, forKey: .wrong)
      try container.encode(judgement.missed, forKey: .missed)
    }
    try encode(judgement, to: &container)
    if let perServing {
      var beside = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .perServing)
      try encode(perServing, to: &beside)
    }
    try container.encode(accepted.filter { $0.cause != nil }, forKey: .faults)
    try container.encode(accepted.filter { $0.verdict == .unjudged }, forKey: .unjudged)
    try container.encodeIfPresent(allergens, forKey: .allergens)
    try container.encode(offered, forKey: .offered)
    try container.encodeIfPresent(failure, forKey: .failure)
    try container.encodeIfPresent(cost, forKey: .cost)
    try container.encode(lost.mapValues(\.rawValue), forKey: .lost)
  }
}

extension AcceptedFact: Encodable {
  private enum CodingKeys: String, CodingKey { case part, field, printed, read, cause }

  /// Writes the fact; only a wrong one has a cause.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(part, forKey: .part)
    try container.encode(field, forKey: .field)
    try container.encodeIfPresent(printed, forKey: .printed)
    try container.encode(read, forKey: .read)
    try container.encodeIfPresent(cause, forKey: .cause)
  }
}
