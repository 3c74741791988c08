import Foundation
import LabelImaging

// Each of labelscan's own pixel loops beside Leptonica's function for the same step. They run in
// turns, by processor time of this thread.

func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + 1e-9 * Double(time.tv_nsec)
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}

/// The times of a step in milliseconds, median over all rounds.
struct Times {
  var own: [Double] = []
  var leptonica: [Double] = []
  var withCopies: [Double] = []

  mutating func measure(_ step: PixelStep) {
    own.append(milliseconds(step.own))
    leptonica.append(milliseconds(step.leptonica))
    withCopies.append(milliseconds(step.withCopies))
  }

  private func milliseconds(_ work: () -> Void) -> Double {
    let start = processorSeconds()
    work()
    return 1000 * (processorSeconds() - start)
  }
}

let paths = Array(CommandLine.arguments.dropFirst())
guard !paths.isEmpty, !paths.contains(where: { $0.hasPrefix("-") }) else {
  FileHandle.standardError.write(Data("usage: PixelBenchmark PHOTO ...\n".utf8))
  exit(64)
}
var names: [String] = []
var functions: [String: String] = [:]
var times: [String: Times] = [:]
for path in paths {
  let image: GrayImage
  do {
    image = try decodeGray(contentsOf: path)
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    continue
  }
  for step in PixelStep.all(of: image) {
    if times[step.name] == nil { names.append(step.name) }
    functions[step.name] = step.function
    for round in 0..<4 {
      // The first round fills the processor's caches.
      var one = Times()
      one.measure(step)
      guard round > 0 else { continue }
      times[step.name, default: Times()].own += one.own
      times[step.name, default: Times()].leptonica += one.leptonica
      times[step.name, default: Times()].withCopies += one.withCopies
    }
  }
}
guard !names.isEmpty else { exit(1) }
print("| step | own ms | Leptonica | ms | times as fast | with copies ms | times as fast |")
print("|---|---|---|---|---|---|---|")
for name in names {
  let all = times[name] ?? Times()
  let own = median(all.own)
  let ratios = [all.leptonica, all.withCopies].map { other in
    median(zip(other, all.own).map { $0 / max($1, 1e-6) })
  }
  print(
    "| \(name) | " + String(format: "%.2f", own) + " | `\(functions[name] ?? "")` | "
      + String(
        format: "%.2f | %.1f | %.2f | %.1f |", median(all.leptonica), ratios[0],
        median(all.withCopies), ratios[1]))
}
