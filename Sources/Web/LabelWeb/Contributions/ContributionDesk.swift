package import ProductLookup

/// The way to the product databases that products are given back to.
package struct ContributionDesk: Sendable {
  /// The source of a database's present statements.
  let database: any ProductSource
  /// The longest that it is asked.
  let limit: Duration
  /// The clients of the person's account.
  let clients: [ContributionServer: OpenFoodFactsContributor]

  /// Gathers the parts.
  ///
  /// - Parameters:
  ///   - database: states what a database has now; it should keep no answers.
  ///   - limit: the longest that it is asked.
  ///   - clients: the clients of the person's account for each server; empty without an account.
  package init(
    database: any ProductSource, limit: Duration,
    clients: [ContributionServer: OpenFoodFactsContributor]
  ) {
    self.database = database
    self.limit = limit
    self.clients = clients
  }
}
