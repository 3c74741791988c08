import BatchProcessing
import Dispatch
import Foundation

/// Turns Ctrl-C, and a polite request to end, into a request to stop. A second one ends the program
/// at once.
///
/// A signal that the program was told to ignore (`nohup`, a shell's `&`) stays ignored.
final class Interruption {
  /// Is requested by the first signal.
  let stop = StopRequest()
  private var sources: [any DispatchSourceSignal] = []

  /// Catches signals from now on, as long as the value lives.
  init(_ doing: String = "finishing the photos in hand") {
    let queue = DispatchQueue(label: "signals")
    for number in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(number) {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [stop] in
        guard !stop.isRequested else { _exit(ExitStatus.interrupted.rawValue) }
        stop.request()
        let again = number == SIGINT ? "press Ctrl-C again" : "send the signal again"
        complain("\(doing); \(again) to stop at once")
      }
      source.resume()
      sources.append(source)
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var current = sigaction()
    guard sigaction(number, nil, &current) == 0 else { return false }
    return unsafeBitCast(current.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
