import Foundation
import FuzzDriver
import FuzzTargets

/// `Fuzz TARGET [libFuzzer's options] [folders of inputs]`: lets libFuzzer look for inputs that end a
/// reader of untrusted bytes. `Fuzz --list` lists the targets.
@main
struct Fuzz {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first != "--list" else {
      for target in FuzzTarget.allCases { print(target.rawValue) }
      return
    }
    guard let target = arguments.first.flatMap(FuzzTarget.init(rawValue:)) else {
      FileHandle.standardError.write(Data("Fuzz: name a target that Fuzz --list tells\n".utf8))
      exit(64)
    }
    chosen = target
    // What is built once, a lexicon say, is not the first input's fault.
    chosen.run([UInt8(ascii: "1")])
    // The fuzzer takes the first argument for the program's name.
    var count = CommandLine.argc - 1
    var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
    exit(
      LLVMFuzzerRunDriver(&count, &words) { bytes, length in
        chosen.run(Array(UnsafeBufferPointer(start: bytes, count: length)))
        return 0
      })
  }
}

/// Written once, before the fuzzer's only thread begins: a function of C captures nothing.
nonisolated(unsafe) private var chosen = FuzzTarget.labels
