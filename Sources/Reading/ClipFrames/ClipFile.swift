import ClipDecoding
import Glibc
import LabelImaging
import LabelModel

/// A film of one product.
///
/// Its pictures alone are read. Sound and metadata, for example of the place, go nowhere.
package struct ClipFile: Sendable {
  /// The file.
  package let path: String
  /// The format by its first bytes.
  package let format: ClipFormat
  private let limits: ClipLimits

  /// Names the film in the file at `path`; nothing is read yet.
  package init(_ path: String, format: ClipFormat, limits: ClipLimits = .standard) {
    self.path = path
    self.format = format
    self.limits = limits
  }

  /// Returns the sharpest frames that differ from each other, the sharpest first.
  ///
  /// Some 60 frames are looked at, evenly over the film. A film with very many pixels is looked at by its key frames
  /// alone, which are decoded without the others.
  ///
  /// - Parameter name: the film's name in errors.
  /// - Returns: at least one frame.
  /// - Throws: ``ClipError`` for a film that cannot be read or is beyond the limits.
  package func frames(named name: String) throws(ClipError) -> [ClipFrame] {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      throw .unreadable(path: name, reason: String(cString: strerror(errno)))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw .unreadable(path: name, reason: String(cString: strerror(errno)))
    }
    guard status.st_size <= limits.maxFileBytes else {
      throw .fileTooLarge(path: name, bytes: Int(status.st_size), limit: limits.maxFileBytes)
    }
    let reader = try ClipReader(file, format, named: name, limits)
    return try reader.frames()
  }
}

/// The only owner of a film that is being read.
private struct ClipReader: ~Copyable {
  private let clip: OpaquePointer
  private let facts: ClipFacts
  private let name: String
  private let limits: ClipLimits

  /// Frames that are looked at, evenly over the film.
  private static let mostLooks = 60.0
  /// Parts of a film; the sharpest frame of each is kept until the choice. 8 frames of 4K take 75 MB.
  private static let parts = 8
  /// The time between looks, and the length of a part, where the header states no length, in seconds.
  private static let (unknownInterval, unknownPart) = (0.25, 2.0)
  /// Frames a second where the header states no number of frames.
  private static let assumedRate = 30.0
  /// The longer side of the picture that sharpness is measured in. Letters of a few pixels are in it, noise is not.
  private static let lookSide = 1280

  /// Opens the film in the descriptor `file`.
  init(
    _ file: Int32, _ format: ClipFormat, named name: String, _ limits: ClipLimits
  ) throws(ClipError) {
    var facts = ClipFacts()
    var fault = CLIP_IS_FINE
    let container =
      switch format {
      case .quickTime: CLIP_QUICKTIME
      case .matroska: CLIP_MATROSKA
      case .avi: CLIP_AVI
      }
    guard let clip = clip_open(file, container, Int64(limits.maxPixels), &facts, &fault) else {
      throw ClipError(fault, facts, named: name, limits)
    }
    self.clip = clip
    self.facts = facts
    self.name = name
    self.limits = limits
  }

  deinit { clip_close(clip) }

  /// A frame that may be chosen.
  private struct Candidate {
    var seconds: Double
    var look: FrameLook
    var picture: GrayImage
  }

  func frames() throws(ClipError) -> [ClipFrame] {
    let length = facts.seconds.isFinite ? max(0, facts.seconds) : 0
    guard length <= limits.maxSeconds else {
      throw .tooLong(path: name, limit: limits.maxSeconds)
    }
    if isHeavy(length) { clip_take_key_frames(clip) }
    let candidates = try candidates(length)
    let end = clip_end(clip)
    // Sound may be a little longer than the pictures.
    guard end >= length - max(0.5, length / 10) else {
      throw .incomplete(path: name, seconds: end, stated: length)
    }
    let chosen = chooseFrames(among: candidates.map(\.look))
    guard !chosen.isEmpty else { throw .damaged(path: name) }
    return chosen.map { index in
      ClipFrame(
        seconds: (candidates[index].seconds * 1000).rounded() / 1000,
        image: candidates[index].picture.turned(turn))
    }
  }

  private func isHeavy(_ length: Double) -> Bool {
    let count =
      facts.frames > 0
      ? Double(facts.frames) : (length > 0 ? length : limits.maxSeconds) * Self.assumedRate
    return Double(facts.width) * Double(facts.height) * count > limits.maxDecodedPixels
  }

  /// Returns the sharpest frame of each part of the film.
  private func candidates(_ length: Double) throws(ClipError) -> [Candidate] {
    let interval = length > 0 ? length / Self.mostLooks : Self.unknownInterval
    let part = length > 0 ? length / Double(Self.parts) : Self.unknownPart
    var sharpest: [Int: Candidate] = [:]
    var next = 0.0
    while true {
      let seconds = clip_next(clip)
      guard seconds >= 0 else { break }
      guard seconds <= limits.maxSeconds else {
        throw .tooLong(path: name, limit: limits.maxSeconds)
      }
      guard seconds >= next else { continue }
      next = (seconds / interval).rounded(.down) * interval + interval
      guard let look = look() else { continue }
      let place = Int(seconds / part)
      if let best = sharpest[place], best.look.sharpness >= look.sharpness { continue }
      guard let picture = drawn(facts.width, facts.height) else { continue }
      sharpest[place] = Candidate(seconds: seconds, look: look, picture: picture)
      if sharpest.count > Self.parts + 1,
        let worst = sharpest.min(by: { $0.value.look.sharpness < $1.value.look.sharpness })
      {
        sharpest[worst.key] = nil
      }
    }
    return sharpest.sorted { $0.key < $1.key }.map(\.value)
  }

  private func look() -> FrameLook? {
    let scale = min(1, Double(Self.lookSide) / Double(max(facts.width, facts.height)))
    let width = max(1, Int32(Double(facts.width) * scale))
    let height = max(1, Int32(Double(facts.height) * scale))
    let side = Int32(FrameLook.thumbnailSide)
    guard let picture = drawn(width, height), let thumbnail = drawn(side, side) else {
      return nil
    }
    return FrameLook(picture: picture, thumbnail: thumbnail.pixels)
  }

  /// Returns the frame that was decoded last, scaled.
  private func drawn(_ width: Int32, _ height: Int32) -> GrayImage? {
    let count = Int(width) * Int(height)
    var isDrawn = false
    let levels = [UInt8](unsafeUninitializedCapacity: count) { levels, drawn in
      isDrawn = clip_draw(clip, width, height, levels.baseAddress)
      drawn = isDrawn ? count : 0
    }
    return isDrawn ? GrayImage(width: Int(width), height: Int(height), pixels: levels) : nil
  }

  /// The clockwise turn that makes a frame upright.
  private var turn: QuarterTurn {
    switch facts.quarter_turns {
    case 1: .right
    case 2: .half
    case 3: .left
    default: .none
    }
  }
}

extension ClipError {
  /// Translates a fault of opening.
  fileprivate init(
    _ fault: ClipFault, _ facts: ClipFacts, named name: String, _ limits: ClipLimits
  ) {
    self =
      switch fault {
      case CLIP_NEEDS_LIBRARY:
        .noLibrary(path: name, packages: String(cString: clip_packages()))
      case CLIP_HAS_NO_PICTURES: .noPictures(path: name)
      case CLIP_CODING_IS_UNKNOWN: .unknownCoding(path: name)
      case CLIP_IS_TOO_LARGE:
        .tooLarge(
          path: name, size: PixelSize(width: Int(facts.width), height: Int(facts.height)),
          limit: limits.maxPixels)
      case CLIP_NEEDS_MEMORY: .outOfMemory(path: name)
      default: .damaged(path: name)
      }
  }
}
