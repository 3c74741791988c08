extension IdentityLexicon {
  /// The words of a package's facts in Vietnamese.
  static let vietnamese = IdentityLexicon(
    code: "vi", netQuantity: "khối lượng tịnh, thể tích thực, trọng lượng tịnh",
    drainedWeight: "khối lượng ráo nước",
    bestBefore: "hạn sử dụng, hsd", lot: "số lô", production: "ngày sản xuất, nsx",
    joiners: "với")
}
