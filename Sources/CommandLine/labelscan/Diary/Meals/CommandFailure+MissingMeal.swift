extension CommandFailure {
  /// Returns the failure of a command that names a meal which is not known.
  static func missingMeal(_ name: String) -> CommandFailure {
    CommandFailure(
      .badData,
      "no meal is known as \(name); diary meals lists them, suggest finds their beginnings")
  }
}
