import ArgumentParser
import BatchProcessing

/// A part of the photos as it is typed, such as `2/8`.
struct ShardArgument {
  var value: Shard

  init(parsing argument: String) throws {
    guard let value = Shard(argument) else {
      throw ValidationError("write a part and the number of parts, such as 2/8")
    }
    self.value = value
  }
}
