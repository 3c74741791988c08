"""What food and pet-food labels print, by language: names, headings, ingredients, small print.

Names of nutrients follow Annex XV of Reg. (EU) 1169/2011, of analytical constituents Annex VI of
Reg. (EC) 767/2009, in the official languages of the EU that use Latin letters, and what labels in
the United States, Australia, Switzerland, Norway and Turkey print. `{n}` stands for a small number.
"""

# Nutrients in the regulation's order, then vitamins and the like.
FOOD = {
    "en": "Energy|Fat|of which saturates|of which saturated|Carbohydrate|of which sugars|Sugars|"
          "Fibre|Protein|Salt|Sodium|Dietary fibre|of which polyols|Starch|mono-unsaturates|"
          "polyunsaturates|Vitamin A|Vitamin B6|Vitamin B12|Vitamin C|Vitamin D|Vitamin E|Folic acid|"
          "Niacin|Riboflavin|Calcium|Iron|Magnesium|Zinc|Potassium|Iodine|Omega-3",
    "us": "Calories|Total Fat|Saturated Fat|Trans Fat|Cholesterol|Sodium|Total Carbohydrate|"
          "Total Carb.|Dietary Fiber|Total Sugars|Includes {n}g Added Sugars|Incl. {n}g Added Sugars|"
          "Protein|Vitamin D|Calcium|Iron|Potassium|Sat. Fat|Polyunsaturated Fat|"
          "Monounsaturated Fat|Calories from Fat|Fat, total|- saturated|- sugars|Sugar Alcohol",
    "de": "Brennwert|Energie|Fett|davon gesättigte Fettsäuren|davon ges. Fettsäuren|Kohlenhydrate|"
          "davon Zucker|Ballaststoffe|Eiweiß|Eiweiss|Salz|Natrium|Stärke|mehrwertige Alkohole|"
          "einfach ungesättigte Fettsäuren|Folsäure|Kalzium|Jod|Broteinheiten",
    "fr": "Énergie|Valeur énergétique|Matières grasses|dont acides gras saturés|Graisses|Lipides|"
          "Glucides|dont sucres|Fibres alimentaires|Fibres|Protéines|Sel|Sodium|Amidon|"
          "saturés|+ trans|Cholestérol|Calcium|Fer|Vitamine C",
    "it": "Energia|Valore energetico|Grassi|di cui acidi grassi saturi|di cui saturi|Carboidrati|"
          "di cui zuccheri|Zuccheri|Fibre|Fibra|Proteine|Sale|Sodio|Amido|Calcio|Ferro",
    "es": "Valor energético|Energía|Grasas|de las cuales saturadas|Hidratos de carbono|"
          "de los cuales azúcares|Azúcares|Fibra alimentaria|Proteínas|Sal|Sodio|Grasa Total|"
          "Grasa Saturada|Carbohidratos Totales|Calorías|Hierro|Potasio|Colesterol|Almidón",
    "pt": "Energia|Valor energético|Lípidos|dos quais saturados|dos quais ácidos gordos saturados|"
          "Hidratos de carbono|dos quais açúcares|Açúcares|Fibra|Proteínas|Sal|Gorduras totais|"
          "Gorduras saturadas|Carboidratos|Sódio|Porção",
    "nl": "Energie|Vetten|Vet|waarvan verzadigde vetzuren|waarvan verzadigd|Koolhydraten|"
          "waarvan suikers|Vezels|Voedingsvezels|Eiwitten|Zout|Zetmeel",
    "pl": "Wartość energetyczna|Energia|Tłuszcz|w tym kwasy tłuszczowe nasycone|"
          "w tym kwasy nasycone|Węglowodany|w tym cukry|Cukry|Błonnik|Białko|Sól|Sód|Skrobia",
    "cs": "Energetická hodnota|Energie|Tuky|z toho nasycené mastné kyseliny|Sacharidy|"
          "z toho cukry|Vláknina|Bílkoviny|Sůl|Škrob",
    "sk": "Energetická hodnota|Energia|Tuky|z toho nasýtené mastné kyseliny|Sacharidy|"
          "z toho cukry|Vláknina|Bielkoviny|Soľ",
    "sl": "Energijska vrednost|Energija|Maščobe|od tega nasičene maščobne kisline|"
          "Ogljikovi hidrati|od tega sladkorji|Prehranske vlaknine|Beljakovine|Sol",
    "hr": "Energija|Energetska vrijednost|Masti|od kojih zasićene masne kiseline|Ugljikohidrati|"
          "od kojih šećeri|Vlakna|Bjelančevine|Sol",
    "sv": "Energi|Fett|varav mättat fett|Kolhydrat|varav sockerarter|Fiber|Protein|Salt|Stärkelse",
    "da": "Energi|Fedt|heraf mættede fedtsyrer|Kulhydrat|heraf sukkerarter|Kostfibre|Protein|Salt",
    "no": "Energi|Fett|hvorav mettede fettsyrer|Karbohydrat|hvorav sukkerarter|Kostfiber|Protein",
    "fi": "Energia|Rasva|josta tyydyttynyttä|Hiilihydraatti|josta sokereita|Ravintokuitu|"
          "Proteiini|Suola",
    "et": "Energiasisaldus|Rasvad|millest küllastunud rasvhapped|Süsivesikud|millest suhkrud|"
          "Kiudained|Valgud|Sool",
    "lv": "Enerģētiskā vērtība|Tauki|tostarp piesātinātās taukskābes|Ogļhidrāti|tostarp cukuri|"
          "Šķiedrvielas|Olbaltumvielas|Sāls",
    "lt": "Energinė vertė|Riebalai|iš kurių sočiosios riebalų rūgštys|Angliavandeniai|"
          "iš kurių cukrūs|Skaidulinės medžiagos|Baltymai|Druska",
    "hu": "Energia|Zsír|amelyből telített zsírsavak|Szénhidrát|amelyből cukrok|Rost|Fehérje|Só",
    "ro": "Valoare energetică|Grăsimi|din care acizi grași saturați|Glucide|din care zaharuri|"
          "Fibre|Proteine|Sare",
    "ga": "Fuinneamh|Saill|as a sáithráin|Carbaihiodráit|as a siúcraí|Snáithín|Próitéin|Salann",
    "mt": "Enerġija|Xaħam|li minnu saturati|Karboidrati|li minnhom zokkor|Fibra|Proteina|Melħ",
    "tr": "Enerji|Yağ|Doymuş yağ|Karbonhidrat|Şekerler|Lif|Protein|Tuz",
}

PET = {
    "en": "Crude protein|Crude fat|Crude fibre|Crude oils and fats|Crude ash|Moisture|Calcium|"
          "Phosphorus|Taurine|Analytical constituents:|Inorganic matter",
    "us": "Crude Protein (min)|Crude Fat (min)|Crude Fiber (max)|Moisture (max)|Ash (max)|"
          "Crude Protein, min.|Crude Fat, min.|Crude Fiber, max.|Moisture, max.|Calcium (min)|"
          "Phosphorus (min)|Taurine (min)|Omega-6 Fatty Acids* (min)|Omega-3 Fatty Acids* (min)|"
          "Guaranteed Analysis|GUARANTEED ANALYSIS|Vitamin E (min)|Calorie Content (calculated)|"
          "Crude Protein (not less than)|Moisture (not more than)|Zinc (min)|Selenium (min)",
    "de": "Rohprotein|Rohfett|Rohasche|Rohfaser|Feuchtigkeit|Feuchte|Calcium|Phosphor|Taurin|"
          "Analytische Bestandteile:|Zusatzstoffe je kg:|Rohöle und -fette|Anorganischer Stoff",
    "fr": "Protéine brute|Protéines brutes|Matières grasses brutes|Cendres brutes|"
          "Cellulose brute|Humidité|Constituants analytiques :|Additifs/kg :",
    "it": "Proteina grezza|Grassi grezzi|Ceneri grezze|Fibra grezza|Umidità|"
          "Componenti analitici:|Oli e grassi grezzi",
    "es": "Proteína bruta|Grasa bruta|Aceites y grasas brutos|Ceniza bruta|Fibra bruta|Humedad|"
          "Componentes analíticos:",
    "pt": "Proteína bruta|Matéria gorda bruta|Cinza bruta|Fibra bruta|Humidade|"
          "Constituintes analíticos:",
    "nl": "Ruw eiwit|Ruw vet|Ruwe as|Ruwe celstof|Vocht|Analytische bestanddelen:",
    "pl": "Białko surowe|Tłuszcz surowy|Popiół surowy|Włókno surowe|Wilgotność|"
          "Składniki analityczne:",
    "cs": "Hrubý protein|Hrubý tuk|Hrubý popel|Hrubá vláknina|Vlhkost|Analytické složky:",
    "sv": "Råprotein|Råfett|Råaska|Växttråd|Vattenhalt|Vatten",
    "da": "Råprotein|Råfedt|Råaske|Træstof|Vandindhold",
    "fi": "Raakavalkuainen|Raakarasva|Raakatuhka|Raakakuitu|Kosteus",
    "hu": "Nyersfehérje|Nyerszsír|Nyershamu|Nyersrost|Nedvesség",
    "ro": "Proteină brută|Grăsime brută|Cenușă brută|Fibră brută|Umiditate",
}

HEADINGS = (
    "per 100 g|per 100g|pro 100 g|pour 100 g|per 100 ml|100 g|100g|100 ml|pro 100 ml|w 100 g|"
    "w 100 ml|na 100 g|por 100 g|por 100 ml|je 100 g|per 100 g:|pr. 100 g|100 g/ml|la 100 g|"
    "per serving|per portion|pro Portion|par portion|%RI*|%DV|% DV*|%*|RI*|% AJR|GDA|%NRV|NRV*|"
    "Per Serve|Qty per 100g|g/100 g|per 30 g|Avg Qty Per Serving|Quantity per 100 mL|per 100 g/100g|"
    "Nährwerte pro 100 g|Voedingswaarde per 100 g|Valori medi per 100 g|per Portion (30 g)|%VD*|"
    "Serving Size: {n}g|Servings Per Pack: {n}|{n} servings per container|Portion {n} g|"
    "Serving size 1 cup ({n}g)|1 serving ({n} g)|Amount per serving|% Daily Value*|"
    "Nutrition Facts|NUTRITION INFORMATION|Nährwertangaben|Durchschnittliche Nährwerte|"
    "Valeurs nutritionnelles moyennes|Déclaration nutritionnelle|Dichiarazione nutrizionale|"
    "Información nutricional|Declaração nutricional|Wartość odżywcza w|Výživové údaje na|"
    "Näringsvärde per|Næringsindhold pr.|Ravintosisältö|Tápérték 100 g-ban|Maistinė vertė|"
    "Uzturvērtība|Hranilna vrednost na|Toitumisalane teave|Typical values|Average values"
).split("|")

INGREDIENTS = (
    "water|sugar|salt|wheat flour|skimmed milk powder|palm oil|cocoa butter|soya lecithin|lactose|"
    "yeast|citric acid|natural flavouring|modified starch|glucose syrup|egg|hazelnuts|emulsifier|"
    "acidity regulator|antioxidant|preservative|thickener|colour|Zucker|Wasser|Weizenmehl|Palmfett|"
    "Kakaobutter|Magermilchpulver|Haselnüsse|Vollmilchpulver|Glukosesirup|Speisesalz|"
    "Säuerungsmittel|Citronensäure|Emulgator|Aroma|Gewürze|Rapsöl|Sonnenblumenöl|eau|sucre|"
    "farine de blé|huile de colza|huile de tournesol|lait écrémé en poudre|beurre de cacao|"
    "arôme naturel|sel marin|épaississant|acide citrique|lécithine de soja|amidon modifié|avoine|"
    "zucchero|farina di frumento|olio di palma|latte scremato|aromi|lievito|uova|azúcar|"
    "harina de trigo|aceite de girasol|leche|almidón|jarabe de glucosa|água|açúcar|"
    "farinha de trigo|óleo de girassol|cukier|mąka pszenna|olej palmowy|mleko w proszku|woda|jaja|"
    "regulator kwasowości|pšeničná mouka|suiker|tarwemeel|palmolie|melkpoeder|vetemjöl|socker|"
    "vatten|rapsolja|mjölkpulver|hvedemel|sukker|vehnäjauho|sokeri|búzaliszt|cukor|zahăr|"
    "făină de grâu|E{n}00|vitamin C|niacin|calcium carbonate|corn|chicken meal|brewers rice|beef|"
    "Fleisch und tierische Nebenerzeugnisse|Mineralstoffe|viandes et sous-produits animaux|"
    "carni e derivati|carne y subproductos animales|vlees en dierlijke bijproducten|"
    "mięso i produkty pochodzenia zwierzęcego|maso a výrobky živočišného původu|ground yellow corn|"
    "meat by-products|tocopherols|zinc sulfate|taurine|choline chloride|chicken by-product meal|"
    "dried beet pulp|potassium chloride|salmon oil|carrageenan|guar gum"
).split("|")

INGREDIENT_HEADINGS = (
    "Ingredients:|INGREDIENTS:|Zutaten:|ZUTATEN:|Ingrédients :|Ingredienti:|Ingredientes:|"
    "Składniki:|Ingrediënten:|Složení:|Zloženie:|Ingredienser:|Ainesosat:|Összetevők:|Ingrediente:|"
    "Sastojci:|Sestavine:|Sudedamosios dalys:|Sastāvdaļas:|Koostisosad:|Composition:|"
    "Zusammensetzung:|Composition :|Samenstelling:|Contains:|May contain traces of|"
    "Kann Spuren von|Peut contenir|Può contenere|Puede contener|Może zawierać"
).split("|")

SMALL_PRINT = (
    "Best before:|Mindestens haltbar bis:|A consommer de préférence avant le|Tel:|Tel.|www.|"
    "Made in|Produced by|Hergestellt für|Distribué par|CH-|DE-|D-|F-|I-|NET WT|Net weight|"
    "Füllmenge|Poids net|Peso neto|Peso netto|Masa netto|Nettovikt|LOT|L|EXP|EAN|Store below|"
    "Kühl und trocken lagern|Keep refrigerated at|Conserver à|Bei max.|Nach dem Öffnen innerhalb von|"
    "Use within|IT BIO|DE-ÖKO-001|FSC|UHT|Alc.|Vol.|Da consumarsi entro|Consumir antes de|"
    "Najlepiej spożyć przed:|Minimální trvanlivost do:|Bäst före|Parasta ennen|Manufactured by:|"
    "Calorie Content:|kcal/cup|kcal/can|Dist. by|Batch|Charge|Lot:"
).split("|")
