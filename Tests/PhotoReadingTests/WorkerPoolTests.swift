import Foundation
import LabelModel
import LabelTestSupport
import PhotoReading
import Testing

/// Drives real processes: `FaultyWorker` misbehaves as a photo's name says.
struct WorkerPoolTests {
  private func pool(_ mode: String? = nil, count: Int = 1) throws -> WorkerPool {
    let worker = try BuiltProgram("FaultyWorker").path
    return WorkerPool(
      WorkerSettings(
        executable: worker, arguments: mode.map { [$0] } ?? [], count: count,
        startTimeLimit: mode == "mute" ? .seconds(0.2) : Patience.duration))
  }

  @Test("A warm worker reads photo after photo")
  func readsOneAfterTheOther() async throws {
    let pool = try pool()
    let first = try await pool.read("a.jpg", timeLimit: Patience.duration)
    let second = try await pool.read("/x/b.jpg", as: "b.jpg", timeLimit: Patience.duration)
    #expect(first.file == "a.jpg")
    #expect(second.file == "b.jpg")
    #expect(first.page.text == second.page.text, "the text is the number of the process")
    await pool.shutDown()
  }

  @Test("What a library prints to standard output does not reach the protocol")
  func keepsStandardOutputForTheProtocol() async throws {
    let pool = try pool()
    let reading = try await pool.read("chatter.jpg", timeLimit: Patience.duration)
    #expect(reading.file == "chatter.jpg")
    await pool.shutDown()
  }

  @Test(
    "A photo that ends its worker fails alone, after two tries",
    arguments: [
      ("crash.jpg", WorkerError.crashed(signal: SIGSEGV)),
      ("exit.jpg", .exited(code: 7)),
      ("garbage.jpg", .garbled),
    ])
  func namesThePhotoThatEndsItsWorker(photo: String, expected: WorkerError) async throws {
    let pool = try pool()
    let before = try await pool.read("a.jpg", timeLimit: Patience.duration).page.text
    await #expect(throws: expected) { try await pool.read(photo, timeLimit: Patience.duration) }
    let after = try await pool.read("b.jpg", timeLimit: Patience.duration).page.text
    #expect(before != after, "a new process reads on")
    await pool.shutDown()
  }

  @Test("A worker that keeps much memory after a photo is replaced, one that keeps less reads on")
  func replacesWorkersThatKeepMemory() async throws {
    let pool = try pool()
    var processes: [String] = []
    for photo in ["a.jpg", "frugal.jpg", "b.jpg", "keeper.jpg", "c.jpg", "d.jpg"] {
      processes.append(try await pool.read(photo, timeLimit: Patience.duration).page.text)
    }
    #expect(Set(processes[..<4]).count == 1, "up to the photo that keeps much")
    #expect(Set(processes[4...]).count == 1, "from then on")
    #expect(Set(processes).count == 2)
    await pool.shutDown()
  }

  @Test("A crash that does not repeat costs nothing")
  func triesOnceMore() async throws {
    let folder = try TemporaryFolder()
    let pool = try pool()
    let photo = folder.file("crashonce.jpg")
    #expect(try await pool.read(photo, timeLimit: Patience.duration).file == photo)
    await pool.shutDown()
  }

  @Test(
    "A time limit is told in words that fit it",
    arguments: [(50, "50 ms"), (500, "0.5 s"), (1500, "1.5 s"), (30_000, "30 s")])
  func tellsTheLimit(milliseconds: Int, words: String) {
    let error = WorkerError.timedOut(.milliseconds(milliseconds))
    #expect(error.description.hasPrefix("reading took longer than \(words) and was stopped"))
  }

  @Test("A photo that takes too long is stopped, and not tried again")
  func stopsAfterTheTimeLimit() async throws {
    let pool = try pool()
    let limit = Duration.milliseconds(300)
    await #expect(throws: WorkerError.timedOut(limit)) {
      try await pool.read("hang.jpg", timeLimit: limit)
    }
    #expect(try await pool.read("b.jpg", timeLimit: Patience.duration).file == "b.jpg")
    await pool.shutDown()
  }

  @Test("An answer without end is cut off")
  func boundsAnswers() async throws {
    let pool = try pool()
    await #expect(throws: WorkerError.garbled) {
      try await pool.read("flood.jpg", timeLimit: Patience.duration)
    }
    await pool.shutDown()
  }

  @Test("A photo that needs more memory than the limit fails alone", .enabled(if: !isSanitized))
  func boundsMemory() async throws {
    let pool = try pool()
    await #expect(throws: WorkerError.self) {
      try await pool.read("glutton.jpg", timeLimit: Patience.duration)
    }
    #expect(try await pool.read("b.jpg", timeLimit: Patience.duration).file == "b.jpg")
    await pool.shutDown()
  }

  @Test("A photo that cannot be read leaves its worker alone")
  func keepsTheWorkerOfAnUnreadablePhoto() async throws {
    let pool = try pool()
    let before = try await pool.read("a.jpg", timeLimit: Patience.duration).page.text
    let failure = PhotoFailure(stage: .decode, code: "notAnImage", message: "bad.jpg is no image")
    await #expect(throws: WorkerError.unreadable(failure)) {
      try await pool.read("bad.jpg", timeLimit: Patience.duration)
    }
    let after = try await pool.read("b.jpg", timeLimit: Patience.duration).page.text
    #expect(before == after)
    await pool.shutDown()
  }

  @Test("A worker can make no connection, no file and no core file, whatever a photo makes it try")
  func confinesWorkers() async throws {
    let folder = try TemporaryFolder()
    let photo = folder.file("break.jpg")
    try Data("x".utf8).write(to: URL(fileURLWithPath: photo))
    let greeting = try await greeting()
    let confinement = try #require(greeting.confinement)
    #expect(confinement.starts(with: [.noNewPrivileges, .noCoreFile]))
    let network = confinement.contains(.noNetwork) ? "\(EACCES)" : "done"
    let writing = confinement.contains(.readOnly) ? "\(EACCES)" : "done"
    let message =
      "network \(network), local \(network), make \(writing), remove \(writing), "
      + "change \(writing), read done, core 1"
    let pool = try pool("readonly")
    await #expect(
      throws: WorkerError.unreadable(
        PhotoFailure(stage: .worker, code: "confined", message: message))
    ) { try await pool.read(photo, timeLimit: Patience.duration) }
    #expect(FileManager.default.fileExists(atPath: photo) == confinement.contains(.readOnly))
    await pool.shutDown()
  }

  /// The greeting of a worker that may write nothing.
  private func greeting() async throws -> WorkerGreeting {
    let outcome = try await BuiltProgram("FaultyWorker").run(["readonly"])
    let line = try #require(outcome.output.split(separator: UInt8(ascii: "\n")).first)
    return try JSONDecoder().decode(WorkerGreeting.self, from: Data(line))
  }

  @Test(
    "A worker that cannot start is reported with the reason",
    arguments: [
      ("modelless", "no eng.traineddata in /nowhere"),
      ("leave", "it did not greet: it ended (code 3)"),
      ("mute", "it did not greet: nothing came for 0.2 s"),
      ("stranger", "it speaks protocol 99 and not 1; use a worker of version \(labelscanVersion)"),
    ])
  func saysWhyNoWorkerStarts(mode: String, reason: String) async throws {
    let pool = try pool(mode)
    for _ in 1...2 {
      await #expect(throws: WorkerError.cannotStart(reason)) {
        try await pool.read("a.jpg", timeLimit: Patience.duration)
      }
    }
    await pool.shutDown()
  }

  @Test("A worker program that is not there is named")
  func namesAMissingProgram() async throws {
    let pool = WorkerPool(WorkerSettings(executable: "/nowhere/tool", arguments: [], count: 1))
    let error = await #expect(throws: WorkerError.self) {
      try await pool.read("a.jpg", timeLimit: Patience.duration)
    }
    guard case .cannotStart(let reason) = error else {
      Issue.record("\(String(describing: error)) is no failure to start")
      return
    }
    #expect(reason.contains("/nowhere/tool"))
  }

  @Test("A worker is tried again when what it needed is there")
  func startsAgainAfterAShortage() async throws {
    let folder = try TemporaryFolder()
    let program = folder.file("worker")
    var settings = WorkerSettings(
      executable: program, arguments: [], count: 1, startTimeLimit: Patience.duration)
    settings.startRetryPause = .milliseconds(1)
    let pool = WorkerPool(settings)
    await #expect(throws: WorkerError.self) {
      try await pool.read("a.jpg", timeLimit: Patience.duration)
    }
    try FileManager.default.createSymbolicLink(
      atPath: program, withDestinationPath: try BuiltProgram("FaultyWorker").path)
    try await Task.sleep(for: .milliseconds(2))
    #expect(try await pool.read("a.jpg", timeLimit: Patience.duration).file == "a.jpg")
    await pool.shutDown()
  }

  @Test("More readers than workers take turns")
  func takesTurns() async throws {
    let pool = try pool(count: 2)
    let processes = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 1...12 {
        group.addTask {
          try await pool.read("slow\(number).jpg", timeLimit: Patience.duration).page.text
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(processes.count == 2)
    await pool.shutDown()
  }

  @Test("Cancelling a reader kills its worker")
  func killsOnCancellation() async throws {
    let pool = try pool()
    _ = try await pool.read("a.jpg", timeLimit: Patience.duration)
    let reading = Task { try await pool.read("hang.jpg", timeLimit: .seconds(600)) }
    try await Task.sleep(for: .milliseconds(100))
    reading.cancel()
    await #expect(throws: WorkerError.cancelled) { try await reading.value }
    #expect(try await pool.read("b.jpg", timeLimit: Patience.duration).file == "b.jpg")
    await pool.shutDown()
  }

  @Test("A worker ends when the program that started it is killed")
  func diesWithItsParent() async throws {
    let worker = try BuiltProgram("FaultyWorker").path
    let folder = try TemporaryFolder()
    // The shell plays a batch that is killed while its worker hangs.
    let script = """
      mkfifo '\(folder.file("in"))'
      '\(worker)' < '\(folder.file("in"))' > '\(folder.file("out"))' & echo $! > '\(folder.file("pid"))'
      exec 9> '\(folder.file("in"))'
      echo '{"id": 1, "photo": "hang.jpg"}' >&9
      while ! grep -q protocol '\(folder.file("out"))'; do sleep 0.05; done
      kill -9 $$
      """
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script]
    try shell.run()
    shell.waitUntilExit()
    let text = try String(contentsOfFile: folder.file("pid"), encoding: .utf8)
    let pid = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // That of a process which has ended is empty, also where nobody waits for the process.
    while let environment = FileHandle(forReadingAtPath: "/proc/\(pid)/environ"),
      try environment.readToEnd()?.isEmpty == false
    {
      try await Task.sleep(for: .milliseconds(50))
    }
  }
}
