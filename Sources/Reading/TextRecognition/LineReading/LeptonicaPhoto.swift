import Foundation
package import LabelImaging
package import LabelModel

/// A photo that lines are cut out of by Leptonica's functions.
package final class LeptonicaPhoto: LineSource {
  private let picture: LeptonicaPicture

  /// Takes a photo.
  package init(_ picture: LeptonicaPicture) { self.picture = picture }

  package var size: PixelSize { picture.size }
  package var turnsColumns: Bool { false }

  package func part(_ box: BoundingBox) -> GrayImage? { picture.image?.part(box) }

  package func strip(_ plan: StripPlan) -> GrayImage? { StripCut(plan).flatMap(picture.strip) }
}

extension StripCut {
  /// Describes a strip whose columns have one direction; `nil` for fewer than two columns.
  fileprivate init?(_ plan: StripPlan) {
    guard let first = plan.columns.first, let last = plan.columns.last, plan.columns.count > 1
    else { return nil }
    // A strip that is turned by 180° in the end has its last column first.
    let isUpsideDown = first.down.y < 0
    let columns = isUpsideDown ? plan.columns.reversed() : plan.columns
    let down = SIMD2<Double>(isUpsideDown ? -first.down : first.down)
    let rowStep = (down * down).sum().squareRoot()
    let unit = down / rowStep
    let along = SIMD2(unit.y, -unit.x)
    let (start, end) = isUpsideDown ? (last.place, first.place) : (first.place, last.place)
    let chord = SIMD2<Double>(end - start)
    let middle = SIMD2<Double>(columns[columns.count / 2].place)
    let toCenter = ((SIMD2<Double>(start) + SIMD2<Double>(end)) / 2 - middle)
    let above = Double(isUpsideDown ? Float(plan.rows) - plan.middle : plan.middle)
    self.init(
      center: middle + (toCenter * along).sum() * along
        + (Double(plan.rows) / 2 - above) * rowStep * unit,
      angle: atan2(along.y, along.x),
      columnStep: (chord * along).sum() / Double(columns.count - 1), rowStep: rowStep,
      shifts: columns.map {
        Int((((SIMD2<Double>($0.place) - middle) * unit).sum() / rowStep).rounded())
      },
      rows: plan.rows, isInverted: plan.polarity == .brightOnDark, isUpsideDown: isUpsideDown,
      ground: StripPlan.ground, border: plan.border)
  }
}
