import Foundation

/// A maker of films of a photo, by the installed `ffmpeg`.
///
/// A camera moves over the print, turns, and is sharp at times.
package struct ClipWriter: Sendable {
  /// The program; `nil` where it is not installed.
  private static let program = ProcessInfo.processInfo.environment["PATH", default: "/usr/bin"]
    .split(separator: ":").map { "\($0)/ffmpeg" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether films can be made.
  package static let isInstalled = program != nil

  /// The photo that is filmed.
  package var photo: String
  /// The length in seconds.
  package var seconds = 2.0
  /// Frames a second.
  package var rate = 10
  /// The filters of `ffmpeg` that move, turn, cut and blur the photo.
  package var filters: [String]
  /// The arguments that choose coding and metadata.
  package var coding = ClipWriter.h264

  /// H.264 with a key frame each second.
  package static let h264 = [
    "-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-pix_fmt", "yuv420p", "-g", "10",
  ]

  /// A camera that trembles, and is out of focus for 0.7 of each second.
  package static let trembling = [
    "scale=1280:-2", "rotate=0.03*sin(2*PI*t):fillcolor=gray",
    "gblur=sigma=6:enable='lt(mod(t,1),0.7)'",
  ]

  /// A camera that is so near that a frame shows `share` of the photo's height, and moves down over it.
  package static func panning(showing share: Double) -> [String] {
    [
      "scale=1280:-2",
      "crop=iw:floor(ih*\(share)/2)*2:0:(ih-floor(ih*\(share)/2)*2)*min(1\\,t/1.6)",
    ]
  }

  /// Films `photo` with `filters`.
  package init(of photo: String, filters: [String] = ClipWriter.trembling) {
    self.photo = photo
    self.filters = filters
  }

  /// Writes the film to `path`; its ending chooses the format.
  ///
  /// - Throws: ``Failure`` where `ffmpeg` is not installed or complains.
  package func write(to path: String) async throws {
    try await Self.run(
      ["-loop", "1", "-framerate", "\(rate)", "-t", "\(seconds)", "-i", photo]
        + ["-vf", filters.joined(separator: ",")] + coding + [path])
  }

  /// Runs `ffmpeg` with these arguments; files that are there are replaced.
  ///
  /// - Throws: ``Failure``.
  package static func run(_ arguments: [String]) async throws {
    guard let program else { throw Failure(complaints: "ffmpeg is not installed") }
    let run = try await BuiltProgram(path: program).run(
      ["-nostdin", "-loglevel", "error", "-y", "-fflags", "+bitexact", "-threads", "1"] + arguments)
    guard run.status == 0 else { throw Failure(complaints: run.complaints) }
  }

  /// The reason why a film was not made.
  package struct Failure: Error, CustomStringConvertible {
    /// The sentences of `ffmpeg`.
    package let complaints: String
    /// The sentences of `ffmpeg`.
    package var description: String { complaints }
  }
}
