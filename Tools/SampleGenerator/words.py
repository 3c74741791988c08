"""What labels print, by language: names of nutrients, headings, and text that is no nutrient."""

# Names in the order in which EU 1169/2011 wants them; a leading space indents "of which" rows.
FOOD = {
    "en": dict(energy="Energy", fat="Fat", saturatedFat="  of which saturates",
               carbohydrates="Carbohydrate", sugars="  of which sugars", fiber="Fibre",
               protein="Protein", salt="Salt", heading="Nutrition information",
               typical="Typical values", per="per 100 {u}", portion="per serving ({n} {u})"),
    "de": dict(energy="Energie", fat="Fett", saturatedFat="  davon gesättigte Fettsäuren",
               carbohydrates="Kohlenhydrate", sugars="  davon Zucker", fiber="Ballaststoffe",
               protein="Eiweiß", salt="Salz", heading="Nährwertangaben",
               typical="Durchschnittliche Nährwerte", per="pro 100 {u}",
               portion="pro Portion ({n} {u})"),
    "fr": dict(energy="Énergie", fat="Matières grasses",
               saturatedFat="  dont acides gras saturés", carbohydrates="Glucides",
               sugars="  dont sucres", fiber="Fibres alimentaires", protein="Protéines",
               salt="Sel", heading="Déclaration nutritionnelle", typical="Valeurs moyennes",
               per="pour 100 {u}", portion="par portion ({n} {u})"),
    "it": dict(energy="Energia", fat="Grassi", saturatedFat="  di cui acidi grassi saturi",
               carbohydrates="Carboidrati", sugars="  di cui zuccheri", fiber="Fibre",
               protein="Proteine", salt="Sale", heading="Dichiarazione nutrizionale",
               typical="Valori medi", per="per 100 {u}", portion="per porzione ({n} {u})"),
    "es": dict(energy="Valor energético", fat="Grasas", saturatedFat="  de las cuales saturadas",
               carbohydrates="Hidratos de carbono", sugars="  de los cuales azúcares",
               fiber="Fibra alimentaria", protein="Proteínas", salt="Sal",
               heading="Información nutricional", typical="Valores medios",
               per="por 100 {u}", portion="por ración ({n} {u})"),
    "pt": dict(energy="Energia", fat="Lípidos", saturatedFat="  dos quais saturados",
               carbohydrates="Hidratos de carbono", sugars="  dos quais açúcares", fiber="Fibra",
               protein="Proteínas", salt="Sal", heading="Declaração nutricional",
               typical="Valores médios", per="por 100 {u}", portion="por porção ({n} {u})"),
    "nl": dict(energy="Energie", fat="Vetten", saturatedFat="  waarvan verzadigde vetzuren",
               carbohydrates="Koolhydraten", sugars="  waarvan suikers", fiber="Vezels",
               protein="Eiwitten", salt="Zout", heading="Voedingswaarde",
               typical="Gemiddelde waarden", per="per 100 {u}", portion="per portie ({n} {u})"),
    "bg": dict(energy="Енергийна стойност", fat="Мазнини",
               saturatedFat="  от които наситени мастни киселини", carbohydrates="Въглехидрати",
               sugars="  от които захари", fiber="Влакнини", protein="Белтъци", salt="Сол",
               heading="Хранителна информация", typical="Средни стойности", per="на 100 {u}",
               portion="на порция ({n} {u})"),
    "el": dict(energy="Ενέργεια", fat="Λιπαρά", saturatedFat="  εκ των οποίων κορεσμένα",
               carbohydrates="Υδατάνθρακες", sugars="  εκ των οποίων σάκχαρα",
               fiber="Εδώδιμες ίνες", protein="Πρωτεΐνες", salt="Αλάτι",
               heading="Διατροφική δήλωση", typical="Μέσες τιμές", per="ανά 100 {u}",
               portion="ανά μερίδα ({n} {u})"),
}

# Names that Reg. (EC) 767/2009 gives the analytical constituents, and the headings around them.
PET = {
    "en": dict(protein="crude protein", fat="crude oils and fats", fiber="crude fibre",
               ash="crude ash", moisture="moisture", heading="Analytical constituents",
               composition="Composition", additives="Nutritional additives per kg",
               taurine="taurine", feeding="Feeding guide: 1 can a day for a cat of 4 kg. Serve at "
               "room temperature. Fresh water should always be available.",
               keep="Best before: see base. Once opened, keep cool and use within 2 days."),
    "de": dict(protein="Rohprotein", fat="Rohfett", fiber="Rohfaser", ash="Rohasche",
               moisture="Feuchtigkeit", heading="Analytische Bestandteile",
               composition="Zusammensetzung", additives="Ernährungsphysiologische Zusatzstoffe je kg",
               taurine="Taurin", feeding="Fütterungsempfehlung: Eine Katze von 4 kg braucht etwa "
               "eine Dose am Tag. Zimmerwarm servieren. Immer frisches Wasser bereitstellen.",
               keep="Mindestens haltbar bis: siehe Boden. Nach dem Öffnen kühl lagern."),
    "fr": dict(protein="protéines brutes", fat="matières grasses brutes", fiber="cellulose brute",
               ash="cendres brutes", moisture="humidité", heading="Constituants analytiques",
               composition="Composition", additives="Additifs nutritionnels par kg",
               taurine="taurine", feeding="Mode d’emploi : une boîte par jour pour un chat de 4 kg. "
               "Servir à température ambiante. Laisser de l’eau fraîche à disposition.",
               keep="À consommer de préférence avant : voir au fond de la boîte."),
    "it": dict(protein="proteina grezza", fat="grassi grezzi", fiber="fibra grezza",
               ash="ceneri grezze", moisture="umidità", heading="Componenti analitici",
               composition="Composizione", additives="Additivi nutrizionali per kg",
               taurine="taurina", feeding="Istruzioni: una busta al giorno per un gatto di 4 kg. "
               "Servire a temperatura ambiente. Lasciare sempre acqua fresca.",
               keep="Da consumarsi preferibilmente entro: vedi sul retro."),
    "es": dict(protein="proteína bruta", fat="grasa bruta", fiber="fibra bruta",
               ash="ceniza bruta", moisture="humedad", heading="Componentes analíticos",
               composition="Composición", additives="Aditivos nutricionales por kg",
               taurine="taurina", feeding="Modo de empleo: una lata al día para un gato de 4 kg. "
               "Servir a temperatura ambiente. Agua fresca siempre disponible.",
               keep="Consumir preferentemente antes del: ver base."),
    "pt": dict(protein="proteína bruta", fat="matéria gorda bruta", fiber="fibra bruta",
               ash="cinza bruta", moisture="humidade", heading="Constituintes analíticos",
               composition="Composição", additives="Aditivos nutritivos por kg",
               taurine="taurina", feeding="Modo de emprego: uma lata por dia para um gato de 4 kg. "
               "Servir à temperatura ambiente. Água fresca sempre à disposição.",
               keep="Consumir de preferência antes de: ver fundo."),
    "nl": dict(protein="ruw eiwit", fat="ruw vet", fiber="ruwe celstof", ash="ruwe as",
               moisture="vocht", heading="Analytische bestanddelen", composition="Samenstelling",
               additives="Nutritionele toevoegingsmiddelen per kg", taurine="taurine",
               feeding="Voedingsadvies: een blik per dag voor een kat van 4 kg. Serveer op "
               "kamertemperatuur. Zorg altijd voor vers water.",
               keep="Ten minste houdbaar tot: zie bodem. Na opening koel bewaren."),
    "bg": dict(protein="суров протеин", fat="сурови мазнини", fiber="сурови влакнини",
               ash="сурова пепел", moisture="влага", heading="Аналитични съставки",
               composition="Състав", additives="Хранителни добавки на kg", taurine="таурин",
               feeding="Начин на хранене: една консерва на ден за котка от 4 kg. Поднасяйте при "
               "стайна температура. Осигурете прясна вода.",
               keep="Най-добър до: вижте дъното. След отваряне съхранявайте на хладно."),
}

# Compositions: first of a wet food, then of a dry one.
RECIPES = {
    "en": ("meat and animal derivatives (40 %, of which chicken 8 %), broth, minerals, sugars.",
           "dried poultry (28 %), rice, maize, animal fat, beet pulp, fish oil (0.5 %), minerals."),
    "de": ("Fleisch und tierische Nebenerzeugnisse (42 %, davon Ente 6 %), Brühe, Mineralstoffe.",
           "Geflügelmehl (30 %), Mais, Reis, Geflügelfett, Rübenschnitzel, Fischöl (0,5 %), Hefe."),
    "fr": ("viandes et sous-produits animaux (45 %, dont saumon 4 %), bouillon, minéraux.",
           "volaille déshydratée (27 %), riz, maïs, graisse animale, pulpe de betterave, levures."),
    "it": ("carni e derivati (46 %, di cui tonno 5 %), brodo, sostanze minerali, zuccheri.",
           "pollame disidratato (26 %), riso, mais, grassi animali, polpa di barbabietola."),
    "es": ("carnes y subproductos animales (41 %, de los cuales ternera 7 %), caldo, minerales.",
           "ave deshidratada (25 %), arroz, maíz, grasa animal, pulpa de remolacha, levadura."),
    "pt": ("carnes e subprodutos animais (44 %, dos quais peru 6 %), caldo, minerais, açúcares.",
           "aves desidratadas (24 %), arroz, milho, gordura animal, polpa de beterraba."),
    "nl": ("vlees en dierlijke bijproducten (43 %, waarvan kip 5 %), bouillon, mineralen.",
           "gedroogd gevogelte (29 %), maïs, rijst, dierlijk vet, bietenpulp, visolie (0,5 %)."),
    "bg": ("месо и животински продукти (42 %, от които пилешко 6 %), бульон, минерали, захари.",
           "сушено птиче месо (28 %), ориз, царевица, животинска мазнина, рибено масло (0,5 %)."),
}

# Ingredients of a food: first of a bakery product, then of a drink.
INGREDIENTS = {
    "en": ("*Ingredients:* oat flakes (52 %), sugar, rapeseed oil, *wheat* flour, honey (3 %), salt. "
           "May contain traces of *nuts*.", ""),
    "de": ("*Zutaten:* *Weizenmehl*, Zucker, Palmöl, *Haselnüsse* (11 %), *Magermilchpulver*, "
           "Backtriebmittel, Speisesalz. Kann Spuren von *Soja* enthalten.", ""),
    "fr": ("*Ingrédients :* farine de *blé* (48 %), sucre, *beurre* (18 %), *œufs*, sel.",
           "*Ingrédients :* eau, jus de pomme à base de concentré (30 %), sucre, acidifiant."),
    "it": ("*Ingredienti:* farina di *frumento*, zucchero, olio di girasole, *latte* in polvere, sale.",
           ""),
    "es": ("*Ingredientes:* harina de *trigo*, aceite de oliva (12 %), azúcar, *almendras*, sal.", ""),
    "pt": ("*Ingredientes:* farinha de *trigo*, açúcar, óleo de girassol, *leite* em pó, sal.", ""),
    "nl": ("*Ingrediënten:* *tarwebloem*, suiker, plantaardige olie, stroop (6 %), *ei*, zout.", ""),
    "bg": ("*Съставки:* *пшенично* брашно, захар, слънчогледово олио, *лешници* (9 %), мед, сол.", ""),
    "el": ("*Συστατικά:* αλεύρι *σίτου*, ζάχαρη, ελαιόλαδο (12 %), *αμύγδαλα*, μέλι, αλάτι.", ""),
}

# What the guarantees of a US pet food are about: name, and whether the figure is a least or a most.
GUARANTEES = {
    "protein": ("Crude Protein", "minimum"), "fat": ("Crude Fat", "minimum"),
    "fiber": ("Crude Fiber", "maximum"), "moisture": ("Moisture", "maximum"),
    "ash": ("Ash", "maximum"), "taurine": ("Taurine", "minimum"),
    "calcium": ("Calcium", "minimum"), "phosphorus": ("Phosphorus", "minimum"),
}
