import ArgumentParser

/// `labelscan catalog`: product data on this machine.
struct CatalogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Keep the products of a dump of Open (Pet) Food Facts on this machine.",
    subcommands: [CatalogImportCommand.self, CatalogShowCommand.self])
}
