import LabelImaging

/// Returns what the bars in the barred parts of `image`, ``barcodeRegions(in:effort:)``, most likely say.
///
/// `votes` are the numbers that lines alone read. Less evidence settles such a number where it is
/// likeliest here, too.
func blurredBarcodes(
  in regions: [BarRegion], of image: GrayImage, effort: BarcodeEffort, votes: LineVotes
) -> BarcodeReadings {
  var readings = BarcodeReadings()
  for region in regions {
    let seen = BlurredBars(in: region, of: image).readings
    guard let best = seen.first else { continue }
    // The same number may be read from both ends, or with and without its first digit.
    let rival = seen.dropFirst().first { $0.barcode.gtin != best.barcode.gtin }?.lead ?? 0
    let isSeen = votes.candidates.contains { $0.barcode.gtin == best.barcode.gtin }
    let isSettled =
      (isSeen ? best.lead >= leadWhenSeen : isSure(best)) && best.lead >= timesRival * rival
    if isSettled {
      if !readings.settled.contains(where: { $0.gtin == best.barcode.gtin }) {
        readings.settled.append(best.barcode)
      }
      // One barcode is what most pictures have; the other regions are likely text.
      if effort == .usual { break }
    } else if best.lead >= leadOfDoubt,
      !readings.doubtful.contains(where: { $0.gtin == best.barcode.gtin })
    {
      readings.doubtful.append(best.barcode)
    }
  }
  return readings
}

/// Whether a number fits the bars well enough to stand alone.
///
/// Measured as for ``readBarcodes(in:effort:)`` and on 1500 pictures of random stripes. Wrong
/// numbers led by up to 16.8 in photos. In stripes they led by 25 as EAN-13, 30 as EAN-8 and 36 as
/// UPC-E. UPC-E's sets of digits fit in many ways. The correlations in stripes were up to 0.88. Of
/// 84 numbers read right 81 correlate by 0.92 or more.
private func isSure(_ reading: BlurredReading) -> Bool {
  switch reading.barcode.format {
  case "UPC-E": reading.lead >= 38 && reading.fit >= 0.9
  case "EAN-8": reading.lead >= 33 && reading.fit >= 0.9
  default: reading.lead >= 22 && reading.fit >= 0.9 || reading.lead >= 34 && reading.fit >= 0.87
  }
}

/// The same for a number that a line showed, too. Such lines are wrong now and then, but not with
/// the same number.
private let leadWhenSeen: Float = 3

/// From here on a number is worth being compared with printed digits.
private let leadOfDoubt: Float = 6

/// A second number of the same bars must fit this much worse.
private let timesRival: Float = 1.5

/// Returns the parts of a picture whose bars are like a barcode's.
///
/// Lines settled a number in 136 pictures. Such a part was on the number in all but 5 of them.
/// Three of these have at most 200 by 107 pixels, and the first look settles two.
func barcodeRegions(in sizes: PictureSizes, effort: BarcodeEffort) -> [BarRegion] {
  let image = sizes.whole
  let regions =
    switch effort {
    case .usual: barRegions(in: sizes, limit: 6, coherence: 0.85)
    case .patient:
      barRegions(in: sizes, limit: 6, coherence: 0.85)
        + barRegions(in: sizes, limit: 4, coherence: 0.7) + [
          BarRegion(
            x: Float(image.width) / 2, y: Float(image.height) / 2, angle: 0,
            across: Float(image.width) / 2, along: Float(image.height) / 2)
        ]
    }
  return regions.filter { region in
    let likeness = image.barLikeness(of: region)
    return likeness.agreement >= agreementOfBars && likeness.turns >= turnsOfBars
  }
}

/// The least agreement and turns of bars. Of 126 regions that were read, 124 had 33 turns or more
/// and all an agreement of 0.5 or more. Of 876 others, nine in ten are left out so.
private let (agreementOfBars, turnsOfBars): (Float, Int) = (0.5, 28)

/// A number that fits the bars of a region.
struct BlurredReading {
  var barcode: FoundBarcode
  /// By how much it fits better than the second best number of its symbology.
  var lead: Float
  /// The mean correlation of the digits' bars with their patterns, over all lines that show some.
  var fit: Float
}

/// The bars of one region, compared with the patterns of digits.
struct BlurredBars {
  private let region: BarRegion
  private let image: GrayImage
  private let bands: [BarBand]

  init(in region: BarRegion, of image: GrayImage) {
    self.region = region
    self.image = image
    // 640 samples are five a module of an EAN-13 that fills two thirds of the line.
    bands = image.bands(of: region, count: 8, samples: 640, margin: 1.3)
  }

  /// Every symbology's best number from either end, the surest first.
  var readings: [BlurredReading] {
    var found: [BlurredReading] = []
    for layout in BarLayout.all {
      for isReversed in [false, true] {
        guard let reading = reading(of: layout, isReversed: isReversed) else { continue }
        found.append(reading)
        // So sure that nothing else can come near.
        if layout.format == "EAN-13", reading.lead > 40 { return found }
      }
    }
    return found.sorted { $0.lead > $1.lead }
  }

  private func reading(of layout: BarLayout, isReversed: Bool) -> BlurredReading? {
    let lines = bands.map { band in
      isReversed ? BarLine(samples: band.line.samples.reversed()) : band.line
    }
    var found = [LineScores?](repeating: nil, count: lines.count)
    for index in lines.indices where index.isMultiple(of: 2) {
      found[index] = bestScores(of: lines[index], layout)
    }
    // What every other strip does not show is not there.
    guard found.contains(where: { $0 != nil }) else { return nil }
    for index in lines.indices where !index.isMultiple(of: 2) {
      found[index] = bestScores(of: lines[index], layout)
    }
    var sum: DigitScores?
    var (left, right, fits, count): (Float, Float, Float, Float) = (0, 0, 0, 0)
    for line in found.compactMap(\.self) {
      if sum == nil { sum = line.scores } else { sum?.add(line.scores) }
      left += line.placing.start
      right += line.placing.end
      fits += line.fit
      count += 1
    }
    guard let best = sum?.best(in: layout) else { return nil }
    let ends = (left / count / 640, right / count / 640)
    let box = region.box(
      from: isReversed ? 1 - ends.1 : ends.0, to: isReversed ? 1 - ends.0 : ends.1, margin: 1.3,
      in: image)
    return BlurredReading(
      barcode: FoundBarcode(gtin: best.gtin, format: layout.format(of: best.gtin), box: box),
      lead: best.lead, fit: fits / count)
  }

  /// The part of a symbol that a line shows.
  private struct LineScores {
    var scores: DigitScores
    var fit: Float
    var placing: BarPlacing
  }

  /// The scores at the place and with the blur that fit best; `nil` where nothing fits.
  private func bestScores(
    of line: BarLine, _ layout: BarLayout
  ) -> LineScores? {
    var best: LineScores?
    for placing in line.placings(of: layout, limit: 3) {
      for patterns in BarPatterns.blurs {
        let (scores, fit) = line.digitScores(of: layout, at: placing, patterns: patterns)
        if fit > best?.fit ?? leastFit {
          best = LineScores(scores: scores, fit: fit, placing: placing)
        }
      }
    }
    return best
  }
}

/// The mean correlation of a line's digits with patterns, below which it shows no digits: text and
/// textures reach 0.75.
private let leastFit: Float = 0.8
