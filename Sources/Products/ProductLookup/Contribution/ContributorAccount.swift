/// An account of the product databases. It says nothing of its password.
package struct ContributorAccount: Sendable, Hashable {
  /// The user's name.
  package var user: String
  /// The password.
  package var password: Secret

  /// Creates an account.
  package init(user: String, password: Secret) {
    self.user = user
    self.password = password
  }
}
