extension PetFoodWords {
  /// Polish, Czech, Slovak, Slovene, Croatian and Bulgarian.
  static let slavic: [PetFoodWords] = [
    PetFoodWords(
      code: "pl",
      cats: [
        "kot", "kota", "koty", "kotów", "kotom", "kociąt", "kocięta", "dla kota", "dla kotów",
      ],
      dogs: [
        "pies", "psa", "psy", "psów", "psom", "dla psa", "dla psów", "szczenię", "szczenięta",
      ],
      others: [
        "dla królików", "świnki morskie", "świnek morskich", "chomiki", "chomików", "fretki",
        "fretek", "szynszyli", "papug", "kanarków", "dla ptaków", "gryzoni", "rybek akwariowych",
        "dla koni",
      ],
      complete: ["karma pełnoporcjowa", "pełnoporcjowa karma", "pełnoporcjowa", "karma kompletna"],
      complementary: ["karma uzupełniająca", "uzupełniająca karma", "mieszanka uzupełniająca"],
      treats: [
        "przysmak", "przysmaki", "przekąska", "przekąski", "smakołyk", "smakołyki", "gryzak",
        "gryzaki",
      ],
      broths: ["bulion", "rosół", "zupa", "zupka"]),
    PetFoodWords(
      code: "cs",
      cats: ["kočka", "kočky", "koček", "kočkám", "koťata", "koťat"],
      dogs: ["psy", "pro psy", "psů", "psům", "psi", "štěně", "štěňata", "štěňat"],
      others: [
        "pro králíky", "morčata", "křečky", "fretky", "činčily", "papoušky", "andulky",
        "pro ptáky", "hlodavce", "akvarijní ryby", "pro koně",
      ],
      complete: ["kompletní krmivo", "kompletní krmná směs", "kompletní suché", "kompletní vlhké"],
      complementary: ["doplňkové krmivo", "doplňková krmná směs"],
      treats: ["pamlsek", "pamlsky", "pochoutka", "pochoutky", "žvýkací", "žvýkačka"],
      broths: ["vývar", "polévka"]),
    PetFoodWords(
      code: "sk",
      cats: ["mačka", "mačky", "mačiek", "mačkám", "mačiatka", "mačiatá", "mačiat"],
      dogs: [
        "pes", "psy", "pre psy", "pre psov", "psom", "šteňa", "šteňatá", "šteniatka", "šteniat",
      ],
      others: [
        "pre králiky", "morčatá", "škrečky", "fretky", "činčily", "papagáje", "andulky",
        "pre vtáky", "hlodavce", "akváriové ryby", "pre kone",
      ],
      complete: ["kompletné krmivo", "kompletná krmná zmes"],
      complementary: ["doplnkové krmivo", "doplnková krmná zmes"],
      treats: ["maškrta", "maškrty", "pochúťka", "pochúťky", "pamlsok", "pamlsky", "žuvacia"],
      broths: ["vývar", "polievka"]),
    PetFoodWords(
      code: "sl",
      cats: ["mačka", "mačke", "mačk", "mačkam", "mucke", "mačji", "mucek"],
      dogs: ["pes", "psi", "pse", "za pse", "psov", "psom", "pasji"],
      others: [
        "za kunce", "morske prašičke", "hrčke", "dihurje", "činčile", "papige", "kanarčke",
        "za ptice", "glodavce", "akvarijske ribe", "za konje",
      ],
      complete: ["popolna krma", "popolna hrana", "popolna krmna mešanica"],
      complementary: ["dopolnilna krma", "dopolnilna hrana", "dopolnilna krmna mešanica"],
      treats: ["priboljšek", "priboljški", "prigrizek", "prigrizki", "poslastica"],
      broths: ["juha", "jušna osnova"]),
    PetFoodWords(
      code: "hr",
      cats: ["mačka", "mačke", "mačaka", "mačkama", "mačići", "mačića"],
      dogs: ["pse", "za pse", "pasa", "psi", "psima", "štenad", "štene", "štenci"],
      others: [
        "za kuniće", "za zečeve", "zamorce", "hrčke", "tvorove", "činčile", "papige", "kanarince",
        "za ptice", "glodavce", "akvarijske ribe", "za konje",
      ],
      complete: ["potpuna hrana", "potpuna krmna smjesa", "kompletna hrana"],
      complementary: ["dopunska hrana", "dopunska krmna smjesa"],
      treats: ["poslastica", "poslastice", "grickalica", "grickalice"],
      broths: ["juha", "bujon"]),
    PetFoodWords(
      code: "bg",
      cats: ["котка", "котки", "котките", "котенца", "котета"],
      dogs: ["куче", "кучета", "кучетата", "кученца"],
      others: [
        "за зайци", "морски свинчета", "хамстери", "порчета", "чинчили", "папагали", "канарчета",
        "за птици", "гризачи", "аквариумни риби", "за коне",
      ],
      complete: ["пълноценна храна", "пълноценен фураж", "пълноценна"],
      complementary: ["допълваща храна", "допълваща", "допълващ фураж", "допълнителна храна"],
      treats: ["лакомство", "лакомства", "снакс", "снаксове"],
      broths: ["бульон", "супа"]),
  ]
}
