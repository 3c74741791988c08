/// A meal before it is logged: to be looked at, changed, and then saved or thrown away.
package struct Draft: Hashable, Sendable {
  /// The meal's name.
  package var summary: String
  /// The entries.
  package var items: [DraftItem]

  /// Creates a draft.
  package init(summary: String, items: [DraftItem]) {
    self.summary = summary
    self.items = items
  }

  /// The meal that would be saved.
  package var foods: [EatenFood] { items.map(\.food) }

  /// Leaves the amounts of services out that may not be kept. What a person typed stays.
  ///
  /// - Parameter always: whether they are left out, too, where a person gave no calories.
  /// - Returns: whether there were any.
  package mutating func leaveUnkept(always: Bool = false) -> Bool {
    items.indices.map { items[$0].leaveUnkept(always: always) }.contains(true)
  }

  /// Makes a change such as `1.calories=250`, `2.portion=120 g` or, of a draft with one item, `name=tea`.
  ///
  /// Another portion changes the amounts that were found in proportion; what was typed stays. An empty
  /// amount is one that is not known.
  ///
  /// - Throws: ``InvalidEntry`` for a change that is not understood or cannot be; nothing is changed then.
  package mutating func apply(_ change: String) throws(InvalidEntry) {
    let (index, field, value) = try parts(of: change)
    try items[index].set(field, value)
  }

  /// Makes several changes, all or none.
  ///
  /// - Throws: ``InvalidEntry`` that names every change that is not understood or cannot be.
  package mutating func apply(_ changes: [String]) throws(InvalidEntry) {
    var changed = self
    var problems: [InvalidEntry.Problem] = []
    for change in changes {
      do throws(InvalidEntry) {
        try changed.apply(change)
      } catch {
        problems += error.problems
      }
    }
    guard problems.isEmpty else { throw InvalidEntry(problems: problems) }
    self = changed
  }

  private func parts(of change: String) throws(InvalidEntry) -> (Int, String, String) {
    guard let sign = change.firstIndex(of: "=") else {
      throw InvalidEntry(problems: [
        .init(String(change.prefix(40)), "no change; write it as 1.calories=250")
      ])
    }
    var field = change[..<sign]
    var number = 1
    if let dot = field.firstIndex(of: ".") {
      guard let stated = Int(field[..<dot]), stated > 0, items.indices.contains(stated - 1) else {
        throw InvalidEntry(problems: [
          .init(
            String(field.prefix(40)),
            "there is no item \(field[..<dot].prefix(20)); the draft has \(items.count)")
        ])
      }
      number = stated
      field = field[field.index(after: dot)...]
    } else if items.count != 1 {
      throw InvalidEntry(problems: [
        .init(String(field.prefix(40)), "say of which item, such as 2.\(field.prefix(40))")
      ])
    }
    let value = change[change.index(after: sign)...]
    return (number - 1, String(field.filter { $0 != " " }).lowercased(), String(value))
  }
}
