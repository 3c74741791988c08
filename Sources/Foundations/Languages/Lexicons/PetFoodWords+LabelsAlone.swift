extension PetFoodWords {
  /// The words of pet food in languages that no record is shown in.
  ///
  /// Words of up to four letters are only in phrases, since other words may be written so. Vietnamese `chó` is a dog,
  /// and `cho` is "for".
  static let labelsAlone: [PetFoodWords] = [
    PetFoodWords(
      code: "az", cats: ["pişiklər üçün", "pişik yemi", "pişik"], dogs: ["itlər üçün", "it yemi"],
      others: [], complete: ["tam rasionlu yem"], complementary: [], treats: [], broths: []),
    PetFoodWords(
      code: "be", cats: ["для катоў", "для кацянят", "для котак"],
      dogs: ["для сабак", "для шчанюкоў"], others: ["для грызуноў"],
      complete: ["поўнарацыённы корм"], complementary: [], treats: [], broths: []),
    PetFoodWords(
      code: "ca", cats: ["per a gats", "gats adults", "gatets"],
      dogs: ["per a gossos", "gossos", "gossos adults", "cadells"],
      others: ["per a conills", "rosegadors"], complete: ["aliment complet"],
      complementary: ["aliment complementari"], treats: ["llaminadures per a gossos"],
      broths: []),
    PetFoodWords(
      code: "id",
      cats: [
        "makanan kucing", "untuk kucing", "kucing dewasa", "anak kucing", "semua ras kucing",
      ],
      dogs: [
        "makanan anjing", "untuk anjing", "anjing dewasa", "anak anjing", "semua ras anjing",
      ],
      others: ["makanan kelinci", "makanan burung", "makanan hamster"],
      complete: ["makanan lengkap dan seimbang"], complementary: [],
      treats: ["camilan kucing", "camilan anjing"], broths: []),
    PetFoodWords(
      code: "kk", cats: ["мысықтарға", "мысықтар", "марғаулар"],
      dogs: ["иттерге арналған", "күшіктерге"], others: [],
      complete: ["толық рационды"], complementary: [], treats: [], broths: []),
    PetFoodWords(
      code: "mk", cats: ["за мачки", "возрасни мачки", "мачиња"],
      dogs: ["за кучиња", "возрасни кучиња"], others: ["за глодари", "за зајаци"],
      complete: ["целосна храна", "комплетна храна"], complementary: [],
      treats: [], broths: []),
    PetFoodWords(
      code: "ms", cats: ["makanan kucing", "untuk kucing", "kucing dewasa", "anak kucing"],
      dogs: ["makanan anjing", "untuk anjing", "anjing dewasa", "anak anjing"],
      others: ["makanan arnab", "makanan burung", "makanan hamster"],
      complete: ["makanan lengkap dan seimbang"], complementary: [],
      treats: ["snek kucing", "snek anjing"], broths: []),
    PetFoodWords(
      code: "ru",
      cats: [
        "кошка", "кошки", "кошек", "кошкам", "котят", "котята", "для кошек", "взрослых кошек",
      ],
      dogs: [
        "собака", "собаки", "собак", "собакам", "щенков", "щенки", "для собак", "взрослых собак",
      ],
      others: [
        "для грызунов", "для кроликов", "для попугаев", "морских свинок", "для хомяков",
        "для хорьков", "для шиншилл", "аквариумных рыб", "для канареек", "для лошадей",
      ],
      complete: [
        "полнорационный корм", "полноценный корм", "полнорационный", "полнорационное питание",
        "полностью сбалансированный",
      ],
      complementary: ["неполнорационный корм", "дополнительный корм", "неполнорационный"],
      treats: [
        "лакомство для кошек", "лакомство для собак", "лакомства для кошек",
        "лакомства для собак",
      ],
      broths: ["бульон", "суп"]),
    PetFoodWords(
      code: "sq", cats: ["për mace", "mace të rritura"], dogs: ["për qen", "qen të rritur"],
      others: [], complete: ["ushqim i plotë", "ushqim komplet"],
      complementary: [], treats: [], broths: []),
    PetFoodWords(
      code: "sr",
      cats: ["за мачке", "мачке", "мачића", "za mačke", "mačića"],
      dogs: ["за псе", "одрасле псе", "штенад", "za pse", "štenad"],
      others: ["за глодаре", "за зечеве", "за папагаје", "za glodare", "za zečeve", "za papagaje"],
      complete: ["потпуна храна", "комплетна храна", "potpuna hrana", "kompletna hrana"],
      complementary: ["допунска храна", "dopunska hrana"],
      treats: [
        "посластица за псе", "посластица за мачке", "poslastica za pse", "poslastica za mačke",
      ],
      broths: []),
    PetFoodWords(
      code: "tr",
      cats: ["kedi maması", "kedi mamaları", "kediler", "kedilere", "yetişkin kedi", "yavru kedi"],
      dogs: [
        "köpek maması", "köpek mamaları", "köpekler", "köpeklere", "yetişkin köpek",
        "yavru köpek",
      ],
      others: ["tavşan yemi", "kuş yemi", "muhabbet kuşu", "hamster yemi", "kemirgenler"],
      complete: ["tam mama", "tam yem", "tam ve dengeli"],
      complementary: ["tamamlayıcı mama", "tamamlayıcı yem", "tamamlayıcı evcil hayvan"],
      treats: ["ödül maması", "kedi ödülü", "köpek ödülü"], broths: []),
    PetFoodWords(
      code: "uk",
      cats: ["кішка", "кішки", "кішок", "котів", "кошенят", "для котів", "дорослих котів"],
      dogs: ["собака", "собаки", "собак", "цуценят", "для собак", "дорослих собак"],
      others: [
        "для гризунів", "для кролів", "для кроликів", "для папуг", "морських свинок",
        "для хом'яків", "акваріумних риб",
      ],
      complete: ["повнораціонний корм", "повноцінний корм", "повнораціонний"],
      complementary: ["неповнораціонний корм", "додатковий корм", "доповнювальний корм"],
      treats: ["ласощі для котів", "ласощі для собак"], broths: ["бульйон", "суп"]),
    PetFoodWords(
      code: "vi", cats: ["thức ăn cho mèo", "thức ăn mèo", "dành cho mèo"],
      dogs: ["thức ăn cho chó", "dành cho chó"], others: [],
      complete: ["thức ăn hoàn chỉnh"], complementary: [], treats: [],
      broths: []),
  ]
}
