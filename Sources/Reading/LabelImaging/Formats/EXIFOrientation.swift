import CEXIF
import LabelModel

/// The orientation tag of a camera held sideways (EXIF 2.32, tag 0x0112).
enum EXIFOrientation: UInt16, CaseIterable {
  case upright = 1
  case mirrored = 2
  case half = 3
  case mirroredHalf = 4
  case transposed = 5
  case right = 6
  case transversed = 7
  case left = 8

  /// Whether left and right must be exchanged, before the turn.
  var isMirrored: Bool {
    switch self {
    case .mirrored, .mirroredHalf, .transposed, .transversed: true
    case .upright, .half, .right, .left: false
    }
  }

  /// The clockwise turn that makes the stored picture upright.
  var turn: QuarterTurn {
    switch self {
    case .upright, .mirrored: .none
    case .half, .mirroredHalf: .half
    case .right, .transversed: .right
    case .left, .transposed: .left
    }
  }

  /// Reads the orientation of an EXIF block, with or without its name in front. `nil` when the
  /// block states no orientation or cannot be read.
  init?(exifBlock: ArraySlice<UInt8>) {
    // libexif expects the prefix `Exif\0\0`, which only JPEG has.
    let name = Array("Exif\0\0".utf8)
    let block = exifBlock.starts(with: name) ? Array(exifBlock) : name + exifBlock
    guard let data = exif_data_new() else { return nil }
    defer { exif_data_unref(data) }
    // Otherwise libexif adds missing mandatory entries while it reads.
    exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    exif_data_load_data(data, block, UInt32(block.count))
    let entry = exif_content_get_entry(data.pointee.ifd.0, EXIF_TAG_ORIENTATION)
    guard let entry, entry.pointee.format == EXIF_FORMAT_SHORT, entry.pointee.size >= 2 else {
      return nil
    }
    self.init(rawValue: exif_get_short(entry.pointee.data, exif_data_get_byte_order(data)))
  }
}
