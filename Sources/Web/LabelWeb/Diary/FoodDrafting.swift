package import FoodDiary

/// The ways in which a phrase of the diary becomes a draft.
package struct FoodDrafting: Sendable {
  let quick: @Sendable (String) async -> Draft
  let whole: @Sendable (String) async -> Draft

  /// Creates them.
  ///
  /// - Parameters:
  ///   - quick: looks at this machine alone; it is asked while a person types.
  ///   - whole: asks services, too; it is asked once.
  package init(
    quick: @escaping @Sendable (String) async -> Draft,
    whole: @escaping @Sendable (String) async -> Draft
  ) {
    self.quick = quick
    self.whole = whole
  }
}
