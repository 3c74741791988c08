import Foundation
import LabelTestSupport
import Testing

/// Disks whose file systems have no locks (`flock` fails with `ENOSYS` or `ENOLCK`), as some of clusters.
@Suite(
  "Disks without locks", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/cc")))
struct DiskWithoutLocksTests {
  @Test("A batch and the log are written there", arguments: ["ENOSYS", "ENOLCK"])
  func writes(reason: String) async throws {
    let folder = try TemporaryFolder()
    let program = try BuiltProgram("labelscan").path
    let script = """
      printf '#include <errno.h>\\nint flock(int f, int o) { errno = \(reason); return -1; }' > a.c
      cc -shared -fPIC -o a.so a.c && mkdir photos && echo text > photos/a.jpg
      LD_PRELOAD=./a.so LABELSCAN_LOG=a.log exec "$0" batch photos --offline --output out
      """
    let run = try await BuiltProgram(path: "/bin/sh").run(
      ["-c", script, program], in: folder.path)
    #expect(run.status == 1, "\(run.complaints)")
    #expect(try wholeLines(of: folder.file("out/failures.jsonl")).count == 1)
    #expect(try wholeLines(of: folder.file("a.log")).count == 1)
  }
}
