import LabelModel

extension IngredientLexicon {
  /// Azerbaijani, in Latin letters.
  static let azerbaijani = IngredientLexicon(
    code: "az",
    headings: "tərkibi, tərkib, məhsulun tərkibi, inqrediyentlər, inqredientlər",
    common: """
      su, içməli su, şəkər, şəkər tozu, duz, xörək duzu, un, unu, nişasta, nişastası, qarğıdalı*, bitki yağı,
      günəbaxan*, palma yağı, zeytun*, kakao*, ətirləndirici*, aromatizator*, təbii, və, maya, mayası, sirkə,
      ədviyyat*, şərbət*, ət, əti, mal əti, toyuq*, pomidor*, soğan*, sarımsaq*, düyü*, kartof*, meyvə*, tərəvəz*,
      istiot*, tozu, şirəsi, ekstrakt*, lesitin*, vanilin, qlükoza*, fruktoza*, qurudulmuş, quru, limon*, turşusu,
      yumşaldıcı*, pektin, yağı, dad
      """,
    ends: """
      saxlama şəraiti, saxlanma şəraiti, saxlanılma şəraiti, saxlanma müddəti, saxlama müddəti, yararlılıq müddəti,
      istifadə müddəti, istehsal tarixi, istehsalçı, istehsal olunub, istehsal edən, idxalçı, xalis çəki, xalis çəkisi,
      netto çəki, qida dəyəri, qidalılıq dəyəri, enerji dəyəri, enerji və qida, sərin və quru, quru və sərin, açıldıqdan sonra,
      mənşə ölkəsi, hazırlanma qaydası, istifadə qaydası, allergenlər, allergen məlumatı, partiya nömrəsi
      """,
    contains: "vardır, mövcuddur, allergenlər, allergen məlumatı",
    mayContain: """
      ola bilər, izləri ola bilər, izi ola bilər, qalıqları ola bilər, az miqdarda ola bilər, rast gəlinə bilər
      """,
    negations: "deyil",
    freeOf: "yoxdur, mövcud deyil, əlavə edilməyib",
    ofWhich: "o cümlədən",
    additiveClasses: [
      .acidityRegulator: "turşuluq tənzimləyicisi, turşuluğu tənzimləyən, turşuluq nizamlayıcısı",
      .antioxidant: "antioksidant, antioksidantlar",
      .colour: "boya, boyayıcı, rəngləndirici",
      .emulsifier: "emulqator, emulqatorlar",
      .flavourEnhancer: "dad gücləndirici, dad gücləndiricisi, dad və ətir gücləndiricisi",
      .preservative: "konservant, konservantlar",
      .raisingAgent: "yumşaldıcı, yumşaldıcılar, qabardıcı",
      .stabiliser: "stabilizator, stabilizatorlar",
      .sweetener: "şirinləşdirici, şirinləşdiricilər",
      .thickener: "qatılaşdırıcı, qatılaşdırıcılar",
    ],
    allergens: [
      .gluten: """
      buğda*, arpa, arpası, arpadan, arpanın, çovdar*, yulaf*, vələmir*, qlüten*, səməni*, manna yarması, bulqur*,
      perlovka, kuskus*
      """,
      .crustaceans: "xərçəng*, krevet*, krab, krablar, omar, lanqust*",
      .egg: "yumurta*, mayonez*, melanj*",
      .fish: """
      balıq, balığı, balığın, balıqdan, balıqlar, qızılbalıq, qızılbalığ*, siyənək*, skumbriya*, sardina*, tunes*,
      ançous*, kürü, kürüsü
      """,
      .peanuts: "yerfıstı*, yer fıstı*, yerfındı*, yer fındı*, araxis*",
      .soy: "soya*",
      .milk: """
      süd, südü, südün, süddən, südlü, süd tozu, pendir*, kəsmik, kəsmiyi, kəsmikli, qaymaq, qaymağı, qaymaqlı, xama,
      xaması, kərə yağı, kərəyağı, zərdab*, yoqurt*, qatıq, qatığı, kefir*, ayran*, laktoza*, kazein*, şor, qatılaşdırılmış süd
      """,
      .nuts: """
      fındıq*, fındığ*, badam*, qoz, qozu, qozun, qozdan, qozlu, keşyu, keşü, püstə*, pekan*, makadamiya*,
      qərzəkli meyvə*, qabıqlı meyvə*
      """,
      .celery: "kərəviz*",
      .mustard: "xardal*",
      .sesame: "küncüt*, tahin*",
      .sulphites: "sulfit*, *sulfit*, kükürd dioksid*, kükürd qazı",
      .lupin: "lüpin*, lupin*",
      .molluscs: "molyusk*, midiya*, kalmar*, ilbiz*, səkkizayaq*",
    ],
    falseFriends: [
      .gluten: "qlütensiz*, qarabaşaq, qara buğda*, qarğıdalı qlüten*",
      .milk: """
      kokos südü, soya südü, badam südü, yulaf südü, düyü südü, bitki südü, süd turşusu, süd turşu, laktozasız*,
      südsüz*, bitki qaymağı, kokos qaymağı
      """,
      .nuts: """
      yer fıstı*, yerfıstı*, yer fındı*, yerfındı*, hind qozu, hind qozunun, kokos qozu, muskat qozu, şam qozu, hindqozu
      """,
      .egg: "yumurtasız*",
      .soy: "soyasız*",
      .fish: "balıq gözü, badımcan kürüsü",
      .molluscs: "istridyə göbələyi",
    ],
    possibleWarnings: """
      ola bilər, az miqdarda ola bilər, rast gəlinə bilər, eyni müəssisədə, eyni xəttdə, istehsal xəttində
      """,
    traceTails: """
      ola bilər, izləri ola bilər, izi ola bilər, qalıqları ola bilər, az miqdarda ola bilər, rast gəlinə bilər
      """)
}
