import Foundation
import LabelTestSupport
import PhotoReading
import Testing

/// Runs `labelscan worker --records` as a driver does.
@Suite("worker --records", .serialized) struct WorkerRecordsTests {
  @Test("A record is the very line that a batch writes, a failure the batch's own")
  func equalsTheBatch() async throws {
    let batch = try await SampleRun.shared
    let names = ["pet-us-can.jpg", "food-pt.webp", "food-el-table.jpg"]
    var requests = names.enumerated().map { number, name in
      WorkerRequest(id: number, photo: Repository.samples + "/" + name, file: name)
    }
    requests.append(
      WorkerRequest(id: 3, photo: Repository.samples + "/truth.jsonl", file: "truth.jsonl"))
    let (greeting, answers) = try await work(on: requests)
    #expect(greeting.engine?.name == "label")
    #expect(answers.map(\.id) == [0, 1, 2, 3])
    for (name, answer) in zip(names, answers) {
      let line = try #require(answer.record)
      #expect(batch.lines.contains(line), "\(name) has another record in the batch")
      #expect(answer.reading == nil && answer.failure == nil)
    }
    #expect(answers.last?.failure?.code == "notAnImage")
    #expect(answers.last?.record == nil)
  }

  @Test("The record of several photos' readings is the one that a grouped batch writes")
  func equalsTheGroupedBatch() async throws {
    let folder = try TemporaryFolder()
    let names = ["pet-de-flat.jpg", "pet-de-front.jpg"]
    for name in names {
      try FileManager.default.copyItem(
        atPath: Repository.samples + "/" + name, toPath: folder.file(name))
    }
    let batch = try await BuiltProgram("labelscan").run(
      ["batch", ".", "--output", "out", "--offline", "--group-by", "folder"], in: folder.path)
    #expect(batch.status == 0, "\(batch.complaints)")
    let (_, answers) = try await work(
      on: names.enumerated().map { number, name in
        WorkerRequest(id: number, photo: folder.file(name), file: name, answer: .reading)
      })
    let readings = try answers.map { try JSONEncoder().encode(try #require($0.reading)) }
    #expect(answers.count == 2 && answers.allSatisfy { $0.record == nil })
    try Data(readings.joined(separator: Data("\n".utf8)))
      .write(to: URL(fileURLWithPath: folder.file("readings.jsonl")))
    try Data("{}\n".utf8).write(to: URL(fileURLWithPath: folder.file("none.jsonl")))
    let (_, records) = try await work(
      on: ["readings.jsonl", "none.jsonl", "missing.jsonl"].enumerated().map { number, name in
        WorkerRequest(id: number, photo: folder.file(name), content: .readings)
      })
    let written = try String(contentsOfFile: folder.file("out/records.jsonl"), encoding: .utf8)
    #expect(records[0].record.map { $0 + "\n" } == written)
    #expect(records.map { $0.failure?.code } == [nil, "notAReading", "noReadings"])
  }

  @Test("The options of labels need --records, which excludes --barcodes-only")
  func refusesOptionsWithoutRecords() async throws {
    for options in [["--language", "de"], ["--estimate"], ["--records", "--barcodes-only"]] {
      let run = try await BuiltProgram("labelscan").run(["worker"] + options)
      #expect(run.status == 64, "\(options): \(run.complaints)")
    }
  }

  @Test("An unknown language is refused before anything is read")
  func refusesAnUnknownLanguage() async throws {
    let run = try await BuiltProgram("labelscan").run(["worker", "--records", "--language", "xx"])
    #expect(run.status == 64)
    #expect(run.complaints.contains("no words for the language xx"))
    #expect(run.output.isEmpty)
  }

  private func work(
    on requests: [WorkerRequest]
  ) async throws -> (greeting: WorkerGreeting, answers: [WorkerAnswer]) {
    let folder = try TemporaryFolder()
    let input = try requests.map { try JSONEncoder().encode($0) + Data("\n".utf8) }
    try input.reduce(Data(), +).write(to: URL(fileURLWithPath: folder.file("requests")))
    // One processor: a worker that waits on a thread of tasks would wait for ever.
    let script = #"""
      first=$(sed -n 's/^Cpus_allowed_list:[^0-9]*\([0-9]*\).*/\1/p' /proc/self/status)
      exec taskset -c "$first" "$0" worker --records < "$1"
      """#
    let run = try await BuiltProgram(path: "/bin/sh").run([
      "-c", script, try BuiltProgram("labelscan").path, folder.file("requests"),
    ])
    #expect(run.status == 0, "\(run.complaints)")
    let lines = run.output.split(separator: UInt8(ascii: "\n")).map { Data($0) }
    let decoder = JSONDecoder()
    return (
      try decoder.decode(WorkerGreeting.self, from: try #require(lines.first)),
      try lines.dropFirst().map { try decoder.decode(WorkerAnswer.self, from: $0) }
    )
  }
}
