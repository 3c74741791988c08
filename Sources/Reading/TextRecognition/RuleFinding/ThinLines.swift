import LabelImaging

/// The places of a picture where a thin level line may pass, strip by strip.
///
/// A strip is eight columns wide. In most of its columns a place is darker, or brighter, than the ground.
/// The ground is the rows three and four above and below. All limits are set by hand, as those of ``RuleChain``.
struct ThinLines {
  /// A place on a thin line.
  struct Place {
    /// Its row, between two rows of pixels where their contrasts say so.
    var row: Float
    /// Whether nearly all columns of the strip see the line.
    var isSure: Bool
  }

  /// The places of each strip from the left, each from the top.
  private(set) var strips: [[Place]] = []

  /// The columns of a strip.
  static let width = 8
  /// The contrast from which a pixel is on a line, in grey levels.
  private static let leastContrast: UInt8 = 5
  /// Contrasts count up to this: one dark letter is no line.
  private static let mostContrast: UInt8 = 40
  /// The rows above and below that a line leaves free.
  private static let reach = 4
  /// The columns of a strip that see a line: at least, and where it is sure.
  private static let leastColumns: UInt8 = 4
  private static let sureColumns: UInt8 = 6
  /// The least sum of a strip's contrasts.
  private static let leastSum: UInt16 = 24

  /// Finds the lines darker than their ground, or those brighter.
  init(_ picture: GrayImage, isDark: Bool) {
    let (width, height) = (picture.width, picture.height)
    let count = width / Self.width
    guard count > 0, height > 2 * Self.reach else { return }
    var sums = [UInt16](repeating: 0, count: count * height)
    var seen = [UInt8](repeating: 0, count: count * height)
    var contrasts = (0..<3).map { _ in [UInt8](repeating: 0, count: width) }
    picture.pixels.withUnsafeBufferPointer { pixels in
      for y in Self.reach..<height - Self.reach {
        let newest = y % 3
        contrasts[newest].withUnsafeMutableBufferPointer {
          Self.measure(pixels, width: width, row: y, isDark: isDark, into: $0)
        }
        Self.add(contrasts[newest], to: &sums, at: y * count, count)
        // The row before has both its neighbours now.
        if y > Self.reach + 1 {
          Self.count(
            contrasts[newest], contrasts[(y + 1) % 3], contrasts[(y + 2) % 3], into: &seen,
            at: (y - 1) * count, count)
        }
      }
    }
    strips = (0..<count).map { strip in
      var places: [Place] = []
      for y in 2..<height - 2 {
        let place = y * count + strip
        let own = sums[place]
        guard own >= Self.leastSum, seen[place] >= Self.leastColumns else { continue }
        let (above, below) = (sums[place - count], sums[place + count])
        guard own >= above, own > below, own >= sums[place - 2 * count],
          own > sums[place + 2 * count]
        else { continue }
        let curve = Float(above) - 2 * Float(own) + Float(below)
        let offset = curve == 0 ? 0 : 0.5 * (Float(above) - Float(below)) / curve
        places.append(
          Place(
            row: Float(y) + 0.5 + max(-0.5, min(0.5, offset)),
            isSure: seen[place] >= Self.sureColumns))
      }
      return places
    }
  }

  /// Measures the contrast of a row's pixels to the rows above and below, up to the greatest one.
  @inline(__always)
  private static func measure(
    _ pixels: UnsafeBufferPointer<UInt8>, width: Int, row: Int, isDark: Bool,
    into contrasts: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let base = pixels.baseAddress else { return }
    let own = base + row * width
    let (above, below) = (own - reach * width, own + reach * width)
    let (nearAbove, nearBelow) = (above + width, below - width)
    if isDark {
      for x in 0..<width {
        let ground = min(max(above[x], nearAbove[x]), max(below[x], nearBelow[x]))
        contrasts[x] = min(mostContrast, max(ground, own[x]) &- own[x])
      }
    } else {
      for x in 0..<width {
        let ground = max(min(above[x], nearAbove[x]), min(below[x], nearBelow[x]))
        contrasts[x] = min(mostContrast, max(ground, own[x]) &- ground)
      }
    }
  }

  private static func add(
    _ contrasts: [UInt8], to sums: inout [UInt16], at start: Int, _ count: Int
  ) {
    contrasts.withUnsafeBufferPointer { contrasts in
      sums.withUnsafeMutableBufferPointer { sums in
        for strip in 0..<count {
          var sum: UInt16 = 0
          for x in strip &* width..<strip &* width &+ width { sum &+= UInt16(contrasts[x]) }
          sums[start &+ strip] = sum
        }
      }
    }
  }

  /// Counts the columns in which one of three rows has contrast: a slanted line is in one of them.
  private static func count(
    _ first: [UInt8], _ second: [UInt8], _ third: [UInt8], into seen: inout [UInt8],
    at start: Int, _ count: Int
  ) {
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        third.withUnsafeBufferPointer { third in
          seen.withUnsafeMutableBufferPointer { seen in
            for strip in 0..<count {
              var columns: UInt8 = 0
              for x in strip &* width..<strip &* width &+ width {
                columns &+= max(first[x], second[x], third[x]) > leastContrast ? 1 : 0
              }
              seen[start &+ strip] = columns
            }
          }
        }
      }
    }
  }
}
