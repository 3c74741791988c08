/// The settings of the two product databases.
package struct OpenFoodFactsSettings: Sendable, Hashable {
  /// The address of Open Food Facts: `https`, or `http` to this machine.
  package var foodAddress = OpenFoodFactsService.food.address
  /// The address of Open Pet Food Facts: `https`, or `http` to this machine.
  package var petFoodAddress = OpenFoodFactsService.petFood.address
  /// The API version asked for: `2`, or `3.5`, the first with the present nutrition schema. Answers
  /// of every version from 2 on are understood, whatever is asked for.
  package var apiVersion = "3.5"
  /// The version of this program, for the User-Agent that the services ask for.
  package var version: String
  /// The address, of mail or web, at which the services' operators can reach whoever runs it.
  package var contact: String
  /// The longest that one request may take, from connecting to the last byte.
  package var timeLimit = Duration.seconds(10)
  /// The most bytes of an answer that are read. A product's fields that are asked for take tens of
  /// kilobytes.
  package var largestAnswer = 5_000_000
  /// The most product reads a minute to each host. 15 a minute and address are allowed
  /// (openfoodfacts-server, pull request 13494, April 2026).
  package var readsPerMinute = 15
  /// The most searches a minute to each host; a request for several products at once is one of
  /// them. 10 a minute and address are allowed (as above).
  package var searchesPerMinute = 10
  /// The language that names are shown in, ISO 639-1; `nil` takes the product's own.
  package var language: String?
  /// The times at which a failed request is made again.
  package var retries = RetryPolicy.standard
  /// The time for which a database without an answer, after all attempts, is not asked again.
  /// Look-ups in that time fail at once with the same error.
  var outageSpan = Duration.seconds(60)
  /// The database that is asked first where nothing is known about the product. The other one is
  /// asked about unknown products.
  package var first = OpenFoodFactsService.petFood

  /// Creates the usual settings.
  package init(version: String, contact: String) {
    self.version = version
    self.contact = contact
  }

  /// The address of `service`.
  func address(of service: OpenFoodFactsService) -> String {
    switch service {
    case .food: foodAddress
    case .petFood: petFoodAddress
    }
  }
}
