/// The usability of a record, best first.
public enum RecordStatus: String, Hashable, Sendable, Codable, CaseIterable {
  /// Every required nutrient is there, and nothing contradicts it.
  case valid
  /// A person must look. A value is for review, a rule refused a value of the label, or a finding
  /// is an error.
  case needsReview
  /// The present values look right, but a required nutrient is missing.
  case incomplete
  /// There is no nutrient value at all, from any source, not even a doubtful one.
  case unreadable
}
