/// Finds the lexicon's phrases in runs of text.
struct PhraseSpotter {
  let lexicon: Lexicon
  let lines: [ScannedLine]
  let runs: [TextRun]
  /// The number of times that a name may go on in another run.
  var wraps = 1

  /// The last word of a phrase: which piece of which run it is.
  private struct End {
    var run: Int
    var piece: Int
  }

  /// The best phrase that begins at a piece, its last word in each run, and the piece behind it.
  private struct Choice {
    var match: PhraseSearch.Ending
    var path: [End]
    var next: Int
  }

  /// The phrases of each run, which is a line: of overlapping ones those that explain most letters.
  func spot(_ search: inout PhraseSearch) -> [[PhraseMention]] {
    var taken = [Int](repeating: 0, count: runs.count)
    var result = [[PhraseMention]](repeating: [], count: runs.count)
    for run in runs.indices {
      let found = best(in: run, from: taken[run], &search)
      result[run] = found
      for mention in found {
        for segment in mention.segments.dropFirst() {
          let pieces = runs[segment.line].pieces
          let after = pieces.firstIndex { $0.range.lowerBound >= segment.range.upperBound }
          taken[segment.line] = max(taken[segment.line], after ?? pieces.count)
        }
      }
    }
    return result
  }

  private func best(
    in run: Int, from first: Int, _ search: inout PhraseSearch
  ) -> [PhraseMention] {
    let pieces = runs[run].pieces
    guard first < pieces.count else { return [] }
    var weights = [Int](repeating: 0, count: pieces.count + 1)
    var choices = [Choice?](repeating: nil, count: pieces.count)
    for start in (first..<pieces.count).reversed() {
      weights[start] = weights[start + 1]
      guard pieces[start].isWord else { continue }
      var rank = -1
      follow(run: run, from: start, &search) { match, path in
        let last = path[path.count - 1]
        let next = path.count == 1 ? last.piece + 1 : pieces.count
        let length = lexicon.trie.lengths[Int(match.phrase)]
        // A phrase must explain more than its parts would: each costs a letter.
        let weight = length * 10 - Int(match.cost) * 3 - 12 + weights[next]
        // The text that continues in the next line is a name only if it is well read.
        if path.count > 1, Int(match.cost) * 2 > PhraseTrie.allowance(for: length) { return }
        let own = lexicon.trie.ranks[Int(match.phrase)]
        guard weight > weights[start] || weight == weights[start] && own < rank else { return }
        rank = own
        weights[start] = weight
        choices[start] = Choice(match: match, path: path, next: next)
      }
    }
    var found: [PhraseMention] = []
    var position = first
    while position < pieces.count {
      if let choice = choices[position], weights[position] > weights[position + 1] {
        let phrase = lexicon.phrases[Int(choice.match.phrase)]
        found.append(
          PhraseMention(
            meaning: phrase.meaning, languages: phrase.languages,
            length: lexicon.trie.lengths[Int(choice.match.phrase)],
            cost: Int(choice.match.cost),
            segments: segments(from: position, along: choice.path)))
        position = choice.next
      } else {
        position += 1
      }
    }
    return found
  }

  /// The best match of each meaning at each word; matches may overlap.
  ///
  /// With `wrapsOnly` they are those that go on in another run.
  func everyMention(_ search: inout PhraseSearch, wrapsOnly: Bool = false) -> [PhraseMention] {
    var found: [PhraseMention] = []
    for run in runs.indices where !wrapsOnly || runs[run].next != nil {
      for start in runs[run].pieces.indices where runs[run].pieces[start].isWord {
        var best: [PhraseMeaning: (weight: Int, match: PhraseSearch.Ending, path: [End])] = [:]
        follow(run: run, from: start, &search) { match, path in
          if wrapsOnly, path.count == 1 { return }
          let length = lexicon.trie.lengths[Int(match.phrase)]
          if path.count > 1, Int(match.cost) * 2 > PhraseTrie.allowance(for: length) { return }
          let meaning = lexicon.phrases[Int(match.phrase)].meaning
          let weight = length * 10 - Int(match.cost) * 3
          if weight > best[meaning]?.weight ?? Int.min { best[meaning] = (weight, match, path) }
        }
        let ordered = best.sorted {
          ($0.value.weight, $0.value.match.phrase) > ($1.value.weight, $1.value.match.phrase)
        }
        for (meaning, choice) in ordered {
          found.append(
            PhraseMention(
              meaning: meaning,
              languages: lexicon.phrases[Int(choice.match.phrase)].languages,
              length: lexicon.trie.lengths[Int(choice.match.phrase)], cost: Int(choice.match.cost),
              segments: segments(from: start, along: choice.path)))
        }
      }
    }
    return found
  }

  private func segments(from start: Int, along path: [End]) -> [PhraseMention.Segment] {
    path.enumerated().map { index, end in
      let pieces = runs[end.run].pieces
      let first = pieces[index == 0 ? start : 0].range.lowerBound
      return .init(line: runs[end.run].line, range: first..<pieces[end.piece].range.upperBound)
    }
  }

  /// Follows the words from one piece on, as long as a phrase may begin so.
  ///
  /// A sign or value that no phrase contains ends it; the next run continues it. `found` is called for each phrase that
  /// ends where a word does, with its last word in each run.
  private func follow(
    run: Int, from start: Int, _ search: inout PhraseSearch,
    found: (PhraseSearch.Ending, [End]) -> Void
  ) {
    var state: PhraseSearch.State?
    var path = [End(run: run, piece: start)]
    var current = run
    var position = start
    while true {
      let own = runs[current].pieces
      guard position < own.count else {
        // The run ends without a value: a name may go on in the one below.
        guard path.count <= wraps, let next = runs[current].next, runs[current].endsWithText,
          runs[next].beginsWithText
        else { return }
        path[path.count - 1].piece = own.count - 1
        path.append(End(run: next, piece: 0))
        current = next
        position = 0
        continue
      }
      let piece = own[position]
      if position > 0, current != run || position > start {
        let gap = own[position - 1].range.upperBound
        // A value is between the two words.
        if piece.range.lowerBound - gap > 1 { return }
      }
      if let opening = piece.letters.first {
        var here = state ?? search.begin(LetterFolding.Script(opening))
        for letter in piece.letters {
          guard let next = search.advance(here, by: letter) else { return }
          here = next
        }
        state = here
        path[path.count - 1].piece = position
        for ending in search.endings(of: here) { found(ending, path) }
      } else if !piece.isWord,
        !joins(lines[runs[current].line].scalars[piece.range.lowerBound])
      {
        return
      }
      position += 1
    }
  }

  /// Signs that may stand inside a name.
  private func joins(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "-", "–", "—", ".", "'", "’", "‘", "`", "´", "&", "¬", "­", "*", "_", "°", "\"": true
    default: false
    }
  }
}
