import Languages

/// The subject that a phrase of an ``IdentityLexicon`` announces.
enum IdentityTopic: Hashable, Sendable, CaseIterable {
  case netQuantity, drainedWeight, bestBefore, lot, production
  /// A date of production, where a date is right behind the phrase.
  case productionBeforeDate
}

/// The words of all languages, ready for searching.
struct IdentityVocabulary: Sendable {
  static let standard = IdentityVocabulary(IdentityLexicon.all)

  /// The phrases of all topics.
  let trie: PhraseTrie
  /// For each phrase its topic and the languages that have it.
  let meanings: [(topic: IdentityTopic, languages: Set<String>)]
  /// The folded joiners.
  let joiners: Set<[UInt16]>

  init(_ lexicons: [IdentityLexicon]) {
    var phrases: [String] = []
    var meanings: [(topic: IdentityTopic, languages: Set<String>)] = []
    var numbers: [[UInt16]: Int] = [:]
    for lexicon in lexicons {
      for topic in IdentityTopic.allCases {
        for phrase in lexicon.words(of: topic).phrases {
          let letters = LetterFolding.fold(phrase)
          if let known = numbers[letters] {
            meanings[known].languages.insert(lexicon.code)
          } else {
            numbers[letters] = phrases.count
            phrases.append(phrase)
            meanings.append((topic, [lexicon.code]))
          }
        }
      }
    }
    trie = PhraseTrie(phrases)
    self.meanings = meanings
    joiners = Set(lexicons.flatMap { $0.joiners.phrases.map(LetterFolding.fold) })
  }
}

extension IdentityLexicon {
  /// The words of `topic`.
  func words(of topic: IdentityTopic) -> WordList {
    switch topic {
    case .netQuantity: netQuantity
    case .drainedWeight: drainedWeight
    case .bestBefore: bestBefore
    case .lot: lot
    case .production: production
    case .productionBeforeDate: productionBeforeDate
    }
  }
}
