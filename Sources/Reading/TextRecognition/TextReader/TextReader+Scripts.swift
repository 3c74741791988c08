extension TextReader {
  /// Reads the lines of a label that is printed in another script once more.
  ///
  /// - Returns: the engine that reads it; `nil` where our model does by itself.
  func readOtherScripts(
    in lines: inout [ReadLine], of strips: Strips
  ) throws(RecognitionError) -> (any LineEngine)? {
    let found = lines.map(\.found)
    let picture = { strips.strip(of: found[$0])?.picture }
    guard let engine = try scripts?.engine(for: lines.map(\.letters), picture: picture) else {
      return nil
    }
    let indices = lines.indices.filter { lines[$0].isForeign }
    var read: [Int: ReadCells] = [:]
    try forEachCell(of: indices.map { found[$0] }, strips) { (batch) throws(RecognitionError) in
      try engine.read(batch.map(\.strip.picture))
    } take: { cell, words in
      read[indices[cell.line], default: ReadCells()].append(words, of: cell.strip)
    }
    for (index, cells) in read {
      if let foreign = ReadLine(found[index], cells) { lines[index].text = foreign.text }
    }
    return engine
  }
}
