import type { PageText } from './page-text.ts'

export const shop: readonly PageText[] = [
  {
    key: 'shop.homeopathy',
    title: { fr: 'Homéopathie', en: 'Homeopathy', de: 'Homöopathie', it: 'Omeopatia' },
    description: {
      fr: 'Commander des remèdes homéopathiques préparés à Genève : remèdes unitaires, complexes, trousses, produits OTC et de saison. Réservé aux professionnels.',
      en: 'Order homeopathic remedies prepared in Geneva: single remedies, complexes, kits, OTC and seasonal products. Reserved for registered professionals.',
      de: 'Homöopathische Mittel aus Genf bestellen: Einzelmittel, Komplexmittel, Taschenapotheken, OTC- und Saisonprodukte. Bestellung für Fachpersonen.',
      it: 'Rimedi omeopatici preparati a Ginevra: rimedi unitari, complessi, kit, prodotti OTC e stagionali. Vendita riservata ai professionisti.',
    },
    lead: {
      fr: 'Du remède unitaire à la trousse de voyage, tout est préparé dans notre laboratoire de Carouge.',
      en: 'From the single remedy to the travel kit, everything is prepared in our laboratory in Carouge.',
      de: 'Vom Einzelmittel bis zur Reiseapotheke entsteht alles in unserem Labor in Carouge.',
      it: 'Dal rimedio unitario alla farmacia da viaggio, tutto è preparato nel nostro laboratorio di Carouge.',
    },
    sections: [
      {
        heading: {
          fr: 'Par où commencer',
          en: 'Where to begin',
          de: 'So finden Sie sich zurecht',
          it: 'Da dove cominciare',
        },
        body: {
          fr: 'Vous savez ce qu’il vous faut ? Ouvrez les remèdes unitaires et tapez les premières lettres du nom. Les complexes réunissent plusieurs souches sous un numéro ; les trousses rassemblent un choix de tubes dans un étui ; les produits de saison changent au fil de l’année. Pour une formule qui n’appartient qu’à vous, composez votre mélange.',
          en: 'Know what you need? Open the single remedies and type the first letters of the name. Complexes bring several substances together under one number; kits hold a selection of tubes in a case; seasonal products follow the year. For a formula that is yours alone, create a custom mixture.',
          de: 'Sie wissen, was Sie brauchen? Öffnen Sie die Einzelmittel und geben Sie die ersten Buchstaben des Namens ein. Komplexmittel vereinen mehrere Mittel unter einer Nummer, Taschenapotheken eine Auswahl von Röhrchen in einem Etui, und die Saisonprodukte folgen dem Jahr. Für eine eigene Rezeptur stellen Sie Ihre Mischung zusammen.',
          it: 'Sa già che cosa Le serve? Apra i rimedi unitari e digiti le prime lettere del nome. I complessi riuniscono più rimedi sotto un numero; i kit raccolgono una scelta di tubetti in un astuccio; i prodotti stagionali seguono l’anno. Per una formula tutta Sua, componga una miscela.',
        },
      },
    ],
  },
  {
    key: 'shop.homeopathy.remedies',
    title: {
      fr: 'Remèdes unitaires',
      en: 'Single remedies',
      de: 'Einzelmittel',
      it: 'Rimedi unitari',
    },
    description: {
      fr: '1919 remèdes homéopathiques unitaires en DH, CH, K et LM : granules, globules, gouttes, crème, trituration et suppositoires, préparés à Genève.',
      en: '1,919 single homeopathic remedies in DH, CH, K and LM: granules, globules, drops, cream, trituration and suppositories, prepared in Geneva.',
      de: '1919 homöopathische Einzelmittel in DH, CH, K und LM: Granules, Globuli, Tropfen, Creme, Verreibung und Zäpfchen, hergestellt in Genf.',
      it: '1919 rimedi omeopatici unitari in DH, CH, K e LM: granuli, globuli, gocce, crema, triturazione e supposte, preparati a mano a Ginevra.',
    },
    lead: {
      fr: 'Choisissez le remède, l’échelle, la dilution, la forme et le format : votre choix se lit comme une étiquette.',
      en: 'Choose the remedy, the scale, the dilution, the form and the size: your choice reads like a label.',
      de: 'Wählen Sie Mittel, Potenzreihe, Potenz, Form und Grösse: Ihre Wahl liest sich wie eine Etikette.',
      it: 'Scelga il rimedio, la scala, la diluizione, la forma e il formato: la Sua scelta si legge come un’etichetta.',
    },
    sections: [
      {
        heading: {
          fr: 'Bon à savoir',
          en: 'Good to know',
          de: 'Gut zu wissen',
          it: 'Buono a sapersi',
        },
        body: {
          fr: 'Seules les échelles et les dilutions que nous préparons sont proposées ; elles diffèrent d’une souche à l’autre. Les gouttes nécessitent un véhicule et existent jusqu’à 30 CH. En K, vous trouvez granules et globules ; en LM, les gouttes également. Votre choix est conservé dans l’adresse de la page, que vous pouvez enregistrer ou transmettre.',
          en: 'Only the scales and dilutions that we actually prepare are offered; they differ from one remedy to the next. Drops need a vehicle and are available up to 30 CH. In K you will find granules and globules; in LM, drops as well. Your choice is kept in the page address: save it or share it.',
          de: 'Angeboten werden nur Potenzen, die wir tatsächlich herstellen; sie unterscheiden sich von Mittel zu Mittel. Tropfen werden mit einer Trägerflüssigkeit hergestellt; in CH gibt es sie nur bis 30 CH. In K gibt es Granules und Globuli, in LM auch Tropfen. Ihre Auswahl ist in der Seitenadresse (URL) gespeichert: Sie können sie aufbewahren oder weitergeben.',
          it: 'Proponiamo soltanto le scale e le diluizioni che prepariamo davvero; variano da un rimedio all’altro. Le gocce richiedono un veicolo e in CH si preparano solo fino a 30 CH. In K sono disponibili granuli e globuli; in LM anche le gocce. La Sua scelta è salvata nell’indirizzo della pagina: può conservarlo o trasmetterlo.',
        },
      },
    ],
  },
  {
    key: 'shop.homeopathy.complexes',
    title: { fr: 'Complexes', en: 'Complexes', de: 'Komplexmittel', it: 'Complessi' },
    description: {
      fr: '47 complexes homéopathiques numérotés du Laboratoire Trois-Sources, préparés à Genève, en granules, gouttes ou autres formes, avec leur composition complète.',
      en: '47 numbered homeopathic complexes from Laboratoire Trois-Sources, as granules, drops and other forms, each with its full composition. Geneva, Switzerland.',
      de: '47 nummerierte homöopathische Komplexmittel des Laboratoire Trois-Sources, als Granules, Tropfen und mehr, mit vollständiger Zusammensetzung.',
      it: '47 complessi omeopatici numerati del Laboratoire Trois-Sources di Ginevra, in granuli, gocce o altre forme, con la composizione completa.',
    },
    lead: {
      fr: 'Plusieurs souches, une formule, un numéro : nos complexes suivent des formules inchangées depuis des décennies.',
      en: 'Several substances, one formula, one number: our complexes follow formulas we have kept for decades.',
      de: 'Mehrere Mittel, eine Rezeptur, eine Nummer: Unsere Komplexmittel pflegen wir seit Jahrzehnten.',
      it: 'Più rimedi, una formula, un numero: i nostri complessi seguono formule che custodiamo da decenni.',
    },
    sections: [
      {
        heading: {
          fr: 'Lire un complexe',
          en: 'Reading a complex',
          de: 'So lesen Sie die Angaben zum Komplexmittel',
          it: 'Come leggere la scheda di un complesso',
        },
        body: {
          fr: 'Chaque complexe porte un numéro et le nom de sa souche principale. Sa page donne la forme, le format et la composition, substance par substance avec sa dilution. Le thème indique dans quel domaine la formule est traditionnellement employée ; il ne remplace ni la notice ni l’avis d’un professionnel.',
          en: 'Each complex bears a number and the name of its main substance. Its page gives the form, the size and the composition, substance by substance with its dilution. The topic names the field in which the formula is traditionally used; it replaces neither the package leaflet nor professional advice.',
          de: 'Jedes Komplexmittel trägt eine Nummer und den Namen seines Hauptbestandteils. Die Produktseite nennt Form, Grösse und Zusammensetzung, Substanz für Substanz mit ihrer Potenz. Das Thema nennt den Bereich, dem die Tradition die Rezeptur zuordnet; es ersetzt weder die Packungsbeilage noch den Rat einer Fachperson.',
          it: 'Ogni complesso porta un numero e il nome del suo componente principale. La pagina del prodotto indica la forma, il formato e la composizione, sostanza per sostanza con la diluizione. Il tema dice a quale ambito la tradizione associa la formula; non sostituisce né il foglietto illustrativo né il parere di un professionista della salute.',
        },
      },
    ],
  },
  {
    key: 'shop.homeopathy.seasonal',
    title: {
      fr: 'Produits de saison',
      en: 'Seasonal products',
      de: 'Saisonprodukte',
      it: 'Prodotti stagionali',
    },
    description: {
      fr: 'Douze coffrets homéopathiques de saison, du printemps à l’hiver, composés de remèdes unitaires en tubes et préparés au Laboratoire Trois-Sources à Genève.',
      en: 'Twelve seasonal homeopathic sets, from spring to winter, made up of single remedies in tubes and prepared at Laboratoire Trois-Sources in Geneva.',
      de: 'Zwölf homöopathische Sets im Lauf der Jahreszeiten, zusammengestellt aus Einzelmitteln im Röhrchen, hergestellt im Laboratoire Trois-Sources in Genf.',
      it: 'Dodici cofanetti omeopatici di stagione, dalla primavera all’inverno, composti da rimedi unitari in tubetto e preparati a Ginevra dal nostro laboratorio.',
    },
    lead: {
      fr: 'Douze coffrets qui suivent l’année, comme le jardin.',
      en: 'Twelve sets that follow the year, as the garden does.',
      de: 'Zwölf Sets, die dem Jahr folgen wie der Garten.',
      it: 'Dodici cofanetti che seguono l’anno, come il giardino.',
    },
    sections: [
      {
        heading: {
          fr: 'Au fil des mois',
          en: 'Month by month',
          de: 'Monat für Monat',
          it: 'Mese dopo mese',
        },
        body: {
          fr: 'Chaque coffret réunit des remèdes unitaires en tubes, choisis pour une période de l’année. Ceux du moment sont mis en avant ; les autres restent au catalogue et se commandent à l’avance, par exemple pour garnir vos rayons. La composition exacte figure sur la page de chaque coffret.',
          en: 'Each set brings together single remedies in tubes, chosen for one part of the year. Those in season come first; the others stay in the catalogue and can be ordered ahead, for instance to stock your shelves. The exact contents are listed on the page of each set.',
          de: 'Jedes Set vereint Einzelmittel im Röhrchen, ausgewählt für einen Abschnitt des Jahres. Was gerade Saison hat, steht zuoberst; die übrigen bleiben im Sortiment und lassen sich im Voraus bestellen, etwa um Ihr Regal rechtzeitig zu füllen. Den genauen Inhalt finden Sie auf der Seite jedes Sets.',
          it: 'Ogni cofanetto riunisce rimedi unitari in tubetto, scelti per un periodo dell’anno. Quelli del momento sono in primo piano; gli altri restano a catalogo e si possono ordinare in anticipo, per esempio per preparare gli scaffali. Il contenuto esatto figura sulla pagina di ciascun cofanetto.',
        },
      },
    ],
  },
  {
    key: 'shop.homeopathy.products',
    title: { fr: 'Trousses', en: 'Kits', de: 'Taschenapotheken', it: 'Kit' },
    description: {
      fr: 'Neuf trousses homéopathiques : famille, voyage, montagne, sport, tout-petits, animaux. Tubes de format courant, préparés à Genève et remplaçables à l’unité.',
      en: 'Nine homeopathic kits: family, travel, mountain, sports, children, animals. Full-size tubes, prepared in Geneva and individually replaceable.',
      de: 'Neun homöopathische Taschenapotheken im Etui: Familie, Reise, Berge, Sport, Kinder, Tiere. Volle Röhrchen aus Genf, einzeln nachbestellbar.',
      it: 'Nove kit omeopatici in astuccio: famiglia, viaggio, montagna, sport, bambini, animali. Tubetti pieni, preparati a Ginevra e sostituibili uno a uno.',
    },
    lead: {
      fr: 'Un choix de remèdes unitaires réuni dans un étui, avec une notice en quatre langues.',
      en: 'A selection of single remedies in one case, with a leaflet in four languages.',
      de: 'Eine Auswahl von Einzelmitteln in einem Etui, mit Packungsbeilage in vier Sprachen.',
      it: 'Una scelta di rimedi unitari in un astuccio, con foglietto illustrativo in quattro lingue.',
    },
    sections: [
      {
        heading: {
          fr: 'Dans l’étui',
          en: 'In the case',
          de: 'Im Etui',
          it: 'Nell’astuccio',
        },
        body: {
          fr: 'Les tubes sont rangés par ordre alphabétique et leur nom se lit sans les sortir. La page de chaque trousse indique le nombre de remèdes, leur dilution et les dimensions de l’étui. Un tube est vide ? Commandez-le à l’unité, parmi les remèdes unitaires.',
          en: 'The tubes are arranged alphabetically, and their names can be read without taking them out. The page of each kit gives the number of remedies, their dilution and the dimensions of the case. Tube empty? Order a replacement among the single remedies.',
          de: 'Die Röhrchen sind alphabetisch geordnet, und ihr Name ist lesbar, ohne dass Sie sie herausnehmen. Die Seite jeder Taschenapotheke nennt die Zahl der Mittel, ihre Potenz und die Abmessungen des Etuis. Ein Röhrchen ist leer? Sie bestellen es bei den Einzelmitteln nach.',
          it: 'I tubetti sono in ordine alfabetico e il nome si legge senza estrarli. La pagina di ogni kit indica il numero di rimedi, la loro diluizione e le dimensioni dell’astuccio. Un tubetto è vuoto? Lo riordini singolarmente, tra i rimedi unitari.',
        },
      },
    ],
  },
  {
    key: 'shop.gemmotherapy',
    title: { fr: 'Gemmothérapie', en: 'Gemmotherapy', de: 'Gemmotherapie', it: 'Gemmoterapia' },
    description: {
      fr: '66 macérats glycérinés de bourgeons, jeunes pousses et radicelles, en flacons de 30 à 250 ml, préparés à partir de plantes fraîches près de Genève.',
      en: '66 glycerine macerates of buds, young shoots and rootlets, in bottles of 30 to 250 ml, prepared from fresh plants at our laboratory near Geneva.',
      de: '66 Glycerinmazerate aus Knospen, jungen Trieben und Würzelchen, in Flaschen von 30 bis 250 ml, bei Genf aus frischen Pflanzen hergestellt.',
      it: '66 macerati glicerici di gemme, giovani getti e radichette, in flaconi da 30 a 250 ml, preparati con piante fresche vicino a Ginevra.',
    },
    lead: {
      fr: 'Soixante-six macérats de bourgeons frais, du cassis au figuier.',
      en: 'Sixty-six macerates of fresh buds, from blackcurrant to fig.',
      de: 'Sechsundsechzig Mazerate aus frischen Knospen, von der Schwarzen Johannisbeere bis zur Feige.',
      it: 'Sessantasei macerati di gemme fresche, dal ribes nero al fico.',
    },
    sections: [
      {
        heading: {
          fr: 'Choisir un macérat',
          en: 'Choosing a macerate',
          de: 'Ein Mazerat wählen',
          it: 'Scegliere un macerato',
        },
        body: {
          fr: 'Cherchez par nom latin ou par nom courant, ou affichez toute la liste. Choisissez ensuite le format : 30, 60, 125 ou 250 ml. Les bourgeons se cueillent quelques semaines par an ; lorsqu’une récolte a été maigre, un macérat peut manquer jusqu’au printemps suivant.',
          en: 'Search by Latin or common name, or show the whole list. Then choose the size: 30, 60, 125 or 250 ml. Buds are picked during a few weeks of the year; after a poor harvest, a macerate may be out of stock until the following spring.',
          de: 'Suchen Sie nach dem lateinischen oder dem geläufigen Namen, oder zeigen Sie die ganze Liste an. Danach wählen Sie die Grösse: 30, 60, 125 oder 250 ml. Knospen werden nur während weniger Wochen geerntet; nach einer mageren Ernte kann eine Charge bis zum nächsten Frühling fehlen.',
          it: 'Cerchi per nome latino o comune, oppure visualizzi l’intero elenco. Scelga poi il formato: 30, 60, 125 o 250 ml. Le gemme si raccolgono solo per poche settimane l’anno; dopo un raccolto magro, un lotto può mancare fino alla primavera successiva.',
        },
      },
    ],
  },
  {
    key: 'shop.phytotherapy',
    title: { fr: 'Phytothérapie', en: 'Phytotherapy', de: 'Phytotherapie', it: 'Fitoterapia' },
    description: {
      fr: '148 teintures de plantes en flacons de 30, 60, 125 et 250 ml, préparées au Laboratoire Trois-Sources à Genève et vendues aux professionnels.',
      en: '148 plant tinctures in bottles of 30, 60, 125 and 250 ml, prepared at Laboratoire Trois-Sources in Geneva and sold to registered professionals.',
      de: '148 Pflanzentinkturen in Flaschen von 30, 60, 125 und 250 ml, hergestellt im Laboratoire Trois-Sources in Genf, bestellbar für Fachpersonen.',
      it: '148 tinture di piante in flaconi da 30, 60, 125 e 250 ml, preparate al Laboratoire Trois-Sources di Ginevra e vendute ai professionisti.',
    },
    lead: {
      fr: 'Cent quarante-huit teintures, de l’achillée à la verveine, chacune avec la partie de plante employée.',
      en: 'One hundred and forty-eight tinctures, from yarrow to vervain, each naming the part of the plant used.',
      de: 'Hundertachtundvierzig Tinkturen, von der Schafgarbe bis zum Eisenkraut, jede mit dem verwendeten Pflanzenteil.',
      it: 'Centoquarantotto tinture, dall’achillea alla verbena, ciascuna con la parte di pianta impiegata.',
    },
    sections: [
      {
        heading: {
          fr: 'Seules ou en mélange',
          en: 'Alone or mixed',
          de: 'Einzeln oder gemischt',
          it: 'Da sole o in miscela',
        },
        body: {
          fr: 'Choisissez la plante, puis le format du flacon. La même plante peut figurer plusieurs fois au catalogue, selon que l’on emploie la feuille, la fleur ou la racine : fiez-vous au nom latin et à la partie indiquée. Toutes les teintures peuvent aussi entrer dans vos mélanges en gouttes.',
          en: 'Choose the plant, then the size of the bottle. One plant may appear several times in the catalogue, depending on whether leaf, flower or root is used: the Latin name and the part remove any doubt. All tinctures can also be used in your custom mixtures as drops.',
          de: 'Wählen Sie die Pflanze, dann die Grösse der Flasche. Dieselbe Pflanze kann mehrmals im Sortiment stehen, je nachdem ob Blatt, Blüte oder Wurzel verwendet wird: Der lateinische Name und der Pflanzenteil schaffen Klarheit. Alle Tinkturen lassen sich auch in Ihre Tropfenmischungen aufnehmen.',
          it: 'Scelga la pianta, poi il formato del flacone. La stessa pianta può comparire più volte a catalogo, a seconda che si usi la foglia, il fiore o la radice: il nome latino e la parte tolgono ogni dubbio. Tutte le tinture possono entrare anche nelle Sue miscele in gocce.',
        },
      },
    ],
  },
  {
    key: 'shop.oligotherapy',
    title: { fr: 'Oligothérapie', en: 'Oligotherapy', de: 'Oligotherapie', it: 'Oligoterapia' },
    description: {
      fr: '25 oligo-éléments et minéraux et 8 associations en solution buvable, teneur indiquée en mg/l, en flacons de 60, 150 et 250 ml, préparés à Genève.',
      en: '25 trace elements and minerals and 8 combinations as oral solutions, content stated in mg/l, in 60, 150 and 250 ml bottles, prepared in Geneva.',
      de: '25 Spurenelemente und Mineralstoffe, 8 Kombinationen: Trinklösungen, mit Gehalt in mg/l, in Flaschen von 60, 150 und 250 ml, hergestellt in Genf.',
      it: '25 oligoelementi e minerali, 8 associazioni: soluzioni orali, con il tenore in mg/l, in flaconi da 60, 150 e 250 ml, preparati a Ginevra.',
    },
    lead: {
      fr: 'Des oligo-éléments et des minéraux en solution, seuls ou associés, avec leur teneur clairement indiquée.',
      en: 'Trace elements and minerals in solution, alone or combined, with their content clearly stated.',
      de: 'Spurenelemente und Mineralstoffe in Lösung, einzeln oder kombiniert, mit klar angegebenem Gehalt.',
      it: 'Oligoelementi e minerali in soluzione, singoli o associati, con il tenore chiaramente indicato.',
    },
    sections: [
      {
        heading: {
          fr: 'La teneur d’abord',
          en: 'The content first',
          de: 'Zuerst der Gehalt',
          it: 'Il tenore prima di tutto',
        },
        body: {
          fr: 'À côté de chaque nom figurent le symbole chimique et la teneur en milligrammes par litre. Pour une association, comme cuivre-or-argent, la valeur indiquée est celle du mélange. Choisissez l’élément, puis un flacon de 60, 150 ou 250 ml. Chaque solution est contrôlée avant la mise en flacon.',
          en: 'Each name is followed by the chemical symbol and the content in milligrams per litre. For a combination, such as copper-gold-silver, the value given is that of the blend. Choose the element, then a bottle of 60, 150 or 250 ml. Each solution is checked before bottling.',
          de: 'Neben jedem Namen stehen das chemische Symbol und der Gehalt in Milligramm pro Liter. Bei einer Kombination wie Kupfer, Gold und Silber gilt der Wert für die Mischung. Wählen Sie das Element und dann eine Flasche von 60, 150 oder 250 ml. Jede Lösung wird vor dem Abfüllen geprüft.',
          it: 'Accanto a ogni nome figurano il simbolo chimico e il tenore in milligrammi per litro. Per un’associazione, come rame, oro e argento, il valore indicato è quello della miscela. Scelga l’elemento, poi un flacone da 60, 150 o 250 ml. Ogni soluzione è controllata prima dell’imbottigliamento.',
        },
      },
    ],
  },
  {
    key: 'shop.schussler_salts',
    title: {
      fr: 'Sels de Schüssler',
      en: 'Schüssler salts',
      de: 'Schüssler-Salze',
      it: 'Sali di Schüssler',
    },
    description: {
      fr: 'Les 12 sels de Schüssler et les 15 sels complémentaires, en comprimés ou en poudre, en 6 DH et 12 DH, préparés au Laboratoire Trois-Sources à Genève.',
      en: 'The 12 Schüssler salts and the 15 supplementary salts, as tablets or powder, in 6 DH and 12 DH, prepared at Laboratoire Trois-Sources in Geneva.',
      de: 'Die 12 Schüssler-Salze und die 15 Ergänzungssalze, als Tabletten oder Pulver, in D6 und D12, hergestellt im Laboratoire Trois-Sources in Genf.',
      it: 'I 12 sali di Schüssler e i 15 sali complementari, in compresse o in polvere, in 6 DH e 12 DH, preparati al Laboratoire Trois-Sources di Ginevra.',
    },
    lead: {
      fr: 'Vingt-sept sels minéraux, du n° 1 Calcium fluoratum au n° 27 Kalium bichromicum.',
      en: 'Twenty-seven mineral salts, from no. 1 Calcium fluoratum to no. 27 Kalium bichromicum.',
      de: 'Siebenundzwanzig Mineralsalze, von Nr. 1 Calcium fluoratum bis Nr. 27 Kalium bichromicum.',
      it: 'Ventisette sali minerali, dal n. 1 Calcium fluoratum al n. 27 Kalium bichromicum.',
    },
    sections: [
      {
        heading: {
          fr: 'Comprimés ou poudre',
          en: 'Tablets or powder',
          de: 'Tabletten oder Pulver',
          it: 'Compresse o polvere',
        },
        body: {
          fr: 'Les sels sont triturés avec du lactose, puis comprimés ou laissés en poudre. Les douze sels de base existent en 6 DH et en 12 DH ; pour les sels complémentaires, les formes disponibles varient et figurent sur leur page. En cas d’intolérance au lactose, parlez-en à votre pharmacie ou à votre thérapeute.',
          en: 'The salts are triturated with lactose, then compressed into tablets or left as powder. The twelve basic salts come in 6 DH and 12 DH; for the supplementary salts, the forms vary and are given on their pages. If you are lactose intolerant, ask your pharmacy or therapist.',
          de: 'Die Salze werden mit Laktose verrieben und dann zu Tabletten gepresst oder als Pulver belassen. Die zwölf Basissalze gibt es in D6 und D12; bei den Ergänzungssalzen sind die Formen verschieden und auf der jeweiligen Seite angegeben. Bei Laktoseintoleranz fragen Sie Ihre Apotheke oder Ihre Fachperson.',
          it: 'I sali sono triturati con lattosio, poi compressi o lasciati in polvere. I dodici sali di base esistono in 6 DH e in 12 DH; per i sali complementari le forme variano e sono indicate sulla relativa pagina. In caso di intolleranza al lattosio, chieda consiglio alla Sua farmacia o al Suo terapista.',
        },
      },
    ],
  },
  {
    key: 'shop.food_supplements',
    title: {
      fr: 'Compléments alimentaires',
      en: 'Food supplements',
      de: 'Nahrungs\u00adergänzungsmittel',
      it: 'Integratori alimentari',
    },
    description: {
      fr: '27 compléments alimentaires du Laboratoire Trois-Sources à Genève : vitamines, minéraux, algues et plantes, composition et format clairement indiqués.',
      en: '27 food supplements from Laboratoire Trois-Sources: vitamins, minerals, algae and plants, with composition and size clearly stated. Geneva.',
      de: '27 Nahrungsergänzungsmittel des Laboratoire Trois-Sources: Vitamine, Mineralstoffe, Algen und Pflanzen, mit klarer Angabe von Zusammensetzung und Grösse.',
      it: '27 integratori alimentari del Laboratoire Trois-Sources: vitamine, minerali, alghe e piante, con ingredienti e formato chiaramente indicati.',
    },
    lead: {
      fr: 'Une petite gamme, choisie avec soin : vitamines, minéraux, algues et plantes.',
      en: 'A small range, carefully chosen: vitamins, minerals, algae and plants.',
      de: 'Ein kleines, sorgfältig gewähltes Sortiment: Vitamine, Mineralstoffe, Algen und Pflanzen.',
      it: 'Una piccola gamma, scelta con attenzione: vitamine, minerali, alghe e piante.',
    },
    sections: [
      {
        heading: {
          fr: 'En complément',
          en: 'A supplement, not a substitute',
          de: 'Als Ergänzung',
          it: 'Completare, non sostituire',
        },
        body: {
          fr: 'Les compléments alimentaires s’ajoutent à une alimentation variée et équilibrée et à un mode de vie sain ; ils ne les remplacent pas. Respectez la portion journalière indiquée et tenez les produits hors de portée des jeunes enfants. En cas de grossesse, d’allaitement ou de prise de médicaments, demandez conseil à un professionnel.',
          en: 'Food supplements complement a varied, balanced diet and a healthy lifestyle; they do not replace them. Keep to the daily portion stated and store them out of reach of young children. If you are pregnant, breastfeeding or taking medicines, ask a professional for advice.',
          de: 'Nahrungsergänzungsmittel ergänzen eine abwechslungsreiche, ausgewogene Ernährung und eine gesunde Lebensweise; sie ersetzen sie nicht. Halten Sie sich an die angegebene Tagesportion und bewahren Sie die Produkte ausser Reichweite kleiner Kinder auf. In Schwangerschaft und Stillzeit oder bei Einnahme von Medikamenten fragen Sie Ihre Apotheke oder Ihre Ärztin.',
          it: 'Gli integratori completano un’alimentazione varia ed equilibrata e uno stile di vita sano; non li sostituiscono. Rispetti la porzione giornaliera indicata e li conservi fuori dalla portata dei bambini piccoli. In gravidanza, durante l’allattamento o se assume medicamenti, chieda consiglio a un professionista della salute.',
        },
      },
    ],
  },
  {
    key: 'shop.make_your_own',
    title: {
      fr: 'Composez votre mélange',
      en: 'Make your own',
      de: 'Eigene Mischung',
      it: 'La Sua miscela',
    },
    description: {
      fr: 'Composez votre mélange : souches homéopathiques, plantes et bourgeons, en gouttes, granules, globules ou crème. Le prix s’affiche aussitôt.',
      en: 'Create a custom mixture of homeopathic substances, plants and buds, as drops, granules, globules or cream. The price is shown as you go along.',
      de: 'Stellen Sie Ihre eigene Mischung zusammen: homöopathische Mittel, Pflanzen und Knospen, als Tropfen, Granules, Globuli oder Creme. Preis sofort sichtbar.',
      it: 'Componga la Sua miscela: rimedi omeopatici, piante e gemme, in gocce, granuli, globuli o crema. Il prezzo appare mentre compone.',
    },
    lead: {
      fr: 'Votre formule, préparée comme les nôtres : ajoutez les substances une à une, puis choisissez la forme.',
      en: 'Your formula, prepared as we prepare ours: add the substances one by one, then choose the form.',
      de: 'Ihre Rezeptur, hergestellt wie unsere eigenen: Fügen Sie die Substanzen einzeln hinzu und wählen Sie dann die Form.',
      it: 'La Sua formula, preparata come le nostre: aggiunga le sostanze una a una, poi scelga la forma.',
    },
    sections: [
      {
        heading: {
          fr: 'Comment procéder',
          en: 'How it works',
          de: 'So gehen Sie vor',
          it: 'Come procedere',
        },
        body: {
          fr: 'Pour chaque substance, indiquez le type, le nom et, en homéopathie, l’échelle et la dilution. Un mélange qui contient une plante ou un bourgeon se prépare uniquement en gouttes ; au-delà de 30 CH, les gouttes ne sont plus possibles. Une forme indisponible reste visible, avec le motif. Donnez un nom à votre mélange : il figurera sur l’étiquette.',
          en: 'For each substance, give the type, the name and, for homeopathy, the scale and dilution. A mixture containing a plant or a bud is prepared as drops only; above 30 CH, drops are not possible. A form that is not available remains visible, with the reason. Give your mixture a name: it will be printed on the label.',
          de: 'Geben Sie für jede Substanz die Art, den Namen und bei der Homöopathie Potenzreihe und Potenz an. Eine Mischung mit einer Pflanze oder Knospe gibt es nur als Tropfen; Tropfen gibt es nur bis 30 CH. Eine Form, die nicht erhältlich ist, bleibt sichtbar; der Grund steht dabei. Geben Sie Ihrer Mischung einen Namen: Er steht auf der Etikette.',
          it: 'Per ogni sostanza indichi il tipo, il nome e, in omeopatia, la scala e la diluizione. Una miscela che contiene una pianta o una gemma si prepara soltanto in gocce; le gocce si preparano solo fino a 30 CH. Una forma non disponibile resta visibile, con il motivo. Dia un nome alla Sua miscela: figurerà sull’etichetta.',
        },
      },
    ],
  },
  {
    key: 'otcs',
    title: { fr: 'Produits OTC', en: 'OTC products', de: 'OTC-Produkte', it: 'Prodotti OTC' },
    description: {
      fr: 'Les produits OTC du Laboratoire Trois-Sources : homéopathie, sprays aux bourgeons et produits pour animaux, prêts à l’emploi, pour pharmacies et drogueries.',
      en: 'The OTC products of Laboratoire Trois-Sources: homeopathy, bud sprays and products for animals, ready to use, for pharmacies and drugstores.',
      de: 'Die OTC-Produkte des Laboratoire Trois-Sources: Homöopathie, Knospensprays und Produkte für Tiere, gebrauchsfertig, für Apotheken und Drogerien.',
      it: 'I prodotti OTC del Laboratoire Trois-Sources: omeopatia, spray di gemme e prodotti per animali, pronti all’uso, per farmacie e drogherie.',
    },
    lead: {
      fr: 'Prêts à l’emploi, sans ordonnance : granules, gouttes, gels, crèmes et sprays pour le rayon de votre officine.',
      en: 'Ready to use, without a prescription: granules, drops, gels, creams and sprays for the shelves of your pharmacy.',
      de: 'Gebrauchsfertig und rezeptfrei: Granules, Tropfen, Gele, Cremen und Sprays für das Regal Ihrer Apotheke oder Drogerie.',
      it: 'Pronti all’uso, senza ricetta: granuli, gocce, gel, creme e spray per lo scaffale della Sua farmacia o drogheria.',
    },
    sections: [
      {
        heading: {
          fr: 'Trois familles',
          en: 'Three families',
          de: 'Drei Produktgruppen',
          it: 'Tre gruppi di prodotti',
        },
        body: {
          fr: 'L’homéopathie réunit douze produits, des granules pour le voyage au gel aux fleurs d’arnica. La gemmothérapie propose six sprays aux bourgeons, en format de poche. Une troisième famille est destinée aux animaux. Chaque emballage porte sa composition complète et une notice en quatre langues.',
          en: 'Homeopathy brings together twelve products, from travel granules to arnica flower gel. Gemmotherapy offers six pocket-size bud sprays. A third family is meant for animals. Every pack bears its full composition and holds a leaflet in four languages.',
          de: 'Die Homöopathie umfasst zwölf Produkte, von den Reise-Granules bis zum Gel mit Arnikablüten. Die Gemmotherapie bietet sechs Knospensprays für unterwegs. Die dritte Gruppe ist für Tiere bestimmt. Auf jeder Packung steht die vollständige Zusammensetzung; die Packungsbeilage ist viersprachig.',
          it: 'L’omeopatia riunisce dodici prodotti, dai granuli da viaggio al gel ai fiori di arnica. La gemmoterapia propone sei spray di gemme da portare ovunque. Il terzo gruppo è destinato agli animali. Ogni confezione riporta la composizione completa e contiene un foglietto illustrativo in quattro lingue.',
        },
      },
    ],
  },
  {
    key: 'otcs.otchomeo',
    title: {
      fr: 'Produits OTC d’homéopathie',
      en: 'Homeopathic OTC products',
      de: 'Homöopathie (OTC)',
      it: 'Omeopatia OTC',
    },
    description: {
      fr: 'Douze produits homéopathiques prêts à l’emploi : granules, globules, gouttes, comprimés, gels, crème, sirop et spray du Laboratoire Trois-Sources.',
      en: 'Twelve ready-to-use homeopathic products: granules, globules, drops, tablets, gels, cream, syrup and spray from Laboratoire Trois-Sources.',
      de: 'Zwölf gebrauchsfertige homöopathische Produkte: Granules, Tropfen, Globuli, Gele, Creme, Sirup und Spray vom Laboratoire Trois-Sources in Genf.',
      it: 'Dodici prodotti omeopatici pronti all’uso: granuli, gocce, globuli, gel, crema, sciroppo e spray del Laboratoire Trois-Sources di Ginevra.',
    },
    lead: {
      fr: 'Douze produits homéopathiques prêts à l’emploi.',
      en: 'Twelve ready-to-use homeopathic products.',
      de: 'Zwölf homöopathische Fertigprodukte.',
      it: 'Dodici prodotti omeopatici pronti all’uso.',
    },
    sections: [
      {
        heading: {
          fr: 'Simples et complets',
          en: 'Simple and complete',
          de: 'Einfach und vollständig',
          it: 'Semplici e completi',
        },
        body: {
          fr: 'Chaque produit est une formule fixe, dans une forme pratique : granules, globules, comprimés, gouttes, sirop, spray, crème ou gel. Sa page donne la composition et le thème auquel l’usage traditionnel le rattache. Lisez la notice d’emballage avant l’emploi et, si les troubles persistent, adressez-vous à un professionnel de santé.',
          en: 'Each product is a fixed formula in a handy form: granules, globules, tablets, drops, syrup, spray, cream or gel. Its page gives the composition and the topic that tradition links it with. Read the package leaflet before use and, if complaints persist, see a health professional.',
          de: 'Jedes Produkt hat eine feste Rezeptur und eine praktische Form: Granules, Tabletten, Tropfen, Sirup, Spray, Creme oder Gel. Die Produktseite nennt die Zusammensetzung und das Thema, dem es die Tradition zuordnet. Lesen Sie vor der Anwendung die Packungsbeilage und wenden Sie sich bei anhaltenden Beschwerden an eine Fachperson.',
          it: 'Ogni prodotto ha una formula fissa e una forma pratica: granuli, compresse, gocce, sciroppo, spray, crema o gel. La pagina del prodotto riporta la composizione e il tema a cui la tradizione lo lega. Legga il foglietto illustrativo prima dell’uso e, se i disturbi persistono, si rivolga a un professionista della salute.',
        },
      },
    ],
  },
  {
    key: 'otcs.gemmotherapy',
    title: {
      fr: 'Produits OTC de gemmothérapie',
      en: 'Gemmotherapy OTC products',
      de: 'Gemmotherapie (OTC)',
      it: 'Gemmoterapia OTC',
    },
    description: {
      fr: 'Six sprays aux bourgeons prêts à l’emploi, composés de macérats glycérinés de plantes fraîches, du Laboratoire Trois-Sources à Genève.',
      en: 'Six ready-to-use bud sprays, blended from glycerine macerates of fresh plants at Laboratoire Trois-Sources in Geneva, Switzerland.',
      de: 'Sechs gebrauchsfertige Knospensprays, gemischt aus Glycerinmazeraten frischer Pflanzen, hergestellt im Laboratoire Trois-Sources in Genf.',
      it: 'Sei spray di gemme pronti all’uso, composti da macerati glicerici di piante fresche, preparati al Laboratoire Trois-Sources di Ginevra.',
    },
    lead: {
      fr: 'Six associations de bourgeons, en spray de poche.',
      en: 'Six bud combinations in a pocket spray.',
      de: 'Sechs Knospenmischungen im Taschenspray.',
      it: 'Sei associazioni di gemme in spray tascabile.',
    },
    sections: [
      {
        heading: {
          fr: 'Le bourgeon à portée de main',
          en: 'Buds at hand',
          de: 'Knospen griffbereit',
          it: 'Le gemme a portata di mano',
        },
        body: {
          fr: 'Les sprays associent deux ou trois macérats à la première décimale (1 DH). Le flacon de verre protège de la lumière et se glisse dans une poche. Comme les macérats, les sprays contiennent de l’alcool et de la glycérine ; la teneur est indiquée sur l’emballage. La composition de chaque spray figure sur sa page.',
          en: 'The sprays bring together two or three macerates in the first decimal dilution (1 DH). The glass bottle protects from light and fits into a pocket. Like the macerates, the sprays contain alcohol and glycerine; the content is given on the pack. The composition of each spray is listed on its page.',
          de: 'Die Sprays vereinen zwei oder drei Mazerate in der Potenz D1. Die Glasflasche schützt vor Licht und passt in jede Tasche. Wie die Mazerate enthalten die Sprays Alkohol und Glycerin; der Gehalt steht auf der Packung. Die Zusammensetzung finden Sie auf der Seite jedes Sprays.',
          it: 'Gli spray associano due o tre macerati in prima diluizione decimale (1 DH). Il flacone di vetro protegge dalla luce e sta in tasca. Come i macerati, gli spray contengono alcol e glicerina; il tenore è indicato sulla confezione. La composizione di ogni spray figura sulla sua pagina.',
        },
      },
    ],
  },
  {
    key: 'otcs.animals',
    title: {
      fr: 'Pour les animaux',
      en: 'For animals',
      de: 'Für Tiere',
      it: 'Per gli animali',
    },
    description: {
      fr: 'Six produits homéopathiques pour chiens, chats et chevaux : granules, gouttes et gel du Laboratoire Trois-Sources, pour cabinets et pharmacies.',
      en: 'Six homeopathic products for dogs, cats and horses: granules, drops and gel from Laboratoire Trois-Sources, for practices and pharmacies.',
      de: 'Sechs homöopathische Produkte für Hunde, Katzen und Pferde: Granules, Tropfen und Gel vom Laboratoire Trois-Sources, für Tierarztpraxen und Apotheken.',
      it: 'Sei prodotti omeopatici per cani, gatti e cavalli: granuli, gocce e gel del Laboratoire Trois-Sources, per ambulatori veterinari e farmacie.',
    },
    lead: {
      fr: 'Chiens, chats, chevaux : six produits préparés avec le même soin que les autres.',
      en: 'Dogs, cats, horses: six products prepared with the same care as all the others.',
      de: 'Hunde, Katzen, Pferde: sechs Produkte, mit derselben Sorgfalt hergestellt wie alle anderen.',
      it: 'Cani, gatti, cavalli: sei prodotti preparati con la stessa attenzione degli altri.',
    },
    sections: [
      {
        heading: {
          fr: 'Avec votre vétérinaire',
          en: 'Together with your vet',
          de: 'Zusammen mit der Tierarztpraxis',
          it: 'Insieme al veterinario',
        },
        body: {
          fr: 'Les granules et les gouttes se donnent tels quels, dans l’eau de boisson ou sur une friandise. Le gel s’applique sur une peau intacte. Ces produits ne dispensent pas d’une consultation : un animal qui ne mange plus, boite ou se cache doit être vu par un vétérinaire. Pour les animaux de rente, renseignez-vous au préalable sur les règles en vigueur.',
          en: 'Granules and drops are given as they are, in drinking water or with a snack. The gel is applied to unbroken skin. These products are no substitute for a consultation: an animal that stops eating, limps or hides should be seen by a vet. For farm animals, please check the rules in force beforehand.',
          de: 'Granules und Tropfen werden pur, im Trinkwasser oder auf einem Leckerbissen gegeben. Das Gel wird auf gesunde Haut aufgetragen. Diese Produkte ersetzen keine Untersuchung: Ein Tier, das nicht mehr frisst, hinkt oder sich versteckt, gehört in die Tierarztpraxis. Erkundigen Sie sich bei Nutztieren vorab nach den geltenden Vorschriften.',
          it: 'Granuli e gocce si somministrano puri, nell’acqua da bere o su un bocconcino. Il gel si applica su pelle sana. Questi prodotti non sostituiscono una visita: un animale che non mangia più, zoppica o si nasconde va portato dal veterinario. Per gli animali da reddito, si informi prima sulle norme in vigore.',
        },
      },
    ],
  },
]
