import Languages

/// An end of the zone of a goal.
enum GoalEnd: String {
  case least, most

  var word: PageWord { self == .least ? .atLeast : .atMost }
}
