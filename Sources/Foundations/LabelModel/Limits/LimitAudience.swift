/// The animal, or the part of a diet, that a row of the table of limits is about.
public enum LimitAudience: String, Hashable, Sendable, Codable, CaseIterable {
  /// Food for cats, with the ranges of the specification.
  case cat
  /// Food for dogs.
  case dog
  /// Food for any other animal.
  case other
  /// Treats for any animal.
  case treat
  /// Broths and soups for any animal.
  case broth

  /// Creates the audience of a food of `use`; `nil` when its words name no animal, treat or broth.
  ///
  /// A treat is a treat for every animal, and a broth a broth. A broth that is not wet is a powder, and only a treat's
  /// ranges fit a powder.
  public init?(of use: PetFoodUse?, _ foodType: FoodType) {
    switch (use?.kind?.value, use?.animal?.value) {
    case (.treat, _): self = .treat
    case (.broth, _): self = foodType == .wet ? .broth : .treat
    case (_, .cat): self = .cat
    case (_, .dog): self = .dog
    case (_, .other): self = .other
    case (_, nil): return nil
    }
  }
}
