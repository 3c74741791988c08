import LabelModel

extension IngredientLexicon {
  /// Turkish: the allergens of the Turkish Food Codex on food information (2017), annex 1.
  static let turkish = IngredientLexicon(
    code: "tr",
    headings: "içindekiler, bileşenler, bileşim",
    common: """
      su, içme suyu, şeker, tuz, un, unu, nişasta, nişastası, mısır*, bitkisel yağ, bitkisel yağlar, ayçiçek*,
      palm yağı, zeytinyağı, kakao*, aroma, aroma verici*, doğal, ve, maya, mayası, sirke, baharat*, sirup*,
      şurub*, şurup*, et, dana, tavuk, domates*, soğan*, sarımsak*, pirinç*, patates*, meyve*, sebze*, karabiber*,
      salça*, yağı, tozu, özü, ekstrakt*, lesitin*, vanilin, glikoz*, fruktoz*, kuru, limon*, biber*
      """,
    ends: """
      saklama koşulları, muhafaza, serin ve kuru, kuru ve serin, buzdolabında, açıldıktan sonra, son tüketim tarihi,
      tavsiye edilen tüketim, tett, stt, besin değer*, enerji ve besin, ortalama besin, beslenme bildirimi,
      üretici, üretici firma, üretim yeri, üretim tarihi, ithalatçı, dağıtıcı, menşei, menşe ülke, net miktar,
      net ağırlık, parti no, seri no, kullanım, hazırlanışı, pişirme, alerjen, alerjenler, alerjen uyarısı,
      alerjen bilgisi, alerji uyarısı, analitik bileşenler, işletme kayıt no
      """,
    contains: """
      içerir, içermektedir, ihtiva eder, alerjen, alerjenler, alerjen uyarısı, alerjen bilgisi, alerji uyarısı
      """,
    mayContain: """
      içerebilir, içerebilmektedir, ihtiva edebilir, eser miktarda, eser miktar, iz miktarda, bulunabilir,
      eser miktarda içerebilir, eser miktarda bulunabilir
      """,
    negations: "değil, değildir, yoktur",
    freeOf: "içermez, içermemektedir, ihtiva etmez, bulunmaz",
    ofWhich: "bunun",
    additiveClasses: [
      .acid: "asit, asitler",
      .acidityRegulator: "asitlik düzenleyici, asitliği düzenleyici, asit düzenleyici",
      .antiCakingAgent: "topaklanmayı önleyici, topaklaşmayı önleyici",
      .antioxidant: "antioksidan, antioksidanlar",
      .colour: "renklendirici, renklendiriciler",
      .emulsifier: "emülgatör, emülgatörler, emülsifiyer",
      .flavourEnhancer: "aroma artırıcı, aroma arttırıcı, lezzet artırıcı",
      .gellingAgent: "jelleştirici",
      .glazingAgent: "parlatıcı",
      .humectant: "nem verici",
      .modifiedStarch: "modifiye nişasta",
      .preservative: "koruyucu, koruyucular",
      .raisingAgent: "kabartıcı, kabartıcılar",
      .stabiliser: "stabilizör, stabilizatör",
      .sweetener: "tatlandırıcı, tatlandırıcılar",
      .thickener: "kıvam artırıcı, kıvam arttırıcı",
    ],
    allergens: [
      .gluten: """
      buğday*, arpa, arpası, arpadan, arpalı, yulaf*, çavdar*, gluten*, glüten*, siyez*, kavılca, irmik, irmiği,
      irmikli, kuskus*, malt, maltı, malt özü, dövme buğday
      """,
      .crustaceans: """
      kabuklular, kabuklu deniz ürün*, kabuklu su ürün*, karides*, yengeç*, yengeci, istakoz*, ıstakoz*, kerevit*
      """,
      .egg: "yumurta*, mayonez*, albümin*",
      .fish: """
      balık, balıklar, balıktan, balıklı, balık ürün*, balığı, balığın, hamsi*, somon*, sardalya*, uskumru*, levrek*,
      çipura*, ançüez*, ton balığ*, mezgit*, alabalık*, alabalığ*, morina*
      """,
      .peanuts: "yer fıstı*, yerfıstı*, fıstık ezmesi, fıstık ezmeli",
      .soy: "soya*",
      .milk: """
      süt, sütü, sütlü, sütün, sütten, sütte, süttozu, sütlaç*, süttozunu, peyniraltı*, peynir*, yoğurt*, yoğurdu, tereyağ*, kaymak, kaymağı,
      krema, kreması, kremalı, ayran*, kefir*, laktoz*, kazein*, lor, çökelek*, kaşar*, labne*
      """,
      .nuts: """
      fındık*, fındığ*, badem*, ceviz*, kaju*, antep fıstı*, antepfıstı*, şam fıstı*, pekan*, makademya*, makadamya*,
      macadamia*, brezilya fıstı*, brezilya cevizi, sert kabuklu yemiş*, sert kabuklu meyve*, sert kabuklu kuruyemiş*,
      sert kabuklular, kabuklu yemiş*, kabuklu kuruyemiş*, nuga, marzipan*, fıstık, fıstığı, fıstıklı, kuruyemiş*
      """,
      .celery: "kereviz*",
      .mustard: "hardal*",
      .sesame: "susam*, tahin*",
      .sulphites: "sülfit*, *sülfit*, kükürt dioksit*, kükürtdioksit*",
      .lupin: "acı bakla*, lupin*, lüpen*, yahudi baklası",
      .molluscs: "yumuşakça*, midye*, kalamar*, ahtapot*, istiridye*, sübye*, salyangoz*",
    ],
    falseFriends: [
      .gluten: """
      glutensiz*, glütensiz*, karabuğday*, kara buğday*, mısır irmiği, pirinç irmiği, mısır gluteni, mısır irmikli,
      kuşkusuz*
      """,
      .milk: """
      hindistan cevizi sütü, hindistancevizi sütü, badem sütü, soya sütü, yulaf sütü, pirinç sütü, fındık sütü,
      bitkisel süt, bitkisel krema, hindistan cevizi kreması, hindistancevizi kreması, laktozsuz, sütsüz*,
      fıstık kreması, fındık kreması, kakao kreması, kakaolu krema, fındıklı krema, soya kreması,
      kakao tereyağı, arı sütü
      """,
      .nuts: """
      hindistan cevizi*, hindistancevizi*, hindistan ceviz*, muskat cevizi, küçük hindistan cevizi, yer fıstı*,
      yerfıstı*, çam fıstı*, çamfıstı*, fıstık ezmesi, fıstık ezmeli, kola cevizi
      """,
      .egg: "yumurtasız*",
      .soy: "soyasız*, soyarak, soyadı, soyadınız",
      .fish: "balık gözü",
      .molluscs: "istiridye mantarı",
      .crustaceans: "sert kabuklular",
    ],
    possibleWarnings: """
      eser miktarda, eser miktar, iz miktarda, bulunabilir, aynı hatta, aynı tesiste, üretim hattında, aynı üretim hattı, işlenen tesiste,
      işlenen bir tesiste, işlenen tesislerde, kullanılan tesiste, kullanılan bir tesiste, işlendiği, işlendiği tesiste,
      işlendiği bir tesiste, kullanıldığı tesiste, bulunan tesiste, bulunan bir tesiste, işlenmektedir
      """,
    traceTails: """
      içerebilir, içerebilmektedir, ihtiva edebilir, bulunabilir, eser miktarda içerebilir,
      eser miktarda bulunabilir, iz miktarda içerebilir, işlenen tesiste üretilmiştir,
      işlenen bir tesiste üretilmektedir, işlenen tesislerde üretilir, kullanılan tesiste paketlenmiştir
      """)
}
