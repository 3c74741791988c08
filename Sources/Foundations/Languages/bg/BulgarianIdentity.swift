extension IdentityLexicon {
  /// The words of a package's facts in Bulgarian.
  static let bulgarian = IdentityLexicon(
    code: "bg", netQuantity: "нетно тегло, нетно количество, нето тегло, нетен обем",
    drainedWeight: "отцедено тегло, отцедено нетно тегло, нетно отцедено тегло",
    bestBefore: "най добър до, най добър преди, използвай преди, годен до, срок на годност",
    lot: "партида, партиден номер, партида номер",
    production: "дата на производство, произведено на",
    joiners: "и, с, със, от, за, в, във, на, без")
}
