/// An account of the product databases. It says nothing of its password.
public struct ContributorAccount: Sendable, Hashable {
  /// The user's name.
  public var user: String
  /// The password.
  public var password: Secret

  /// Creates an account.
  public init(user: String, password: Secret) {
    self.user = user
    self.password = password
  }
}
