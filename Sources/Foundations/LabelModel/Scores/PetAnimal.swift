/// The animal that a pet food is for.
public enum PetAnimal: String, Hashable, Sendable, Codable, CaseIterable {
  /// Cats, kittens among them.
  case cat
  /// Dogs, puppies among them.
  case dog
  /// Any other: rabbits, rodents, ferrets, birds, fish, horses.
  case other
}
