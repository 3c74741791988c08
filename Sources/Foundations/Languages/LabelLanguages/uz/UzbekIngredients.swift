import LabelModel

extension IngredientLexicon {
  /// Uzbek, in Latin letters.
  static let uzbek = IngredientLexicon(
    code: "uz",
    headings: "tarkibi, tarkib, mahsulot tarkibi, mahsulotning tarkibi, ingredientlar",
    common: """
      suv, ichimlik suvi, shakar, shakari, tuz, osh tuzi, un, uni, kraxmal*, makkajo'xori*, o'simlik yog'i,
      kungaboqar*, palma yog'i, zaytun*, kakao*, xushbo'y*, aromatizator*, tabiiy, va, xamirturush*, sirka, ziravor*,
      sharbat*, go'sht*, mol go'shti, tovuq*, pomidor*, piyoz*, sarimsoq*, guruch*, kartoshka*, meva*, sabzavot*,
      murch*, kukuni, ekstrakti, lesitin*, letsitin*, vanilin, glyukoza*, fruktoza*, quritilgan, quruq, limon*,
      kislota*, kislotasi, yumshatgich*, pektin, yog'i
      """,
    ends: """
      saqlash, saqlash sharoiti, saqlash shartlari, saqlash muddati, yaroqlilik muddati, ishlab chiqarilgan sana,
      ishlab chiqaruvchi, ishlab chiqarilgan, import qiluvchi, importyor, sof og'irligi, netto og'irligi, sof massasi,
      ozuqaviy qiymati, oziqaviy qiymati, ozuqa qiymati, energetik qiymati, salqin va quruq, quruq va salqin,
      ochilgandan keyin, ochilgandan so'ng, ishlab chiqarilgan mamlakat, tayyorlash usuli, qo'llash usuli, allergenlar,
      partiya raqami
      """,
    contains: "mavjud, allergenlar",
    mayContain: """
      bo'lishi mumkin, izlari bo'lishi mumkin, qoldiqlari bo'lishi mumkin, uchrashi mumkin, izlari uchrashi mumkin,
      oz miqdorda bo'lishi mumkin
      """,
    negations: "emas",
    freeOf: "yo'q, mavjud emas, qo'shilmagan",
    ofWhich: "shu jumladan",
    additiveClasses: [
      .acidityRegulator:
        "kislotalilik regulyatori, kislotalikni rostlovchi, kislotalilikni tartibga soluvchi",
      .antioxidant: "antioksidant, antioksidantlar",
      .colour: "bo'yoq, bo'yoqlar, bo'yovchi",
      .emulsifier: "emulgator, emulgatorlar",
      .flavourEnhancer: "ta'm kuchaytirgich, ta'm kuchaytiruvchi",
      .preservative: "konservant, konservantlar",
      .raisingAgent: "yumshatgich, yumshatgichlar",
      .stabiliser: "stabilizator, barqarorlashtirgich",
      .sweetener: "shirinlashtirgich, shirinlashtiruvchi",
      .thickener: "quyuqlashtirgich, quyultirgich",
    ],
    allergens: [
      .gluten: """
      bug'doy*, arpa, arpali, arpadan, arpaning, javdar*, suli, sulining, sulidan, suli uni, glyuten*, solod, solodi,
      manna yormasi, bulg'ur*
      """,
      .crustaceans: "qisqichbaqa*, krevetka*, krab, krablar, omar, langust*",
      .egg: "tuxum*, mayonez*, melanj*",
      .fish:
        "baliq, balig'i, baliqdan, baliqning, baliqlar, losos*, seld, skumbriya*, sardina*, tunets, anchous*",
      .peanuts: "yeryong'oq*, yeryong'og'*, yer yong'oq*, yer yong'og'*, araxis*",
      .soy: "soya, soyali, soyadan, soyaning",
      .milk: """
      sut, suti, sutning, sutdan, sutli, pishloq*, pishlog'*, tvorog*, qaymoq*, qaymog'*, smetana*, sariyog'*,
      sariq yog', zardob*, sut zardobi, yogurt*, qatiq*, kefir*, ayron*, laktoza*, kazein*, suzma*, qurt, slivki
      """,
      .nuts:
        "yong'oq*, yong'og'*, bodom*, funduk*, keshyu, pista, pistasi, pistali, pekan*, makadamiya*",
      .celery: "selderey*",
      .mustard: "xantal*, gorchitsa*",
      .sesame: "kunjut*, tahin*",
      .sulphites: "sulfit*, *sulfit*, oltingugurt dioksid*",
      .lupin: "lyupin*, lupin*",
      .molluscs: "mollyuska*, midiya*, kalmar*, ustritsa*",
    ],
    falseFriends: [
      .gluten: "glyutensiz*",
      .milk: """
      kokos suti, soya suti, bodom suti, suli suti, guruch suti, o'simlik suti, sut kislota*, laktozasiz*, sutsiz*,
      o'simlik qaymog'i
      """,
      .nuts: """
      yeryong'oq*, yeryong'og'*, yer yong'oq*, yer yong'og'*, kokos yong'og'i, muskat yong'og'i, kedr yong'og'i
      """,
      .egg: "tuxumsiz*",
    ],
    possibleWarnings: """
      bo'lishi mumkin, oz miqdorda bo'lishi mumkin, uchrashi mumkin, shu korxonada, ishlab chiqarish liniyasida
      """,
    traceTails: """
      bo'lishi mumkin, izlari bo'lishi mumkin, qoldiqlari bo'lishi mumkin, uchrashi mumkin, izlari uchrashi mumkin
      """)
}
