/// Chooses the sharpest frames that differ from each other.
///
/// The sharpest is the first. The others follow by sharpness, unless they look like a chosen one or are far less sharp.
/// If fewer than ``fewestFrames`` remain, similar ones are added: a second reading of the same print may be better.
/// Equal pictures are never taken twice.
///
/// - Parameter looks: the features of each frame.
/// - Returns: the indices of the chosen frames, the sharpest first, at most ``mostFrames``.
package func chooseFrames(among looks: [FrameLook]) -> [Int] {
  let bySharpness = looks.indices.sorted {
    (looks[$1].sharpness, $0) < (looks[$0].sharpness, $1)
  }
  guard let sharpest = bySharpness.first else { return [] }
  let sharp = bySharpness.filter {
    looks[$0].sharpness >= leastShareOfSharpness * looks[sharpest].sharpness
  }
  var chosen: [Int] = []
  func take(upTo most: Int, differingBy least: Double) {
    for index in sharp where chosen.count < most && !chosen.contains(index) {
      guard chosen.allSatisfy({ looks[$0].difference(to: looks[index]) > least }) else { continue }
      chosen.append(index)
    }
  }
  take(upTo: mostFrames, differingBy: leastDifference)
  take(upTo: fewestFrames, differingBy: 0)
  return chosen.sorted { (looks[$1].sharpness, $0) < (looks[$0].sharpness, $1) }
}

/// The most frames of a film that are read. Each takes the time of a photo.
let mostFrames = 5
/// Similar frames are added up to this number.
let fewestFrames = 3
/// The least mean difference of two frames that differ, in grey levels. The noise of a film makes some 1 to 2.
private let leastDifference = 4.0
/// The least sharpness of a chosen frame, as a share of the sharpest one's.
private let leastShareOfSharpness = 0.3
