import ArgumentParser
import BatchProcessing

/// A part of the photos as it is typed, such as `2/8`.
struct ShardArgument: ExpressibleByArgument {
  var value: Shard

  init?(argument: String) {
    guard let value = Shard(argument) else { return nil }
    self.value = value
  }
}
