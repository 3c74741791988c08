/// Writes baseline JPEG files whose 8 × 8 blocks are even: a block is its DC coefficient alone.
struct JPEGWriter {
  var width = TestPicture.width
  var height = TestPicture.height
  /// The levels of each component's blocks, row by row; 1, 3 or 4 components.
  var components: [[UInt8]] = [TestPicture.levels]
  /// Segments to put after the first marker, marker code and content.
  var segments: [(marker: UInt8, content: [UInt8])] = []

  /// An Adobe segment that says "no colour transform": with four components, inverted CMYK.
  static let adobe: (marker: UInt8, content: [UInt8]) = (
    0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 0]
  )

  var file: [UInt8] {
    var out: [UInt8] = [0xFF, 0xD8]
    func segment(_ marker: UInt8, _ content: [UInt8]) {
      let length = content.count + 2
      out += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
    }
    for extra in segments { segment(extra.marker, extra.content) }
    // Every coefficient is divided by 8, so that a block's DC value is its level less 128.
    segment(0xDB, [0] + Array(repeating: 8, count: 64))
    let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    let numbers = (1...UInt8(components.count))
    segment(0xC0, [8] + size + [UInt8(components.count)] + numbers.flatMap { [$0, 0x11, 0] })
    // DC: nine categories with codes of four bits; AC: "end of block" with a code of one bit.
    segment(0xC4, [0x00, 0, 0, 0, 9] + Array(repeating: 0, count: 12) + (0...8))
    segment(0xC4, [0x10, 1] + Array(repeating: 0, count: 15) + [0])
    segment(0xDA, [UInt8(components.count)] + numbers.flatMap { [$0, 0] } + [0, 63, 0])
    return out + scan + [0xFF, 0xD9]
  }

  private var scan: [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, count: Int) {
      bits += (0..<count).reversed().map { value >> $0 & 1 == 1 }
    }
    var last = [Int](repeating: 0, count: components.count)
    for block in components[0].indices {
      for component in components.indices {
        let level = Int(components[component][block]) - 128
        let difference = level - last[component]
        last[component] = level
        let category = Int.bitWidth - abs(difference).leadingZeroBitCount
        add(category, count: 4)
        add(difference < 0 ? difference + (1 << category) - 1 : difference, count: category)
        add(0, count: 1)
      }
    }
    while bits.count % 8 != 0 { bits.append(true) }
    return stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
      let byte = bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
      return byte == 255 ? [255, 0] : [byte]
    }
  }
}
