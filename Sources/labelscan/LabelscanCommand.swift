import ArgumentParser
import LabelPipeline

/// The root of the command line; each subcommand has its own file.
@main
struct LabelscanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "labelscan",
    abstract: "Photos of food and pet-food labels in, validated product records out.",
    version: labelscanVersion,
    subcommands: [
      ScanCommand.self, BatchCommand.self, EvaluateCommand.self, ReadCommand.self,
      ParseCommand.self, WorkerCommand.self,
    ])
}
