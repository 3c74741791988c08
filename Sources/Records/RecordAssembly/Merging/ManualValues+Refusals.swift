import LabelModel

extension ManualValues {
  /// Returns whose values of `field` the person refuses, among the sources that have one.
  ///
  /// `present` is in the order of priority. A refusal without a source refuses the first of the
  /// values that would show. A person's own value cannot be refused.
  func refusedSources(_ field: RejectableField, present: [Source]) -> Set<Source> {
    let refusals = rejections.filter { $0.field == field }
    var refused = Set(refusals.compactMap(\.source))
    if refusals.contains(where: { $0.source == nil }),
      let shown = present.first(where: { !refused.contains($0) && $0 != .manual })
    {
      refused.insert(shown)
    }
    return refused
  }
}
