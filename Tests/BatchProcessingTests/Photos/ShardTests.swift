import BatchProcessing
import LabelTestSupport
import Testing

struct ShardTests {
  private struct Names: PhotoSource {
    var names: [String]

    mutating func next() -> FoundPhoto? {
      names.isEmpty ? nil : .photo(path: names[0], file: names.removeFirst())
    }
  }

  private func files(
    of names: [String], _ text: String, grouping: PhotoGrouping = .file
  ) throws -> [String] {
    var source = ShardedPhotos(
      Names(names: names), try #require(Shard(text)), grouping: grouping)
    var files: [String] = []
    while let found = try source.next() { files.append(found.file) }
    return files
  }

  private static let names = (1...60).flatMap { folder in
    (1...5).map { "f\(folder)/IMG_\(folder * $0).jpg" }
  }

  @Test("Every photo is in exactly one shard", arguments: [1, 2, 3, 8, 100])
  func splitsDisjointAndComplete(count: Int) throws {
    var all: [String] = []
    for number in 1...count { all += try files(of: Self.names, "\(number)/\(count)") }
    #expect(all.sorted() == Self.names.sorted())
  }

  @Test("Shards are of about the same size")
  func splitsEvenly() throws {
    for number in 1...4 {
      let share = try files(of: Self.names, "\(number)/4").count
      #expect((50...100).contains(share), "of 300 photos, 75 are a quarter")
    }
  }

  @Test("A name is in the same shard on every machine and in every version")
  func isStable() throws {
    let names = ["", "a", "foobar", "käse/1.jpg"]
    #expect(try files(of: names, "1/4") == ["a"])
    #expect(try files(of: names, "2/4") == ["", "foobar", "käse/1.jpg"])
    #expect(try files(of: names, "3/4") == [])
    #expect(try files(of: names, "4/4") == [])
  }

  @Test("Photos of one folder stay together where they make one record")
  func keepsFoldersTogether() throws {
    for number in 1...3 {
      let found = try files(of: Self.names, "\(number)/3", grouping: .folder)
      let counts = Dictionary(grouping: found) { $0.prefix { $0 != "/" } }.values.map(\.count)
      #expect(!counts.isEmpty)
      #expect(counts.allSatisfy { $0 == 5 })
    }
  }

  @Test(
    "A part that there is not is refused",
    arguments: [
      "0/4", "5/4", "-1/4", "+1/4", "01/4", "1/0", "1", "1/", "/4", "1/2/3", "a/b", " 1/2", "",
      "1/65537", "1/99999999999999999999", "１/２",
    ])
  func refusesWhatIsNoShard(text: String) {
    #expect(Shard(text) == nil)
  }
}
